import Sampling
import ScreenText
import Testing

struct StringSearchingTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a text is found wherever its bytes stand in another`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func drawn(_ count: UInt64) -> [UInt8] {
      (0..<random.next() % count).map { _ in UInt8(ascii: "a") + UInt8(random.next() % 2) }
    }
    let (text, part) = (drawn(12), drawn(5))
    let isIn = text.indices.contains { text[$0...].starts(with: part) } || part.isEmpty
    let found = String(decoding: text, as: UTF8.self)
      .contains(bytesOf: String(decoding: part, as: UTF8.self))
    #expect(found == isIn)
    #expect(
      String(decoding: text, as: UTF8.self).contains(bytesOf: String(decoding: text, as: UTF8.self))
    )
  }

  @Test(arguments: [
    ("a b", ["a", "b"]), ("  a  b ", ["a", "b"]), ("", []), ("   ", []), ("a\tb", ["a\tb"]),
    ("é ü", ["é", "ü"]),
  ])
  func `spaces part words, and nothing else does`(text: String, words: [Substring]) {
    #expect(text.spacedWords == words)
  }

  @Test(arguments: [
    [], [""], ["", ""], ["a"], ["a", "b"], ["", "a", ""], ["é", "ü b", " "],
    Array(repeating: "a longer word", count: 40),
  ])
  func `texts are joined with a space between each two`(texts: [String]) {
    #expect(texts.spaced == texts.joined(separator: " "))
    #expect(texts.dropFirst().spaced == texts.dropFirst().joined(separator: " "))
    #expect(texts.map { $0[...] }.spaced == texts.joined(separator: " "))
  }

  @Test(arguments: [
    ("one line", 8, "one line"), ("one line", 7, "one lin…"),
    ("a\nb\u{202E}c\u{2028}d", 9, "a b c d"),
    ("", 0, ""), ("a", 0, "…"),
  ])
  func `a text is put on one line and cut with a sign`(text: String, limit: Int, line: String) {
    #expect(text.onOneLine(limit) == line)
  }

  @Test func `the bytes of any string are side by side`() {
    for text in ["", "short", String(repeating: "long é ", count: 30)] {
      #expect(unsafe text.withBytes { unsafe Array($0) } == Array(text.utf8))
    }
  }
}
