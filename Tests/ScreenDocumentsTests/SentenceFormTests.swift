import ScreenBrief
import ScreenModel
import ScreenOutline
import ScreenReading
import Testbed
import Testing

@testable import ScreenDocuments

/// Sentences of requirements, criteria and stories whose form says what they ask for.
@Suite struct SentenceFormTests {
  private func brief(_ text: String) throws -> Brief {
    try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
  }

  private func labels(_ brief: Brief, _ subjects: Requirement.Subject...) -> [String] {
    brief.requirements.filter { subjects.contains($0.subject) }
      .map { $0.details.label?.text ?? "" }
  }

  private static let first = "FR-1: The warden shall see a list of boats.\n"

  @Test(arguments: [
    "FR-2: The list shall show berth, owner and length.",
    "FR-2: It must contain berth, owner and length.",
    "FR-2: Each boat has berth, owner and length.",
    "FR-2: The overview should display the berth, the owner and the length.",
  ])
  func `what a list shows are columns of the list named before`(_ line: String) throws {
    let brief = try brief(Self.first + line)
    let lists = brief.requirements.filter { $0.details.columns.count > 1 }
    #expect(lists.count == 1)
    let list = try #require(lists.first)
    let names = (list.details.nameColumn.map { [$0.text] } ?? []) + list.details.columns.map(\.text)
    for name in ["Owner", "Length"] { #expect(names.contains(name), "\(names)") }
  }

  @Test(arguments: [
    "FR-2: The warden shall be able to filter the list by pier and flag.",
    "FR-2: Boats can be filtered by pier and flag.",
  ])
  func `filters are choices`(_ line: String) throws {
    #expect(labels(try brief(Self.first + line), .need(.choice)) == ["Pier", "Flag"])
  }

  @Test(arguments: [
    ("FR-2: The list should be exportable as CSV.", "Export CSV"),
    ("FR-2: The list must be exported as an Excel file.", "Export Excel"),
    ("FR-2: The warden shall be able to create a new berth via a button.", "New berth"),
    ("FR-2: The warden shall be able to close the gate with a button.", "Close gate"),
  ])
  func `deeds are buttons`(_ line: String, _ name: String) throws {
    #expect(labels(try brief(Self.first + line), .need(.action)).contains(name))
  }

  @Test(arguments: [
    "FR-2: Boats with an unpaid berth shall be highlighted in red.",
    "FR-2: Boats that left are greyed out.",
  ])
  func `what says how rows look is left out`(_ line: String) throws {
    let brief = try brief(Self.first + line)
    #expect(brief.requirements.count == 1)
    #expect(brief.leftOut.contains { $0.reason.contains("look") })
  }

  private static let story =
    "As a warden I want to look up a boat so that I know its owner.\n\nAcceptance criteria:\n"
    + "- field for the boat number with a search button\n"

  @Test func `what a result shows are facts`() throws {
    let brief = try brief(
      Self.story + "- result shows owner, berth and flag\n- \"Call owner\" button")
    #expect(labels(brief, .need(.fact)) == ["Owner", "Berth", "Flag"])
    #expect(brief.title.text != "Result")
  }

  @Test(arguments: [
    "- if the boat is unknown an error message is displayed",
    "- If the boat is unknown, a hint is shown.",
  ])
  func `a message is named by its condition`(_ line: String) throws {
    #expect(labels(try brief(Self.story + line), .component(.alert)) == ["Boat is unknown"])
  }

  @Test func `what appears later is left out`() throws {
    let brief = try brief(Self.story + "- after sending a confirmation message appears")
    #expect(labels(brief, .component(.alert)).isEmpty)
  }

  @Test(arguments: [
    "mark boats as moored, away or sold", "mark each boat as moored, away or sold",
    "mark the boats as moored, away or sold for this season",
  ])
  func `marking things as one of several is a choice for each`(_ wish: String) throws {
    let brief = try brief(
      "As a warden\nI want to " + wish + "\nSo that the list is right\n\nAs a warden\n"
        + "I want to leave a remark for each boat")
    let list = try #require(brief.requirements.firstIndex { $0.details.label?.text == "Boats" })
    let parts = brief.requirements.filter { $0.parent == list }
    #expect(parts.contains { $0.details.items.map(\.label.text) == ["Moored", "Away", "Sold"] })
    #expect(parts.contains { $0.details.label?.text == "Remark" })
    #expect(brief.title.text == "Boats")
  }

  @Test func `rules for what is entered are no inputs`() throws {
    let brief = try brief(
      "Given I opened the link\nWhen I enter a new code and repeat it\n"
        + "And both match and have at least 8 characters\nAnd I press \"Save code\"\nThen I see \"Done\""
    )
    #expect(labels(brief, .need(.input)) == ["New code", "Repeat new code"])
  }

  @Test(arguments: [
    "FR-2: There is a toggle for quiet hours.", "FR-2: The warden may see quiet hours (checkbox).",
  ])
  func `a switch is named by what it is for`(_ line: String) throws {
    let toggles = labels(try brief(Self.first + line), .component(.toggle))
    #expect(toggles.count == 1 && toggles[0].lowercased().hasSuffix("quiet hours"))
  }

  @Test(arguments: [
    "FR-2: The red button closes the gate.", "FR-2: The warden sees the depth marked on a map.",
    "FR-2: The form shall have a field for remarks and a checkbox.",
  ])
  func `other requirements are read as before`(_ line: String) throws {
    #expect(try brief(Self.first + line).requirements.count > 1)
  }
}
