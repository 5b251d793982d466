import ScreenCompiler
import ScreenTesting
import Testbed
import Testing

@Suite struct GeneratorConformanceTests {
  /// The last of the hostile ones is so long that a quick run passes it over.
  private static let intents =
    Thoroughness.isFull
    ? ConformanceIntents.all
    : ConformanceIntents.everyday + ConformanceIntents.hostile.dropLast()

  @Test func `the composer keeps every rule`() async {
    await expectConformance(of: ComposerGenerator(), intents: Self.intents)
  }

  @Test func `the catalog keeps every rule where it knows something`() async {
    await expectConformance(
      of: CatalogGenerator(), grammars: [.standard],
      intents: Self.intents + ["planets of the solar system"])
  }

  /// A way to break a rule, and the rule.
  static let breaches: [(Breach, GeneratorConformance<BreakingGenerator>.Violation.Rule)] = [
    (.empty, .admissible), (.foreignClaim, .claims), (.strayPath, .claims),
    (.strayOrigin, .origins), (.silence, .reasons), (.silence, .answers),
    (.greedySeed, .greedyIgnoresSeed), (.alwaysFails, .answers),
  ]

  @Test(arguments: breaches)
  func `a generator that breaks a rule is found out`(
    breach: Breach, rule: GeneratorConformance<BreakingGenerator>.Violation.Rule
  ) async {
    let suite = GeneratorConformance(
      BreakingGenerator(breach: breach), grammars: [.standard], intents: ["A login form"])
    let violations = await suite.violations()
    #expect(violations.contains { $0.rule == rule }, "\(violations)")
  }

  @Test func `a generator that answers at random is found out`() async {
    let suite = GeneratorConformance(
      BreakingGenerator(breach: .random), grammars: [.standard], intents: ["A login form"])
    #expect(await suite.violations().contains { $0.rule == .deterministic })
  }
}

/// A way to break the rules of generators.
enum Breach: Sendable {
  case empty, foreignClaim, strayPath, strayOrigin, silence, greedySeed, random, alwaysFails
}

struct BreakingGenerator: ScreenGenerating {
  struct Failure: Error {}

  var breach: Breach

  func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(Failure) -> Generation {
    var candidate = ComposerGenerator().compose(brief, under: grammar, sampling: sampling)
    switch breach {
    case .empty: candidate.proposal = Proposal(tree: ["title": "x", "sections": []])
    case .foreignClaim:
      candidate.claims.append(Claim(requirement: 999, paths: [], reason: "of nothing"))
    case .strayPath:
      let path = TreePath([.name("sections"), .index(77)])
      candidate.claims.append(Claim(requirement: 0, paths: [path], reason: "nowhere"))
    case .strayOrigin:
      candidate.proposal.origins.append(
        PlacedOrigin(TreePath([.name("title")]), .intent(SourceRange(0, 10_000))))
    case .silence: return .declined(reason: " ")
    case .greedySeed: candidate.confidence = sampling.seed == 0 ? .low : .high
    case .random:
      let reason = "\(Int.random(in: 0..<1 << 60))"
      candidate.attempts = [Attempt(by: "x", .failed, reason: reason)]
    case .alwaysFails: throw Failure()
    }
    return .proposed(candidate)
  }
}
