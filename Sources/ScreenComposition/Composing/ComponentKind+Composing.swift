internal import ScreenModel
import ScreenBrief

// What composing has to know of each kind of component: one place for a new kind to be told.

extension ComponentKind {
  /// What a section of such components is.
  var role: PlannedSection.Role {
    switch self {
    case .stat, .progress, .rating: .figures
    case .keyValue: .facts
    case .badge: .states
    case .field, .picker, .toggle, .slider: .form
    case .button, .link: .actions
    case .heading, .paragraph, .quote, .code, .divider: .prose
    case .alert, .unclear: .notice
    case .chart: .charts
    case .image, .player: .media
    case .timer, .repetition: .routine
    case .list, .checklist, .steps, .table, .standings, .calendar, .map: .collection
    }
  }

  /// Whether a collection alone in its section gives the section its title.
  var givesTitle: Bool {
    switch self {
    case .list, .checklist, .steps, .table, .calendar, .map: true
    case .heading, .paragraph, .quote, .code, .divider, .keyValue, .stat, .badge, .progress,
      .rating, .standings, .chart, .image, .player, .field, .picker, .toggle, .slider, .button,
      .link, .alert, .unclear, .timer, .repetition:
      false
    }
  }

  /// Whether the kind has a variant of a name.
  func has(variant: String) -> Bool {
    switch self {
    case .list: Component.ListStyle(rawValue: variant) != nil
    case .chart: Component.ChartKind(rawValue: variant) != nil
    case .picker: Component.PickerStyle(rawValue: variant) != nil
    case .player: Component.PlayerKind(rawValue: variant) != nil
    case .timer: Component.TimerKind(rawValue: variant) != nil
    case .button: Component.ButtonStyle(rawValue: variant) != nil
    case .heading, .paragraph, .quote, .code, .divider, .keyValue, .stat, .badge, .progress,
      .rating, .checklist, .steps, .table, .standings, .calendar, .map, .image, .field, .toggle,
      .slider, .link, .alert, .unclear, .repetition:
      false
    }
  }
}

extension Details {
  /// The variant requested, where a kind has it.
  func variant(of kind: ComponentKind) -> String? {
    variant.flatMap { kind.has(variant: $0) ? $0 : nil }
  }
}
