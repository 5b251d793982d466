public import Sampling
public import ScreenBrief
public import ScreenGrammar

/// Asks one generator and, if it declines or fails, another.
///
/// It can fail only as the second generator can; if that never fails, the pair never does. It
/// answers without waiting if both do.
public struct FallbackGenerator<First: ScreenGenerating, Second: ScreenGenerating>:
  ScreenGenerating
{
  /// The generator asked first.
  public var first: First
  /// The generator asked if the first has no answer.
  public var second: Second
  /// The names of both.
  public var name: String { "\(first.name), \(second.name)" }

  /// Creates the pair.
  public init(_ first: First, fallingBackTo second: Second) {
    self.first = first
    self.second = second
  }

  /// Asks the first generator and, if necessary, the second; the attempts include the first one's
  /// outcome.
  public func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(Second.Failure) -> Generation {
    let answer: Result<Generation, First.Failure>
    do throws(First.Failure) {
      answer = .success(try await first.generate(brief, under: grammar, sampling: sampling))
    } catch {
      answer = .failure(error)
    }
    switch answer.outcome(of: first.name) {
    case .proposed(let candidate): return .proposed(candidate)
    case .passed(let attempt):
      return try await second.generate(brief, under: grammar, sampling: sampling).after(attempt)
    }
  }
}

extension FallbackGenerator: ImmediateGenerating
where First: ImmediateGenerating, Second: ImmediateGenerating {
  /// Asks the first generator and, if necessary, the second; the attempts include the first one's
  /// outcome.
  public func propose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) throws(Second.Failure) -> Generation {
    let answer = Result { () throws(First.Failure) in
      try first.propose(brief, under: grammar, sampling: sampling)
    }
    switch answer.outcome(of: first.name) {
    case .proposed(let candidate): return .proposed(candidate)
    case .passed(let attempt):
      return try second.propose(brief, under: grammar, sampling: sampling).after(attempt)
    }
  }
}

/// How the first of a pair ended.
private enum Outcome {
  case proposed(Candidate)
  case passed(Attempt)
}

extension Result where Success == Generation {
  fileprivate func outcome(of name: String) -> Outcome {
    switch self {
    case .success(.proposed(let candidate)): .proposed(candidate)
    case .success(.declined(let reason, let reply)):
      .passed(Attempt(by: name, .declined, reason: reason, reply: reply))
    case .failure(let failure): .passed(Attempt(by: name, .failed, reason: "\(failure)"))
    }
  }
}

extension Generation {
  /// This answer, with an earlier attempt added.
  fileprivate func after(_ attempt: Attempt) -> Generation {
    switch self {
    case .proposed(var candidate):
      candidate.attempts.insert(attempt, at: 0)
      return .proposed(candidate)
    case .declined(let reason, let reply):
      return .declined(reason: attempt.reason + "; " + reason, reply: reply ?? attempt.reply)
    }
  }
}

extension ScreenGenerating {
  /// Returns this generator with another to ask if it declines or fails.
  public func falling<Other: ScreenGenerating>(
    backTo other: Other
  ) -> FallbackGenerator<Self, Other> {
    FallbackGenerator(self, fallingBackTo: other)
  }
}

extension FallbackGenerator {
  /// Returns this chain with another generator at its end, so that the attempts of all earlier ones
  /// are kept.
  public func falling<Other: ScreenGenerating>(
    backTo other: Other
  ) -> FallbackGenerator<First, FallbackGenerator<Second, Other>> {
    first.falling(backTo: second.falling(backTo: other))
  }
}
