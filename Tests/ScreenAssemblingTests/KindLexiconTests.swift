import ScreenBrief
import ScreenModel
import ScreenText
import Testbed
import Testing

@testable import ScreenAssembling

@Suite struct KindLexiconTests {
  @Test func `every line of the shipped book has a sense`() {
    let text = FileText(named: "kinds.cues", in: EmbeddedText.files)
    for line in text.lines.map(text.string) where !line.hasPrefix("#") {
      #expect(!KindLexicon(FileText(line)).isEmpty, "\(line)")
    }
  }

  @Test func `at each place the longest phrase counts`() {
    let book = KindLexicon(
      FileText("field takes date: date\nfield takes datetime: date and time"))
    #expect(book.senses(of: "a date and time", as: "field") == [.fieldKind(.datetime)])
    #expect(book.senses(of: "Dates", as: "field") == [.fieldKind(.date)])
    #expect(book.senses(of: "date", as: "choice").isEmpty)
  }

  @Test func `phrases say nothing outside of their scope, and those of any scope everywhere`() {
    let book = KindLexicon(
      FileText("any required: must\nfield,choice on: chosen\nlabel field off: no"))
    #expect(book.senses(of: "Must be chosen", as: "choice") == [.isRequired(true), .isOn(true)])
    #expect(book.senses(of: "must be chosen", as: "list") == [.isRequired(true)])
    #expect(book.senses(of: "no", as: "label field") == [.isOn(false)])
    #expect(book.senses(of: "no", as: "field").isEmpty)
  }

  @Test(
    arguments: [
      ("Date of birth", .date), ("When it happened", .date), ("Email again", .email),
      ("Number of guests in the evening", .number), ("Evening", nil),
    ] as [(TextCase, Component.FieldKind?)])
  func `a field takes what its label names before any preposition`(
    _ label: TextCase, _ kind: Component.FieldKind?
  ) {
    #expect(KindLexicon.shipped.fieldKind(of: label.text) == kind)
  }

  @Test(arguments: [
    "field", "field: date", "field takes pebbles: date", "no colon", ": x", "scale",
  ])
  func `a line that says nothing known is left out`(_ line: String) {
    #expect(KindLexicon(FileText(line)).isEmpty)
  }
}
