internal import ScreenCompiler

/// Asks a generator the same question in several ways, and judges the answers.
struct ConformanceQuestion<Generator: ScreenGenerating> {
  typealias Violation = GeneratorConformance<Generator>.Violation

  let generator: Generator
  let grammar: Grammar
  let intent: String
  let brief: Brief

  private(set) var violations: [Violation] = []
  /// The number of proposals received.
  private(set) var answers = 0

  init(generator: Generator, grammar: Grammar, intent: String, brief: Brief) {
    self.generator = generator
    self.grammar = grammar
    self.intent = intent
    self.brief = brief
  }

  /// Asks for the best choices and for a draw with each seed.
  mutating func ask(seeds: [UInt64]) async {
    let best = await judge(.greedy)
    for seed in seeds {
      let other = await answer(SamplingOptions(temperature: 0, seed: seed))
      if let best, let other, other != best {
        report(.greedyIgnoresSeed, "at temperature 0 the seed \(seed) makes a difference")
      }
      _ = await judge(.random(seed: seed))
    }
  }

  /// An answer; nil if the generator fails, which is allowed.
  private func answer(_ sampling: SamplingOptions) async -> Generation? {
    try? await generator.generate(brief, under: grammar, sampling: sampling)
  }

  /// Asks three times, two of them concurrently, and judges the answer.
  private mutating func judge(_ sampling: SamplingOptions) async -> Generation? {
    let first = await answer(sampling)
    let (generator, brief, grammar) = (generator, brief, grammar)
    async let one = try? generator.generate(brief, under: grammar, sampling: sampling)
    async let other = try? generator.generate(brief, under: grammar, sampling: sampling)
    for again in [await one, await other] {
      if let first, let again, again != first {
        report(.deterministic, "two answers to the same question differ")
        break
      }
    }
    switch first {
    case .proposed(let candidate):
      answers += 1
      judge(candidate)
    case .declined(let reason, _):
      if !reason.utf8.contains(where: { $0 > UInt8(ascii: " ") }) {
        report(.reasons, "it declines without a reason")
      }
    case nil: break
    }
    return first
  }

  private mutating func judge(_ candidate: Candidate) {
    let admission = grammar.admit(candidate.proposal)
    guard let screen = admission.screen else {
      let reasons = admission.diagnostics.map(\.message).prefix(3).joined(separator: "; ")
      report(.admissible, "its proposal gives no screen: \(reasons)")
      return
    }
    let json = SourceText(name: "screen", utf8: screen.jsonUTF8(.compact))
    if (try? Compiler(grammar: grammar).admit(json))?.screen != screen {
      report(.stable, "the screen changes when it is admitted again")
    }
    for claim in candidate.claims {
      if !brief.requirements.indices.contains(claim.requirement) {
        report(
          .claims,
          "it claims to answer requirement \(claim.requirement), which does not exist")
      }
      for path in claim.paths where !candidate.proposal.tree.holds(path) {
        report(.claims, "it claims the place \(path), which is not in its proposal")
      }
    }
    for placed in candidate.proposal.origins {
      guard case .intent(let range) = placed.origin else { continue }
      if range.lowerBound < 0 || range.upperBound > intent.utf8.count {
        report(.origins, "\(placed.path) comes from outside the intent")
      }
    }
  }

  private mutating func report(_ rule: Violation.Rule, _ message: String) {
    violations.append(
      Violation(rule: rule, intent: intent, message: "\(message) (grammar \(grammar.name))"))
  }
}

extension TreeValue {
  /// Whether there is a value at the end of a path.
  fileprivate func holds(_ path: TreePath) -> Bool {
    var value: TreeValue? = self
    for step in path.steps {
      switch step {
      case .name(let name): value = value?[name]
      case .index(let index):
        value = value?.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    }
    return value != nil
  }
}
