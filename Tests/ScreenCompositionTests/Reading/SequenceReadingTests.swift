import ScreenComposition
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

/// Steps and lists are recognised by how a sentence goes on, whatever it is about.
struct SequenceReadingTests {
  private func steps(_ intent: String) throws -> [String]? {
    let brief = try IntentReader().read(SourceText(name: "<intent>", intent))
    return brief.requirements.first {
      $0.subject == .need(.sequence) || $0.subject == .component(.steps)
    }?.details.items.map(\.label.text)
  }

  private func list(_ intent: String) throws -> Requirement? {
    try IntentReader().read(SourceText(name: "<intent>", intent)).requirements.first {
      $0.subject == .component(.list) || $0.subject == .component(.checklist)
    }
  }

  @Test(arguments: [
    "first sand the shelf, then paint it and finally hang it up",
    "First you sand the shelf, after that you paint it, finally you hang it up",
    "To mend a shelf you first sand the shelf, then paint it and finally hang it up; show that as steps",
  ])
  func `words that count make steps of what each part says is done`(_ intent: String) throws {
    let steps = try #require(try steps(intent))
    #expect(steps.map { $0.lowercased() } == ["sand the shelf", "paint it", "hang it up"])
  }

  @Test func `a part without a mark of its own is a step where it says what is done`() throws {
    #expect(
      try steps("first open the valve, wait for water, then close the valve")
        == ["Open the valve", "Wait for water", "Close the valve"])
  }

  @Test func `things listed within a step stay in it`() throws {
    #expect(
      try steps("first add salt, pepper and cumin, then stir the pan, finally serve the soup")
        == ["Add salt, pepper and cumin", "Stir the pan", "Serve the soup"])
  }

  @Test(arguments: ["first the photo, then its title, then a caption", "first and last name"])
  func `what is only put in order is no step`(_ intent: String) throws {
    #expect(try steps(intent) == nil)
  }

  @Test(arguments: [" > ", " → "])
  func `arrows lead from each name to the next`(_ arrow: String) throws {
    for subject in ["cake order", "bike repair", "visa"] {
      let names = ["Received", "Checked", "Ready"]
      let intent = subject + ": " + names.joined(separator: arrow)
      #expect(try steps(intent) == names, "\(intent)")
    }
  }

  @Test func `what something goes through are its steps`() throws {
    #expect(
      try steps("the order passes through cutting, sewing and pressing")
        == ["Cutting", "Sewing", "Pressing"])
  }

  @Test(arguments: ["bulleted", "numbered"])
  func `how a list is marked may precede its items`(_ style: String) throws {
    let list = try #require(try list("night dive, \(style): torch, rope, knife"))
    #expect(list.details.variant == style)
    #expect(list.details.items.map(\.label.text) == ["Torch", "Rope", "Knife"])
  }

  @Test func `the form of a list may follow its items`() throws {
    let list = try #require(try list("oil / water / tyres, as a checklist"))
    #expect(list.subject == .component(.checklist))
    #expect(list.details.items.map(\.label.text) == ["Oil", "Water", "Tyres"])
  }

  @Test func `lines may be counted by letters`() throws {
    let brief = try IntentReader().read(
      SourceText(name: "<intent>", "On one screen: a) a search field b) a map c) a Save button"))
    #expect(
      brief.requirements.map(\.subject)
        == [.component(.field), .component(.map), .component(.button)])
  }

  @Test func `the option chosen at first may follow the others`() throws {
    let brief = try IntentReader().read(
      SourceText(name: "<intent>", "a dropdown Flag (Green, Yellow, Red, with Yellow chosen)"))
    let items = try #require(brief.requirements.first).details.items
    #expect(items.map(\.label.text) == ["Green", "Yellow", "Red"])
    #expect(items.map(\.isSelected) == [false, true, false])
  }

  @Test func `a small word before a colon belongs to the name`() throws {
    let brief = try IntentReader().read(
      SourceText(name: "<intent>", "A page for a drill. Borrowed by: Mira Holt"))
    let fact = try #require(brief.requirements.last)
    #expect(fact.details.label?.text == "Borrowed by")
    #expect(fact.details.value?.text == "Mira Holt")
  }
}
