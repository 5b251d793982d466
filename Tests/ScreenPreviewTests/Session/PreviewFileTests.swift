import ScreenCompiler
import Testing

@testable import ScreenPreview

@Suite struct PreviewFileTests {
  private static func screen(_ title: String) -> SourceText {
    SourceText(
      name: "a.json",
      "{\"title\":\"\(title)\",\"sections\":[{\"components\":[{\"type\":\"divider\"}]}]}")
  }

  @Test(arguments: ["", "{", "no screen", "{\"sections\":[]}", "[1,2]"])
  func `a broken screen is reported while the last one stays`(text: String) {
    var session = Session(.screen(Self.screen("Before")))
    session.preview.load(.screen, SourceText(name: "a.json", text))
    #expect(session.pane.text.contains("Before"))
    #expect(session.pane.text.contains("error"))
    session.preview.load(.screen, Self.screen("After"))
    #expect(session.pane.text.contains("After"))
    #expect(!session.pane.text.contains("error"))
  }

  @Test func `a broken grammar is reported while the last one stays`() throws {
    let text = try #require(Grammar.source(named: "core"))
    var start = Preview.Start.plain
    start.grammarName = "own.grammar"
    start.grammar = .core
    var session = Session("standings of the league", start: start)
    let before = session.pane.lines
    session.preview.load(.grammar, SourceText(name: "own.grammar", "grammar"))
    #expect(session.pane.text.contains("own.grammar:1"))
    #expect(session.pane.lines.first == before.first)
    session.preview.load(.grammar, SourceText(name: "own.grammar", utf8: text.utf8))
    #expect(!session.pane.text.contains("own.grammar:1"))
  }

  @Test func `a grammar that allows less is taken at once`() throws {
    let core = try #require(Grammar.source(named: "core"))
    let text = String(decoding: core.utf8, as: UTF8.self)
    let less = text.split(separator: "\ncomponent ").filter { !$0.hasPrefix("button") }
      .joined(separator: "\ncomponent ")
    var start = Preview.Start.plain
    start.grammarName = "own.grammar"
    start.grammar = .core
    var session = Session("a form with a name and a button Send", start: start)
    #expect(session.pane.text.contains("[» Send ]"))
    session.preview.load(.grammar, SourceText(name: "own.grammar", less))
    #expect(!session.pane.text.contains("[» Send ]"))
  }

  @Test func `a file that is gone is reported`() {
    var session = Session(.screen(Self.screen("Before")))
    session.preview.fail(.screen, "cannot read 'a.json': no such file\n")
    #expect(session.pane.text.contains("cannot read 'a.json'"))
    #expect(session.pane.text.contains("Before"))
  }
}
