internal import Sampling
internal import ScreenGeneration
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenSchemas
internal import ScreenText

/// Google's Gemini API.
///
/// Source: the documentation of `models.streamGenerateContent`, v1beta. The API rejects a schema
/// with bounds as too complex, so only the shape is sent, and admission enforces the bounds. The
/// documentation advises against setting a temperature for the newer models.
struct GeminiContent: WireFormat {
  let id: String
  /// The base address including the version, without a trailing slash.
  var base: String
  var model: String
  var key: String

  var framing: Framing { .events }

  var capabilities: ModelCapabilities {
    ModelCapabilities(
      guides: [.jsonSchema(.anthropic)], takesSeed: true, callsTools: true, streams: true)
  }

  private var headers: [HTTPRequest.Header] {
    [HTTPRequest.Header(name: "x-goog-api-key", value: key)]
  }

  func request(for request: ModelRequest) throws(ModelError) -> HTTPRequest {
    let schema = try request.schema(within: .unstated, spelling: .enumeration)
    let functions = request.tools.map { $0.declaration(schema: "parametersJsonSchema") }
    let body = TreeValue.members([
      ("systemInstruction", .members([("parts", .array([part(request.system)]))])),
      ("contents", .array(request.messages.map(content))),
      (
        "tools",
        functions.isEmpty
          ? nil : .array([.members([("functionDeclarations", .array(functions))])])
      ),
      (
        "generationConfig",
        .members([
          ("responseMimeType", schema.map { _ in "application/json" }),
          ("responseJsonSchema", schema), ("maxOutputTokens", .number(request.limits.tokens)),
          ("seed", .number(request.sampling.seedOfHosts)),
        ])
      ),
    ])
    return .post(
      "\(base)/models/\(model):streamGenerateContent?alt=sse", headers: headers, json: body.json)
  }

  private func part(_ text: String) -> TreeValue { .members([("text", .text(text))]) }

  private func content(_ message: ModelMessage) -> TreeValue {
    switch message {
    case .user(let text): return .members([("role", "user"), ("parts", .array([part(text)]))])
    case .model(let text, let calls):
      let calls = calls.map { call in
        TreeValue.members([
          (
            "functionCall",
            .members([("name", .text(call.name)), ("args", call.object)])
          )
        ])
      }
      return .members([
        ("role", "model"), ("parts", .array((text.isEmpty ? [] : [part(text)]) + calls)),
      ])
    case .result(let result):
      let response = TreeValue.members([
        ("name", .text(result.call.name)),
        ("response", .members([(result.isFailure ? "error" : "result", .text(result.text))])),
      ])
      return .members([
        ("role", "user"), ("parts", .array([.members([("functionResponse", response)])])),
      ])
    }
  }

  func read(
    _ message: TreeValue, _ reply: inout ReplyProgress
  ) throws(ModelError) -> [ModelEvent] {
    if let usage = message["usageMetadata"] {
      reply.usage = ModelUsage(
        input: usage["promptTokenCount"]?.count, output: usage["candidatesTokenCount"]?.count)
    }
    if let reason = message["promptFeedback"]?["blockReason"]?.text {
      reply.finish = .refusal
      return [.refusal("the prompt is blocked (\(reason))")]
    }
    guard let candidate = message["candidates"]?.elements?.first else { return [] }
    var events: [ModelEvent] = []
    for part in candidate["content"]?["parts"]?.elements ?? [] {
      if let call = part["functionCall"] {
        reply.add(callOf: call["name"], arguments: call["args"])
      } else if part["thought"]?.content != .flag(true), let text = part["text"]?.text,
        !text.isEmpty
      {
        events.append(.text(text))
      }
    }
    if let reason = candidate["finishReason"]?.text { reply.finish = Self.finish(reason) }
    return events
  }

  private static func finish(_ reason: String) -> FinishReason {
    switch reason {
    case "MAX_TOKENS": .length
    case "SAFETY", "RECITATION", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII": .filtered
    default: .stop
    }
  }

  func fault(_ refusal: HostError) -> ModelError? {
    guard refusal.head.status == 429 else { return nil }
    let details = refusal.answer?["error"]?["details"]?.elements ?? []
    let isDaily = details.contains { detail in
      (detail["violations"]?.elements ?? []).contains {
        $0["quotaId"]?.text?.contains(bytesOf: "PerDay") ?? false
      }
    }
    guard !isDaily else { return .quota(refusal.words) }
    let delay = details.compactMap { $0["retryDelay"]?.text }.first
    // The delay is written as "27s" or "27.3s"; whole seconds are precise enough.
    let seconds = delay.flatMap { Int(String($0.utf8.prefix { $0 &- 0x30 < 10 }) ?? "") }
    return .rateLimited(retryAfter: seconds.map { .seconds(min($0, 86_400)) } ?? refusal.retryAfter)
  }

  var probe: HTTPRequest { .get("\(base)/models/\(model)", headers: headers) }

  var listing: HTTPRequest { .get("\(base)/models", headers: headers) }

  func names(in answer: TreeValue?) -> [String] {
    let names = answer?["models"]?.elements?.compactMap { $0["name"]?.text } ?? []
    return names.map { $0.utf8.starts(with: "models/".utf8) ? String($0.dropFirst(7)) : $0 }
  }
}
