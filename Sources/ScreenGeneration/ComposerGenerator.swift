public import ScreenBrief
internal import ScreenLedger
public import Sampling
public import ScreenComposition
public import ScreenGrammar
internal import ScreenModel

/// The composer as a generator: the last tier, which always proposes and cannot fail.
public struct ComposerGenerator: ImmediateGenerating {
  /// It cannot fail.
  public typealias Failure = Never

  /// What to show if an intent gives no value.
  public var samples: SamplePolicy
  /// A composer prepared for a grammar; nil to prepare one for each request.
  package var prepared: Composer?
  /// The composer's name.
  public var name: String { "composer" }

  /// Creates the generator.
  public init(samples: SamplePolicy = .shown) { self.samples = samples }

  /// Creates the generator with a composer prepared for the only grammar it will be used with.
  package init(_ prepared: Composer, samples: SamplePolicy) {
    self.samples = samples
    self.prepared = prepared
  }

  /// Composes a screen.
  public func compose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) -> Candidate {
    var composer = prepared ?? Composer(grammar: grammar)
    composer.samples = samples
    let drawn = composer.drawn(brief, sampling: sampling)
    let composition = composer.compose(drawn, sampling: sampling)
    var candidate = Candidate(
      composition.proposal, claims: composition.claims, tier: .composer,
      confidence: Self.confidence(in: composition, for: drawn),
      diagnostics: composition.diagnostics)
    if !sampling.isGreedy { candidate.brief = drawn }
    return candidate
  }

  /// The brief with alternatives drawn at random for the parts that its kind of screen calls for.
  func drawn(_ brief: Brief, under grammar: Grammar, sampling: SamplingOptions) -> Brief {
    guard !sampling.isGreedy else { return brief }
    return (prepared ?? Composer(grammar: grammar)).drawn(brief, sampling: sampling)
  }

  /// Proposes the composed screen.
  public func propose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) throws(Never) -> Generation {
    .proposed(compose(brief, under: grammar, sampling: sampling))
  }

  /// The confidence before the screen is admitted, which the ledger may lower.
  private static func confidence(in composition: Composition, for brief: Brief) -> Confidence {
    let isUnknown = brief.requirements.allSatisfy { $0.subject == .unknown }
    guard !isUnknown, !composition.isDraft, !brief.isGuess else { return .low }
    // A guess from a word or two can never be sure.
    let isStub = !brief.isExact && brief.requirements.allSatisfy(\.isImplied)
    let hasSamples = composition.proposal.origins.contains { $0.origin == .sample }
    let hasStandIns = composition.claims.contains(where: \.isApproximation)
    return isStub || hasSamples || hasStandIns || composition.isOpen ? .medium : .high
  }
}
