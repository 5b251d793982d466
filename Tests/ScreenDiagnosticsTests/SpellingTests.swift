import ScreenDiagnostics
import Testbed
import Testing

@Suite struct SpellingTests {
  static let words = ["button", "badge", "heading", "field", "list", "link", "table", "toggle"]

  @Test(arguments: [
    ("buton", "button"), ("Button", "button"), ("budge", "badge"), ("haeding", "heading"),
    ("fields", "field"), ("lst", "list"), ("lnik", "link"), ("tabel", "table"),
  ])
  func `finds the word meant`(_ wrong: String, _ right: String) {
    #expect(Spelling.nearest(to: wrong, among: Self.words) == right)
  }

  @Test(
    arguments: ["", "x", "carousel", "fld-3-x", TextCase(String(repeating: "button", count: 50))]
      as [TextCase])
  func `finds none where no word is near`(_ wrong: TextCase) {
    #expect(Spelling.nearest(to: wrong.text, among: Self.words) == nil)
  }

  @Test func `takes the earlier of two as near`() {
    #expect(Spelling.nearest(to: "lixt", among: ["lint", "list"]) == "lint")
  }

  @Test func `asks after the word meant, and is silent where there is none`() {
    #expect(Spelling.hint(for: "feild", among: Self.words) == "; did you mean 'field'?")
    #expect(Spelling.hint(for: "carousel", among: Self.words).isEmpty)
    #expect(Spelling.hint(nil).isEmpty)
  }

  @Test(arguments: [("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("kitten", "sitting", 3)])
  func `counts edits, a swap as one`(_ lhs: String, _ rhs: String, _ edits: Int) {
    #expect(Spelling.distance(Array(lhs.utf8), Array(rhs.utf8)) == edits)
    #expect(Spelling.distance(Array(rhs.utf8), Array(lhs.utf8)) == edits)
  }
}
