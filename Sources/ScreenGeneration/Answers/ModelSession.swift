public import ScreenDiagnostics
public import Sampling
internal import ScreenGrammar
public import TypedAnswers

/// Asks a language model for values of Swift types.
///
///     let session = ModelSession(model, instructions: "Notes of a team, in English")
///     let meeting = try await session.respond(to: note, generating: Meeting.self).content
///
/// A reply is held to the schema of the type. One that is of no use is followed by a second attempt
/// that is told what was wrong; after that `AnswerError.unusable` says what was wrong with both.
public struct ModelSession: Sendable {
  /// Which repairs of a reply are taken.
  public enum Leniency: Hashable, Sendable {
    /// Any that leaves an answer; `Answer.diagnostics` reports them.
    case anyRepair
    /// Those alone that lose nothing.
    case losslessRepairs
  }

  /// Who is asked.
  public var model: any LanguageModel
  /// What holds for every answer, before what the type's schema says.
  public var instructions: String
  /// How tokens are chosen.
  public var sampling: SamplingOptions
  /// How long a reply may be and take.
  public var limits: ModelLimits
  /// Which repairs of a reply are taken.
  public var leniency: Leniency
  /// How often a busy host is asked again for one answer.
  public var waits = ModelOptions.default.waits
  /// How long it is waited for a busy host, each time.
  public var longestWait = ModelOptions.default.longestWait
  /// How time passes.
  public var clock = ModelClock.system

  /// How often a model is asked for one answer.
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

  /// Has the model prepare for answers of a type, before there is a prompt.
  public func prewarm<Value: Generable>(generating type: Value.Type) async {
    await model.prewarm(for: request(nil, Value.schema.description))
  }

  /// Asks for a value.
  ///
  /// - Parameters:
  ///   - prompt: What the value is to be made of.
  ///   - type: The type of the value.
  /// - Returns: The value, and what was changed in the reply that it was made of.
  /// - Throws: `AnswerError` where the model fails, or both attempts were of no use.
  public func respond<Value: Generable>(
    to prompt: String, generating type: Value.Type = Value.self
  ) async throws(AnswerError) -> Answer<Value> {
    try await respond(to: prompt, generating: type) { _ in }
  }

  /// Asks for a value, and gives what is there of it while it comes.
  ///
  /// The sequence ends with `.whole`, or throws `AnswerError`. With a second attempt, what is there
  /// starts anew. Whoever stops listening cancels it.
  public func stream<Value: Generable>(
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

/// A value that a model was asked for.
public struct Answer<Value: Sendable>: Sendable {
  /// The value.
  public var content: Value
  /// What was changed in the reply or dropped of it, in document order.
  public var diagnostics: [Diagnostic]
  /// The attempts that came before, and what was wrong with each.
  public var failures: [FailedAttempt]
  /// The tokens of all attempts, so far as the model counts them.
  public var usage: ModelUsage
}

/// What is there of an answer at some moment.
public enum AnswerSnapshot<Value: Sendable>: Sendable {
  /// Properties that are whole, one more or longer than in the snapshot before.
  case partial(Partial<Value>)
  /// The answer; nothing comes after it.
  case whole(Answer<Value>)
}

/// An attempt whose reply was of no use.
public struct FailedAttempt: Hashable, Sendable {
  /// The reply, as it came.
  public var reply: String
  /// What was wrong with it.
  public var diagnostics: [Diagnostic]
}

/// Why there is no answer.
public enum AnswerError: Error, Hashable, Sendable {
  /// The model failed, or would not answer.
  case model(ModelError)
  /// What the model replied was of no use, however often it was asked.
  case unusable([FailedAttempt])
  /// The schema of the type is wrong; the diagnostics say what is.
  case invalidSchema([Diagnostic])
}

extension AnswerError: CustomStringConvertible {
  /// What happened, in one lower-case sentence.
  public var description: String {
    switch self {
    case .model(let error): error.description
    case .unusable(let attempts):
      "the model's replies were of no use: "
        + attempts.map { $0.faults.joined(separator: ", ") }.joined(separator: "; then ")
    case .invalidSchema(let diagnostics):
      "the schema is wrong: " + FailedAttempt.faults(of: diagnostics).joined(separator: ", ")
    }
  }
}

extension FailedAttempt {
  /// What was wrong, with its place: `people/0/name: the text is empty`.
  var faults: [String] { Self.faults(of: diagnostics) }

  static func faults(of diagnostics: [Diagnostic]) -> [String] {
    diagnostics.filter(\.isRefusedWhenStrict).map { diagnostic in
      (diagnostic.path.map { $0 + ": " } ?? "") + diagnostic.message
    }
  }
}
