import ScreenDiagnostics
internal import ScreenReading
internal import ScreenText

// Things that follow their collection in a separate bracket.
extension ReadingTree {
  /// Returns the tree, over a text of these bytes, with such things moved into their collection.
  ///
  /// "a table with name and breed. Dot Silkie, Pepper Marans" has a table of two rows.
  ///
  /// A collection that nothing names or describes consists only of its things. If no word separates
  /// it from a collection that has a name, a kind or columns and still lacks its things, the things
  /// belong there; a table that already has rows may continue.
  func joiningRows(_ bytes: [UInt8]) -> ReadingTree {
    ReadingTree(text, nodes: Self.joined(nodes, bytes))
  }

  private static func joined(_ nodes: [Node], _ bytes: [UInt8]) -> [Node] {
    var result: [Node] = []
    for var node in nodes {
      if node.label.family == .section { node.children = joined(node.children, bytes) }
      guard let last = result.last, node.isThingsAlone(after: last), last.lacksThings,
        !bytes[last.range.upperBound..<node.range.lowerBound].contains(where: \.isWordByte)
      else {
        result.append(node)
        continue
      }
      result[result.count - 1].children += node.children
      result[result.count - 1].range = SourceRange(
        last.range.lowerBound, node.range.upperBound)
    }
    return result
  }
}

extension ReadingTree.Node {
  /// Whether it is a collection of things without any description of the whole; it may name the
  /// columns that the one before lacks.
  fileprivate func isThingsAlone(after last: ReadingTree.Node) -> Bool {
    guard [.list, .table, .ranking, .chart].contains(label) else { return false }
    let lacksColumns = !last.children.contains { $0.label == .column }
    return children.contains { $0.label == .item }
      && children.allSatisfy { $0.label == .item || $0.label == .column && lacksColumns }
  }

  /// Whether it is a named or described collection that may have further things.
  fileprivate var lacksThings: Bool {
    switch label {
    case .table: children.contains { $0.label != .item }
    case .list, .ranking, .chart, .steps, .calendar:
      !children.isEmpty && !children.contains { $0.label == .item }
    default: false
    }
  }
}

extension UInt8 {
  /// Whether it is a part of a word or a number in UTF-8.
  fileprivate var isWordByte: Bool { self >= 0x80 || isASCIILetter || isASCIIDigit }
}
