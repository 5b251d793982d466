import ScreenDiagnostics
import ScreenModel
import ScreenServing
import Testing

struct PreviewTests {
  private static let form = "a login form with username and password"

  private func preview(_ arguments: TreeValue) throws -> TreeValue {
    let answer = SourceText(name: "preview", utf8: try ScreenTools().preview(arguments))
    return try #require(JSONReader.read(answer, .strict).tree)
  }

  @Test func `changes are made one after the other, and each says what became of it`() throws {
    let answer = try preview([
      "text": TreeValue(.text(Self.form)),
      "edits": ["add a phone field after username", "fly to the moon", "make it brown", " "],
    ])
    let steps = try #require(answer["edits"]?.elements)
    #expect(answer["json"]?.text?.contains(#""label": "Phone""#) == true)
    #expect(
      steps.map { $0["ledger"]?.elements?.first?["outcome"]?.text } == [
        "met", "unmet", "unmet", nil,
      ])
    #expect(steps[3]["failure"]?.text?.isEmpty == false)
    #expect(steps[0]["words"]?.text == "add a phone field after username")
  }

  @Test func `without changes the screen is as it was`() throws {
    let plain = try preview(["intent": TreeValue(.text(Self.form))])
    let none = try preview(["text": TreeValue(.text(Self.form)), "edits": []])
    #expect(plain == none)
  }

  @Test func `more changes than are made are refused`() {
    let edits = (0...ScreenTools.changeLimit).map { TreeValue(.text("rename it to \($0)")) }
    #expect(throws: ToolFailure.self) {
      try preview(["text": TreeValue(.text(Self.form)), "edits": TreeValue(.array(edits))])
    }
  }

  @Test(arguments: [
    (#"{"sections":[{"components":[{"type":"heading","text":"A"}]}]}"#, true),
    (" ```json\n{\"components\":[{\"type\":\"heading\",\"text\":\"A\"}]}\n```", true),
    ("Here it is:\n```json\n{\"components\":[{\"type\":\"heading\",\"text\":\"A\"}]}\n```", true),
    (#"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"A"}]}"#, true),
    ("root = Stack([t])\nt = Text(\"A\")", true),
    (#"{"name": "Ada", "age": 36}"#, false),
    ("a form with {braces}", false),
    ("count = [1, 2, 3]\nname = \"a\"", false),
  ])
  func `a text is a screen or a request by what it holds`(text: String, isScreen: Bool) throws {
    let answer = try preview(["text": TreeValue(.text(text))])
    #expect((answer["reading"] == nil) == isScreen)
  }

  @Test func `whoever knows better says what the text is`() throws {
    let text = #"{"sections":[{"components":[{"type":"heading","text":"A"}]}]}"#
    #expect(try preview(["text": TreeValue(.text(text)), "as": "request"])["reading"] != nil)
    let page = "<form><label>Name <input name=n></label></form>"
    #expect(try preview(["text": TreeValue(.text(page)), "as": "screen"])["reading"] == nil)
  }

  @Test func `the command makes the data, the screen and each change`() throws {
    let answer = try preview([
      "text": "a table of pets", "data": [["name": "Rex's"]], "edits": ["rename the title to A'B"],
    ])
    let command = try #require(answer["command"]?.text)
    #expect(command.hasPrefix("printf %s $'"))
    #expect(
      command.hasSuffix(
        """
        > data.json
        screenc render --data data.json --format json 'a table of pets' | \\
          screenc render --from - 'rename the title to A'\\''B'
        """))
  }
}
