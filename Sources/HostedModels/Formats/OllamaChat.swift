internal import Sampling
internal import ScreenGeneration
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenSchemas

/// Ollama's native API.
///
/// Source: `POST /api/chat` in its `docs/api.md`. The reply is JSON Lines, and an error can be one
/// of the lines.
struct OllamaChat: WireFormat {
  let id: String
  /// The base address, without a trailing slash.
  var base: String
  var model: String

  var framing: Framing { .lines }

  var capabilities: ModelCapabilities {
    ModelCapabilities(
      guides: [.jsonSchema(.local), .jsonSchema(.openai)], takesSeed: true, takesTemperature: true,
      takesTopK: true,
      callsTools: true, streams: true)
  }

  func request(for request: ModelRequest) throws(ModelError) -> HTTPRequest {
    let sampling = request.sampling
    let format = try request.schema(within: .unstated)
    let system = TreeValue.message("system", request.system)
    let body = TreeValue.members([
      ("model", .text(model)), ("messages", .array([system] + request.messages.map(message))),
      ("format", format),
      ("tools", request.tools.isEmpty ? nil : .array(request.tools.map(\.function))),
      (
        "options",
        .members([
          ("seed", .number(sampling.seedOfHosts)),
          ("temperature", .number(sampling.isGreedy ? 0 : sampling.temperature)),
          ("top_k", sampling.isGreedy ? 1 : sampling.topK.map { .number($0) }),
          ("top_p", sampling.isGreedy ? nil : sampling.topP.map { .number($0) }),
          ("num_predict", .number(request.limits.tokens)), ("num_ctx", .number(context(request))),
        ])
      ),
      ("stream", true), ("think", false),
    ])
    return .post("\(base)/api/chat", json: body.json)
  }

  /// Returns the context length that the request and its reply may need. It must be sent because
  /// Ollama silently truncates prompts to its default length.
  ///
  /// The estimate is three bytes per token, rounded up to a multiple of 2,048 so that similar
  /// requests do not make Ollama reload the model.
  private func context(_ request: ModelRequest) -> Int {
    let bytes = request.messages.reduce(request.system.utf8.count) { count, message in
      switch message {
      case .user(let text), .model(let text, _): count + text.utf8.count
      case .result(let result): count + result.text.utf8.count
      }
    }
    return ((bytes / 3 + request.limits.tokens) / 2_048 + 1) * 2_048
  }

  private func message(_ message: ModelMessage) -> TreeValue {
    message.chat { call in
      [("function", .members([("name", .text(call.name)), ("arguments", call.object)]))]
    } answering: { call in
      ("tool_name", .text(call.name))
    }
  }

  func read(
    _ message: TreeValue, _ reply: inout ReplyProgress
  ) throws(ModelError) -> [ModelEvent] {
    for call in message["message"]?["tool_calls"]?.elements ?? [] {
      let function = call["function"]
      reply.add(callOf: function?["name"], arguments: function?["arguments"])
    }
    if message["done"]?.content == .flag(true) {
      reply.finish = message["done_reason"]?.text == "length" ? .length : .stop
      reply.usage = ModelUsage(
        input: message["prompt_eval_count"]?.count, output: message["eval_count"]?.count)
    }
    guard let text = message["message"]?["content"]?.text, !text.isEmpty else { return [] }
    return [.text(text)]
  }

  func fault(_ refusal: HostError) -> ModelError? {
    guard refusal.head.status == 404 else { return nil }
    return .unavailable(
      UnavailableReason(.modelNotFound, refusal.words, nextStep: "run 'ollama pull \(model)'"))
  }

  var probe: HTTPRequest { .get("\(base)/api/tags") }

  func names(in answer: TreeValue?) -> [String] {
    answer?["models"]?.elements?.compactMap { $0["name"]?.text } ?? []
  }

  /// The request that loads the model: one without a prompt.
  var warming: HTTPRequest? {
    .post("\(base)/api/generate", json: TreeValue.members([("model", .text(model))]).json)
  }

  func availability(_ answer: TreeValue?) -> ModelAvailability {
    let names = names(in: answer)
    let full = model.utf8.contains(UInt8(ascii: ":")) ? model : "\(model):latest"
    guard !names.contains(full) else { return .available }
    return .of(model, among: names, nextStep: "run 'ollama pull \(model)'")
  }
}
