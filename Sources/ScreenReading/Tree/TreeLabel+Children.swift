/// Which brackets may be inside which: the one table that notation, trainer and reader share.
extension TreeLabel {
  /// The labels that may be right inside a bracket of this one.
  package var children: TreeLabelSet { Self.childTable[Int(rawValue)] }

  /// The labels that may be at the top of a tree.
  package static let atTop: TreeLabelSet = elements.union(sections).union([.title, .layout, .not])

  private static let elements = TreeLabelSet(all: .element)
  private static let sections = TreeLabelSet(all: .section)

  /// What any element may have.
  private static let named: TreeLabelSet = [.kind, .label, .note]

  /// What belongs to each thing of a collection.
  private static let perThing: TreeLabelSet = [
    .action, .link, .toggle, .field, .choice, .badge, .rating, .progress, .image,
  ]

  private static let collection = named.union(perThing)
    .union([.item, .column, .count, .time, .state, .value, .unit, .by])

  private static let childTable = allCases.map(\.definedChildren)

  private var definedChildren: TreeLabelSet {
    switch self {
    case .field: Self.named.union([.value, .unit, .min, .max, .state, .time, .count])
    case .choice: Self.named.union([.option, .value, .unit, .min, .max, .state, .count])
    case .toggle: Self.named.union([.value, .state, .time])
    case .slider: Self.named.union([.min, .max, .value, .unit, .state])
    case .action: Self.named.union([.state])
    case .link: Self.named.union([.value])
    case .stat: Self.named.union([.value, .change, .time, .target, .state, .unit, .by])
    case .fact: Self.named.union([.value, .time, .unit, .state, .change])
    case .badge: Self.named.union([.state, .value])
    case .progress: Self.named.union([.value, .target, .unit, .change, .time, .state])
    case .rating: Self.named.union([.value, .min, .max, .count, .unit])
    case .list, .table, .ranking, .steps, .calendar, .map: Self.collection
    case .chart:
      Self.named.union([
        .item, .column, .by, .time, .unit, .count, .min, .max, .target, .value, .change,
      ])
    case .image: Self.named.union([.value])
    case .player: Self.named.union([.time, .value, .count])
    case .text: Self.named.union([.value, .count])
    case .quote: Self.named.union([.value])
    case .code: Self.named.union([.value])
    case .alert: Self.named.union([.value, .state, .action, .time])
    case .timer: Self.named.union([.time, .count, .item, .state, .unit, .value, .change])
    case .reps: Self.named.union([.value, .count, .unit, .time, .item])
    case .unknown: Self.named
    case .section, .dialog: Self.part
    case .tab, .step, .sideColumn: Self.part.union([.section])
    case .not: Self.elements.union(Self.sections)
    case .item:
      [.label, .value, .item, .state, .time, .count, .column, .unit, .note, .change, .target]
    case .option: [.label, .state, .note, .value]
    case .column: [.label, .value, .unit]
    case .title, .layout, .kind, .label, .value, .count, .unit, .min, .max, .target, .change,
      .time, .by, .state, .note:
      []
    }
  }

  /// What a part of the screen may hold.
  private static let part = elements.union(named).union([.count, .layout, .not])
}

extension TreeLabel? {
  /// Whether a bracket of `label` may be right inside one of this label, or at the top for nil.
  package func allows(_ label: TreeLabel) -> Bool {
    (map(\.children) ?? TreeLabel.atTop).contains(label)
  }
}
