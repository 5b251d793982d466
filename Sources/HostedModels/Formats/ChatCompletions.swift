internal import Sampling
internal import ScreenGeneration
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenSchemas

/// The Chat Completions API of OpenAI, vLLM, SGLang and LM Studio, and of llama.cpp with its
/// extensions.
///
/// Sources: OpenAI's API description 2.3.0, `POST /chat/completions`, and the README of llama.cpp's
/// server.
struct ChatCompletions: WireFormat {
  /// The variant of the API that the server speaks.
  enum Dialect: Hashable, Sendable {
    /// OpenAI's own, or that of a compatible server.
    case openai
    /// llama.cpp's, which adds grammars and further sampling parameters.
    case llama
  }

  let id: String
  var dialect: Dialect
  /// The base address including the version, without a trailing slash.
  var base: String
  var model: String
  /// The API key; empty if there is none.
  var key: String

  var framing: Framing { .events }

  var capabilities: ModelCapabilities {
    ModelCapabilities(
      guides: guides,
      takesSeed: true, takesTemperature: true, takesTopK: dialect == .llama, callsTools: true,
      streams: true)
  }

  /// The guides, best first. Self-hosted servers mostly support length bounds in schemas; one that
  /// rejects them may still support OpenAI's subset.
  private var guides: [ConstraintFormat] {
    switch dialect {
    case .llama: [.gbnf, .jsonSchema(.local)]
    case .openai where isOpenAI: [.jsonSchema(.openai)]
    case .openai: [.jsonSchema(.local), .jsonSchema(.openai)]
    }
  }

  private var isOpenAI: Bool { HostName.of(base) == "api.openai.com" }

  func request(for request: ModelRequest) throws(ModelError) -> HTTPRequest {
    let sampling = request.sampling
    var members: [(String, TreeValue?)] = [
      ("model", model.isEmpty ? nil : .text(model)),
      ("messages", .array([.message("system", request.system)] + request.messages.map(message))),
    ]
    members += try guide(request)
    members += [
      ("temperature", .number(sampling.isGreedy ? 0 : sampling.temperature)),
      ("top_p", sampling.isGreedy ? nil : sampling.topP.map { .number($0) }),
      ("seed", .number(sampling.seedOfHosts)),
      (limitName, .number(request.limits.tokens)),
      ("tools", request.tools.isEmpty ? nil : .array(request.tools.map(\.function))),
      ("stream", true), ("stream_options", ["include_usage": true]),
    ]
    if dialect == .llama {
      // Cached prompt states can change the last bits of a logit, and thinking breaks a grammar.
      members += [
        ("top_k", sampling.isGreedy ? 1 : sampling.topK.map { .number($0) }),
        ("cache_prompt", false), ("chat_template_kwargs", ["enable_thinking": false]),
      ]
    }
    return .post(
      "\(base)/chat/completions", headers: headers, json: TreeValue.members(members).json)
  }

  /// The name of the token limit. OpenAI's newer models reject the old name, and older servers do
  /// not know the new one.
  private var limitName: String {
    isOpenAI ? "max_completion_tokens" : "max_tokens"
  }

  private var headers: [HTTPRequest.Header] {
    key.isEmpty ? [] : [HTTPRequest.Header(name: "Authorization", value: "Bearer \(key)")]
  }

  private func guide(
    _ request: ModelRequest
  ) throws(ModelError) -> [(String, TreeValue?)] {
    guard let guide = request.guide else { return [] }
    guard dialect != .llama || request.tools.isEmpty else {
      throw .guideRefused("llama.cpp cannot combine a grammar with tools")
    }
    switch guide {
    case .masks: throw .unsupportedCapability("token masks")
    case .gbnf(let text):
      guard dialect == .llama else { throw .unsupportedCapability("a llama.cpp grammar") }
      return [("grammar", .text(text))]
    case .jsonSchema(let name, let schema):
      let schema = try SchemaLimits.openai.checked(schema)
      return [
        (
          "response_format",
          .members([
            ("type", "json_schema"),
            (
              "json_schema",
              .members([("name", .text(name)), ("strict", true), ("schema", schema)])
            ),
          ])
        )
      ]
    }
  }

  private func message(_ message: ModelMessage) -> TreeValue {
    message.chat { call in
      [
        ("id", .text(call.id)), ("type", "function"),
        (
          "function",
          .members([("name", .text(call.name)), ("arguments", .text(call.arguments))])
        ),
      ]
    } answering: { call in
      ("tool_call_id", .text(call.id))
    }
  }

  func read(
    _ message: TreeValue, _ reply: inout ReplyProgress
  ) throws(ModelError) -> [ModelEvent] {
    if let usage = message["usage"] {
      reply.usage = ModelUsage(
        input: usage["prompt_tokens"]?.count, output: usage["completion_tokens"]?.count)
    }
    guard let choice = message["choices"]?.elements?.first else { return [] }
    // A reply that is not streamed has a message in place of a delta.
    let delta = choice["delta"] ?? choice["message"]
    var events: [ModelEvent] = []
    let content = delta?["content"]
    let text = content?.text ?? (content?.elements ?? []).compactMap { $0["text"]?.text }.joined()
    if !text.isEmpty { events.append(.text(text)) }
    if !text.isEmpty, content?.elements != nil {
      events.append(.note("the reply came as an array of parts"))
    }
    if let text = delta?["refusal"]?.text, !text.isEmpty {
      events.append(.refusal(text))
      reply.finish = .refusal
    }
    for (index, part) in (delta?["tool_calls"]?.elements ?? []).enumerated() {
      let number = part["index"]?.count ?? index
      if let id = part["id"]?.text, !id.isEmpty { reply[call: number].id = id }
      if let name = part["function"]?["name"]?.text { reply[call: number].name += name }
      reply[call: number].arguments += Self.arguments(part["function"])
    }
    // The deprecated form of a tool call, from when a reply could hold only one.
    if let call = delta?["function_call"] {
      reply[call: 0].name += call["name"]?.text ?? ""
      reply[call: 0].arguments += Self.arguments(call)
    }
    if let reason = choice["finish_reason"]?.text, reply.finish != .refusal {
      reply.finish = Self.finish(reason)
    }
    return events
  }

  /// The arguments of a call, which some servers give as an object and not as its text.
  private static func arguments(_ call: TreeValue?) -> String {
    guard let value = call?["arguments"], value.content != .null else { return "" }
    return value.text ?? String(decoding: value.json.dropLast(), as: UTF8.self)
  }

  private static func finish(_ reason: String) -> FinishReason {
    switch reason {
    case "length": .length
    case "tool_calls", "function_call": .toolCalls
    case "content_filter": .filtered
    default: .stop
    }
  }

  var probe: HTTPRequest {
    switch dialect {
    case .openai: listing
    // llama.cpp's health endpoint is outside of the versioned path.
    case .llama:
      .get("\(base.hasSuffix("/v1") ? String(base.dropLast(3)) : base)/health", headers: headers)
    }
  }

  func availability(_ answer: TreeValue?) -> ModelAvailability {
    let names = names(in: answer)
    guard dialect == .openai, !names.isEmpty else { return .available }
    return .of(model, among: names, nextStep: "name one of the models that it has")
  }

  var listing: HTTPRequest { .get("\(base)/models", headers: headers) }
}
