/// A language model: hosted, on one's own server, or in this process.
///
/// A conforming type implements one way to answer, `reply(to:into:)`, which passes a reply on as it
/// arrives; `respond(to:)` and `stream(_:)` use it. A model's reply is untrusted: the caller has to
/// check it against the grammar.
///
/// To cancel a model, cancel the task that asks it; the model must then soon throw
/// `ModelError.cancelled`.
public protocol LanguageModel: Sendable {
  /// The id used in reports, origins and cassettes, such as `ollama:llama3.2`; it holds no secret.
  var id: String { get }

  /// Its capabilities; it refuses anything else with `ModelError.unsupportedCapability`.
  var capabilities: ModelCapabilities { get }

  /// Whether it can be asked now and, if not, why and what to do.
  func availability() async -> ModelAvailability

  /// Prepares for requests that begin like this one: loads weights, opens a connection.
  ///
  /// A failure here occurs again, and is reported, when the model is asked.
  func prewarm(for request: ModelRequest) async

  /// Answers a request, passing on each part of the reply as it arrives.
  ///
  /// The last part is `ModelEvent.finished`; a reply without it was cut off.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - receive: Takes the parts, in order; the model continues when it returns.
  /// - Throws: `ModelError` if there is no reply, or no more of it.
  func reply(
    to request: ModelRequest, into receive: (ModelEvent) async -> Void
  ) async throws(ModelError)
}

extension LanguageModel {
  /// Prepares nothing.
  public func prewarm(for request: ModelRequest) async {}

  /// Returns the whole reply to a request.
  ///
  /// - Throws: `ModelError` if the model fails; `badReply` if its reply has no end.
  public func respond(to request: ModelRequest) async throws(ModelError) -> ModelReply {
    var reply = ModelReply()
    try await self.reply(to: request) { reply.add($0) }
    guard reply.finish != nil else {
      throw .badReply("the reply broke off after \(reply.text.utf8.count) bytes")
    }
    return reply
  }

  /// Streams the reply to a request, part by part; ending the iteration cancels the request.
  ///
  /// The sequence throws only `ModelError`.
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
