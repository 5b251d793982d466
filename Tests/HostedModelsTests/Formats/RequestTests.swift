import ScreenGeneration
import ScreenModel
import Testing

@testable import HostedModels

/// Requests beside those that the hosts' documentation shows: the same members, the same nesting.
@Suite struct RequestTests {
  private func text(_ request: HTTPRequest) -> String {
    String(decoding: request.body.dropLast(), as: UTF8.self)
  }

  @Test func `Chat Completions take a strict schema under a name`() throws {
    let format = ChatCompletions(
      id: "openai:m", dialect: .openai, base: "https://api.openai.com/v1", model: "m", key: "k")
    let request = try format.request(for: Asked.plain)
    #expect(request.url == "https://api.openai.com/v1/chat/completions")
    #expect(request.header("Authorization") == "Bearer k")
    #expect(
      text(request)
        == #"{"model":"m","messages":[{"role":"system","content":"Be brief."},"#
        + #"{"role":"user","content":"A login form"}],"response_format":{"type":"json_schema","#
        + #""json_schema":{"name":"screen","strict":true,"schema":\#(Asked.schema)}},"#
        + #""temperature":0,"seed":0,"max_completion_tokens":900,"stream":true,"#
        + #""stream_options":{"include_usage":true}}"#)
  }

  @Test func `llama.cpp takes a grammar, and keeps no state between requests`() throws {
    let format = ChatCompletions(
      id: "llama:u", dialect: .llama, base: "http://127.0.0.1:8080/v1", model: "", key: "")
    var asked = Asked.plain
    asked.guide = .gbnf("root ::= \"{}\"")
    let body = try #require(try format.request(for: asked).tree)
    #expect(body["grammar"]?.text == "root ::= \"{}\"")
    #expect(body["cache_prompt"]?.content == .flag(false))
    #expect(body["top_k"]?.count == 1)
    #expect(body["model"] == nil)
    #expect(format.probe.url == "http://127.0.0.1:8080/health")
    asked.tools = Asked.withTools.tools
    #expect(throws: ModelError.self) { try format.request(for: asked) }
  }

  @Test func `Messages have the limit that they need, and nothing that newer models refuse`() throws
  {
    let format = AnthropicMessages(
      id: "anthropic:m", base: "https://api.anthropic.com", model: "m", key: "k")
    let request = try format.request(for: Asked.plain)
    #expect(request.url == "https://api.anthropic.com/v1/messages")
    #expect(request.header("x-api-key") == "k")
    #expect(request.header("anthropic-version") == "2023-06-01")
    #expect(
      text(request)
        == #"{"model":"m","max_tokens":900,"system":"Be brief.","#
        + #""messages":[{"role":"user","content":"A login form"}],"#
        + #""output_config":{"format":{"type":"json_schema","schema":\#(Asked.schema)}},"#
        + #""stream":true}"#)
  }

  @Test func `Ollama is told how much context it needs`() throws {
    let format = OllamaChat(id: "ollama:m", base: "http://127.0.0.1:11434", model: "m")
    let request = try format.request(for: Asked.plain)
    #expect(request.url == "http://127.0.0.1:11434/api/chat")
    let body = try #require(request.tree)
    #expect(body["format"]?["type"]?.text == "object")
    #expect(body["options"]?["num_ctx"]?.count == 2_048)
    #expect(body["options"]?["num_predict"]?.count == 900)
    #expect(body["stream"]?.content == .flag(true))
  }

  @Test func `Gemini is sent the shape, with one-value enumerations for constants`() throws {
    let format = GeminiContent(
      id: "gemini:m", base: "https://g.example/v1beta", model: "m", key: "k")
    let request = try format.request(for: Asked.plain)
    #expect(request.url == "https://g.example/v1beta/models/m:streamGenerateContent?alt=sse")
    #expect(request.header("x-goog-api-key") == "k")
    let settings = try #require(request.tree?["generationConfig"])
    #expect(settings["responseMimeType"]?.text == "application/json")
    let constant = settings["responseJsonSchema"]?["properties"]?["t"]
    #expect(constant?["enum"]?.elements?.compactMap(\.text) == ["x"])
    #expect(constant?["const"] == nil)
  }

  @Test func `a call and its result go back in each host's words`() throws {
    let openai = try #require(
      try ChatCompletions(id: "", dialect: .openai, base: "https://o.example", model: "m", key: "")
        .request(for: Asked.withTools).tree)
    let chat = try #require(openai["messages"]?.elements)
    #expect(
      chat[2]["tool_calls"]?.elements?.first?["function"]?["arguments"]?.text == #"{"of":"rye"}"#)
    #expect(chat[3]["tool_call_id"]?.text == "c1")
    #expect(openai["tools"]?.elements?.first?["function"]?["name"]?.text == "prices")
    let anthropic = try #require(
      try AnthropicMessages(id: "", base: "https://a.example", model: "m", key: "k")
        .request(for: Asked.withTools).tree)
    let blocks = try #require(anthropic["messages"]?.elements)
    #expect(blocks[1]["content"]?.elements?.first?["input"]?["of"]?.text == "rye")
    #expect(blocks[2]["content"]?.elements?.first?["tool_use_id"]?.text == "c1")
    let gemini = try #require(
      try GeminiContent(id: "", base: "https://g.example", model: "m", key: "k")
        .request(for: Asked.withTools).tree)
    let parts = try #require(gemini["contents"]?.elements)
    #expect(parts[1]["parts"]?.elements?.first?["functionCall"]?["args"]?["of"]?.text == "rye")
    #expect(
      parts[2]["parts"]?.elements?.first?["functionResponse"]?["response"]?["result"]?.text
        == "4 euros")
  }

  @Test func `a schema beyond its host's limits is not sent`() throws {
    let unions = (0..<17).map { #""p\#($0)":{"anyOf":[{"type":"string"},{"type":"null"}]}"# }
    let schema = #"{"type":"object","properties":{\#(unions.joined(separator: ","))}}"#
    #expect(throws: ModelError.guideRefused("it has 17 optional properties, but its host allows 3"))
    {
      try SchemaLimits(optionals: 3).checked(schema)
    }
    #expect(throws: ModelError.guideRefused("it has 17 unions, but its host allows 16")) {
      try SchemaLimits.anthropic.checked(schema)
    }
    #expect(throws: ModelError.guideRefused("the schema is not JSON")) {
      try SchemaLimits.unstated.checked("{")
    }
  }
}
