internal import ScreenComposition
internal import ScreenModel

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

extension Compilation {
  /// How much of the intent went wrong, as far as that can be seen from outside.
  ///
  /// The weights are those of a logistic regression, in eighths: on which of two readings is right,
  /// over `newcomers` and the sentences of the treebank that no rule was written for, each read by
  /// weights that were trained without its file.
  var faults: Int {
    let words = ledger.unread.reduce(0) { $0 + $1.words.split { $0 == " " }.count }
    var faults = min(words, 6) + (words > 0 ? 4 : 0)
    // To say that something is beyond the vocabulary is no fault of reading.
    let unmet = ledger.entries.count { $0.outcome == .unmet && $0.subject != "unknown" }
    faults += 5 * min(unmet, 4)
    if ledger.doubts.contains(.name) { faults += 2 }
    if isDraft { faults += Self.draftFaults }
    if hasTitleAsPart { faults += 4 }
    return faults
  }

  /// What values that are samples count for.
  static var draftFaults: Int { 6 }

  /// Whether one of several components bears the screen's own title: a field "Feedback form" in a
  /// feedback form is the head of the sentence, taken for a part.
  private var hasTitleAsPart: Bool {
    let components = screen.sections.flatMap(\.components)
    let title = screen.title.lowercased()
    return components.count > 1 && components.contains { $0.name?.lowercased() == title }
  }

  /// Whether learned weights are sure of what they read, and nothing of the intent is left open, so
  /// that nobody else need be asked.
  var isSound: Bool { interpretation?.isSure == true && ledger.isComplete }
}
