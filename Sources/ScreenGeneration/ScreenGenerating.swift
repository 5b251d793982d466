public import Sampling
public import ScreenBrief
public import ScreenGrammar

/// Anything that turns a brief into a proposal: the catalog, a language model, the composer.
///
/// A generator proposes; it never decides. The same admission checks whatever it returns against
/// the grammar, so a conforming type need not be trusted.
public protocol ScreenGenerating: Sendable {
  /// Why it may fail: a timeout, a refusal, a missing capability. `Never` for a generator that
  /// cannot fail.
  associatedtype Failure: Error

  /// The name used in reports; by default, the name of its type.
  var name: String { get }

  /// Proposes a screen for `brief` within `grammar`, or declines.
  ///
  /// - Throws: `Failure` if it could not answer; a generator without an answer declines instead.
  func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(Failure) -> Generation
}

extension ScreenGenerating {
  /// The name of its type.
  public var name: String { "\(Self.self)" }
}
