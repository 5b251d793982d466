import Testbed
import Testing

@testable import ScreenCatalog
@testable import ScreenComposition

/// What the build made of the texts is what the texts hold.
struct SpellingsTests {
  private static let languages = ["de.", "es.", "fr.", "it."]

  /// The words of from three to 24 letters of a text, in lower case.
  private static func words(of text: StaticString) -> [[UInt8]] {
    let letters = text.description.utf8.split { !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }
    return letters.filter { (3...24).contains($0.count) }.map { $0.map { $0 | 0x20 } }
  }

  @Test func `every word of an English text is right`() {
    var distinct: Set<[UInt8]> = []
    for file in ScreenCatalog.EmbeddedText.files + ScreenComposition.EmbeddedText.files
    where !Self.languages.contains(where: { file.name.hasPrefix($0) }) {
      for word in Self.words(of: file.text) where distinct.insert(word).inserted {
        let isRight = Orthography.english.isRight(word)
        #expect(isRight, "\(file.name): \(String(decoding: word, as: UTF8.self))")
      }
    }
    #expect(distinct.count > 5_000, "the texts were found")
    let letters = ScreenComposition.EmbeddedText.spellings.description.utf8.filter {
      $0 != UInt8(ascii: "\n")
    }
    #expect(letters.count == distinct.reduce(0) { $0 + $1.count }, "and no other word is")
  }

  @Test(arguments: ["bestellformular", "formulaire", "contraseña", "cognome"])
  func `a word of another language is none of English`(word: String) {
    #expect(!Orthography.english.isRight(Array(word.utf8)))
  }

  @Test(arguments: ["", "a", "zz", "größe", "3d", "\u{0}\u{0}\u{0}", "{{{{", "QUERY"])
  func `what is no word in lower case is not right`(text: String) {
    #expect(!Orthography.english.isRight(Array(text.utf8)))
  }

  @Test(
    arguments: [
      "", "\n", "abc", "\n\nabc\n", "abcd\nab", TextCase(String(repeating: "\n", count: 9_999)),
    ] as [TextCase])
  func `words that are not laid out as they should be crash nothing`(text: TextCase) {
    let orthography = Orthography(sorted: Array(text.text.utf8))
    for word in ["abc", "abd", "zebra", "teh", "passwrd"] {
      let bytes = Array(word.utf8)
      _ = orthography.isRight(bytes)
      #expect(orthography.correction(of: bytes, preferring: .english) == nil)
    }
  }
}
