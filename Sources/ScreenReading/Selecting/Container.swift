/// A container of brackets in the chart: an element, an item, a column, an exclusion, a section,
/// the whole text, or an edit of a screen.
///
/// Elements with similar content share a container, and so do all sections: there are fewer kinds
/// of content to search, and more training data for each.
package enum Container: UInt8, CaseIterable, Hashable, Sendable {
  /// Elements for input: typed, chosen, switched, set on a scale, or pressed.
  case field, choice, toggle, slider, press
  /// Other elements: figures and facts, lists, tables, charts, content to read or look at, and
  /// timers.
  case figure, list, table, chart, words, timing
  case item, column, exclusion, section, text
  case edit

  /// The index among all containers.
  package var index: Int { Int(rawValue) }

  package static let count = allCases.count

  /// The column for scores of skipped tokens and for gates. An edit shares the column of a section,
  /// so that the columns fit one lane.
  package var column: Int { self == .edit ? Container.section.index : index }

  package static let columns = 16

  /// Creates the container of a label; nil for a label that holds nothing.
  package init?(_ label: TreeLabel) {
    switch label {
    case .field: self = .field
    case .choice: self = .choice
    case .toggle: self = .toggle
    case .slider: self = .slider
    case .action, .link: self = .press
    case .stat, .fact, .badge, .progress, .rating: self = .figure
    case .list, .ranking, .steps, .calendar, .map: self = .list
    case .table: self = .table
    case .chart: self = .chart
    case .image, .player, .text, .quote, .code, .alert, .unknown: self = .words
    case .timer, .reps: self = .timing
    case .item: self = .item
    case .column: self = .column
    case .not: self = .exclusion
    case .section, .tab, .step, .dialog, .sideColumn: self = .section
    case .adding, .removing, .moving, .replacing, .changing, .ordering: self = .edit
    case .title, .layout, .kind, .label, .value, .option, .bareItem, .count, .unit, .min, .max,
      .target, .change, .time, .by, .state, .note, .what, .place:
      return nil
    }
  }

  /// The layer in which the container is filled: its content is of lower layers or starts after it.
  package var layer: Int {
    switch self {
    case .item, .column: 1
    case .field, .choice, .toggle, .slider, .press, .figure, .list, .table, .chart, .words, .timing:
      2
    case .exclusion: 3
    case .section: 4
    case .edit: 5
    case .text: 6
    }
  }

  /// Whether it is a short element: in annotated sentences none of these has more than thirty
  /// tokens.
  var isShort: Bool {
    switch self {
    case .field, .toggle, .slider, .press, .figure, .timing: true
    case .choice, .list, .table, .chart, .words, .item, .column, .exclusion, .section, .text, .edit:
      false
    }
  }

  /// Whether the container may be empty.
  package var mayBeEmpty: Bool { self == .column }

  /// Returns the layer of a label; 0 for a label that holds nothing.
  static func layer(of label: TreeLabel) -> Int { Container(label)?.layer ?? 0 }

  /// The labels that the container may hold, by the table of nested labels.
  ///
  /// A section does not hold sections here, although a tab, a step or a side column may.
  package var labels: TreeLabelSet {
    switch self {
    case .field: TreeLabel.field.children
    case .choice: TreeLabel.choice.children
    case .toggle: TreeLabel.toggle.children
    case .slider: TreeLabel.slider.children
    case .press: TreeLabel.action.children
    case .figure: TreeLabel.fact.children
    case .list: TreeLabel.list.children
    case .table: TreeLabel.table.children
    case .chart: TreeLabel.chart.children
    case .words: TreeLabel.text.children
    case .timing: TreeLabel.timer.children
    case .item: TreeLabel.item.children
    case .column: TreeLabel.column.children
    case .exclusion: TreeLabel.not.children
    case .section: TreeLabel.section.children
    case .text: TreeLabel.atTop
    case .edit: TreeLabel.adding.children
    }
  }
}

/// Properties of labels by raw value, for loops without branches.
package enum LabelTable {
  package static let count = TreeLabel.allCases.count
  /// The number of vectors of sixteen labels; the first one is that of the roles.
  static let vectors = (count + 15) / 16
  /// The score of what is impossible: far below all others, but far from overflow.
  static let none: Int32 = -1 << 28
  /// The index of the container of each label; -1 for a label that holds nothing.
  static let container = TreeLabel.allCases.map { Container($0)?.index ?? -1 }
  /// The labels below each layer, as bits: those that may start where a container of the layer
  /// starts.
  static let below: [UInt64] = (0...6).map { layer in
    TreeLabelSet(TreeLabel.allCases.filter { Container.layer(of: $0) < layer }).rawValue
  }
  static let elements = TreeLabelSet(all: .element)
  static let sections = TreeLabelSet(all: .section)
  static let edits = TreeLabelSet(all: .edit)
}
