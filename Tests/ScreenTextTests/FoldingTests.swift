import Sampling
import ScreenText
import Testing

struct FoldingTests {
  private static func hash(_ word: String) -> UInt64 { FNV1a(folding: Array(word.utf8)).value }

  @Test(arguments: [
    ("Wi-Fi", "wi fi"), ("ÉCOLE", "école"), ("ÀÞ", "àþ"), ("dog’s", "dog's"), ("A", "a"),
    ("It’s a Test", "it's a test"), ("x’", "x'"), ("É", "é"),
  ])
  func `a word has one hash however it is written`(word: String, other: String) {
    #expect(Self.hash(word) == Self.hash(other))
    #expect(Self.hash(other) == FNV1a.hash(other.utf8))
  }

  @Test(arguments: [
    ("a", "b"), ("wifi", "wi fi"), ("×", "÷"), ("ß", "ss"), ("dogs", "dog's"), ("“", "'"),
    ("", " "), ("e", "é"),
  ])
  func `other words have others`(word: String, other: String) {
    #expect(Self.hash(word) != Self.hash(other))
  }

  @Test func `bytes that are cut off within a character are hashed as they are`() {
    for bytes in [[0xC3], [0x61, 0xC3], [0xE2], [0xE2, 0x80], [0xE2, 0x80, 0xA2]] as [[UInt8]] {
      #expect(FNV1a(folding: bytes).value == FNV1a.hash(bytes))
    }
  }

  @Test func `a part of bytes is hashed as the part alone`() {
    let bytes = Array("xÉ-’y".utf8)
    #expect(FNV1a(folding: bytes[1...5]).value == FNV1a(folding: Array(bytes[1...5])).value)
    var hash = FNV1a(folding: bytes[..<1])
    hash.addFolded(bytes[1...])
    #expect(hash == FNV1a(folding: bytes))
  }

  @Test(arguments: [
    ("Two  Cities, one bus", ["two", "city", "one", "bus"]), ("", []), (" ,; ", []),
    ("dishes", ["dish"]), ("A-1", ["a", "1"]), ("Öl heiß", ["Öl", "heiß"]),
    ("the viruses' prices", ["the", "virus", "price"]),
  ])
  func `words are folded to lower case and the singular`(text: String, words: [String]) {
    let folded = FoldedWords(text)
    #expect(folded.words == words)
    #expect(folded.count == words.count)
    #expect(FoldedWords(Array(text.utf8)) == folded)
    #expect(FoldedWords(text.utf8.lazy.map { $0 }) == folded)
  }

  @Test func `a phrase has the hash of its words with a space after each`() {
    let folded = FoldedWords("Lists of Cities nearby")
    #expect(folded.hash(of: 1..<3) == FNV1a.hash("of city ".utf8))
    #expect(folded.hash(of: 0..<4) == FNV1a.hash("list of city nearby ".utf8))
    #expect(folded.hash(of: 2..<2) == FNV1a().value)
  }
}
