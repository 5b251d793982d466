internal import Sampling
internal import ScreenComposition
internal import ScreenDiagnostics
internal import ScreenGeneration
internal import ScreenModel
internal import ScreenReading

extension Component {
  /// What it is called, of the kinds that are called something by themselves.
  fileprivate var name: String? {
    switch self {
    case .field(let field): field.label
    case .picker(let picker): picker.label
    case .toggle(let toggle): toggle.label
    case .slider(let slider): slider.label
    case .button(let button): button.label
    case .stat(let stat): stat.label
    case .badge(let badge): badge.label
    case .keyValue(let fact): fact.key
    case .player(let player): player.title
    case .heading, .paragraph, .quote, .code, .divider, .progress, .rating, .list, .checklist,
      .steps, .table, .standings, .chart, .calendar, .map, .image, .link, .alert, .unclear, .timer,
      .repetition:
      nil
    }
  }
}

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
      let own: IntentReader.Method = readers == .learned ? .learned : .rules
      let first = ReadIntent(
        brief: bound(try reader.read(source, by: own), to: data),
        interpretation: Interpretation(by: own))
      guard readers == .both, source.utf8.count <= Self.longest else { return first }
      return try compare(first, of: source, data)
    } catch {
      switch error {
      case .empty: throw .emptyIntent
      }
    }
  }

  /// A longer text, in bytes, is read by the rules alone, which take a hundredth of the time; of one
  /// that long hardly any screen is whole by either reader.
  private static var longest: Int { 2_048 }

  /// A text up to this many bytes that the rules answer with high confidence, or find nothing in,
  /// needs no second reader.
  ///
  /// Of such texts in `Fixtures/Intents/newcomers.jsonl` 94 % are answered in full.
  private static var plainest: Int { 32 }

  /// Reads by learned weights what the rules have read, and takes what answers more of the text.
  ///
  /// Screens are compared rather than briefs: what a reader has misunderstood shows in words of the
  /// intent that are not on its screen. The choice does not depend on how the screen is sampled.
  private func compare(
    _ rules: ReadIntent, of source: SourceText, _ data: TreeValue?
  ) throws(IntentError) -> ReadIntent {
    var rules = rules
    rules.draft = try? draft(of: source, rules)
    let isPlain = source.utf8.count <= Self.plainest
    if isPlain, rules.draft.map({ $0.confidence == .high || $0.ledger.entries.isEmpty }) ?? false {
      return rules
    }
    guard let brief = try reader.readByWeights(source) else { return rules }
    var learned = ReadIntent(
      brief: bound(brief, to: data), interpretation: Interpretation(by: .learned))
    learned.draft = try? draft(of: source, learned)
    guard let one = rules.draft, let other = learned.draft else {
      return rules.draft == nil && learned.draft != nil ? learned : rules
    }
    let isSame =
      one.screen.sections.flatMap(\.components) == other.screen.sections.flatMap(\.components)
    let isBetter = one.faults - other.faults >= Compilation.lead
    var chosen = isBetter && !isSame ? learned : rules
    chosen.interpretation.comparison = isSame ? .agrees : .differs
    chosen.draft?.take(chosen.interpretation)
    return chosen
  }

  private func draft(
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

extension Compilation {
  /// How much of the intent went wrong, as far as that can be seen from outside.
  ///
  /// The weights are those of a logistic regression, in eighths: on which of two readings is right,
  /// over `newcomers` and the sentences of the treebank that no rule was written for, each read by
  /// weights that were trained without its file.
  fileprivate var faults: Int {
    let words = ledger.unread.reduce(0) { $0 + $1.words.split { $0 == " " }.count }
    var faults = min(words, 6) + (words > 0 ? 4 : 0)
    // To say that something is beyond the vocabulary is no fault of reading.
    let unmet = ledger.entries.count { $0.outcome == .unmet && $0.subject != "unknown" }
    faults += 5 * min(unmet, 4)
    if ledger.doubts.contains(.name) { faults += 2 }
    if isDraft { faults += 6 }
    if hasTitleAsPart { faults += 4 }
    return faults
  }

  /// Whether one of several components bears the screen's own title: a field "Feedback form" in a
  /// feedback form is the head of the sentence, taken for a part.
  private var hasTitleAsPart: Bool {
    let components = screen.sections.flatMap(\.components)
    let title = screen.title.lowercased()
    return components.count > 1 && components.contains { $0.name?.lowercased() == title }
  }

  /// By how much the learned reading has to be better than that of the rules.
  fileprivate static var lead: Int { 3 }
}
