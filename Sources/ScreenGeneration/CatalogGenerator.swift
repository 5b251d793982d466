public import Sampling
public import ScreenComposition
public import ScreenGrammar

/// The curated catalog as a generator: composes with facts, and declines where it knows none.
public struct CatalogGenerator: ScreenGenerating {
  /// The catalog.
  public var catalog: Catalog
  /// What stands where neither the intent nor the catalog gives a value.
  public var samples: SamplePolicy

  /// Why it declines where it knows nothing like what is asked.
  public static let nothingNear = "no topic of the catalog is near what is asked"

  /// Creates the generator.
  public init(_ catalog: Catalog = .shipped, samples: SamplePolicy = .shown) {
    self.catalog = catalog
    self.samples = samples
  }

  /// Proposes a screen with facts of the catalog, or declines, without waiting for anything.
  public func propose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) -> Generation {
    propose(brief, by: Composer(grammar: grammar), sampling: sampling)
  }

  /// Proposes a screen with a composer that has laid out a grammar before, or declines.
  package func propose(
    _ brief: Brief, by composer: @autoclosure () -> Composer, sampling: SamplingOptions
  ) -> Generation {
    let grounding = catalog.ground(brief)
    guard let match = grounding.matches.first else {
      let misses = grounding.nearMisses.map(\.sentence)
      return .declined(reason: misses.isEmpty ? Self.nothingNear : misses.joined(separator: "; "))
    }
    var candidate = ComposerGenerator(samples: samples)
      .compose(grounding.brief, by: composer(), sampling: sampling)
    candidate.tier = .catalog
    candidate.matches = grounding.matches
    candidate.nearMisses = grounding.nearMisses
    if match.method != .name { candidate.confidence = min(candidate.confidence, .medium) }
    return .proposed(candidate)
  }

  /// Proposes a screen with facts of the catalog, or declines.
  public func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(Never) -> Generation {
    propose(brief, under: grammar, sampling: sampling)
  }
}
