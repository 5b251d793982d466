public import Sampling
public import ScreenBrief
public import ScreenGrammar

/// A generator that answers without waiting: the catalog, the composer, recorded replies.
public protocol ImmediateGenerating: ScreenGenerating {
  /// Proposes a screen for `brief` within `grammar`, or declines.
  ///
  /// - Throws: `Failure` if it could not answer; a generator without an answer declines instead.
  func propose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) throws(Failure) -> Generation
}

extension ImmediateGenerating {
  /// Proposes a screen for `brief` within `grammar`, or declines.
  public func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(Failure) -> Generation {
    try propose(brief, under: grammar, sampling: sampling)
  }
}
