import ScreenGeneration
import ScreenModel
import Testing

@testable import HostedModels

/// Replies as the hosts' documentation shows them, cut short.
@Suite struct ReplyTests {
  @Test func `Chat Completions give text, tokens and the end`() throws {
    let format = ChatCompletions(
      id: "", dialect: .openai, base: "https://o.example", model: "m", key: "")
    let said = try events(
      of: [
        #"{"choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}"#,
        #"{"choices":[{"index":0,"delta":{"content":"{\"a\""},"finish_reason":null}]}"#,
        #"{"choices":[{"index":0,"delta":{"content":":1}"},"finish_reason":"stop"}]}"#,
        #"{"choices":[],"usage":{"prompt_tokens":10,"completion_tokens":5}}"#,
      ], in: format)
    #expect(
      said == [
        .text("{\"a\""), .text(":1}"), .usage(ModelUsage(input: 10, output: 5)), .finished(.stop),
      ])
  }

  @Test func `a call that comes in pieces is one call`() throws {
    let format = ChatCompletions(
      id: "", dialect: .openai, base: "https://o.example", model: "m", key: "")
    func part(_ call: String, _ end: String = "null") -> String {
      #"{"choices":[{"delta":{"tool_calls":[\#(call)]},"finish_reason":\#(end)}]}"#
    }
    let said = try events(
      of: [
        part(#"{"index":0,"id":"c9","function":{"name":"prices","arguments":""}}"#),
        part(#"{"index":0,"function":{"arguments":"{\"of\":"}}"#),
        part(#"{"index":0,"function":{"arguments":"\"rye\"}"}}"#, #""tool_calls""#),
      ], in: format)
    #expect(
      said == [
        .call(ToolCall(id: "c9", name: "prices", arguments: #"{"of":"rye"}"#)),
        .finished(.toolCalls),
      ])
  }

  @Test func `the arguments of a call may be an object, though hosts write its text`() throws {
    let format = ChatCompletions(
      id: "", dialect: .openai, base: "https://o.example", model: "m", key: "")
    let said = try events(
      of: [
        #"{"choices":[{"message":{"tool_calls":[{"id":"c9","function":{"name":"prices","arguments":{"of":"rye"}}}]},"finish_reason":"tool_calls"}]}"#
      ], in: format)
    #expect(
      said == [
        .call(ToolCall(id: "c9", name: "prices", arguments: #"{"of":"rye"}"#)),
        .finished(.toolCalls),
      ])
  }

  @Test func `Messages give text and calls by their blocks`() throws {
    let format = AnthropicMessages(id: "", base: "https://a.example", model: "m", key: "k")
    let said = try events(
      of: [
        #"{"type":"message_start","message":{"usage":{"input_tokens":25}}}"#,
        #"{"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}"#,
        #"{"type":"ping"}"#,
        #"{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hi"}}"#,
        #"{"type":"content_block_start","index":1,"content_block":{"type":"tool_use","id":"t1","name":"f","input":{}}}"#,
        #"{"type":"content_block_delta","index":1,"delta":{"type":"input_json_delta","partial_json":"{\"a\":1}"}}"#,
        #"{"type":"message_delta","delta":{"stop_reason":"tool_use"},"usage":{"output_tokens":15}}"#,
        #"{"type":"message_stop"}"#,
      ], in: format)
    #expect(
      said == [
        .text("Hi"), .call(ToolCall(id: "t1", name: "f", arguments: #"{"a":1}"#)),
        .usage(ModelUsage(input: 25, output: 15)), .finished(.toolCalls),
      ])
  }

  @Test(arguments: [
    ("max_tokens", FinishReason.length), ("model_context_window_exceeded", .length),
    ("refusal", .refusal), ("end_turn", .stop),
  ])
  func `why Messages ended is reported`(reason: String, finish: FinishReason) throws {
    let format = AnthropicMessages(id: "", base: "https://a.example", model: "m", key: "k")
    let said = try events(
      of: [#"{"type":"message_delta","delta":{"stop_reason":"\#(reason)"}}"#], in: format)
    #expect(said == [.finished(finish)])
  }

  @Test func `Ollama's lines give text, calls and the end`() throws {
    let format = OllamaChat(id: "", base: "http://127.0.0.1:1", model: "m")
    let said = try events(
      of: [
        #"{"message":{"role":"assistant","content":"Hi"},"done":false}"#,
        #"{"message":{"content":"","tool_calls":[{"function":{"name":"f","arguments":{"a":1}}}]},"done":false}"#,
        #"{"message":{"content":""},"done":true,"done_reason":"stop","prompt_eval_count":7,"eval_count":3}"#,
      ], in: format)
    #expect(
      said == [
        .text("Hi"), .call(ToolCall(id: "call-0", name: "f", arguments: #"{"a":1}"#)),
        .usage(ModelUsage(input: 7, output: 3)), .finished(.toolCalls),
      ])
  }

  @Test(arguments: [
    ("STOP", FinishReason.stop), ("MAX_TOKENS", .length), ("SAFETY", .filtered),
  ])
  func `why Gemini ended is reported`(reason: String, finish: FinishReason) throws {
    let format = GeminiContent(id: "", base: "https://g.example", model: "m", key: "k")
    let said = try events(
      of: [
        #"{"candidates":[{"content":{"parts":[{"text":"hm","thought":true},{"text":"Hi"}]}}]}"#,
        #"{"candidates":[{"content":{"parts":[]},"finishReason":"\#(reason)"}]}"#,
      ], in: format)
    #expect(said == [.text("Hi"), .finished(finish)])
  }

  @Test func `a prompt that Gemini blocks is a refusal`() throws {
    let format = GeminiContent(id: "", base: "https://g.example", model: "m", key: "k")
    let said = try events(of: [#"{"promptFeedback":{"blockReason":"SAFETY"}}"#], in: format)
    #expect(said == [.refusal("the prompt is blocked (SAFETY)"), .finished(.refusal)])
  }
}
