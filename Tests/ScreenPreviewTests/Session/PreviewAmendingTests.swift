import ScreenCompiler
import Testbed
import Testing

@testable import ScreenPreview

@Suite struct PreviewAmendingTests {
  private static let form = "A form with name, email and a send button"

  @Test func `a line of words changes the screen, and what it did is said`() {
    var session = Session(Self.form)
    session.type("crename send to Submit; make the email required\r")
    #expect(session.pane.text.contains("Submit"))
    #expect(session.status.contains("field \"Email\" is required now"))
    #expect(session.status.contains("1 change"))
  }

  @Test func `undo takes changes back one by one, and redo does them again`() {
    var session = Session(Self.form)
    session.type("cremove email\rcrename send to Submit\r")
    let changed = session.pane.text
    session.type("uu")
    #expect(session.pane.text.contains("Email") && session.pane.text.contains("Send"))
    #expect(session.status.contains("undone: remove email"))
    session.type("UU")
    #expect(!session.pane.text.contains("Email") && session.pane.text.contains("Submit"))
    #expect(changed.contains("2 changes") && session.status.contains("2 changes"))
    session.type("U")
    #expect(session.status.contains("nothing to redo"))
    session.type("uuu")
    #expect(session.status.contains("nothing to undo"))
  }

  @Test func `a new change ends what could be done again`() {
    var session = Session(Self.form)
    session.type("cremove email\rucremove name\rU")
    #expect(session.status.contains("nothing to redo"))
    #expect(session.preview.edits == ["remove name"])
  }

  @Test(arguments: ["remove the map", "a login form", "make it", "   "] as [TextCase])
  func `what cannot be done says why, and leaves no trace`(_ edit: TextCase) {
    var session = Session(Self.form)
    let before = session.pane.lines.dropLast()
    session.type("c\(edit.text)\r")
    #expect(session.preview.edits.isEmpty)
    #expect(session.pane.lines.dropLast() == before)
    session.type("c\u{1B}")
    #expect(session.preview.edits.isEmpty)
  }

  @Test func `it speaks of what the line before was about`() {
    var session = Session(Self.form)
    session.type("crename send to Delete\rcmake it red\r")
    #expect(session.preview.edits.count == 2)
    #expect(session.status.contains("button \"Delete\" is red now"))
  }

  @Test func `another seed and a file that has changed keep the changes`() {
    var session = Session(Self.form)
    session.type("crename send to Submit\r]")
    #expect(session.pane.text.contains("Submit"))
    let json =
      #"{"title": "A", "sections": [{"components": [{"type": "heading", "text": "One"}]}]}"#
    var finished = Session(.screen(SourceText(name: "a.json", json)))
    finished.type("crename the heading to Two\r")
    #expect(finished.pane.text.contains("Two"))
    finished.preview.load(
      .screen, SourceText(name: "a.json", json.replacing("\"A\"", with: "\"B\"")))
    #expect(finished.pane.text.contains("Two") && finished.pane.text.contains("B"))
  }

  @Test func `the trail is saved a line each, and the command of y repeats it`() {
    var session = Session(Self.form)
    session.type("Sa.edits\r")
    #expect(session.effects.isEmpty && session.status.contains("nothing was changed"))
    session.type("cremove email\rcrename send to Submit\rSa.edits\r")
    let trail = Array("remove email\nrename send to Submit\n".utf8)
    #expect(session.effects == [.save(path: "a.edits", bytes: trail, replacing: false)])
    #expect(
      session.preview.invocation
        == "screenc render --format json '\(Self.form)' | screenc render --width 100 --from - "
        + "'remove email; rename send to Submit'")
  }
}
