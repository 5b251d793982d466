import ScreenBrief
import ScreenModel
import ScreenTables
import ScreenText
import Testing

@testable import ScreenReading

/// What the build lays out of the classes of words, beside their file.
@Suite struct WordClassesTests {
  @Test func `every word of the file has the class of its first line`() {
    var met: Set<UInt64> = []
    var wrong: [String] = []
    let text = FileText(named: "wordnet.classes", in: EmbeddedText.files)
    for line in CueLines(text) {
      guard let head = line.head else { continue }
      let expected = WordClass(FNV1a(text.bytes[head]))
      for place in text.items(of: line.phrases, separator: UInt8(ascii: " ")) {
        let word = text.bytes[place]
        let hash = FNV1a(folding: word)
        guard met.insert(hash.value).inserted else { continue }
        if WordClasses.shipped[hash] != expected {
          wrong.append(String(decoding: word, as: UTF8.self))
        }
      }
    }
    #expect(met.count > 10_000)
    #expect(wrong == [])
  }

  @Test(arguments: ["", "xyzzy", "appl", "apple ", "noun-food"])
  func `what is not a word of the file has no class`(_ word: String) {
    #expect(WordClasses.shipped[FNV1a(folding: Array(word.utf8)[...])] == nil)
  }
}
