public import Sampling
public import ScreenBrief
public import ScreenGrammar

/// Anything that turns a brief into a proposal: the catalog, a language model, the composer.
///
/// A generator proposes; it never decides. Whatever it returns is held to the grammar by the same
/// admission, so a conforming type need not be trusted.
public protocol ScreenGenerating: Sendable {
  /// Why it may fail: a timeout, a refusal, a missing capability. `Never` for what cannot fail.
  associatedtype Failure: Error

  /// What reports call it; without a name of its own, that of its type.
  var name: String { get }

  /// Proposes a screen for `brief` within `grammar`, or declines.
  ///
  /// - Throws: `Failure` where it could not answer; to have no answer is to decline.
  func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(Failure) -> Generation
}

extension ScreenGenerating {
  /// The name of its type.
  public var name: String { "\(Self.self)" }
}
