import ScreenDiagnostics
import Testbed
import Testing

@Suite struct SourceLineTests {
  @Test(
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]),
      ("a\r\nb\r", ["a\r", "b\r"]), ("\n\n", ["", ""]),
    ] as [(TextCase, [String])])
  func `ends lines at LF alone, and has none after the last LF`(_ text: TextCase, _ lines: [String])
  {
    let source = SourceText(name: "t", text.text)
    #expect(source.lines.map { String(decoding: $0.text.utf8, as: UTF8.self) } == lines)
    #expect(source.lines.map(\.number) == Array(1..<(lines.count + 1)))
  }

  @Test(arguments: ["", "a\nbc\n\nd", "é\n\u{301}", "\n\n\n", "one\r\ntwo"] as [TextCase])
  func `gives each line the name and the place it has in the whole`(_ text: TextCase) {
    let source = SourceText(name: "t", text.text)
    for line in source.lines {
      #expect(line.text.name == "t")
      #expect(Array(source.utf8[line.range.range]) == line.text.utf8)
      #expect(source.location(of: line.range.lowerBound).line == line.number)
    }
  }

  @Test func `takes what has no visible byte for blank`() {
    let source = SourceText(name: "t", "\n \t\r\n\u{A0}\n.")
    #expect(source.lines.map(\.isBlank) == [true, true, false, false])
  }

  @Test func `moves a diagnostic of a part with its notes and edits`() {
    let place = SourceRange(1, 3)
    let part = Diagnostic(
      .error, id: "x", "wrong", at: place, notes: [Note("here", at: place), Note("and so")],
      fixIts: [FixIt("mend", edits: [TextEdit(.at(0), "a"), TextEdit(place, "b")])])
    let moved = SourceRange(11, 13)
    #expect(
      part.moved(by: 10)
        == Diagnostic(
          .error, id: "x", "wrong", at: moved, notes: [Note("here", at: moved), Note("and so")],
          fixIts: [FixIt("mend", edits: [TextEdit(.at(10), "a"), TextEdit(moved, "b")])]))
    #expect(Diagnostic(.note, id: "x", "all").moved(by: 10).range == nil)
  }
}
