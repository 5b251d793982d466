public import Sampling
internal import ScreenAdmission
public import ScreenBrief
public import ScreenCatalog
public import ScreenGrammar
internal import ScreenReading

/// The curated catalog as a generator: composes screens with facts, and declines if it has none.
public struct CatalogGenerator: ImmediateGenerating {
  /// It cannot fail.
  public typealias Failure = Never

  /// Which intents it answers.
  public enum Extent: Hashable, Sendable {
    /// Those for which it has some of the facts.
    case partial
    /// Those that it answers with certainty, without stand-ins or samples.
    case complete
  }

  /// The catalog.
  public var catalog: Catalog
  /// The composer that makes a screen from an intent and its facts.
  public var composer: ComposerGenerator
  /// Which intents it answers.
  public var extent: Extent
  /// The catalog's name.
  public var name: String { "catalog" }

  /// The reason for declining if no topic is close to the request.
  public static let nothingNear = "no topic of the catalog is close to the request"

  /// Creates the generator.
  public init(
    _ catalog: Catalog = .shipped, composer: ComposerGenerator = ComposerGenerator(),
    answering extent: Extent = .partial
  ) {
    self.catalog = catalog
    self.composer = composer
    self.extent = extent
  }

  /// Proposes a screen with facts from the catalog, or declines.
  public func propose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) throws(Never) -> Generation {
    let brief = composer.drawn(brief, under: grammar, sampling: sampling)
    let grounding = catalog.ground(brief, where: grammar.takesItem(named:))
    guard let match = grounding.matches.first else {
      let misses = grounding.nearMisses.map(\.sentence)
      return .declined(reason: misses.isEmpty ? Self.nothingNear : misses.joined(separator: "; "))
    }
    var candidate = composer.compose(grounding.brief, under: grammar, sampling: sampling)
    candidate.tier = .catalog
    candidate.matches = grounding.matches
    candidate.nearMisses = grounding.nearMisses
    candidate.brief = grounding.asked
    if match.method != .name { candidate.confidence = min(candidate.confidence, .medium) }
    guard extent == .partial || candidate.confidence == .high else {
      return .declined(reason: "the catalog knows only a part of the request")
    }
    return .proposed(candidate)
  }
}
