import ScreenCompiler
import Testbed
import Testing

@testable import ScreenPreview

@Suite struct PreviewKeyTests {
  @Test(
    arguments: [
      ("", "best choice · temperature 0 · standard · width 100 · catalog"),
      ("]", "seed 1 · temperature 1 ·"), ("[", "seed 0 · temperature 1 ·"), ("]]]", "seed 3 ·"),
      ("]][", "seed 1 ·"), ("[[", "0 is the first seed"), ("}", "temperature 0.1 ·"),
      ("]{", "temperature 0.9 ·"), ("]}}}", "temperature 1.3 ·"),
      ("{", "a temperature must be from 0"),
      (TextCase("]" + String(repeating: "}", count: 12)), "temperature 2 ·"),
      (TextCase("]" + String(repeating: "{", count: 10)), "best choice · temperature 0 ·"),
      ("t", "theme dark"), ("tt", "theme light"), ("ttt", "theme auto"), ("+", "width 101"),
      ("--", "width 98"), ("w", "width 40"), ("wwwww", "width 120"), ("wwwwww", "width 100"),
      ("v", "JSON ·"), ("vv", "HTML ·"), ("vvv", "ledger ·"), ("s", "variant 1 of 2 · best choice"),
      ("s\t", "variant 2 of 2 · seed 1"), ("s\t]", "variant 2 of 2 · seed 2"), ("r", "reloaded"),
      ("n", "nothing to find"), ("/nowhere\r", "not found: nowhere"), ("Z", "no key Z"),
      ("\u{1B}[99~\u{1B}x", "best choice"), ("S\r", "not saved"),
    ] as [(TextCase, String)])
  func `a key shows in the status line`(keys: TextCase, status: String) {
    var session = Session()
    session.type(keys.text)
    #expect(session.status.contains(status), "\(session.status)")
  }

  @Test func `m goes through the grammars and comes back`() {
    var session = Session()
    var seen: Set<String> = []
    for _ in Grammar.shippedNames {
      session.type("m")
      seen.insert(session.status)
    }
    #expect(seen.count == Grammar.shippedNames.count)
    #expect(session.status.contains("· standard ·"))
  }

  @Test(arguments: [
    ("q", Preview.Effect.quit), ("\u{3}", .quit), ("\u{1A}", .suspend), ("r", .reload),
  ])
  func `a key is a wish`(key: String, wish: Preview.Effect) {
    var session = Session()
    session.type(key)
    #expect(session.effects == [wish])
  }

  @Test func `escape and q put a panel away before they do anything else`() {
    for key in ["\u{1B}", "q", "\r"] {
      var session = Session()
      session.type("?")
      #expect(session.pane.text.contains("Ctrl-Z suspends"))
      session.type(key)
      #expect(!session.pane.text.contains("Ctrl-Z suspends"))
      #expect(session.effects.isEmpty)
    }
  }

  @Test func `help names every key that does something`() {
    for key in "[]{}mtwvs+-/nNireyoS?qgGjkb" {
      #expect(Preview.help.contains(key))
    }
  }

  @Test func `a finished screen has no dials to turn`() {
    let source = SourceText(
      name: "a b.json", #"{"title":"T","sections":[{"components":[{"type":"divider"}]}]}"#)
    var session = Session(.screen(source))
    #expect(session.status.contains("finished screen"))
    for keys in ["]", "[", "}", "{"] {
      session.type(keys)
      #expect(session.status.contains("a finished screen has no"))
    }
    session.type("i")
    #expect(session.status.contains("edit the file"))
    session.type("y")
    #expect(session.pane.text.contains("screenc render --width 100 --screen 'a b.json'"))
  }
}
