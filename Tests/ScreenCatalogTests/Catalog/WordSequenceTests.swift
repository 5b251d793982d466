import ScreenTables
import Testing

@testable import ScreenCatalog

struct WordSequenceTests {
  private static func words(_ text: String) -> [String] {
    WordSequence(text).words.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("", []), (" ,;", []), ("and", []), ("And and AND", []), ("Film", ["film"]),
    ("fruit and veg", ["fruit", "veg"]), ("fruit & veg", ["fruit", "veg"]), ("band", ["band"]),
    ("Hitchcock's  best—films!", ["hitchcock's", "best—films"]), ("ÉTÉ 2027", ["été", "2027"]),
    ("a b c d e f g h i", ["a", "b", "c", "d", "e", "f", "g", "h", "i"]),
  ])
  func `words are in lower case, without the signs between them`(text: String, words: [String]) {
    #expect(Self.words(text) == words)
    #expect(WordSequence(text).hashes.count == words.count)
  }

  @Test(arguments: [
    ("films", "film"), ("cities", "city"), ("dishes", "dish"), ("boxes", "box"), ("names", "name"),
  ])
  func `a plural is hashed as its singular but is another word`(plural: String, singular: String) {
    #expect(WordSequence(plural).hashes == WordSequence(singular).hashes)
    #expect(WordSequence(plural) != WordSequence(singular))
    #expect(WordSequence(plural).key != WordSequence(singular).key)
  }

  @Test(arguments: ["gas", "bus", "glass", "tennis", "as", "'s"])
  func `what ends like a plural and is none stays whole`(word: String) {
    #expect(String(decoding: WordSequence.stem(ArraySlice(word.utf8)), as: UTF8.self) == word)
  }

  @Test func `a sequence holds another where its words are side by side`() {
    let whole = WordSequence("best rye breads of France")
    #expect(whole.contains(WordSequence("rye bread")))
    #expect(whole.contains(whole))
    #expect(!whole.contains(WordSequence("best breads")))
    #expect(!whole.contains(WordSequence("")))
    #expect(!WordSequence("").contains(whole))
  }
}
