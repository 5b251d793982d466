internal import ScreenModel

/// Which neighbours a component shares its block with.
enum Flow {
  /// None: it stands alone.
  case alone
  /// Facts, set as pairs with their values in one column.
  case facts
  /// Figures, set side by side.
  case figures
  /// Chips, set side by side.
  case chips
  /// Fields, set tightly.
  case fields
  /// Switches, set tightly.
  case switches
  /// Buttons, set side by side.
  case buttons
  /// Links, set tightly.
  case links
  /// Exercises, set as one list.
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

  /// Splits elements into runs of one flow, in order.
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

  /// Neighbouring elements that are drawn together.
  struct Run {
    var flow: Flow
    var range: Range<Int>
  }
}
