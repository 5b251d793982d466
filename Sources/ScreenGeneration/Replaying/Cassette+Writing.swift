internal import Sampling
internal import ScreenModel

extension Cassette.Request {
  /// The request as one line of JSON, which is unique to it.
  var utf8: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.request(self)
    writer.endObject()
    return writer.finish()
  }
}

extension Cassette.Exchange {
  /// The line that holds the exchange in a cassette's file, ending in LF.
  public var utf8: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.request(request)
    writer.member("model", model)
    if let reply = onlyReply {
      writer.member("reply", reply)
    } else {
      writer.name("attempts")
      writer.integer(attempts)
      writer.name("turns")
      writer.beginArray()
      for turn in turns { writer.turn(turn) }
      writer.endArray()
      if !results.isEmpty {
        writer.name("results")
        writer.beginArray()
        for result in results { writer.result(result) }
        writer.endArray()
      }
    }
    writer.endObject()
    return writer.finish()
  }

  /// The reply, if there was a single one and nothing else is known about it.
  private var onlyReply: String? {
    self == Self(request, model: model, reply: reply) ? reply : nil
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ value: String) {
    self.name(name)
    text(value)
  }

  fileprivate mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    self.name(name)
    integer(value)
  }

  /// Writes the members that describe the request.
  fileprivate mutating func request(_ request: Cassette.Request) {
    member("intent", request.intent)
    member("grammar", request.grammar)
    let sampling = request.sampling
    guard !sampling.isGreedy else { return }
    // Written as a text, because a number beyond 2^53 is not exact in JSON.
    member("seed", String(sampling.seed))
    name("temperature")
    number(sampling.temperature)
    member("topK", sampling.topK)
    if let topP = sampling.topP {
      name("topP")
      number(topP)
    }
  }

  fileprivate mutating func turn(_ turn: Cassette.Exchange.Turn) {
    beginObject()
    if !turn.asked.isEmpty { member("asked", turn.asked) }
    switch turn.outcome {
    case .success(let reply):
      member("reply", reply.text)
      if !reply.refusal.isEmpty { member("refusal", reply.refusal) }
      if !reply.calls.isEmpty {
        name("calls")
        beginArray()
        for call in reply.calls {
          beginObject()
          self.call(call)
          endObject()
        }
        endArray()
      }
      if let finish = reply.finish { member("finish", finish.rawValue) }
      member("input", reply.usage.input)
      member("output", reply.usage.output)
    case .failure(let error):
      member("error", error.kind.rawValue)
      member("message", error.message)
      if case .unavailable(let reason) = error {
        member("reason", reason.name.rawValue)
        member("nextStep", reason.nextStep)
      }
      member("seconds", error.retryAfter.map { Int($0.components.seconds) })
    }
    member("milliseconds", turn.milliseconds)
    endObject()
  }

  fileprivate mutating func result(_ result: ToolResult) {
    beginObject()
    call(result.call)
    member("text", result.text)
    if result.isFailure {
      name("failed")
      flag(true)
    }
    endObject()
  }

  private mutating func call(_ call: ToolCall) {
    member("id", call.id)
    member("name", call.name)
    member("arguments", call.arguments)
  }
}
