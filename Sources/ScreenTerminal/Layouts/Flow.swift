internal import ScreenModel

/// The kind of neighbours with which a component shares a block.
enum Flow {
  /// No neighbours: it stands alone.
  case alone
  /// Facts, as pairs with their values in one column.
  case facts
  /// Figures, side by side.
  case figures
  /// Chips, side by side.
  case chips
  /// Fields, without gaps.
  case fields
  /// Switches, without gaps.
  case switches
  /// Buttons, side by side.
  case buttons
  /// Links, without gaps.
  case links
  /// Exercises, as one list.
  case exercises

  init(_ kind: ComponentKind) {
    switch kind {
    case .keyValue: self = .facts
    case .stat: self = .figures
    case .badge: self = .chips
    case .field: self = .fields
    case .toggle: self = .switches
    case .button: self = .buttons
    case .link: self = .links
    case .timer, .repetition: self = .exercises
    case .heading, .paragraph, .quote, .code, .divider, .progress, .rating, .list, .checklist,
      .steps, .table, .standings, .chart, .calendar, .map, .image, .player, .picker, .slider,
      .alert, .unclear:
      self = .alone
    }
  }

  /// Splits elements into runs with one flow, in order.
  static func runs(_ elements: [Element]) -> [Run] {
    var runs: [Run] = []
    for index in elements.indices {
      let flow = Flow(elements[index].component.kind)
      if flow != .alone, let last = runs.last, last.flow == flow {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        runs.append(Run(flow: flow, range: index..<index + 1))
      }
    }
    return runs
  }

  /// Adjacent elements that are drawn together.
  struct Run {
    var flow: Flow
    var range: Range<Int>
  }
}
