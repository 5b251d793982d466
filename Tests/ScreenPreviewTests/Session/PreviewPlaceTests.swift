import ScreenCompiler
import Testing

@testable import ScreenPreview

@Suite struct PreviewPlaceTests {
  /// The last line of the screen, as a terminal shows it that has room for all.
  private static let lastLine: String = {
    let lines = Session(rows: 60).pane.text.split(separator: "\n").dropLast()
    return lines.last { $0.contains(where: \.isLetter) }.map(String.init) ?? "nothing"
  }()

  @Test func `down and up come back, and stop at the ends`() {
    for (down, up) in [
      ("j", "k"), (" ", "b"), ("\u{1B}[B", "\u{1B}[A"), ("\u{1B}[6~", "\u{1B}[5~"),
    ] {
      var session = Session(rows: 8)
      let first = session.pane.lines
      session.type(down)
      #expect(session.pane.lines != first)
      session.type(up)
      #expect(session.pane.lines == first)
      session.type(String(repeating: down, count: 90))
      #expect(session.pane.text.contains(Self.lastLine), "the end is shown")
      session.type(String(repeating: up, count: 90))
      #expect(session.pane.lines == first)
    }
  }

  @Test func `G goes to the end, g to the beginning`() {
    var session = Session(rows: 8)
    let first = session.pane.lines
    session.type("G")
    #expect(session.pane.text.contains(Self.lastLine))
    session.type("g")
    #expect(session.pane.lines == first)
  }

  @Test(arguments: ["PASSWORD", "recent", "ROOM IS MISSING"])
  func `a search goes to the next line that holds the text`(text: String) {
    var session = Session(rows: 10)
    session.type("/\(text)\r")
    let isFound = session.lineAtCursor.lowercased().contains(text.lowercased())
    #expect(isFound != session.status.contains("not found"))
    #expect(isFound == (text != "ROOM IS MISSING"))
  }

  @Test func `n and N go to the lines around, and round`() {
    var session = Session()
    session.type("/username\r")
    let first = session.preview.position.line
    session.type("n")
    #expect(session.preview.position.line > first)
    session.type("N")
    #expect(session.preview.position.line == first)
    session.type("N")
    #expect(session.preview.position.line > first)
    #expect(session.status.contains("continued from the end"))
  }

  @Test(arguments: ["Username", "Password", "Recent visits"])
  func `another size, width, theme or format keeps the place`(text: String) throws {
    var session = Session(rows: 12)
    session.type("/\(text)\r")
    let place = try #require(session.preview.place)
    session.resize(columns: 40, rows: 9)
    #expect(session.preview.place == place)
    for keys in ["w", "t", "+", "s", "s", "vvvv"] {
      session.type(keys)
      #expect(session.preview.place == place, "after \(keys)")
    }
    session.resize(columns: 100, rows: 12)
    #expect(session.preview.place == place)
  }

  @Test(arguments: [
    ("Username", "field \"Username\"", "from the intent: \"username\""),
    ("Log in", "button \"Log in\"", "/sections/"),
  ])
  func `e explains what is under the cursor`(text: String, name: String, reason: String) {
    var session = Session()
    session.type("/\(text)\re")
    #expect(session.pane.text.contains(name))
    #expect(session.pane.text.contains(reason))
  }

  @Test func `the explanation follows the cursor`() {
    var session = Session()
    session.type("/Username\re")
    #expect(session.pane.text.contains("field \"Username\""))
    session.type("jjj")
    #expect(session.pane.text.contains("field \"Password\""))
  }
}
