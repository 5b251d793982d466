import Testing

@testable import ScreenCatalog

struct WordEditsTests {
  @Test(arguments: [
    ("tabel", "table"), ("tabe", "table"), ("tablle", "table"), ("calculetor", "calculator"),
  ])
  func `a word is found behind one slip`(_ written: String, _ meant: String) {
    #expect(WordEdits.first(of: written) { $0 == meant ? $0 : nil } == meant)
  }

  @Test(arguments: ["", "t", "elbat", "teble", String(repeating: "a", count: 1 << 20)])
  func `a word with more slips, or longer than any, is tried little`(_ written: String) {
    var tries = 0
    let found = WordEdits.first(of: written) { word -> String? in
      tries += 1
      return word == "table" ? word : nil
    }
    #expect(found == nil && tries < 2_000)
  }
}
