import Testing

@testable import ScreenTerminal

struct TerminalCanvasTests {
  @Test(arguments: [
    ("", ""), ("a", "a"), ("a b", "a b"), ("a  b", "a b"), (" a", "a"), ("a ", "a"), (" ", ""),
    ("a\tb ", "a b"), ("é ", "é"),
  ])
  func `a text has single spaces between its words, and none around them`(
    text: String, taken: String
  ) {
    var canvas = TerminalCanvas(width: 20, glyphs: .unicode)
    let run = canvas.take(text)
    let bytes = canvas.text[run.start..<run.start + run.count]
    #expect(String(decoding: bytes, as: UTF8.self) == taken)
    #expect(run.columns == taken.count)
  }

  private static func put(_ text: String, _ canvas: inout TerminalCanvas) {
    canvas.put(canvas.take(text))
    canvas.newLine()
  }

  @Test func `a gap is a line between others, not at the ends of a block`() {
    var canvas = TerminalCanvas(width: 20, glyphs: .unicode)
    canvas.gap()
    Self.put("a", &canvas)
    canvas.gap()
    canvas.gap()
    let first = canvas.block(width: 10) { canvas in
      canvas.gap()
      Self.put("b", &canvas)
      canvas.gap()
      Self.put("c", &canvas)
      canvas.gap()
    }
    Self.put("d", &canvas)
    #expect(first == 2)
    #expect(canvas.lines.map(\.columns) == [1, 0, 1, 0, 1, 1])
    #expect(canvas.width == 20)
  }

  @Test(arguments: [
    ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]), ("one two", 3, ["one", "two"]),
    ("abcdef", 4, ["abcd", "ef"]), ("ab cdefgh", 5, ["ab", "cdefg", "h"]),
    ("日本語", 4, ["日本", "語"]), ("a日本", 4, ["a日", "本"]), ("日", 1, ["…"]),
    ("a日b", 1, ["a", "…", "b"]),
  ])
  func `a text is broken between words, or where a line is full`(
    text: String, limit: Int, lines: [String]
  ) {
    var canvas = TerminalCanvas(width: 20, glyphs: .unicode)
    let run = canvas.take(text)
    let runs = canvas.wrap(run, columns: limit)
    let texts = runs.map {
      String(decoding: canvas.text[$0.start..<$0.start + $0.count], as: UTF8.self)
    }
    #expect(texts == lines)
    #expect(runs.allSatisfy { $0.columns <= limit })
  }
}
