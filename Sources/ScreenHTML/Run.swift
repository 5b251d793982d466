internal import ScreenModel
internal import ScreenRendering

/// Neighbouring components that share a container of the page.
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
    /// The run of the component at an index; nil at the end.
    func run(_ index: Int) -> RunKind? {
      index < elements.count ? elements[index].component.kind.run : nil
    }
    let first = elements[start].component.kind.run
    var end = start + 1
    if first == .texts, run(end) == .links, run(end + 1)?.isAction != true { return end + 1 }
    while let next = run(end), joins(first, next, in: layout) { end += 1 }
    return end
  }

  /// Whether a component shares its neighbour's container.
  private static func joins(
    _ first: RunKind, _ next: RunKind, in layout: Section.Layout
  ) -> Bool {
    switch first {
    case .facts, .figures, .badges, .toggles, .exercises: next == first
    case .buttons, .links: next.isAction
    case .measures: layout == .grid && next == first
    case .alone, .fields, .texts: false
    }
  }

  /// Names the run of so many components that begins with one of a kind.
  init(of kind: ComponentKind, count: Int) {
    switch kind.run {
    case .facts: self = .facts
    case .figures: self = .stats
    case .badges: self = .badges
    case .buttons, .links: self = .actions
    case .toggles: self = .toggles
    case .exercises: self = .routine
    case .texts: self = count == 2 ? .linked : .single
    case .measures: self = count > 1 ? .tile : .single
    case .alone, .fields: self = .single
    }
  }
}
