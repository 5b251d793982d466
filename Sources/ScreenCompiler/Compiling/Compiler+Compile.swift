public import Sampling
internal import ScreenBrief
internal import ScreenCatalog
public import ScreenComposition
internal import ScreenLanguages
internal import ScreenLedger
public import ScreenDiagnostics
public import ScreenGeneration
internal import ScreenGrammar
public import ScreenModel
internal import ScreenReading

extension Compiler {
  /// Compiles an intent without suspending.
  ///
  /// The catalog answers first, if it knows every part; then the generator, if one is given and its
  /// screen meets as much as the composer's; then the built-in composer, which always answers.
  ///
  /// - Parameters:
  ///   - intent: A sentence or a longer text; diagnostics point into it.
  ///   - sampling: How choices are made.
  ///   - samples: What to show if neither the intent nor the data gives a value.
  ///   - data: The source of facts: the requirements of the intent are matched with its columns,
  ///     and a proposal may refer to it by `{"from": "/pointer"}`.
  ///   - generator: The model or other generator to ask between catalog and composer; nil for none.
  ///   - tier: The only tier to ask; nil for all of them.
  /// - Returns: The compilation, whose attempts say why a tier did not answer.
  /// - Throws: `CompilationError.unanswered` if the only tier declines or fails; others if the
  ///   intent is empty or none of the proposal is admitted.
  public func compile(
    _ intent: SourceText, sampling: SamplingOptions = .greedy, samples: SamplePolicy = .shown,
    data: TreeValue? = nil, asking generator: (any ImmediateGenerating)? = nil,
    only tier: TierChoice? = nil
  ) throws(CompilationError) -> Compilation {
    let reading = try read(intent, data)
    var made = try compilation(
      of: intent, reading, sampling: sampling,
      from: tiers(asking: generator, only: tier, samples: samples))
    made = plainer(than: made, reading, sampling: sampling, samples: samples, only: tier)
    guard made.tier != .model, data == nil else { return made }
    return performingWishes(beside: made, sampling: sampling, samples: samples, only: tier)
  }

  /// Compiles an intent that was read, by tiers that answer at once.
  func compilation(
    of intent: SourceText, _ reading: ReadIntent, sampling: SamplingOptions,
    from tiers: any ImmediateGenerating
  ) throws(CompilationError) -> Compilation {
    let generation: Generation
    do {
      generation = try tiers.propose(reading.brief, under: grammar, sampling: sampling)
    } catch {
      throw .unanswered(reason: "\(error)")
    }
    return try compilation(of: intent, reading, generation, sampling: sampling)
  }

  /// Compiles an intent with a generator that takes its time, such as a hosted model.
  ///
  /// The tiers, parameters and errors are those of the `compile` that does not suspend.
  public func compile(
    _ intent: SourceText, sampling: SamplingOptions = .greedy, samples: SamplePolicy = .shown,
    data: TreeValue? = nil, asking generator: some ScreenGenerating, only tier: TierChoice? = nil
  ) async throws(CompilationError) -> Compilation {
    let reading = try read(intent, data)
    let tiers = tiers(asking: generator, only: tier, samples: samples)
    let generation: Generation
    do {
      generation = try await tiers.generate(reading.brief, under: grammar, sampling: sampling)
    } catch {
      throw .unanswered(reason: "\(error)")
    }
    var made = try compilation(of: intent, reading, generation, sampling: sampling)
    made = plainer(than: made, reading, sampling: sampling, samples: samples, only: tier)
    guard made.tier != .model, data == nil else { return made }
    return performingWishes(beside: made, sampling: sampling, samples: samples, only: tier)
  }

  /// Admits a candidate by the grammar and judges it by the brief.
  func compilation(
    of source: SourceText, _ reading: ReadIntent, _ generation: Generation,
    sampling: SamplingOptions
  ) throws(CompilationError) -> Compilation {
    var candidate: Candidate
    switch generation {
    case .proposed(let proposed): candidate = proposed
    case .declined(let reason, let reply): throw .unanswered(reason: reason, reply: reply)
    }
    let brief = (candidate.tier == .model ? nil : candidate.brief) ?? reading.brief
    var admission = grammar.admit(candidate.proposal, data: brief.data)
    var remarks = candidate.diagnostics + admission.diagnostics
    if admission.screen == nil, candidate.tier == .composer, let unclear = composer.unclear {
      // The last tier cannot fail.
      admission = grammar.admit(unclear)
      remarks = remarks.filter { $0.severity != .error } + admission.diagnostics
      candidate.claims = []
      candidate.confidence = .low
    }
    if let reply = candidate.reply { remarks = remarks.map { $0.quoting(reply) } }
    var diagnostics = brief.diagnostics + remarks
    guard let screen = admission.screen else { throw .nothingAdmitted(diagnostics) }
    diagnostics += Catalog.shipped.generalBesideSpecial(in: screen)
    var ledger = Ledger.judge(
      brief, brief.intent == reading.brief.intent ? reading.document : nil,
      claims: candidate.claims, admission: admission, under: grammar)
    if candidate.tier == .model { ledger = ledger.forgivingImplied(of: brief) }
    var compilation = Compilation(
      screen: screen, source: source, language: brief.language, grammar: grammar.name,
      sampling: sampling, tier: candidate.tier,
      confidence: candidate.confidence, ledger: ledger,
      origins: admission.origins, diagnostics: diagnostics, attempts: candidate.attempts,
      matches: candidate.matches, nearMisses: candidate.nearMisses,
      exclusions: brief.exclusions.map(\.text))
    compilation.transcript = candidate.transcript
    compilation.take(reading.interpretation)
    if candidate.tier != .model {
      compilation.translate(
        as: brief.translation, by: reader.bundle?.languages ?? .shipped)
    }
    if candidate.tier == .model {
      compilation.alternative = (try? draft(of: source, reading)).map(Alternative.init)
    }
    return compilation
  }
}

extension Compilation {
  /// Records how the intent was read, and limits the confidence by that and by the ledger.
  fileprivate mutating func take(_ interpretation: Interpretation) {
    self.interpretation = interpretation
    var ceiling = ledger.confidence(in: interpretation)
    // A model's answer is based on its own reading of the text.
    if !interpretation.isSure, tier != .model { ceiling = min(ceiling, .medium) }
    confidence = min(confidence, ceiling)
  }
}

extension Ledger {
  /// The greatest confidence that the ledger allows. It is not high if something is unmet, unread
  /// or replaced, or if the reading is doubtful, and it is low if half of the requirements are
  /// unmet. The length of a text alone is not a cause for doubt if its reader is sure.
  fileprivate func confidence(in interpretation: Interpretation) -> Confidence {
    let unmet = entries.count { $0.outcome == .unmet }
    guard unmet * 2 <= entries.count, !entries.isEmpty else { return .low }
    let doubts = interpretation.isSure ? doubts.filter { $0 != .length } : doubts
    guard unread.isEmpty, doubts.isEmpty else { return .medium }
    return entries.allSatisfy { $0.outcome == .met } ? .high : .medium
  }
}
