package import ScreenBrief
internal import ScreenCatalog
package import ScreenModel

extension Requirement {
  /// The kinds of components that properly answer it; empty for a section.
  package var fittingKinds: [ComponentKind] {
    switch subject {
    case .component(.button): [.button, .list, .table]
    case .component(.link): [.link, .list]
    case .component(.image): [.image, .list]
    case .component(let kind): [kind]
    case .section, .unknown: []
    // A range of repetitions, "12–15", is a fact: no single number stands for it.
    case .need(.routine) where details.items.contains(where: \.isRange):
      [.timer, .repetition, .keyValue]
    case .need(let need): need.fittingKinds
    }
  }

  /// The kinds that may stand in for the fitting ones.
  var standInKinds: [ComponentKind] {
    let fitting = fittingKinds
    return ComponentKind.allCases.filter { kind in
      !fitting.contains(kind) && fitting.contains { $0.standIns.contains(kind) }
    }
  }

  /// The things that it names, each of which must be shown.
  var namedThings: [Phrase] {
    var phrases: [Phrase] = []
    if let value = details.value { phrases.append(value) }
    // The maximum of a rating is half of what the stars show.
    if subject == .component(.rating), let most = details.target, !most.text.isEmpty {
      phrases.append(most)
    }
    // The first records of the user's data stand for all of them; admission reports any that bounds
    // cut off.
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

extension Details.Item {
  /// Whether its value is a range of numbers.
  fileprivate var isRange: Bool {
    guard seconds == nil, let value = values.first?.text else { return false }
    return value.split { !$0.isNumber }.count == 2
  }
}

extension ComponentKind {
  /// Whether it draws its figures instead of writing them as they are stated.
  var isDrawn: Bool { quantityCount > 0 }
}

extension Need {
  /// The kinds of components that properly express it.
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
    case .action: [.button, .link, .list, .table]
    case .routine: [.timer, .repetition]
    case .fact: [.keyValue, .stat, .badge, .list, .table]
    }
  }
}
