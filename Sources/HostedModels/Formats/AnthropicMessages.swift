internal import ScreenGeneration
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenSchemas

/// Anthropic's Messages API.
///
/// Source: the documentation of `POST /v1/messages`, version 2023-06-01, as of August 2026. The
/// newer models accept neither a temperature nor a seed, so requests contain neither.
struct AnthropicMessages: WireFormat {
  let id: String
  /// The base address, without a trailing slash.
  var base: String
  var model: String
  var key: String

  var framing: Framing { .events }

  var capabilities: ModelCapabilities {
    ModelCapabilities(guides: [.jsonSchema(.anthropic)], callsTools: true, streams: true)
  }

  private var headers: [HTTPRequest.Header] {
    [
      HTTPRequest.Header(name: "x-api-key", value: key),
      HTTPRequest.Header(name: "anthropic-version", value: "2023-06-01"),
    ]
  }

  func request(for request: ModelRequest) throws(ModelError) -> HTTPRequest {
    let schema = try request.schema(within: .anthropic)
    let format = schema.map { TreeValue.members([("type", "json_schema"), ("schema", $0)]) }
    let tools = request.tools.map { $0.declaration(schema: "input_schema") }
    let body = TreeValue.members([
      ("model", .text(model)), ("max_tokens", .number(request.limits.tokens)),
      ("system", .text(request.system)), ("messages", .array(request.messages.map(message))),
      ("output_config", format.map { .members([("format", $0)]) }),
      ("tools", tools.isEmpty ? nil : .array(tools)), ("stream", true),
    ])
    return .post("\(base)/v1/messages", headers: headers, json: body.json)
  }

  private func message(_ message: ModelMessage) -> TreeValue {
    switch message {
    case .user(let text): return .message("user", text)
    case .model(let text, let calls):
      // The API rejects an empty text block.
      let said: [TreeValue] =
        text.isEmpty ? [] : [.members([("type", "text"), ("text", .text(text))])]
      let uses = calls.map { call in
        TreeValue.members([
          ("type", "tool_use"), ("id", .text(call.id)), ("name", .text(call.name)),
          ("input", call.object),
        ])
      }
      return .members([("role", "assistant"), ("content", .array(said + uses))])
    case .result(let result):
      let block = TreeValue.members([
        ("type", "tool_result"), ("tool_use_id", .text(result.call.id)),
        ("content", .text(result.text)), ("is_error", result.isFailure ? true : nil),
      ])
      return .members([("role", "user"), ("content", .array([block]))])
    }
  }

  func read(
    _ message: TreeValue, _ reply: inout ReplyProgress
  ) throws(ModelError) -> [ModelEvent] {
    let number = message["index"]?.count ?? 0
    // Unknown event types are ignored, as the documentation asks.
    switch message["type"]?.text {
    case "message": return readWhole(message, &reply)
    case "message_start":
      reply.usage.input = message["message"]?["usage"]?["input_tokens"]?.count
    case "content_block_start":
      guard let block = message["content_block"], block["type"]?.text == "tool_use" else { break }
      reply[call: number].id = block["id"]?.text ?? ""
      reply[call: number].name = block["name"]?.text ?? ""
    case "content_block_delta":
      let delta = message["delta"]
      if let text = delta?["text"]?.text, !text.isEmpty { return [.text(text)] }
      if let more = delta?["partial_json"]?.text { reply[call: number].arguments += more }
    case "message_delta":
      if let count = message["usage"]?["output_tokens"]?.count { reply.usage.output = count }
      guard let reason = message["delta"]?["stop_reason"]?.text else { break }
      reply.finish = Self.finish(reason)
      guard reply.finish == .refusal else { break }
      let words = message["delta"]?["stop_details"]?["explanation"]?.text
      return words.map { [.refusal($0)] } ?? []
    default: break
    }
    return []
  }

  /// Reads a reply that is not streamed.
  private func readWhole(_ message: TreeValue, _ reply: inout ReplyProgress) -> [ModelEvent] {
    reply.usage = ModelUsage(
      input: message["usage"]?["input_tokens"]?.count,
      output: message["usage"]?["output_tokens"]?.count)
    var events: [ModelEvent] = []
    for block in message["content"]?.elements ?? [] {
      if block["type"]?.text == "tool_use" {
        reply.add(callOf: block["name"], arguments: block["input"])
      } else if let text = block["text"]?.text, !text.isEmpty {
        events.append(.text(text))
      }
    }
    if let reason = message["stop_reason"]?.text { reply.finish = Self.finish(reason) }
    return events
  }

  private static func finish(_ reason: String) -> FinishReason {
    switch reason {
    case "max_tokens", "model_context_window_exceeded": .length
    case "tool_use": .toolCalls
    case "refusal": .refusal
    default: .stop
    }
  }

  func fault(_ refusal: HostError) -> ModelError? {
    // An error in the middle of a stream has no status, but its type says the same.
    switch refusal.answer?["error"]?["type"]?.text {
    case "overloaded_error": .overloaded(retryAfter: refusal.retryAfter)
    case "rate_limit_error" where refusal.retryAfter == nil && refusal.head.status == 429:
      // A spending limit has no `retry-after` header, and waiting does not lift it.
      .quota(refusal.words)
    case "rate_limit_error": .rateLimited(retryAfter: refusal.retryAfter)
    case "authentication_error", "permission_error": .unauthorized(refusal.words)
    case "billing_error": .quota(refusal.words)
    default: nil
    }
  }

  var probe: HTTPRequest { .get("\(base)/v1/models/\(model)", headers: headers) }

  var listing: HTTPRequest { .get("\(base)/v1/models", headers: headers) }
}
