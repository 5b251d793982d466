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

  /// What is put where an intent gives no value.
  public var samples: SamplePolicy
  /// A composer that has laid out the grammar that it will be asked under; nil to do it each time.
  package var prepared: Composer?
  /// The composer's name.
  public var name: String { "composer" }

  /// Creates the generator.
  public init(samples: SamplePolicy = .shown) { self.samples = samples }

  /// Creates the generator with a composer for the one grammar that it will be asked under.
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

  /// The brief with the alternatives that are drawn for what its kind of screen calls for.
  func drawn(_ brief: Brief, under grammar: Grammar, sampling: SamplingOptions) -> Brief {
    guard !sampling.isGreedy else { return brief }
    return (prepared ?? Composer(grammar: grammar)).drawn(brief, sampling: sampling)
  }

  /// Proposes what it composes.
  public func propose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) throws(Never) -> Generation {
    .proposed(compose(brief, under: grammar, sampling: sampling))
  }

  /// What can be said before the screen is admitted; the ledger may lower it.
  private static func confidence(in composition: Composition, for brief: Brief) -> Confidence {
    let isUnknown = brief.requirements.allSatisfy { $0.subject == .unknown }
    guard !isUnknown, !composition.isDraft, !brief.isGuess else { return .low }
    // Of what a reader only guessed from a word or two nobody can be sure.
    let isStub = !brief.isExact && brief.requirements.allSatisfy(\.isImplied)
    let hasSamples = composition.proposal.origins.contains { $0.origin == .sample }
    let hasStandIns = composition.claims.contains(where: \.isApproximation)
    return isStub || hasSamples || hasStandIns || composition.isOpen ? .medium : .high
  }
}
