package import ScreenModel

/// What a component has in common with neighbours that renderers set together.
package enum RunKind: Sendable {
  /// Nothing: it stands by itself.
  case alone
  /// Facts, as pairs of a key and a value.
  case facts
  /// Figures, side by side.
  case figures
  /// Badges, side by side.
  case badges
  /// Fields to fill in.
  case fields
  /// Toggles, one below the other.
  case toggles
  /// Buttons, side by side.
  case buttons
  /// Links.
  case links
  /// Timers and repetitions, as one list.
  case exercises
  /// Measures, which share a tile of a grid.
  case measures
  /// A text or a notice, which may have a link behind it.
  case texts

  /// Whether it is something to press.
  package var isAction: Bool { self == .buttons || self == .links }
}

// How renderers set a component among others: one place for a new kind to be told.

extension ComponentKind {
  /// The neighbours that a component is set together with.
  package var run: RunKind {
    switch self {
    case .keyValue: .facts
    case .stat: .figures
    case .badge: .badges
    case .progress, .rating: .measures
    case .field: .fields
    case .toggle: .toggles
    case .button: .buttons
    case .link: .links
    case .timer, .repetition: .exercises
    case .paragraph, .alert: .texts
    case .heading, .quote, .code, .divider, .list, .checklist, .steps, .table, .standings, .chart,
      .calendar, .map, .image, .player, .picker, .slider, .unclear:
      .alone
    }
  }

  /// Whether a page sets it on a surface of its own in a grid; others take the whole width.
  package var isTile: Bool {
    switch self {
    case .heading, .divider, .stat, .alert, .unclear, .button, .link, .paragraph: false
    case .quote, .code, .keyValue, .badge, .progress, .rating, .list, .checklist, .steps, .table,
      .standings, .chart, .calendar, .map, .image, .player, .field, .picker, .toggle, .slider,
      .timer, .repetition:
      true
    }
  }

  /// Whether a terminal gives it a whole line of a grid.
  package var needsLine: Bool {
    switch self {
    case .stat, .table, .divider, .heading, .alert, .button: true
    case .paragraph, .quote, .code, .keyValue, .badge, .progress, .rating, .list, .checklist,
      .steps, .standings, .chart, .calendar, .map, .image, .player, .field, .picker, .toggle,
      .slider, .link, .unclear, .timer, .repetition:
      false
    }
  }

  /// Whether it is low enough to share a tile with its neighbour in a terminal.
  package var isLow: Bool {
    switch run {
    case .measures, .badges, .facts: true
    case .alone, .figures, .fields, .toggles, .buttons, .links, .exercises, .texts: false
    }
  }
}

extension Component {
  /// Whether it leads to other content, or narrows it, as sidebars do.
  package var isOfSidebars: Bool {
    switch self {
    case .heading, .divider, .badge, .picker, .toggle, .slider, .button, .link: true
    case .field(let field): field.kind == .search
    case .paragraph, .quote, .code, .keyValue, .stat, .progress, .rating, .list, .checklist,
      .steps, .table, .standings, .chart, .calendar, .map, .image, .player, .alert, .unclear,
      .timer, .repetition:
      false
    }
  }
}
