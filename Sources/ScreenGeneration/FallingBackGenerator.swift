public import Sampling
public import ScreenComposition
public import ScreenGrammar

/// Asks one generator and, where it declines or fails, another.
///
/// It can fail only as the second can: behind a generator that never fails, the whole never does.
public struct FallingBackGenerator<First: ScreenGenerating, Second: ScreenGenerating>:
  ScreenGenerating
{
  /// The generator asked first.
  public var first: First
  /// The generator asked where the first has no answer.
  public var second: Second

  /// Creates the pair.
  public init(_ first: First, fallingBackTo second: Second) {
    self.first = first
    self.second = second
  }

  /// Asks the first, then perhaps the second; what came of the first is among the attempts.
  public func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(Second.Failure) -> Generation {
    let attempt: Attempt
    do throws(First.Failure) {
      switch try await first.generate(brief, under: grammar, sampling: sampling) {
      case .proposed(let candidate): return .proposed(candidate)
      case .declined(let reason): attempt = Attempt(.declined, reason: reason)
      }
    } catch {
      attempt = Attempt(.failed, reason: "\(error)")
    }
    switch try await second.generate(brief, under: grammar, sampling: sampling) {
    case .proposed(var candidate):
      candidate.attempts.insert(attempt, at: 0)
      return .proposed(candidate)
    case .declined(let reason):
      return .declined(reason: attempt.reason + "; " + reason)
    }
  }
}

extension ScreenGenerating {
  /// This generator, with another asked where it declines or fails.
  public func falling<Other: ScreenGenerating>(
    backTo other: Other
  ) -> FallingBackGenerator<Self, Other> {
    FallingBackGenerator(self, fallingBackTo: other)
  }
}

extension FallingBackGenerator {
  /// This chain with another generator at its end, so that the attempts of all before it are kept.
  public func falling<Other: ScreenGenerating>(
    backTo other: Other
  ) -> FallingBackGenerator<First, FallingBackGenerator<Second, Other>> {
    first.falling(backTo: second.falling(backTo: other))
  }
}
