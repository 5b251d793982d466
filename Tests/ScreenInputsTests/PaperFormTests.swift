import ScreenAssembling
import ScreenBrief
import ScreenModel
import ScreenOutline
import Testing

@testable import ScreenInputs

/// Forms made for paper.
struct PaperFormTests {
  private static func form(_ text: String) -> PaperForm? {
    PaperForm(
      InputBuilder(words: LineWords(Array(text.utf8)), phrases: .shipped, book: .speaking("en")))
  }

  private static func inputs(_ text: String) throws -> [Request] {
    let form = try #require(Self.form(text))
    return form.requests.flatMap { $0.isSection ? $0.parts : [$0] }
  }

  /// A form with enough blanks around some lines.
  private static func around(_ lines: String) -> String {
    "Club card\n\nName: ________\nStreet: ________\nTown: ________\n" + lines
  }

  private static func last(_ lines: String) throws -> Request {
    try #require(inputs(around(lines)).last)
  }

  @Test func `a name before a blank is an input, and several stand on one line`() throws {
    let form = try #require(Self.form(Self.around("Tel.: ______  Email: ________")))
    #expect(form.title?.text == "Club card")
    let inputs = try Self.inputs(Self.around("Tel.: ______  Email: ________"))
    #expect(inputs.map { $0.details.label?.text } == ["Name", "Street", "Town", "Tel.", "Email"])
    #expect(inputs.allSatisfy { $0.subject == .need(.input) })
  }

  @Test func `a small form has its blanks on two lines`() throws {
    let inputs = try Self.inputs("Lantern walk\n\nName: ______  Age: ____\nBorn: __/__/____")
    #expect(inputs.map { $0.details.label?.text } == ["Name", "Age", "Born"])
  }

  @Test(arguments: [
    ("Born: __/__/____", Component.FieldKind.date), ("Born: ___.___.______", .date),
    ("Start: __:__", .time), ("Date (dd/mm/yyyy): ________", .date),
    ("What happened?\n______________\n______________", .multiline),
  ])
  func `a blank says what is written in it`(line: String, kind: Component.FieldKind) throws {
    #expect(try Self.last(line).details.fieldKind == kind)
  }

  @Test(arguments: [
    ("Size: ( ) S  ( ) M  ( ) L", "radio"), ("Size:  O S   O M   O L", "radio"),
    ("Size (choose one)\no S\no M\no L", "radio"), ("Size: (S / M / L)", "radio"),
    ("Size?  S / M / L", "radio"), ("Size:  [ ] S  [ ] M  [ ] L", "multiple"),
    ("Size\n[ ] S\n[ ] M\n[ ] L", "multiple"),
  ])
  func `marks and alternatives are a choice`(lines: String, variant: String) throws {
    let choice = try Self.last(lines)
    #expect(choice.details.items.map(\.label.text) == ["S", "M", "L"])
    #expect(choice.details.variant == variant)
    #expect(choice.details.label?.text.hasPrefix("Size") ?? false)
  }

  @Test func `a box before or behind a sentence is a switch`() throws {
    for line in ["[ ] I agree to the rules.", "I agree to the rules.  [ ]"] {
      let consent = try Self.last("\n" + line)
      #expect(consent.subject == .component(.toggle))
      #expect(consent.details.label?.text == "I agree to the rules.")
    }
  }

  @Test func `a line before inputs heads them, and one that explains the marks is left out`() throws
  {
    let form = try #require(
      Self.form(Self.around("\nIn an emergency\nName: ______\nPhone*: ______\n\n* = required")))
    #expect(form.requests.last?.details.label?.text == "In an emergency")
    #expect(form.requests.last?.parts.last?.details.isRequired ?? false)
    #expect(form.leftOut.count == 1)
  }

  @Test(arguments: [
    "A login form with name ____ and password ____", "The ___ sat on the ___ by the ___.",
    "- [ ] milk\n- [ ] bread\n- [ ] eggs",
    "Name: Ann\nStreet: Mill Lane\nTown: York", "snake_case_name\nother_case_name\nthird_name",
    "Chapter 1 ........ 3\nChapter 2 ........ 9",
    "One line: ______\n"
      + String(repeating: "A sentence that is not a part of a form.\n", count: 12),
  ])
  func `other texts are no forms`(text: String) {
    #expect(Self.form(text) == nil)
  }
}
