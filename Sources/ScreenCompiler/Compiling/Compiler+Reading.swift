internal import Sampling
internal import ScreenComposition
internal import ScreenDiagnostics
internal import ScreenGeneration
internal import ScreenModel
internal import ScreenReading

/// An intent as it was read.
struct ReadIntent {
  var brief: Brief
  var interpretation: Interpretation
  /// What the tiers that need nothing from outside make of it, greedily and with samples; nil where
  /// that was not needed to read it.
  var draft: Compilation?
}

extension Compiler {
  /// The brief of an intent, bound to the data that answers it.
  func read(
    _ source: SourceText, _ data: TreeValue?
  ) throws(CompilationError) -> ReadIntent {
    do throws(IntentError) {
      switch readers {
      case .rules: break
      case .learned: if let learned = try readByWeights(source, data) { return learned }
      case .both: return try readByBoth(source, data)
      }
      return try readByRules(source, data)
    } catch {
      switch error {
      case .empty: throw .emptyIntent
      }
    }
  }

  /// A longer text, in bytes, is read by the rules alone, which take a hundredth of the time; of one
  /// that long hardly any screen is whole by either reader.
  private static var longest: Int { 2_048 }

  /// A text up to this many bytes is read by the rules where learned weights are not sure of it,
  /// unless the rules make nothing but a draft of it, and the weights do not; where the rules find
  /// nothing to show, there is nothing.
  ///
  /// There is too little in it to count faults of: of 49 that the two read differently, in `newcomers`
  /// and among the sentences of the treebank that no rule was written for, the rules answer 33 in full
  /// and what has fewer faults answers 26.
  private static var shortest: Int { 32 }

  /// Reads by learned weights, and by the rules too where that leaves something open.
  ///
  /// Screens are compared rather than briefs: what a reader has misunderstood shows in words of the
  /// intent that are not on its screen. The choice does not depend on how the screen is sampled.
  private func readByBoth(
    _ source: SourceText, _ data: TreeValue?
  ) throws(IntentError) -> ReadIntent {
    guard source.utf8.count <= Self.longest, var learned = try readByWeights(source, data) else {
      return try readByRules(source, data)
    }
    learned.draft = try? draft(of: source, learned)
    if let draft = learned.draft, draft.isSound { return learned }
    var rules = try readByRules(source, data)
    rules.draft = try? draft(of: source, rules)
    guard let one = learned.draft else { return rules }
    guard let other = rules.draft else { return learned }
    let isSame =
      one.screen.sections.flatMap(\.components) == other.screen.sections.flatMap(\.components)
    let isShort = source.utf8.count <= Self.shortest
    let isWorse =
      isShort && other.ledger.entries.isEmpty
      || one.faults + (isShort ? Compilation.draftFaults : 0) > other.faults
    var chosen = isWorse ? rules : learned
    chosen.interpretation.comparison = isSame ? .agrees : .differs
    chosen.draft?.take(chosen.interpretation)
    return chosen
  }

  private func readByRules(
    _ source: SourceText, _ data: TreeValue?
  ) throws(IntentError) -> ReadIntent {
    ReadIntent(
      brief: bound(try reader.read(source, by: .rules), to: data),
      interpretation: Interpretation(by: .rules))
  }

  /// What learned weights read; nil for an intent that only the rules read.
  private func readByWeights(
    _ source: SourceText, _ data: TreeValue?
  ) throws(IntentError) -> ReadIntent? {
    guard let brief = try reader.readByWeights(source) else { return nil }
    return ReadIntent(
      brief: bound(brief, to: data),
      interpretation: Interpretation(by: .learned, margin: brief.margin ?? 0))
  }

  /// What the tiers that need nothing from outside make of an intent, greedily.
  func draft(
    of source: SourceText, _ reading: ReadIntent
  ) throws(CompilationError) -> Compilation {
    let generation = tiers().propose(reading.brief, under: grammar, sampling: .greedy)
    return try compilation(of: source, reading, generation, sampling: .greedy)
  }

  private func bound(_ brief: Brief, to data: TreeValue?) -> Brief {
    guard let data else { return brief }
    let binding = DataBinding(brief, to: data)
    var brief = binding.brief
    brief.diagnostics += binding.diagnostics
    brief.data = data
    return brief
  }
}
