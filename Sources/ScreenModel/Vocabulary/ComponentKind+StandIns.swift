extension ComponentKind {
  /// The kinds that can stand in for this one in a grammar that lacks it, the nearest first.
  package var standIns: [ComponentKind] {
    switch self {
    case .heading: [.paragraph]
    case .paragraph: [.heading]
    case .quote, .code: [.paragraph]
    case .divider: []
    case .keyValue: [.stat, .paragraph]
    case .stat: [.keyValue, .paragraph]
    case .badge: [.keyValue, .paragraph]
    case .progress, .rating: [.stat, .keyValue, .paragraph]
    case .list: [.keyValue, .paragraph]
    case .checklist: [.list, .keyValue, .paragraph]
    case .steps: [.list, .keyValue, .paragraph]
    case .table: [.list, .keyValue, .paragraph]
    case .standings: [.table, .list, .keyValue, .paragraph]
    case .chart: [.table, .keyValue, .standings, .paragraph]
    case .calendar, .map: [.list, .keyValue, .paragraph]
    case .image: [.paragraph]
    case .player: [.link, .button, .paragraph]
    case .field: []
    case .picker: [.field]
    case .toggle: [.picker, .field]
    case .slider: [.field]
    case .button: [.link]
    case .link: [.button, .paragraph]
    case .alert: [.paragraph, .badge]
    case .unclear: []
    case .timer, .repetition: [.keyValue, .paragraph]
    }
  }
}
