/// What may hold brackets in the chart: an element of some kind, an item, a column, an exclusion, a
/// section of whatever kind, the whole text, or a change of a screen.
///
/// Elements whose content is alike share what is learned of it, and so do sections: fewer kinds of
/// content are looked into, and more is known of each.
package enum Container: UInt8, CaseIterable, Hashable, Sendable {
  /// Elements: what is typed into, chosen from, switched, set on a scale, or pressed.
  case field, choice, toggle, slider, press
  /// Elements: a figure or fact, things in a row, things with columns, a chart, what is read or
  /// looked at, what takes its time.
  case figure, list, table, chart, words, timing
  case item, column, exclusion, section, text
  case edit

  /// Its place among all containers.
  package var index: Int { Int(rawValue) }

  package static let count = allCases.count

  /// Its column among those of skipped tokens and of gates: a change has that of a section, so that they fill
  /// a lane.
  package var column: Int { self == .edit ? Container.section.index : index }

  package static let columns = 16

  /// The container that a label stands for; nil for one that holds nothing.
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

  /// The layer at which it is filled: what it holds is of lower layers, or begins after its start.
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

  /// Whether it is a short element, in a few words: no drawn one has more than thirty tokens.
  var isShort: Bool {
    switch self {
    case .field, .toggle, .slider, .press, .figure, .timing: true
    case .choice, .list, .table, .chart, .words, .item, .column, .exclusion, .section, .text, .edit:
      false
    }
  }

  /// Whether it may have nothing in it.
  package var mayBeEmpty: Bool { self == .column }

  /// The layer of a label; 0 for one that holds nothing.
  static func layer(of label: TreeLabel) -> Int { Container(label)?.layer ?? 0 }

  /// The labels that it may hold by the table of brackets, as far as the chart can know.
  ///
  /// The parts of a section are never sections themselves.
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

/// Facts of labels by their raw value, for loops that must not branch on them.
package enum LabelTable {
  package static let count = TreeLabel.allCases.count
  /// How many vectors of sixteen labels there are; the first one is that of the roles.
  static let vectors = (count + 15) / 16
  /// The score of what cannot be: far below all others, and far from the least number.
  static let none: Int32 = -1 << 28
  /// The index of the container of each label; -1 for one that holds nothing.
  static let container = TreeLabel.allCases.map { Container($0)?.index ?? -1 }
  /// The labels below each layer, as bits: what may begin where a container of that layer does.
  static let below: [UInt64] = (0...6).map { layer in
    TreeLabelSet(TreeLabel.allCases.filter { Container.layer(of: $0) < layer }).rawValue
  }
  static let elements = TreeLabelSet(all: .element)
  static let sections = TreeLabelSet(all: .section)
  static let edits = TreeLabelSet(all: .edit)
}
