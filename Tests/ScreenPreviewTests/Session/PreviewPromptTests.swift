import ScreenCompiler
import Testbed
import Testing

@testable import ScreenPreview

@Suite struct PreviewPromptTests {
  @Test func `the screen follows the intent as it is typed`() {
    var session = Session("a form with a name")
    session.type("i and a wish")
    #expect(session.pane.text.contains("Intent: a form with a name and a wish"))
    #expect(session.pane.text.lowercased().contains("│ wish "))
    session.type("\r")
    guard case .intent(let text) = session.preview.subject else { return }
    #expect(text == "a form with a name and a wish")
  }

  @Test func `escape takes an edit back`() {
    var session = Session("a form with a name")
    let before = session.pane.lines
    session.type("i and a wish\u{1B}")
    #expect(session.pane.lines == before)
  }

  @Test func `keys that come together are compiled once, and show what they show one by one`() {
    var session = Session()
    var slow = session
    let keys = "i\u{15}A größeres 日本 form with Straße\r"
    session.type(keys)
    #expect(session.preview.isStale)
    for scalar in keys.unicodeScalars {
      slow.type(String(scalar))
      _ = slow.preview.frame()
    }
    #expect(!slow.preview.isStale)
    #expect(session.pane.text == slow.pane.text)
    session.type("S")
    #expect(!session.preview.isStale, "what is saved is what was typed")
  }

  @Test func `an emptied intent is reported, and the last screen stays`() {
    var session = Session("a form with a name")
    session.type("i\u{15}")
    #expect(session.pane.text.contains("empty-intent"))
    #expect(session.pane.text.contains("Name"))
  }

  @Test func `without an intent, one is asked for`() {
    var session = Session("")
    #expect(session.status.hasPrefix("Intent:"))
    session.type("a login form\r")
    #expect(session.pane.text.contains("Log in"))
  }

  @Test func `letters that are keys are letters while a line is typed`() {
    var session = Session()
    session.type("iq\u{1B}")
    session.type("/q?\r")
    #expect(session.effects.isEmpty)
    #expect(session.status.contains("not found: q?"))
  }

  @Test func `the ending of a name says what is saved`() throws {
    var session = Session()
    session.type("Sa.json\rSa.html\rSa.txt\r")
    let compilation = try Compiler().compile(SourceText(name: "", Session.login))
    let formats: [ScreenFormat] = [
      .json, .html(.init(language: compilation.language)), .ansi(.init(width: 100, depth: .none)),
    ]
    let saved = zip(["a.json", "a.html", "a.txt"], formats).map { path, format in
      Preview.Effect.save(
        path: path, bytes: compilation.screen.renderedUTF8(as: format), replacing: false)
    }
    #expect(session.effects == saved)
  }

  @Test(
    arguments: [("y", true), ("n", false), ("\u{1B}", false), ("\r", false)] as [(TextCase, Bool)])
  func `a file that is there is replaced on a yes alone`(key: TextCase, isReplaced: Bool) {
    var session = Session()
    session.preview.confirmReplacing("a.json")
    #expect(session.status.contains("a.json exists"))
    session.type(key.text)
    let isWritten = session.effects.contains {
      if case .save("a.json", _, true) = $0 { return true }
      return false
    }
    #expect(isWritten == isReplaced)
  }

  @Test func `nothing is saved unasked`() {
    var session = Session()
    session.type("S\u{1B}S\r/x\ryeo?mvvvvq")
    for wish in session.effects {
      if case .save = wish { Issue.record("saved") }
    }
  }
}
