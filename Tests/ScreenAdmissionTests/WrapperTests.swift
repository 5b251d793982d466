import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

@testable import ScreenAdmission

/// Where in a reply its screen is, and what is not one.
struct WrapperTests {
  private static let screen =
    #"{"title":"T","sections":[{"components":[{"type":"badge","label":"A"}]}]}"#

  private static func read(_ reply: String) -> JSONReading {
    Grammar.standard.read(reply: SourceText(name: "reply", reply))
  }

  private static func text(_ text: some StringProtocol, _ type: String = "text") -> String {
    #"{"type":"\#(type)","text":\#(ReplyTests.quoted(String(text)))}"#
  }

  @Test(arguments: [
    (#"{"result":\#(screen)}"#, "/result"), (#"{"a":[1,\#(screen)]}"#, "/a/1"),
    (#"{"a":{"b":\#(ReplyTests.quoted(screen))}}"#, "/a/b"),
    // Parts of a text are one text only where one of them breaks off.
    (#"{"content":[\#(text(screen)),\#(text("Anything else?"))]}"#, "/content/0/text"),
    (#"{"content":[\#(text("Here you {are}: it is")),\#(text(screen))]}"#, "/content/1/text"),
    (
      #"{"content":[\#(text(screen.prefix(30))),\#(text(screen.dropFirst(30)))]}"#, "/content"
    ),
    (
      #"{"content":[\#(text(#"{"maybe":"#, "thinking")),\#(text(screen))]}"#, "/content/1/text"
    ),
    (
      #"{"a":[\#(ReplyTests.quoted(String(screen.prefix(30)))),\#(ReplyTests.quoted(String(screen.dropFirst(30))))]}"#,
      "/a"
    ),
  ])
  func `a wrapper is told with the way to the screen`(reply: String, path: String) {
    let reading = Self.read(reply)
    #expect(reading.tree?["title"]?.text == "T")
    let wrapper = reading.diagnostics.first { $0.id == "wrapper" }
    #expect(wrapper?.message == "the screen is read from '\(path)'")
    #expect(wrapper?.repair == .lossless)
  }

  @Test(arguments: [
    #"{"a":\#(screen),"b":\#(screen)}"#, #"{"content":[\#(text(screen)),\#(text(screen))]}"#,
    #"{"a":3,"b":[true,"sections"]}"#,
  ])
  func `a wrapper of two screens, or of none, holds no answer`(reply: String) {
    let reading = Self.read(reply)
    #expect(reading.tree?["sections"] == nil)
    #expect(!reading.diagnostics.contains { $0.id == "wrapper" })
  }

  @Test func `a fault in a text is told where the text is, and has no fix-it`() throws {
    let text = ReplyTests.quoted(String(Self.screen.dropLast(2)) + ",]}")
    let reply = #"{"a":1,"result":"# + text + "}"
    let reading = Self.read(reply)
    #expect(reading.tree?["title"]?.text == "T")
    let fault = try #require(reading.diagnostics.first { $0.id == "trailing-comma" })
    let start = reply.utf8.count - text.utf8.count - 1
    #expect(fault.range == SourceRange(start, reply.utf8.count - 1))
    #expect(reading.diagnostics.flatMap(\.fixIts) == [])
  }

  @Test(arguments: [
    (screen, true), (#"<script>const screen = \#(screen);</script>"#, true),
    (#"{"result":\#(screen)}"#, true), (#"[{"type":"badge","label":"A"}]"#, true),
    (#"{"type":"badge","label":"A"}"#, true), ("let a = 1\nprint({a})", false), ("", false),
    ("<html><body>Words</body></html>", false), (#"{"a":1}"#, false), ("[]", false), ("{}", false),
  ])
  func `a text in another language may hold an answer`(text: String, isFound: Bool) {
    let source = SourceText(name: "text", text)
    #expect(Grammar.standard.findsAnswer(in: source) == isFound)
  }

  @Test(arguments: [
    ("a = Foo(1)\nb = Bar(2)", "OpenUI Lang"), ("root = Foo(a)", "OpenUI Lang"),
    ("a_1 = Foo(1)\nb = Bar(2)", "OpenUI Lang"),
    ("a = Foo(1)", nil), ("the one = Foo(1)\nthe other = Bar(2)", nil),
    ("a = foo(1)\nb = bar(2)", nil), ("a = Foo\nb = Bar", nil), (" = Foo(1)\n = Bar(2)", nil),
    ("title: A\nsections:", "YAML"), ("- type: badge\n- type: badge", "YAML"), ("title: A", nil),
    ("title:A\ntype:B", nil), ("Note: A\nWarning: B", nil),
    ("Look:\n  <main>A</main>", "HTML"), (#"<div class="a">A</div>"#, "HTML"), ("<mainly>", nil),
    (#"{"type":"object","properties":{"age":{"type":"string"}}}"#, "JSON Schema"),
    (#"{"type":"object","properties":{"a":{"enum":[1]},"b":{"$ref":"a"}}}"#, "JSON Schema"),
    (#"{"$schema":"https://json-schema.org/draft/2020-12/schema"}"#, "JSON Schema"),
    (#"{"type":"object","properties":{"a":{"type":"string"},"b":{"label":"B"}}}"#, nil),
    (#"{"type":"object","properties":{"a":3}}"#, nil), (#"{"type":"object","properties":{}}"#, nil),
    (#"{"error":{"message":"No","code":3}}"#, "a host"), (#"{"error":"No"}"#, nil),
    (#"{"error":{"message":"No"},"a":1,"b":2,"c":3}"#, nil),
    (#"{"createSurface":{"id":"a"}}"#, "A2UI"), (#"{"createSurface":3}"#, nil),
    (#"{"root":"a","elements":{}}"#, "json-render"), (#"{"root":"a","elements":[]}"#, nil),
    (#"{"root":3,"elements":{}}"#, nil), (#"{"type":"AdaptiveCard"}"#, "Adaptive Card"),
    (#"{"contentType":"x","content":{"type":"AdaptiveCard"}}"#, "Adaptive Card"),
    (#"{"content":{"type":"AdaptiveCard"}}"#, nil),
  ])
  func `a foreign format is known by its marks, and by nothing like them`(
    text: String, name: String?
  ) {
    let reading = Self.read(text)
    let foreign = reading.diagnostics.first { $0.id == "foreign-format" }
    #expect((foreign == nil) == (name == nil))
    #expect(foreign.map { $0.message.contains(name ?? "-") } != false)
    #expect(foreign == nil || reading.tree == nil)
  }
}
