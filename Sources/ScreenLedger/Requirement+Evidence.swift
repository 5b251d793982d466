import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel

extension Requirement {
  /// The kinds of component that answer it in earnest; empty for a section.
  var fittingKinds: [ComponentKind] {
    switch subject {
    case .component(.button): [.button, .list]
    case .component(.link): [.link, .list]
    case .component(.image): [.image, .list]
    case .component(let kind): [kind]
    case .section, .unknown: []
    case .need(let need): need.fittingKinds
    }
  }

  /// The kinds that may stand in for those.
  var standInKinds: [ComponentKind] {
    let fitting = fittingKinds
    return ComponentKind.allCases.filter { kind in
      !fitting.contains(kind) && fitting.contains { $0.standIns.contains(kind) }
    }
  }

  /// The things that it names, each of which has to be seen.
  var namedThings: [Phrase] {
    var phrases: [Phrase] = []
    if let value = details.value { phrases.append(value) }
    // What something is rated out of is half of what the stars say.
    if subject == .component(.rating), let most = details.target, !most.text.isEmpty {
      phrases.append(most)
    }
    // Of the user's data the first records speak for all: what bounds cut off admission reports.
    let isData = details.items.first?.label.pointer != nil
    for item in details.items.prefix(isData ? 12 : details.items.count) {
      phrases.append(item.label)
      phrases += item.values
      phrases += item.items.map(\.label)
    }
    phrases += details.columns.map { $0.action ?? $0 }
    return phrases
  }
}

extension ComponentKind {
  /// Whether an element of this kind is one thing with a name of its own, so that it answers one
  /// requirement, and no title above it says what it is.
  var isSingle: Bool {
    switch self {
    case .keyValue, .stat, .badge, .progress, .rating, .field, .picker, .toggle, .slider, .button,
      .link, .timer, .repetition:
      true
    case .heading, .paragraph, .quote, .code, .divider, .list, .checklist, .steps, .table,
      .standings, .chart, .calendar, .map, .image, .player, .alert, .unclear:
      false
    }
  }
}

extension Need {
  /// The kinds of component that express it in earnest.
  fileprivate var fittingKinds: [ComponentKind] {
    switch self {
    case .metric: [.stat, .progress, .rating, .keyValue]
    case .trend: [.chart, .table]
    case .breakdown: [.chart, .table]
    case .ranking: [.list, .table, .standings, .chart]
    case .records: [.table, .list, .standings, .checklist]
    case .status: [.badge, .list, .keyValue, .alert, .stat, .table, .steps]
    case .schedule: [.list, .calendar, .table]
    case .sequence: [.steps, .list, .checklist]
    case .narrative: [.paragraph, .quote, .keyValue]
    case .highlight: [.alert, .stat, .badge]
    case .progress: [.progress, .stat, .steps]
    case .place: [.map, .list]
    case .media: [.image, .player, .list]
    case .input: [.field, .picker, .slider, .toggle]
    case .choice: [.picker, .toggle]
    case .action: [.button, .link, .list]
    case .routine: [.timer, .repetition]
    case .fact: [.keyValue, .stat, .badge, .list, .table]
    }
  }
}
