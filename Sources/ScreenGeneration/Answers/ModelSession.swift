public import ScreenDiagnostics
public import Sampling
internal import ScreenGrammar
public import TypedAnswers

/// Asks a language model for values of Swift types.
///
///     let session = ModelSession(model, instructions: "Notes of a team, in English")
///     let meeting = try await session.respond(to: note, generating: Meeting.self).content
///
/// A reply is checked against the schema of the type. After an unusable reply the model gets a
/// second attempt and is told what was wrong; if that fails too, `AnswerError.unusable` says what
/// was wrong with both.
public struct ModelSession: Sendable {
  /// Which repairs of a reply are accepted.
  public enum Leniency: Hashable, Sendable {
    /// Every repair that leaves an answer; `Answer.diagnostics` reports them.
    case anyRepair
    /// Only lossless repairs.
    case losslessRepairs
  }

  /// The model to ask.
  public var model: any LanguageModel
  /// The instructions for every answer, which precede those of the type's schema.
  public var instructions: String
  /// How tokens are chosen.
  public var sampling: SamplingOptions
  /// How long a reply may be and take.
  public var limits: ModelLimits
  /// Which repairs of a reply are accepted.
  public var leniency: Leniency
  /// How many times a busy host is asked again for one answer.
  public var waits = ModelOptions.default.waits
  /// The longest wait for a busy host, each time.
  public var longestWait = ModelOptions.default.longestWait
  /// The clock.
  public var clock = ModelClock.system

  /// How many times a model is asked for one answer.
  static let attempts = 2

  /// Creates a session.
  public init(
    _ model: any LanguageModel, instructions: String = "", sampling: SamplingOptions = .greedy,
    limits: ModelLimits = .default, leniency: Leniency = .anyRepair
  ) {
    self.model = model
    self.instructions = instructions
    self.sampling = sampling
    self.limits = limits
    self.leniency = leniency
  }

  /// Lets the model prepare for answers of a type before there is a prompt.
  public func prewarm<Value: TypedAnswer>(generating type: Value.Type) async {
    await model.prewarm(for: request(nil, Value.schema.description))
  }

  /// Asks for a value.
  ///
  /// - Parameters:
  ///   - prompt: The prompt from which to make the value.
  ///   - type: The type of the value.
  /// - Returns: The value, with the changes made to the reply.
  /// - Throws: `AnswerError` if the model fails or both attempts were unusable.
  public func respond<Value: TypedAnswer>(
    to prompt: String, generating type: Value.Type = Value.self
  ) async throws(AnswerError) -> Answer<Value> {
    try await respond(to: prompt, generating: type) { _ in }
  }

  /// Asks for a value, and streams the parts of it as they arrive.
  ///
  /// The sequence ends with `.whole` or throws `AnswerError`. A second attempt starts again from
  /// nothing. Ending the iteration cancels the request.
  public func stream<Value: TypedAnswer>(
    _ prompt: String, generating type: Value.Type = Value.self
  ) -> AsyncThrowingStream<AnswerSnapshot<Value>, any Error> {
    let (stream, continuation) = AsyncThrowingStream<AnswerSnapshot<Value>, any Error>.makeStream()
    let task = Task {
      do throws(AnswerError) {
        let answer = try await respond(to: prompt, generating: type) { partial in
          continuation.yield(.partial(partial))
        }
        continuation.yield(.whole(answer))
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}

/// A value requested from a model.
public struct Answer<Value: Sendable>: Sendable {
  /// The value.
  public var content: Value
  /// What was changed in the reply or dropped from it, in document order.
  public var diagnostics: [Diagnostic]
  /// The earlier attempts, with what was wrong with each.
  public var failures: [FailedAttempt]
  /// The tokens of all attempts, as far as the model counts them.
  public var usage: ModelUsage
}

/// A snapshot of an answer as it arrives.
public enum AnswerSnapshot<Value: Sendable>: Sendable {
  /// The complete properties: one more, or a longer one, than in the snapshot before.
  case partial(Partial<Value>)
  /// The complete answer, which is the last snapshot.
  case whole(Answer<Value>)
}

/// An attempt whose reply was unusable.
public struct FailedAttempt: Hashable, Sendable {
  /// The reply, unchanged.
  public var reply: String
  /// What was wrong with it.
  public var diagnostics: [Diagnostic]
}

/// Why there is no answer.
public enum AnswerError: Error, Hashable, Sendable {
  /// The model failed or refused to answer.
  case model(ModelError)
  /// The model's replies to all attempts were unusable.
  case unusable([FailedAttempt])
  /// The schema of the type is invalid; the diagnostics say why.
  case invalidSchema([Diagnostic])
}

extension AnswerError: CustomStringConvertible {
  /// What happened, in one lower-case sentence.
  public var description: String {
    switch self {
    case .model(let error): error.description
    case .unusable(let attempts):
      "the model's replies were unusable: "
        + attempts.map { $0.faults.joined(separator: ", ") }.joined(separator: "; then ")
    case .invalidSchema(let diagnostics):
      "the schema is wrong: " + FailedAttempt.faults(of: diagnostics).joined(separator: ", ")
    }
  }
}

extension FailedAttempt {
  /// The faults, with their places: `people/0/name: the text is empty`.
  var faults: [String] { Self.faults(of: diagnostics) }

  static func faults(of diagnostics: [Diagnostic]) -> [String] {
    diagnostics.filter(\.isRefusedWhenStrict).map { diagnostic in
      (diagnostic.path.map { $0 + ": " } ?? "") + diagnostic.message
    }
  }
}
