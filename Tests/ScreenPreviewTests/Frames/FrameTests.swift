import ScreenCompiler
import Testbed
import Testing

@testable import ScreenPreview

@Suite struct FrameTests {
  private static let sizes =
    [
      (1, 1), (2, 2), (1, 40), (200, 1), (40, 12), (100, 24),
    ] + (Thoroughness.isFull ? [(1, 2), (2, 1), (3, 3), (7, 5)] : [])
  private static let intents = [
    Session.login, "\u{1B}]0;evil\u{7} 日本語 \u{202E}form with 👩‍👩‍👧 and \"naïve\" names",
    "A dashboard in columns: revenue, churn, a chart of sales, standings, a map, a calendar", " ",
  ]

  @Test(arguments: sizes, intents)
  func `a frame stays within the terminal, whatever is pressed`(size: (Int, Int), intent: String) {
    var session = Session(intent, columns: size.0, rows: size.1)
    for keys in [
      "", "?", "j\u{1B}", "e", "y", "\u{1B}v", "v", "v", "s", "\t]", "w", "G", "/a\r", "S日",
      "\u{1B}", "i x",
    ] {
      session.type(keys)
      let pane = session.pane
      #expect(pane.strangers.isEmpty, "after \(keys): \(pane.strangers)")
    }
  }

  @Test func `random keys at random sizes leave a whole frame`() {
    var random = SplitMix64(seed: 11)
    let keys = Array("[]{}mtwvs+-/nNireySjkbgG? q\r\u{1B}\t\u{7F}aé日".unicodeScalars)
    var session = Session()
    for _ in 0..<Thoroughness.count(60, slow: 1_000) {
      session.type(String(keys[Int(random.next(below: UInt64(keys.count)))]))
      if random.next(below: 10) == 0 {
        session.resize(
          columns: Int(random.next(below: 120)) + 1, rows: Int(random.next(below: 40)) + 1)
      }
      #expect(session.pane.strangers.isEmpty)
    }
  }

  @Test(arguments: [20, 40, 80, 100])
  func `the pane shows what the screen's own rendering shows`(columns: Int) throws {
    let session = Session(columns: columns, rows: 60)
    let screen = try Compiler().compile(SourceText(name: "", Session.login)).screen
    let text = screen.rendered(as: .ansi(.init(width: columns, depth: .none)))
    // A badge ends in a space, which cannot be distinguished from none on a terminal.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    #expect(Array(session.pane.lines.prefix(lines.count)) == lines)
  }

  @Test func `a screen wider than the terminal is seen by going right`() {
    var session = Session("a table of visits with name, date, status and place", columns: 30)
    session.type("+" + String(repeating: "+", count: 49))
    let before = session.pane.lines
    session.type(String(repeating: "\u{1B}[C", count: 10))
    let after = session.pane.lines
    #expect(before.contains { $0.count > 12 })
    for (old, new) in zip(before, after).dropLast() where old.count > 12 {
      #expect(new.hasPrefix(old.dropFirst(10)), "\(old) then \(new)")
    }
  }

  @Test func `two variants are side by side`() {
    var session = Session(columns: 81)
    session.type("s")
    let lines = session.pane.lines.dropLast()
    #expect(lines.allSatisfy { $0.count > 40 ? Array($0)[40] == "│" : false })
    #expect(session.status.contains("width 40"))
  }

  @Test func `the cursor is on the line that is typed`() {
    var session = Session(columns: 20)
    session.type("iabc")
    #expect(session.pane.cursor.row == 23)
    #expect(session.pane.cursor.column == 19)
    session.type("\u{15}ab")
    #expect(session.pane.cursor.column == "Intent: ab".count)
  }

  @Test(arguments: ["", "]]", "w", "]mt", "v", "vv", "]vvv"])
  func `the command is that of the pane in focus`(keys: String) {
    var session = Session("it's a form")
    session.type(keys)
    let command = session.preview.invocation
    #expect(command.hasPrefix("screenc render "))
    #expect(command.contains("'it'\\''s a form'"))
    #expect(command.contains("--seed") == keys.contains("]"))
    #expect(command.contains("--width") == !keys.contains("v"))
    #expect(command.contains("--format json") == (keys == "v"))
    #expect(command.contains("--format html") == (keys == "vv"))
    #expect(command.hasSuffix("2>&1 >/dev/null") == (keys == "]vvv"))
  }
}
