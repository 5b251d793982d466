public import Sampling
public import ScreenBrief
public import ScreenGrammar
internal import ScreenSchemas

/// Replays the recorded replies of a language model, without a network and the same each time.
///
/// A recorded reply is as untrusted as a new one: it is read leniently and checked against the
/// grammar and the brief, and if it fails, the next one is replayed.
public struct ReplayGenerator: ImmediateGenerating {
  /// The recorded exchanges.
  public var cassette: Cassette
  /// The name of the cassette.
  public var name: String { cassette.name }

  /// Creates a generator that replays a cassette.
  public init(_ cassette: Cassette) { self.cassette = cassette }

  /// Why a generator cannot answer.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// The request was never recorded in the cassette of this name.
    case unrecorded(Cassette.Request, cassette: String)
    /// The model did not answer when the recording was made.
    case model(ModelError)

    /// What happened, in a lower-case sentence.
    public var description: String {
      switch self {
      case .unrecorded(let request, let cassette): "'\(cassette)' holds no reply to \(request)"
      case .model(let error): error.description
      }
    }
  }

  /// Proposes the recorded reply; declines if the model did, or if no reply makes a screen.
  ///
  /// - Throws: `Failure` if nothing was recorded for the request, or if a failure was.
  public func propose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) throws(Failure) -> Generation {
    let request = Cassette.Request(brief.intent, grammar: grammar.name, sampling: sampling)
    let task = ModelPrompt(brief: brief, grammar: grammar, disclosure: .shape)
    return try replay(task, sampling: sampling, recorded: request)
  }

  /// Replays the recorded conversation about a task.
  func replay<Task: ModelTask>(
    _ task: Task, sampling: SamplingOptions, recorded request: Cassette.Request
  ) throws(Failure) -> Task.Answer {
    guard let exchange = cassette[request] else {
      throw .unrecorded(request, cassette: cassette.name)
    }
    var turns = exchange.turns[...]
    var results = exchange.results[...]
    var conversation = ModelConversation(
      task, sampling: sampling, model: exchange.model,
      capabilities: ModelCapabilities(guides: exchange.refusedGuides),
      options: ModelOptions(attempts: exchange.attempts))
    while true {
      switch conversation.step {
      case .ask, .wait:
        let turn = turns.popFirst()
        let end = ModelError.transport("'\(cassette.name)' holds no further reply")
        conversation.take(turn?.outcome ?? .failure(end), after: turn?.milliseconds)
      case .call(let calls):
        conversation.take(calls.compactMap { _ in results.popFirst() })
      case .end(.success(let answer)): return answer
      case .end(.failure(let error)): throw .model(error)
      }
    }
  }
}

extension Cassette.Exchange {
  /// The ways to constrain the model to the grammar, one for each that was refused.
  var refusedGuides: [ConstraintFormat] {
    turns.compactMap { turn in
      switch turn.outcome {
      case .failure(.guideRefused), .failure(.unsupportedCapability): .jsonSchema(.full)
      case .success, .failure: nil
      }
    }
  }
}
