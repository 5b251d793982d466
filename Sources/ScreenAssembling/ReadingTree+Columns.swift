import ScreenDiagnostics
internal import ScreenReading
internal import ScreenText

// Columns that are named by numbers.
extension ReadingTree {
  /// Returns the tree, over a text of these bytes, with the things behind the word "columns" as columns,
  /// whatever they look like: "a table with columns 1/2 cup, 1 cup and 2 cups" states no row.
  func namingColumns(_ bytes: [UInt8], _ book: KindLexicon) -> ReadingTree {
    ReadingTree(text, nodes: Self.named(nodes, bytes, book))
  }

  private static func named(
    _ nodes: [Node], _ bytes: [UInt8], _ book: KindLexicon
  ) -> [Node] {
    nodes.map { node in
      var node = node
      if node.label.family == .section { node.children = named(node.children, bytes, book) }
      return node.label == .table ? node.withNumberedColumns(bytes, book) : node
    }
  }
}

extension ReadingTree.Node {
  private typealias Node = ReadingTree.Node

  /// The table with columns for the values that follow the word "columns" up to its end.
  fileprivate func withNumberedColumns(_ bytes: [UInt8], _ book: KindLexicon) -> ReadingTree.Node {
    guard
      let first = children.indices.dropFirst().first(where: { index in
        let gap = bytes[children[index - 1].range.upperBound..<children[index].range.lowerBound]
        return book.senses(of: FoldedWords(gap), as: "heading").contains(.isMember)
      }), children[first...].allSatisfy(\.isBareValue),
      // Things behind columns are rows: "columns Loom and Weaver. First row: 3, Aino".
      !children[first...].contains(where: { $0.label == .column })
        || !children[first...].contains(where: { $0.label == .item })
    else { return self }
    var columns: [Node] = []
    for child in children[first...].flatMap({ $0.children.isEmpty ? [$0] : $0.children }) {
      if let last = columns.last,
        !bytes[last.range.upperBound..<child.range.lowerBound].contains(where: \.parts)
      {
        columns[columns.count - 1].range = last.range.union(child.range)
      } else {
        columns.append(Node(.column, child.range))
      }
    }
    var node = self
    node.children = children[..<first] + columns
    return node
  }

  /// Whether it is a column, a value, or a thing that has nothing else.
  private var isBareValue: Bool {
    switch label {
    case .column, .value, .unit, .bareItem: children.isEmpty
    case .item: children.allSatisfy(\.isBareValue)
    default: false
    }
  }
}

extension UInt8 {
  /// Whether a byte between two things parts them: a comma or a letter of "and", not a slash.
  fileprivate var parts: Bool {
    self >= 0x80 || isASCIILetter || self == UInt8(ascii: ",") || self == UInt8(ascii: ";")
      || self == UInt8(ascii: "\n")
  }
}
