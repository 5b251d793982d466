public import Sampling
public import ScreenComposition
public import ScreenGrammar
internal import ScreenModel

/// The composer as a generator: the last tier, which always proposes and cannot fail.
public struct ComposerGenerator: ScreenGenerating {
  /// What stands where an intent gives no value.
  public var samples: SamplePolicy

  /// Creates the generator.
  public init(samples: SamplePolicy = .shown) { self.samples = samples }

  /// Composes a screen, without waiting for anything.
  public func compose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) -> Candidate {
    compose(brief, by: Composer(grammar: grammar), sampling: sampling)
  }

  /// Composes a screen with a composer that has laid out a grammar before.
  package func compose(
    _ brief: Brief, by composer: Composer, sampling: SamplingOptions
  ) -> Candidate {
    var composer = composer
    composer.samples = samples
    let composition = composer.compose(brief, sampling: sampling)
    return Candidate(
      composition.proposal, claims: composition.claims, tier: .composer,
      confidence: Self.confidence(in: composition, for: brief),
      diagnostics: composition.diagnostics)
  }

  /// Composes a screen.
  public func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(Never) -> Generation {
    .proposed(compose(brief, under: grammar, sampling: sampling))
  }

  /// What can be said before the screen is admitted; the ledger may lower it.
  private static func confidence(in composition: Composition, for brief: Brief) -> Confidence {
    let isUnknown = brief.requirements.allSatisfy { $0.subject == .unknown }
    guard !isUnknown, !composition.isDraft else { return .low }
    let hasSamples = composition.proposal.origins.contains { $0.origin == .sample }
    let hasStandIns = composition.claims.contains(where: \.isApproximation)
    return hasSamples || hasStandIns || composition.isOpen ? .medium : .high
  }
}
