/// A language model that can be asked: hosted, on a server of one's own, or in this process.
///
/// A conforming type implements one way to answer, `reply(to:into:)`, which passes a reply on as it
/// comes; `respond(to:)` and `stream(_:)` are made of it. What a model replies is untrusted: whoever
/// asked holds it to the grammar.
///
/// A model is cancelled by cancelling the task that asks it; it then throws `ModelError.cancelled`,
/// and soon.
public protocol LanguageModel: Sendable {
  /// What reports, origins and cassettes call it, such as `ollama:llama3.2`; it holds no secret.
  var id: String { get }

  /// What it can do; what it lacks it refuses with `ModelError.unsupportedCapability`.
  var capabilities: ModelCapabilities { get }

  /// Whether it can be asked now, and otherwise why not and what to do.
  func availability() async -> ModelAvailability

  /// Prepares for requests that start as this one does: loads weights, opens a connection.
  ///
  /// Whatever fails here fails again, and is reported, when the model is asked.
  func prewarm(for request: ModelRequest) async

  /// Answers a request, and passes on each part of the reply as it comes.
  ///
  /// The parts end with `ModelEvent.finished`; a reply without it has been cut off.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - receive: Takes the parts, in order; the model goes on when it returns.
  /// - Throws: `ModelError` where there is no reply, or no more of it.
  func reply(
    to request: ModelRequest, into receive: (ModelEvent) async -> Void
  ) async throws(ModelError)
}

extension LanguageModel {
  /// Prepares nothing.
  public func prewarm(for request: ModelRequest) async {}

  /// The whole reply to a request.
  ///
  /// - Throws: `ModelError` where the model fails; `badReply` where its reply has no end.
  public func respond(to request: ModelRequest) async throws(ModelError) -> ModelReply {
    var reply = ModelReply()
    try await self.reply(to: request) { reply.add($0) }
    guard reply.finish != nil else {
      throw .badReply("the reply broke off after \(reply.text.utf8.count) bytes")
    }
    return reply
  }

  /// The reply to a request, part by part; whoever stops listening cancels it.
  ///
  /// The sequence throws `ModelError` and nothing else.
  public func stream(_ request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
    let (stream, continuation) = AsyncThrowingStream<ModelEvent, any Error>.makeStream()
    let task = Task {
      do throws(ModelError) {
        try await reply(to: request) { continuation.yield($0) }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}
