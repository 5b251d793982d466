import ScreenDiagnostics
internal import ScreenReading
internal import ScreenText

// Things told after the collection that they belong to, as a bracket of their own.
extension ReadingTree {
  /// The tree, over a text of these bytes, with such things in their collection: "a table with name and
  /// breed. Dot Silkie, Pepper Marans" has a table of two rows.
  ///
  /// A collection that nothing names or describes is what it holds alone. Where no word stands between it
  /// and one that has a name, a kind or columns and still lacks its things, those are meant; a table
  /// may go on where it has rows already.
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
  /// Whether it is a collection of things that nothing is said of as a whole; it may name the columns that
  /// the one before lacks.
  fileprivate func isThingsAlone(after last: ReadingTree.Node) -> Bool {
    guard [.list, .table, .ranking, .chart].contains(label) else { return false }
    let lacksColumns = !last.children.contains { $0.label == .column }
    return children.contains { $0.label == .item }
      && children.allSatisfy { $0.label == .item || $0.label == .column && lacksColumns }
  }

  /// Whether it is a collection that is named or described, and may have more things than it has.
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
