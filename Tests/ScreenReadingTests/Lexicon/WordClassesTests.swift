import Testing

@testable import ScreenReading

/// What the build lays out of the classes of words, beside their file.
@Suite struct WordClassesTests {
  @Test func `every word of the file has the class of its first line`() {
    var met: Set<UInt64> = []
    var wrong: [String] = []
    for line in EmbeddedFile(named: "wordnet.classes").lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let expected = WordClass(TextHash(line[..<colon]))
      for word in line[(colon + 1)...].split(separator: UInt8(ascii: " ")) {
        let hash = TextHash(folding: word)
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
  func `what is no word of the file has no class`(_ word: String) {
    #expect(WordClasses.shipped[TextHash(folding: Array(word.utf8)[...])] == nil)
  }
}
