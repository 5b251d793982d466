/// What may hold brackets in the chart: an element, an item, a column, an exclusion, a section of
/// whatever kind, or the whole text.
///
/// Sections share what is learned of their content.
package struct Holder: Hashable, Sendable {
  /// Its place among all holders.
  package let index: Int

  package static let count = 32
  static let item = Holder(index: 27)
  static let column = Holder(index: 28)
  static let exclusion = Holder(index: 29)
  static let section = Holder(index: 30)
  static let text = Holder(index: 31)

  private init(index: Int) { self.index = index }

  /// The holder at a place.
  init(at index: Int) { self.init(index: index) }

  /// The holder that a label stands for; nil for one that holds nothing.
  init?(_ label: TreeLabel) {
    switch label.family {
    case .element: self.init(index: Int(label.rawValue))
    case .section: self = .section
    case .screen:
      guard label == .not else { return nil }
      self = .exclusion
    case .role:
      switch label {
      case .item: self = .item
      case .column: self = .column
      default: return nil
      }
    }
  }

  /// The layer at which it is filled: what it holds is of lower layers, or begins after its start.
  var layer: Int {
    switch index {
    case 0..<27: 2
    case 27, 28: 1
    case 29: 3
    case 30: 4
    default: 5
    }
  }

  /// The layer of a label; 0 for one that holds nothing.
  static func layer(of label: TreeLabel) -> Int { Holder(label)?.layer ?? 0 }

  /// The labels that it may hold by the table of brackets, as far as the chart can know.
  ///
  /// The parts of a section are never sections themselves.
  var labels: TreeLabelSet {
    switch index {
    case 0..<27: TreeLabel.allCases[index].children
    case 27: TreeLabel.item.children
    case 28: TreeLabel.column.children
    case 29: TreeLabel.not.children
    case 30: TreeLabel.section.children
    default: TreeLabel.atTop
    }
  }
}

/// Facts of labels by their raw value, for loops that must not branch on them.
enum LabelTable {
  static let count = TreeLabel.allCases.count
  /// The index of the holder of each label; -1 for one that holds nothing.
  static let holder = TreeLabel.allCases.map { Holder($0)?.index ?? -1 }
  /// The labels below each layer, as bits: what may begin where a holder of that layer does.
  static let below: [UInt64] = (0...5).map { layer in
    TreeLabelSet(TreeLabel.allCases.filter { Holder.layer(of: $0) < layer }).rawValue
  }
  static let elements = TreeLabelSet(all: .element)
  static let sections = TreeLabelSet(all: .section)
  static let roles = TreeLabelSet(all: .role)
  /// What holds elements, or forbids them.
  static let wholes = sections.union([.not])
}
