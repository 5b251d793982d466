internal import ScreenModel

/// Neighbouring components that share a container.
enum Run {
  /// A component by itself.
  case single
  /// Several that share a tile of a grid.
  case tile
  /// Key and value, one below the other.
  case facts
  /// Figures, joined in one strip.
  case stats
  /// Badges in a line.
  case badges
  /// Buttons and links in a line.
  case actions
  /// Toggles, with hairlines between.
  case toggles
  /// Timers and repetitions.
  case routine
  /// A text or a notice, and the link that follows it.
  case linked

  /// The end of the run that begins at an index among the elements of a section.
  static func end(in elements: [Element], from start: Int, in layout: Section.Layout) -> Int {
    /// The kind at an index; nil at the end.
    func kind(_ index: Int) -> ComponentKind? {
      index < elements.count ? elements[index].component.kind : nil
    }
    let first = elements[start].component.kind
    var end = start + 1
    if first.takesLink, kind(end) == .link, kind(end + 1)?.isAction != true { return end + 1 }
    while let next = kind(end), first.joins(next, in: layout) { end += 1 }
    return end
  }

  /// Whether the run is a tile in a grid; what is not takes the whole width, without a surface.
  static func isTile(_ kind: ComponentKind) -> Bool {
    switch kind {
    case .heading, .divider, .stat, .alert, .unclear, .button, .link, .paragraph: false
    case .quote, .code, .keyValue, .badge, .progress, .rating, .list, .checklist, .steps, .table,
      .standings, .chart, .calendar, .map, .image, .player, .field, .picker, .toggle, .slider,
      .timer, .repetition:
      true
    }
  }

  /// Names the run of so many components that begins with one of a kind.
  init(of kind: ComponentKind, count: Int) {
    switch kind {
    case .keyValue: self = .facts
    case .stat: self = .stats
    case .badge: self = .badges
    case .button, .link: self = .actions
    case .toggle: self = .toggles
    case .timer, .repetition: self = .routine
    case .paragraph, .alert: self = count == 2 ? .linked : .single
    case .progress, .rating: self = count > 1 ? .tile : .single
    case .heading, .quote, .code, .divider, .list, .checklist, .steps, .table, .standings, .chart,
      .calendar, .map, .image, .player, .field, .picker, .slider, .unclear:
      self = .single
    }
  }
}

extension ComponentKind {
  fileprivate var isAction: Bool { self == .button || self == .link }

  /// Whether a link right after such a component is set in its line.
  fileprivate var takesLink: Bool { self == .paragraph || self == .alert }

  /// Whether a neighbour shares the component's container.
  fileprivate func joins(_ next: ComponentKind, in layout: Section.Layout) -> Bool {
    switch self {
    case .keyValue, .stat, .badge, .toggle: next == self
    case .button, .link: next.isAction
    case .timer, .repetition: next == .timer || next == .repetition
    case .progress, .rating: layout == .grid && (next == .progress || next == .rating)
    case .heading, .paragraph, .quote, .code, .divider, .list, .checklist, .steps, .table,
      .standings, .chart, .calendar, .map, .image, .player, .field, .picker, .slider, .alert,
      .unclear:
      false
    }
  }
}
