import ScreenDiagnostics
import Testbed
import Testing

/// How diagnostics are shown.
@Suite struct DiagnosticFormatterTests {
  static let source = SourceText(name: "login.json", "{\n\t\"tone\": \"infos\",\n}\n")
  static let diagnostic = Diagnostic(
    .error, id: "unknown-value", "'infos' is not a tone", at: SourceRange(11, 18),
    notes: [Note("known: neutral, info"), Note("named here", at: SourceRange(3, 9))],
    fixIts: [FixIt("replace 'infos' with 'info'", edits: [])])

  @Test func `shows the place, the line, a mark, notes and fix-its`() {
    #expect(
      DiagnosticFormatter(Self.source).format(Self.diagnostic) == """
        login.json:2:10: error: 'infos' is not a tone [unknown-value]
          2 |  "tone": "infos",
            |          ^~~~~~~
          = note: known: neutral, info
        login.json:2:2: note: named here
          2 |  "tone": "infos",
            |  ^~~~~~
          = fix: replace 'infos' with 'info'

        """)
  }

  @Test func `shows the name of the source where there is no place`() {
    let text = DiagnosticFormatter(Self.source).format(
      Diagnostic(.warning, id: "unmet", "nothing shows the trend"))
    #expect(text == "login.json: warning: nothing shows the trend [unmet]\n")
  }

  @Test func `colours change no character`() {
    let colored = DiagnosticFormatter(Self.source, style: .colored).format(Self.diagnostic)
    #expect(colored.utf8.contains(0x1B))
    #expect(
      colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        == DiagnosticFormatter(Self.source).format(Self.diagnostic))
  }

  @Test func `shows a window of a long line around the mark`() {
    let line = String(repeating: "é", count: 500) + "XYZ" + String(repeating: "é", count: 500)
    let text = DiagnosticFormatter(SourceText(name: "long", line)).format(
      Diagnostic(.error, id: "x", "here", at: SourceRange(1000, 1003)))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "long:1:501: error: here [x]")
    #expect(lines[1].unicodeScalars.count <= 110)
    let place = lines[2].unicodeScalars.prefix { $0 != "^" }.count
    #expect(lines[1].unicodeScalars.dropFirst(place).starts(with: "XYZ".unicodeScalars))
    #expect(lines[2].hasSuffix("^~~"))
  }

  @Test(
    arguments: [
      "\u{1B}[31mred", "a\u{0}b", "a\rb", "\u{9B}2J", "\u{202E}abc", "x\u{2028}y", "\u{7F}",
    ] as [TextCase])
  func `lets no control character of the source through`(_ hostile: TextCase) {
    let source = SourceText(name: hostile.text, hostile.text)
    let text = DiagnosticFormatter(source).format([
      Diagnostic(
        .error, id: "x", hostile.text, at: SourceRange(0, hostile.text.utf8.count),
        notes: [Note(hostile.text)])
    ])
    for scalar in text.unicodeScalars where scalar != "\n" {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: Issue.record("\(scalar.value)")
      default: continue
      }
    }
  }

  @Test(arguments: ["", "a", "a\n", "\r\n\r", "\u{FEFF}é\n日本"] as [TextCase])
  func `finds a line for any place, also outside of the text`(_ text: TextCase) {
    let formatter = DiagnosticFormatter(SourceText(name: "t", text.text))
    for lower in -1...12 {
      let shown = formatter.format(
        Diagnostic(.note, id: "x", "m", at: SourceRange(lower, lower + 3)))
      #expect(shown.split(separator: "\n").count == 3)
    }
  }

  @Test func `agrees with the location of every byte`() {
    let source = SourceText(name: "t", "a\nbé\r\n\rc\u{10FFFF}\n\n")
    let formatter = DiagnosticFormatter(source)
    for offset in 0...source.utf8.count {
      let location = source.location(of: offset)
      let text = formatter.format(Diagnostic(.note, id: "x", "m", at: .at(offset)))
      #expect(text.hasPrefix("t:\(location.line):\(location.column): note"))
    }
  }
}
