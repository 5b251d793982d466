import ScreenDiagnostics
import ScreenExchange
import ScreenModel
import Testbed
import Testing

/// Replies of models, as whoever asks for a screen in any format reads them.
@Suite struct ReplyDocumentTests {
  private static let replies = FixtureFolder("Replies")

  private static func screen(of source: SourceText) throws -> Screen {
    try Screen(reading: source)
  }

  @Test(arguments: try FixtureFolder("Replies/answers").names(ending: ".txt"))
  func `an answer is a screen of our own, whatever it opens with`(name: String) throws {
    let source = SourceText(name: name, utf8: try Self.replies.bytes(of: "answers/" + name))
    let answer = SourceText(name: "answer", utf8: try Self.replies.bytes(of: "answer.json"))
    #expect(ScreenDocument(source).format == nil)
    #expect(try Self.screen(of: source) == Self.screen(of: answer))
  }

  /// Thoughts, and tags around an answer.
  private static let wrappers: [@Sendable (String) -> String] = [
    { "<think>Perhaps {\"title\":\"No\",\"sections\":[]}</think>\n" + $0 },
    { "\u{FEFF}\n<Reasoning>a < b</Reasoning><thought>hm</thought>" + $0 },
    { "<tool_call>\n" + $0 + "\n</tool_call>" }, { "<answer>```json\n" + $0 + "\n```</answer>" },
    { "<response><json>" + $0 + "</json></response>" }, { "<output>[" + $0 + "]</output>" },
  ]

  @Test(arguments: wrappers.indices)
  func `tags around an answer are no page`(index: Int) throws {
    let bytes = try Self.replies.bytes(of: "answer.json")
    let text = Self.wrappers[index](String(decoding: bytes, as: UTF8.self))
    let answer = try Self.screen(of: SourceText(name: "answer", utf8: bytes))
    #expect(try Self.screen(of: SourceText(name: "reply", text)) == answer)
  }

  @Test(
    arguments: [
      ("<form><input name=a></form>", .html), ("<main><p>{\"a\":1}</p></main>", .html),
      ("root = Stack([t])\nt = TextContent(\"Hi\")", .openUI),
      ("d = {\"title\": \"T\", \"sections\": []}\nroot = TextContent(d.title)", .openUI),
      ("<main><script>{\"type\":\"module\"}</script><p>Hi</p></main>", .html),
      (
        #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"Hi"}]}"#,
        .adaptiveCard
      ),
    ] as [(String, ExchangeFormat)])
  func `a format of another tool is known behind a thought`(text: String, format: ExchangeFormat) {
    for thought in ["", "<think>What now?</think>\n", "<analysis>a</analysis> <think>b</think>"] {
      #expect(ScreenDocument(SourceText(name: "reply", thought + text)).format == format)
    }
  }

  @Test(arguments: [
    "<think>{\"title\":\"Log in\",\"sections\":[{\"components\":[]}]}</think>",
    "<think>I begin with {\"title\":\"T\",\"sections\":[{\"components\":[{\"type\":\"heading\",\"text\":\"a\"}]}]}",
    "<thinking>no</thinking>", "<think>", "<tool_call></tool_call>",
  ])
  func `a thought alone is not an answer`(text: String) {
    #expect(throws: ExchangeError.self) { try Screen(reading: SourceText(name: "reply", text)) }
  }
}
