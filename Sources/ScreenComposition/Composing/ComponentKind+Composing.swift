internal import ScreenModel
import ScreenBrief

// What the composer has to know about each kind of component: the one place to add a new kind.

extension ComponentKind {
  /// The role of a section of such components.
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

  /// Whether a component of this kind that is alone in its section lends it its title.
  var givesTitle: Bool {
    switch self {
    case .list, .checklist, .steps, .table, .calendar, .map: true
    case .heading, .paragraph, .quote, .code, .divider, .keyValue, .stat, .badge, .progress,
      .rating, .standings, .chart, .image, .player, .field, .picker, .toggle, .slider, .button,
      .link, .alert, .unclear, .timer, .repetition:
      false
    }
  }

  /// Whether the kind has a variant with a name.
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
  /// Returns the requested variant; nil if a kind does not have it.
  func variant(of kind: ComponentKind) -> String? {
    variant.flatMap { kind.has(variant: $0) ? $0 : nil }
  }
}
