internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenSchemas
internal import TypedAnswers

extension ModelSession {
  /// Asks until an answer is usable or the attempts are used up, and passes on each reply as it
  /// grows.
  func respond<Value: TypedAnswer>(
    to prompt: String, generating type: Value.Type,
    _ receive: @Sendable (Partial<Value>) -> Void
  ) async throws(AnswerError) -> Answer<Value> {
    let schema = Value.schema
    let faults = schema.description.lint().filter { $0.severity == .error }
    guard faults.isEmpty else { throw .invalidSchema(faults) }
    var request = request(prompt, schema.description)
    var failures: [FailedAttempt] = []
    var usage = ModelUsage()
    var waits = RetryPolicy(self.waits, longest: longestWait)
    while true {
      let reply = try await reply(to: &request, of: schema, &waits, receive)
      usage.add(reply.usage)
      let admission = try admit(reply, to: schema)
      if let value = admission.value, isTaken(admission.diagnostics) {
        return Answer(
          content: value, diagnostics: admission.diagnostics, failures: failures, usage: usage)
      }
      let failure = FailedAttempt(reply: reply.text, diagnostics: admission.diagnostics)
      failures.append(failure)
      guard failures.count < Self.attempts else { throw .unusable(failures) }
      request.messages += [.model(reply.text), .user(Self.correctionMessage(failure))]
    }
  }

  private func isTaken(_ diagnostics: [Diagnostic]) -> Bool {
    switch leniency {
    case .anyRepair: true
    case .losslessRepairs: !diagnostics.contains(where: \.isRefusedWhenStrict)
    }
  }

  // MARK: - Requests

  /// The first request; its prompt shows the schema even to models that are constrained to it.
  func request(_ prompt: String?, _ schema: SchemaDescription) -> ModelRequest {
    let guidance = schema.prompt().text
    return ModelRequest(
      system: instructions.isEmpty ? guidance : instructions + "\n\n" + guidance,
      messages: prompt.map { [.user($0)] } ?? [],
      guide: model.capabilities.guides.first?.guide(for: .answer(schema)), sampling: sampling,
      limits: limits)
  }

  /// The message to a model after an unusable attempt.
  private static func correctionMessage(_ failure: FailedAttempt) -> String {
    "That cannot be used:\n" + failure.faults.prefix(20).map { "- \($0)\n" }.joined()
      + "Write the whole answer again, as one JSON object, with that put right."
  }

  // MARK: - Replies

  /// The reply to a request; a host that refuses the schema is asked without it, and a busy host is
  /// asked again.
  private func reply<Value>(
    to request: inout ModelRequest, of schema: Schema<Value>, _ waits: inout RetryPolicy,
    _ receive: @Sendable (Partial<Value>) -> Void
  ) async throws(AnswerError) -> ModelReply {
    while true {
      let failure: ModelError
      do throws(ModelError) {
        return try await read(request, of: schema, receive)
      } catch {
        failure = error
      }
      if case .guideRefused = failure, request.guide != nil {
        request.guide = nil
      } else if let delay = waits.delay(after: failure) {
        guard await clock.sleep(delay) else { throw .model(.cancelled) }
      } else {
        throw .model(failure)
      }
    }
  }

  private func read<Value>(
    _ request: ModelRequest, of schema: Schema<Value>, _ receive: @Sendable (Partial<Value>) -> Void
  ) async throws(ModelError) -> ModelReply {
    var reply = ModelReply()
    var growth = AnswerProgress(of: schema)
    var failure: ModelError?
    do throws(ModelError) {
      try await model.reply(to: request) { event in
        reply.add(event)
        if let partial = growth.next(reply.text) { receive(partial) }
      }
    } catch {
      failure = error
    }
    return try reply.settled(after: failure)
  }

  /// Checks a reply against the schema; one that reached its limit is unusable, even if it can be
  /// closed.
  private func admit<Value>(
    _ reply: ModelReply, to schema: Schema<Value>
  ) throws(AnswerError) -> TypedAdmission<Value> {
    guard reply.refusal.isEmpty else { throw .model(.refused(reply.refusal)) }
    switch reply.finish {
    case .stop, nil: return schema.admit(reply.text)
    case .length:
      let message =
        "the reply reached its limit of \(limits.tokens) tokens before its end; be brief"
      return TypedAdmission(
        value: nil, diagnostics: [Diagnostic(.error, id: "reply-cut-off", message)])
    case .toolCalls: throw .model(.badReply("it calls a tool, but was given none"))
    case .refusal: throw .model(.refused("no reason is given"))
    case .filtered: throw .model(.refused("its host withheld the reply"))
    }
  }
}

/// The part of a reply received so far, read again as it grows.
private struct AnswerProgress<Value: Sendable> {
  private let schema: Schema<Value>
  private var last: Partial<Value>?
  private var size = 0

  init(of schema: Schema<Value>) { self.schema = schema }

  /// The part received so far, if it is more than before.
  ///
  /// - Complexity: O(*n*) over a whole reply of *n* bytes, because a long one is read again only
  ///   after it has grown by a fraction of its length.
  mutating func next(_ text: String) -> Partial<Value>? {
    let count = text.utf8.count
    guard count > size, count - size >= size / 64 else { return nil }
    size = count
    let partial = schema.admitPart(text)
    guard !partial.isEmpty, partial != last else { return nil }
    last = partial
    return partial
  }
}

extension ModelUsage {
  fileprivate mutating func add(_ other: ModelUsage) {
    func sum(_ one: Int?, _ other: Int?) -> Int? {
      guard let one, let other else { return one ?? other }
      return one + other
    }
    input = sum(input, other.input)
    output = sum(output, other.output)
  }
}
