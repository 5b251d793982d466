import ScreenModel
import Testing

@testable import ScreenTerminal

struct TerminalFrameTests {
  private static func framed(
    _ text: String, drawingWidth: Int, columns: Int, rows: Int = 0, title: String,
    depth: TerminalOptions.Depth = .none
  ) -> [String] {
    let section = Section(id: "a", title: "", components: [.paragraph(.init(text: text))])
    let options = TerminalOptions(width: drawingWidth, depth: depth)
    let drawing = ANSIRenderer(TerminalOptions(width: drawingWidth, depth: .none))
      .draw(Screen(title: "", sections: [section]))
    let lines = TerminalFrame(options)
      .lines(around: drawing, columns: columns, rows: rows, title: title)
    for line in lines {
      let shown = String(
        decoding: ScreenTerminal.TerminalText.withoutEscapes(line.bytes[...]), as: UTF8.self)
      #expect(DisplayWidth.columns(of: shown[...]) == line.columns, "'\(shown)'")
    }
    return lines.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `a frame is around a drawing, with its title in the upper edge`() {
    #expect(
      Self.framed("Some words", drawingWidth: 11, columns: 16, rows: 4, title: "Preview") == [
        "╭─ Preview ────╮",
        "│              │",
        "│Some words    │",
        "│              │",
        "│              │",
        "╰──────────────╯",
      ])
  }

  @Test func `a frame without a title, or without room for one, is a box`() {
    let box = ["╭──────╮", "│      │", "│ab    │", "╰──────╯"]
    #expect(
      Self.framed("ab", drawingWidth: 6, columns: 8, title: "").filter { $0 != box[1] }
        == box.filter { $0 != box[1] })
    #expect(Self.framed("ab", drawingWidth: 4, columns: 6, title: "Preview").first == "╭────╮")
    #expect(Self.framed("ab", drawingWidth: 4, columns: 7, title: "Preview").first == "╭─ … ─╮")
    #expect(Self.framed("ab", drawingWidth: 4, columns: 9, title: "Preview").first == "╭─ Pr… ─╮")
    #expect(
      Self.framed("ab", drawingWidth: 4, columns: 12, title: "Preview").last == "╰──────────╯")
  }

  @Test func `a frame that leaves no room for sides has none`() {
    let lines = Self.framed("abcd efgh", drawingWidth: 10, columns: 10, title: "T")
    #expect(lines.first == "── T ─────")
    #expect(lines.contains("abcd efgh"))
    #expect(lines.last == "──────────")
    #expect(Self.framed("a", drawingWidth: 1, columns: 1, title: "").last == "─")
  }

  @Test func `rules are dimmed and the title is bold where there are colours`() {
    let top = Self.framed("ab", drawingWidth: 4, columns: 12, title: "T", depth: .ansi16).first
    #expect(top == "\u{1B}[2m╭─\u{1B}[0m\u{1B}[1m T \u{1B}[0m\u{1B}[2m──────╮\u{1B}[0m")
  }

  @Test(arguments: [
    ("abcdef", 3, ["abc", "def"]), ("ab  cd", 4, ["ab  ", "cd"]), ("日本語", 3, ["日", "本", "語"]),
    ("a日b", 1, ["a", "b"]), ("", 5, []), ("a\nb", 5, ["a", "b"]),
  ])
  func `a note is broken anywhere and loses nothing that fits`(
    text: String, columns: Int, lines: [String]
  ) {
    let note = TerminalFrame(TerminalOptions(depth: .none)).note(text, columns: columns)
    #expect(note.map { String(decoding: $0.bytes, as: UTF8.self) } == lines)
    for (line, text) in zip(note, lines) {
      #expect(line.columns == DisplayWidth.columns(of: text[...]))
    }
  }

  @Test(arguments: [
    ("a long text", 4, "text", "a lo"), ("ab", 4, "ab", "ab"), ("日本", 3, "本", "日"),
    ("e\u{301}x", 1, "x", "e\u{301}"), ("xe\u{301}", 1, "e\u{301}", "x"), ("abc", 0, "", ""),
    ("", 3, "", ""), ("abc", -1, "", ""),
  ])
  func `an end and a beginning fit into their columns`(
    text: String, columns: Int, end: String, beginning: String
  ) {
    let lines = [
      ScreenTerminal.TerminalText.end(of: text, columns: columns),
      ScreenTerminal.TerminalText.beginning(of: text, columns: columns),
    ]
    #expect(lines.map(\.text) == [end, beginning])
    #expect(lines.map(\.columns) == [end, beginning].map { DisplayWidth.columns(of: $0[...]) })
  }

  @Test(arguments: [
    (0..<3, "\u{1B}[1mabc\u{1B}[0m"), (1..<2, "\u{1B}[1mb\u{1B}[0m"),
    (3..<5, "\u{1B}[1m\u{1B}[0m日"),
    (2..<4, "\u{1B}[1mc\u{1B}[0m "), (4..<6, "\u{1B}[1m\u{1B}[0m x"), (6..<9, "\u{1B}[1m\u{1B}[0m"),
  ])
  func `a part of a line keeps its escapes, and a space for half a character`(
    columns: Range<Int>, part: String
  ) {
    let line = Array("\u{1B}[1mabc\u{1B}[0m日x".utf8)
    #expect(
      String(
        decoding: ScreenTerminal.TerminalText.slice(line[...], columns: columns), as: UTF8.self)
        == part)
    #expect(ScreenTerminal.TerminalText.withoutEscapes(line[...]) == Array("abc日x".utf8))
  }
}
