public import Sampling
public import ScreenComposition
public import ScreenDiagnostics
public import ScreenGeneration
internal import ScreenGrammar

extension Compiler {
  /// Compiles an intent: reads it, asks `generator`, admits what it proposes, settles the ledger.
  ///
  /// Where the generator declines, the composer answers.
  ///
  /// - Parameters:
  ///   - intent: The sentence, or a longer text.
  ///   - sampling: How choices are made.
  ///   - generator: What proposes a screen; one that cannot fail, as its type says.
  /// - Returns: The screen and the account of it.
  /// - Throws: `CompilationError` where the intent is empty, or nothing of the proposal is admitted.
  public func compile<Generator: ScreenGenerating>(
    _ intent: String, sampling: SamplingOptions = .greedy, using generator: Generator
  ) async throws(CompilationError) -> Compilation where Generator.Failure == Never {
    let source = SourceText(name: "<intent>", intent)
    let brief = try read(source)
    switch await generator.generate(brief, under: grammar, sampling: sampling) {
    case .proposed(let candidate):
      return try compilation(of: source, brief, candidate, sampling: sampling)
    case .declined(let reason):
      var candidate = ComposerGenerator().compose(brief, under: grammar, sampling: sampling)
      candidate.attempts.append(Attempt(.declined, reason: reason))
      return try compilation(of: source, brief, candidate, sampling: sampling)
    }
  }

  /// Compiles an intent with the catalog, or else the built-in composer.
  ///
  /// - Parameters:
  ///   - intent: The sentence, or a longer text.
  ///   - sampling: How choices are made.
  /// - Returns: The screen and the account of it.
  /// - Throws: `CompilationError` where the intent is empty, or nothing of the proposal is admitted.
  public func compile(
    _ intent: String, sampling: SamplingOptions = .greedy
  ) async throws(CompilationError) -> Compilation {
    try compose(SourceText(name: "<intent>", intent), sampling: sampling)
  }

  /// Compiles an intent with the catalog, or else the built-in composer, without suspension.
  ///
  /// - Parameters:
  ///   - intent: The sentence, or a longer text; diagnostics point into it.
  ///   - sampling: How choices are made.
  ///   - samples: What stands where neither the intent nor the data gives a value.
  ///   - data: Where facts come from: what the intent asks for is matched with its columns.
  /// - Returns: The screen and the account of it.
  /// - Throws: `CompilationError` where the intent is empty, or nothing of the proposal is admitted.
  public func compose(
    _ intent: SourceText, sampling: SamplingOptions = .greedy, samples: SamplePolicy = .shown,
    data: TreeValue? = nil
  ) throws(CompilationError) -> Compilation {
    var brief = try read(intent)
    if let data {
      let binding = DataBinding(brief, to: data)
      brief = binding.brief
      brief.diagnostics += binding.diagnostics
    }
    let catalog = CatalogGenerator(samples: samples)
    switch catalog.propose(brief, by: composer, sampling: sampling) {
    case .proposed(let candidate):
      return try compilation(of: intent, brief, candidate, sampling: sampling)
    case .declined(let reason):
      var candidate = ComposerGenerator(samples: samples)
        .compose(brief, by: composer, sampling: sampling)
      candidate.attempts.append(Attempt(.declined, reason: reason))
      return try compilation(of: intent, brief, candidate, sampling: sampling)
    }
  }

  /// Compiles an intent with what a language model once replied to it, without suspension.
  ///
  /// - Parameters:
  ///   - intent: The sentence, or a longer text; diagnostics point into it.
  ///   - generator: What plays the reply.
  ///   - sampling: How choices were made.
  ///   - data: What `{"from": "/pointer"}` in the reply speaks of.
  /// - Returns: The screen and the account of it.
  /// - Throws: `CompilationError.unanswered` where there is no reply to just this request; others
  ///   where the intent is empty, or nothing of the reply is admitted.
  public func compose(
    _ intent: SourceText, replaying generator: ReplayGenerator,
    sampling: SamplingOptions = .greedy, data: TreeValue? = nil
  ) throws(CompilationError) -> Compilation {
    let brief = try read(intent)
    let generation: Generation
    do throws(ReplayGenerator.Failure) {
      generation = try generator.propose(brief, under: grammar, sampling: sampling)
    } catch {
      throw .unanswered(reason: error.description)
    }
    switch generation {
    case .proposed(let candidate):
      return try compilation(of: intent, brief, candidate, sampling: sampling, data: data)
    case .declined(let reason):
      throw .nothingAdmitted([Diagnostic(.error, id: "unreadable-reply", reason)])
    }
  }

  /// Makes a table of data, without an intent and without a generator.
  ///
  /// - Parameters:
  ///   - data: A collection of records, or what holds one.
  ///   - title: The screen's title.
  /// - Returns: The screen, a table of at most 1,000 rows.
  /// - Throws: `CompilationError.nothingAdmitted` where the data holds no records, or the grammar no
  ///   table.
  public func tabulate(
    _ data: TreeValue, title: String
  ) throws(CompilationError) -> Compilation {
    guard let proposal = Proposal(tableOf: data, title: title) else {
      let fault = Diagnostic(.error, id: "no-records", "the data holds no records to show")
      throw .nothingAdmitted([fault])
    }
    return try compilation(
      admitting: proposal, data: data, from: SourceText(name: "<data>", ""), after: [])
  }

  private func read(_ source: SourceText) throws(CompilationError) -> Brief {
    do throws(IntentError) {
      return try reader.read(source)
    } catch {
      switch error {
      case .empty: throw .emptyIntent
      }
    }
  }

  /// Holds a candidate to the grammar and to the brief.
  private func compilation(
    of source: SourceText, _ brief: Brief, _ candidate: Candidate, sampling: SamplingOptions,
    data: TreeValue? = nil
  ) throws(CompilationError) -> Compilation {
    let admission = grammar.admit(candidate.proposal, data: data)
    var remarks = candidate.diagnostics + admission.diagnostics
    if let reply = candidate.reply { remarks = remarks.map { $0.told(of: reply) } }
    let diagnostics = brief.diagnostics + remarks
    guard let screen = admission.screen else { throw .nothingAdmitted(diagnostics) }
    let ledger = Ledger.judge(
      brief, claims: candidate.claims, admission: admission, under: grammar)
    return Compilation(
      screen: screen, source: source, language: brief.language, grammar: grammar.name,
      sampling: sampling, tier: candidate.tier,
      confidence: min(candidate.confidence, ledger.confidence), ledger: ledger,
      origins: admission.origins, diagnostics: diagnostics, attempts: candidate.attempts,
      matches: candidate.matches, nearMisses: candidate.nearMisses,
      exclusions: brief.exclusions.map(\.text))
  }
}

extension Ledger {
  /// The confidence that it leaves: none of it is high where something is unmet or stood in for, and
  /// it is low where half of what was asked is unmet.
  fileprivate var confidence: Confidence {
    let unmet = entries.count { $0.outcome == .unmet }
    guard unmet * 2 <= entries.count, !entries.isEmpty else { return .low }
    return entries.allSatisfy { $0.outcome == .met } ? .high : .medium
  }
}
