import ScreenModel
import Testing

@testable import ScreenReading

@Suite struct KindBookTests {
  @Test func `every line of the shipped book has a sense`() {
    let text = FileText(named: "kinds.cues", in: EmbeddedText.files)
    for line in text.lines.map(text.string) where !line.hasPrefix("#") {
      #expect(!KindBook(FileText(line)).isEmpty, "\(line)")
    }
  }

  @Test func `at each place the longest phrase counts`() {
    let book = KindBook(
      FileText("field takes date: date\nfield takes datetime: date and time"))
    #expect(book.senses(of: "a date and time", as: "field") == [.fieldKind(.datetime)])
    #expect(book.senses(of: "Dates", as: "field") == [.fieldKind(.date)])
    #expect(book.senses(of: "date", as: "choice").isEmpty)
  }

  @Test(arguments: [
    "field", "field: date", "field takes pebbles: date", "no colon", ": x", "scale",
  ])
  func `a line that says nothing known is left out`(_ line: String) {
    #expect(KindBook(FileText(line)).isEmpty)
  }
}
