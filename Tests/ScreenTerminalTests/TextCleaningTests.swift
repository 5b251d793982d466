import Testbed
import Testing

@testable import ScreenTerminal

/// A text as a canvas takes it in.
private func taken(_ text: String) -> String {
  var canvas = TerminalCanvas(width: 80, glyphs: .unicode)
  let run = canvas.take(text)
  return String(decoding: canvas.text[run.start..<run.end], as: UTF8.self)
}

@Suite struct `Text for a terminal` {
  @Test(
    arguments: [
      ("plain", "plain"), ("  two  words ", "two words"),
      ("a\tb\r\nc\u{85}d\u{2028}e", "a b c d e"),
      ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"), ("\u{1B}]8;;x\u{7}y", "]8;;xy"), ("a\u{9B}m", "am"),
      ("\u{0}\u{7F}", ""), ("\u{202E}abc\u{202C}\u{2066}\u{200F}\u{61C}", "abc"),
      ("\u{FEFF}a\u{200B}b\u{AD}c\u{2060}d", "abcd"), ("é e\u{301}", "é e\u{301}"),
      ("\u{301}x", "\u{25CC}\u{301}x"), ("a \u{903}b", "a \u{25CC}\u{903}b"), ("\u{FE0F}", ""),
      ("👩\u{200D}👧", "👩\u{200D}👧"), ("a\u{200D}b", "ab"), ("क्\u{200D}ष", "क्\u{200D}ष"),
      ("x\u{200D}", "x"), ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("日本", "日本"),
      ("⚠\u{FE0F}", "⚠\u{FE0F}"),
    ] as [(TextCase, String)])
  func `holds nothing that moves a cursor or turns the text`(_ text: TextCase, _ clean: String) {
    #expect(Array(taken(text.text).unicodeScalars) == Array(clean.unicodeScalars))
  }

  @Test func `is the same when taken in twice`() {
    for text in TerminalText.texts {
      let once = taken(text)
      #expect(Array(taken(once).utf8) == Array(once.utf8), "\(text)")
    }
  }
}

@Suite struct `Wrapping` {
  /// The lines of a text in so many columns.
  private static func wrapped(_ text: String, _ columns: Int) -> [String] {
    var canvas = TerminalCanvas(width: 80, glyphs: .unicode)
    let run = canvas.take(text)
    return canvas.wrap(run, columns: columns).map {
      String(decoding: canvas.text[$0.start..<$0.end], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("a bc def", 4, ["a bc", "def"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("ab cdefgh", 3, ["ab", "cde", "fgh"]), ("abc def", 3, ["abc", "def"]),
    ("日本語", 4, ["日本", "語"]), ("日本", 1, ["…", "…"]), ("a日b", 2, ["a", "日", "b"]),
    ("ok 日本語", 6, ["ok 日", "本語"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("👩‍👩‍👧‍👦👍🏽", 2, ["👩‍👩‍👧‍👦", "👍🏽"]), ("क्षक्ष", 2, ["क्ष", "क्ष"]), ("x", 0, ["x"]),
  ])
  func `breaks between words, and inside one only where it must`(
    _ text: String, _ columns: Int, _ lines: [String]
  ) {
    #expect(Self.wrapped(text, columns) == lines)
  }

  @Test(arguments: 0..<40)
  func `loses nothing but spaces, and no line is too wide`(_ seed: Int) {
    var filler = PropertyFiller(TerminalText.texts, seed: UInt64(seed))
    let text = filler.text() + " " + filler.text()
    let columns = 2 + filler.next(30)
    let lines = Self.wrapped(text, columns)
    for line in lines { #expect(DisplayWidth.columns(of: line) <= columns) }
    let letters = Array(lines.joined().unicodeScalars).filter { $0 != " " }
    var canvas = TerminalCanvas(width: 80, glyphs: .unicode)
    let run = canvas.take(text)
    let whole = String(decoding: canvas.text[run.start..<run.end], as: UTF8.self)
    #expect(letters == Array(whole.unicodeScalars).filter { $0 != " " })
  }
}
