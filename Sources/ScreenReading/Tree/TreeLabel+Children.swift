/// Which labels may be nested in which; the notation, the trainer and the reader share this table.
extension TreeLabel {
  /// The labels that may be directly inside a bracket of this label.
  package var children: TreeLabelSet { Self.childTable[Int(rawValue)] }

  /// The labels that may be at the top of a tree.
  package static let atTop = ofScreen.union(ofEdit)

  /// The top-level labels of a text that describes a screen.
  package static let ofScreen: TreeLabelSet = elements.union(sections).union([
    .title, .layout, .not,
  ])

  /// The top-level labels of a text that edits a screen.
  package static let ofEdit = TreeLabelSet(all: .edit).union([.unknown])

  private static let elements = TreeLabelSet(all: .element)
  private static let sections = TreeLabelSet(all: .section)

  /// The labels that any element may hold.
  private static let named: TreeLabelSet = [.kind, .label, .note]

  /// The labels that belong to each item of a collection.
  private static let perThing: TreeLabelSet = [
    .action, .link, .toggle, .field, .choice, .badge, .rating, .progress, .image,
  ]

  private static let collection = named.union(perThing)
    .union([.item, .bareItem, .column, .count, .time, .state, .value, .unit, .by])

  /// The labels that describe a figure or a fact, however it is shown.
  private static let figure = named.union([
    .value, .change, .time, .target, .state, .unit, .by, .min, .max, .count,
  ])

  /// The labels that describe content to read, look at or listen to.
  private static let words = named.union([.value, .count, .time, .state, .action])

  private static let childTable = allCases.map(\.definedChildren)

  private var definedChildren: TreeLabelSet {
    switch self {
    case .field: Self.named.union([.value, .unit, .min, .max, .state, .time, .count])
    case .choice: Self.named.union([.option, .value, .unit, .min, .max, .state, .count])
    case .toggle: Self.named.union([.value, .state, .time])
    case .slider: Self.named.union([.min, .max, .value, .unit, .state])
    case .action, .link: Self.named.union([.value, .state])
    case .stat, .fact, .badge, .progress, .rating: Self.figure
    case .list, .table, .ranking, .steps, .calendar, .map: Self.collection
    case .chart:
      Self.named.union([
        .item, .bareItem, .column, .by, .time, .unit, .count, .min, .max, .target, .value, .change,
      ])
    case .image, .player, .text, .quote, .code, .alert, .unknown: Self.words
    case .timer, .reps:
      Self.named.union([.value, .count, .unit, .time, .item, .bareItem, .state, .change])
    case .section, .dialog: Self.part
    case .tab, .step, .sideColumn: Self.part.union([.section])
    case .not: Self.elements.union(Self.sections)
    case .item:
      [
        .label, .value, .item, .bareItem, .state, .time, .count, .column, .unit, .note, .change,
        .target,
      ]
    case .option: [.label, .state, .note, .value]
    case .column: [.label, .value, .unit]
    case .adding, .removing, .moving, .replacing, .changing, .ordering: Self.changed
    case .title, .layout, .kind, .label, .value, .bareItem, .count, .unit, .min, .max, .target,
      .change, .time, .by, .state, .note, .what, .place:
      []
    }
  }

  /// The labels that a part of the screen may hold.
  private static let part = elements.union(named).union([.count, .layout, .not])

  /// The labels that an edit may hold: new elements and sections, new parts of existing ones, and
  /// the properties they are to have.
  private static let changed = elements.union(sections).subtracting([.sideColumn]).union(named)
    .union([
      .what, .place, .option, .item, .bareItem, .column, .value, .unit, .min, .max, .count, .target,
      .state,
      .time, .by,
    ])
}

extension TreeLabel? {
  /// Whether `label` may be directly inside this label, or at the top of the tree if this is nil.
  package func allows(_ label: TreeLabel) -> Bool {
    (map(\.children) ?? TreeLabel.atTop).contains(label)
  }
}
