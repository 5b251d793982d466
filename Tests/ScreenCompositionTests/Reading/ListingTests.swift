import ScreenComposition
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

/// What is below a head is taken whole, whatever its words would mean by themselves.
struct ListingTests {
  /// Words that say much else in a sentence: verbs, names of components, figures, states.
  static let members = [
    ["Ring the bell", "Print labels", "Check the seal"],
    ["Sand the frame", "Trim the edge", "Pour slowly", "Switch it on"],
    ["Open the gate", "Flush the line", "Report a fault"],
    ["Received", "Weighed", "On hold", "Done"],
  ]

  /// Every way to set members below or after a head.
  static func settings(of head: String, _ members: [String]) -> [String] {
    let numbered = members.enumerated().map { "\($0.offset + 1). \($0.element)" }
    return [
      "\(head):\n" + members.map { "- \($0)" }.joined(separator: "\n"),
      "\(head)\n" + members.map { "* \($0)" }.joined(separator: "\n"),
      "\(head):\n" + numbered.joined(separator: "\n"),
      "\(head)\n" + members.joined(separator: "\n"),
      "\(head): " + members.joined(separator: " / "),
      "\(head): " + members.joined(separator: "; "),
      "\(head): " + members.joined(separator: " | "),
    ]
  }

  private func brief(_ intent: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", intent))
  }

  @Test(arguments: members)
  func `below buttons each member is one, however they are set`(_ members: [String]) throws {
    for intent in Self.settings(of: "Buttons", members) {
      let brief = try brief(intent)
      #expect(brief.requirements.map { $0.details.label?.text } == members, "\(intent)")
      #expect(
        brief.requirements.allSatisfy { $0.subject == .component(.button) }, "\(intent)")
    }
  }

  @Test(arguments: members, ["Steps", "How to dip a candle", "Instructions for the kiln"])
  func `below steps each member is one, however they are set`(
    _ members: [String], _ head: String
  ) throws {
    for intent in Self.settings(of: head, members) {
      let brief = try brief(intent)
      try #require(brief.requirements.count == 1, "\(intent)")
      #expect(brief.requirements[0].details.items.map(\.label.text) == members, "\(intent)")
    }
  }

  @Test(arguments: members)
  func `a sentence for each step after a colon is a step`(_ members: [String]) throws {
    guard members.allSatisfy({ $0.contains(" ") }) else { return }
    let brief = try brief("Instructions: " + members.joined(separator: ". ") + ".")
    try #require(brief.requirements.count == 1)
    #expect(brief.requirements[0].details.items.map(\.label.text) == members)
  }

  @Test(arguments: [" > ", " -> ", " => ", " → "])
  func `arrows lead from one step to the next under any head`(_ arrow: String) throws {
    for head in ["Cake order", "Visa status", "Course of a crate"] {
      let brief = try brief("\(head): received\(arrow)packed\(arrow)sent")
      try #require(brief.requirements.count == 1, "\(head)")
      #expect(brief.requirements[0].subject == .need(.sequence))
      #expect(
        brief.requirements[0].details.items.map(\.label.text) == ["Received", "Packed", "Sent"])
    }
  }

  @Test func `boxes before lines make what is above them a list to tick`() throws {
    let brief = try brief("Deploy runbook\n[x] freeze main\n[ ] run migrations")
    try #require(brief.requirements.count == 1)
    #expect(brief.requirements[0].subject == .component(.checklist))
    #expect(brief.requirements[0].details.items.map(\.isSelected) == [true, false])
  }

  @Test(arguments: ["List of guests", "Table of guests"])
  func `members that name what is said of each are columns`(_ head: String) throws {
    for intent in Self.settings(of: head, ["Name", "Email", "Phone number"]) {
      let brief = try brief(intent)
      try #require(brief.requirements.count == 1, "\(intent)")
      let details = brief.requirements[0].details
      #expect(details.items.isEmpty, "\(intent)")
      #expect(
        ([details.nameColumn].compactMap(\.self) + details.columns).map(\.text)
          == ["Name", "Email", "Phone number"], "\(intent)")
    }
  }

  /// What a list must not swallow.
  @Test(
    arguments: [
      "List of hotels:\n- a photo\n- a button to book",
      "Buttons:\n- a chart of sales\n- a table of orders",
      "Steps:\n- a form with name and email\n- a button Send",
      "A page with buttons: 3 fields, a map",
      "Buttons: one for yes, a red 'Delete'",
    ] as [TextCase])
  func `members that ask for elements of their own are read as such`(_ intent: TextCase) throws {
    let brief = try brief(intent.text)
    let swallowed = brief.requirements.contains { requirement in
      let texts =
        requirement.details.items.map(\.label.text) + [requirement.details.label?.text ?? ""]
      return texts.contains { $0.hasPrefix("A ") || $0.hasPrefix("One ") || $0 == "Email" }
        && !requirement.isForEntry
    }
    #expect(!swallowed, "\(brief.requirements.map(\.details))")
  }
}

extension Requirement {
  /// Whether something is filled in, so that its name may well be "Email".
  fileprivate var isForEntry: Bool {
    subject == .need(.input) || subject == .component(.field)
  }
}
