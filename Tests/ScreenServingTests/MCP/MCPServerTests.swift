import ScreenCompiler
import ScreenModel
import ScreenServing
import Testing

struct MCPServerTests {
  @Test func `every tool is listed with a description, an example and both schemas`() throws {
    var client = try Conversation()
    let answer = try client.call("tools/list")
    let tools = try #require(answer["result"]?["tools"]?.elements)
    #expect(tools.compactMap { $0["name"]?.text } == ScreenTool.allCases.map(\.rawValue))
    for tool in tools {
      #expect(tool["description"]?.text?.contains("Example: {") == true)
      #expect(tool["inputSchema"]?["type"]?.text == "object")
      #expect(tool["outputSchema"]?["required"]?.elements?.isEmpty == false)
    }
  }

  @Test func `the example of each tool is answered with what its schema requires`() throws {
    var client = try Conversation()
    let answer = try client.call("tools/list")
    for tool in try #require(answer["result"]?["tools"]?.elements) {
      let name = try #require(tool["name"]?.text)
      let description = try #require(tool["description"]?.text)
      let start = try #require(description.firstRange(of: "Example: ")).upperBound
      let result = try client.tool(name, String(description[start...]))
      #expect(result["isError"] == nil)
      let content = try #require(result["structuredContent"])
      for required in try #require(tool["outputSchema"]?["required"]?.elements) {
        #expect(content[try #require(required.text)] != nil, "\(name): \(required)")
      }
    }
  }

  @Test(arguments: ["text", "ansi", "html", "json"])
  func `a screen is rendered in each format, twice the same`(format: String) throws {
    var client = try Conversation()
    let arguments = #"{"intent":"a login form with username and password","format":"\#(format)"}"#
    let result = try client.tool("render_screen", arguments)
    let output = try #require(result["structuredContent"]?["output"]?.text)
    #expect(output.contains("Username"))
    #expect(output.contains("\u{1B}") == (format == "ansi"))
    let again = try client.tool("render_screen", arguments)
    #expect(again.line == result.line)
    #expect(result["_meta"]?["screenc/page"]?.text?.contains("<main") == true)
  }

  @Test func `a screen that was rendered is admitted as it is`() throws {
    var client = try Conversation()
    let first = try client.tool(
      "render_screen", #"{"intent":"a table of orders with date and total"}"#)
    let screen = try #require(first["structuredContent"]?["screen"])
    let json = screen.line
    let second = try client.tool("render_screen", #"{"screen":\#(json)}"#)
    #expect(second["structuredContent"]?["screen"]?.line == json)
    let checked = try client.tool("check_screen", #"{"text":\#(json),"strict":true}"#)
    #expect(checked["structuredContent"]?["acceptable"]?.content == .flag(true))
  }

  /// A screen with one field, as JSON.
  private static let form =
    #"{"title":"Sign up","sections":[{"components":[{"type":"field","label":"Email"}]}]}"#

  @Test(arguments: ["a2ui", "a2ui-0.8", "a2ui-1.0", "json-render", "adaptive-card", "screen"])
  func `a screen that is converted and read again has its field`(format: String) throws {
    var client = try Conversation()
    let there = try client.tool(
      "convert_screen", #"{"document":\#(Self.form),"to":"\#(format)"}"#)
    let output = try #require(there["structuredContent"]?["output"]?.text)
    let document = JSONWriter.line {
      $0.member("to", "screen"); $0.member("document", output)
    }
    let back = try client.tool("convert_screen", String(decoding: document, as: UTF8.self))
    #expect(back["structuredContent"]?["output"]?.text?.contains("Email") == true)
    #expect(there["structuredContent"]?["lossless"]?.content == .flag(true))
  }

  @Test
  func `an edited screen differs by what was asked, and a sentence that is not an edit is unmet`()
    throws
  {
    var client = try Conversation()
    let edited = try client.tool(
      "edit_screen", #"{"screen":\#(Self.form),"change":"add a phone field after email"}"#)
    let screen = try #require(edited["structuredContent"]?["screen"]).line
    let difference = try client.tool(
      "diff_screens", #"{"old":\#(Self.form),"new":\#(screen)}"#)
    #expect(difference["structuredContent"]?["words"]?.text?.contains("Phone") == true)
    #expect(difference["structuredContent"]?["patch"]?.elements?.isEmpty == false)
    let same = try client.tool("diff_screens", #"{"old":\#(screen),"new":\#(screen)}"#)
    #expect(same["structuredContent"]?["same"]?.content == .flag(true))
    let none = try client.tool(
      "edit_screen", #"{"screen":\#(Self.form),"change":"remove the chart"}"#)
    #expect(none["structuredContent"]?["unmet"]?.elements?.isEmpty == false)
    #expect(none["structuredContent"]?["met"]?.elements?.isEmpty == true)
  }

  @Test(arguments: [
    ("render_screen", "{}", "Give one of"),
    ("render_screen", #"{"intent":"x","reply":"y"}"#, "Give one of"),
    ("render_screen", #"{"intent":""}"#, "empty"),
    ("render_screen", #"{"intent":7}"#, "'intent' is not a string"),
    ("render_screen", #"{"intnt":"x"}"#, "did you mean 'intent'"),
    ("render_screen", #"{"intent":"x","width":0}"#, "'width' must be at least 1"),
    ("render_screen", #"{"intent":"x","width":4.5}"#, "'width' is not an integer"),
    ("render_screen", #"{"intent":"x","temperature":3}"#, "'temperature' must be at most 2"),
    (
      "render_screen", #"{"intent":"x","format":"pdf"}"#,
      "'format' is not one of text, ansi, html, json"
    ),
    ("render_screen", #"{"intent":"x","grammar":"cor"}"#, "There is no grammar 'cor'"),
    ("render_screen", #"{"reply":"no screen"}"#, "error"),
    ("render_screen", "[]", "they are not an object"),
    ("check_screen", "{}", "'text' is missing"),
    ("convert_screen", #"{"document":{}}"#, "'to' is missing"),
    ("convert_screen", #"{"document":{},"to":"pdf"}"#, "'to' is not one of"),
    ("convert_screen", #"{"document":"no screen","to":"screen"}"#, "error"),
    ("edit_screen", #"{"screen":{"title":"T","sections":[]}}"#, "'change' is missing"),
    ("edit_screen", #"{"screen":"no screen","change":"add a field"}"#, "error"),
    ("diff_screens", #"{"old":"no screen","new":"no screen"}"#, "error"),
    ("read_intent", #"{"intent":"  "}"#, "empty"),
    ("describe_grammar", #"{"as":"yaml"}"#, "'as' is not one of"),
  ])
  func `a tool that cannot do what it is asked says why, and gives nothing structured`(
    name: String, arguments: String, part: String
  ) throws {
    var client = try Conversation()
    let result = try client.tool(name, arguments)
    #expect(result["isError"]?.content == .flag(true))
    #expect(result["structuredContent"] == nil, "strict clients hold it to the tool's schema")
    let text = try #require(result["content"]?.elements?.first?["text"]?.text)
    #expect(text.contains(part), "\(text)")
  }

  @Test(arguments: [
    "screenc://grammar/core", "screenc://catalog/planets", "ui://screenc/screen",
    "ui://screenc/page/caf%C3%A9%20menu",
  ])
  func `a resource is read by its address`(uri: String) throws {
    var client = try Conversation()
    let answer = try client.call("resources/read", #"{"uri":"\#(uri)"}"#)
    let result = try #require(answer["result"])
    let content = try #require(result["contents"]?.elements?.first)
    #expect(content["uri"]?.text == uri)
    #expect(content["text"]?.text?.isEmpty == false)
    #expect(
      uri.hasPrefix("ui:") == (content["mimeType"]?.text == "text/html;profile=mcp-app"))
  }

  @Test(arguments: [
    "", "screenc://grammar/", "screenc://grammar/../../etc/passwd", "screenc://catalog/xyzzy",
    "ui://screenc/page/%zz", "ui://screenc/page/%20", "https://example.com/",
  ])
  func `what has no such address is refused`(uri: String) throws {
    var client = try Conversation()
    let answer = try client.call("resources/read", #"{"uri":"\#(uri)"}"#)
    #expect(answer.errorCode == -32602)
  }

  @Test func `the prompt holds the grammar and the intent`() throws {
    var client = try Conversation()
    let result = try #require(
      client.call(
        "prompts/get",
        #"{"name":"compose_screen","arguments":{"intent":"my garden","grammar":"core"}}"#)["result"]
    )
    let text = try #require(
      result["messages"]?.elements?.first?["content"]?["text"]?.text)
    #expect(text.hasSuffix("my garden") && text.contains("standings"))
  }
}
