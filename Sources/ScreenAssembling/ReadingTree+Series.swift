import ScreenDiagnostics
internal import ScreenReading
internal import ScreenText

// What each mark of a chart stands for.
extension ReadingTree {
  /// Returns the tree, over a text of these bytes, with such words in the bracket of their chart:
  /// "rainfall by month, one line per station".
  func joiningSeries(_ bytes: [UInt8], _ book: KindLexicon) -> ReadingTree {
    ReadingTree(text, nodes: Self.joined(nodes, bytes, book))
  }

  private static func joined(
    _ nodes: [Node], _ bytes: [UInt8], _ book: KindLexicon
  ) -> [Node] {
    var result: [Node] = []
    for var node in nodes {
      if node.label.family == .section { node.children = joined(node.children, bytes, book) }
      guard node.label == .chart else {
        result.append(node)
        continue
      }
      node = node.withSeries(in: bytes, book).withPoints(from: &result, in: bytes, book)
      if let last = result.last, last.lacksSeries, node.isSeriesAlone(in: bytes, book),
        !bytes[last.range.upperBound..<node.range.lowerBound].contains(where: \.isWordByte)
      {
        result[result.count - 1].children += node.children
        result[result.count - 1].range = SourceRange(last.range.lowerBound, node.range.upperBound)
      } else {
        result.append(node)
      }
    }
    return result
  }
}

extension ReadingTree.Node {
  /// Whether the words before a dimension say that each mark of this chart stands for one of it: "a
  /// line for each region", "as bars, one per shop".
  func namesSeries(
    _ dimension: ReadingTree.Node, in bytes: [UInt8], _ book: KindLexicon
  ) -> Bool {
    let before = children.last { $0.range.upperBound <= dimension.range.lowerBound }
    let gap = before?.range.upperBound ?? range.lowerBound
    let isMark = before.map { [.kind, .column, .count].contains($0.label) } ?? false
    let start = isMark ? before?.range.lowerBound ?? gap : gap
    return Self.says("portion", SourceRange(gap, dimension.range.lowerBound), bytes, book)
      && Self.says("series", SourceRange(start, dimension.range.lowerBound), bytes, book)
  }

  /// The chart with its marks, "a ⟦column bar⟧ for each", and what they stand for, "a series for
  /// every ⟦column city⟧", as such where they were read as columns.
  fileprivate func withSeries(in bytes: [UInt8], _ book: KindLexicon) -> ReadingTree.Node {
    var node = self
    for (index, child) in children.enumerated()
    where child.label == .column && child.children.isEmpty {
      let next = index + 1 < children.count ? children[index + 1] : nil
      if let next, next.label == .by, Self.says("series", child.range, bytes, book),
        namesSeries(next, in: bytes, book)
      {
        node.children[index].label = .kind
      } else if index > 0, namesSeries(child, in: bytes, book) {
        node.children[index].label = .by
      }
    }
    return node
  }

  /// The chart with the figures before it as its points, if it only says how these are drawn: "Oslo
  /// −7 °C, Rome 18 °C as a bar chart".
  fileprivate func withPoints(
    from nodes: inout [ReadingTree.Node], in bytes: [UInt8], _ book: KindLexicon
  ) -> ReadingTree.Node {
    guard let kind = children.first, children.allSatisfy({ $0.label == .kind }),
      let last = nodes.last
    else { return self }
    // "Shown as a", and no sentence.
    let gap = SourceRange(last.range.upperBound, kind.range.lowerBound)
    let words = FoldedWords(bytes[gap.range])
    guard words.count < 4, Self.says("drawn", gap, bytes, book) else { return self }
    let figures = nodes.reversed().prefix { $0.isPoint }.reversed()
    guard figures.count > 1, let first = figures.first else { return self }
    nodes.removeLast(figures.count)
    var chart = self
    chart.range = SourceRange(first.range.lowerBound, range.upperBound)
    chart.children =
      figures.map { figure in
        var point = figure
        point.label = .item
        return point
      } + children
    return chart
  }

  /// Whether it is a name and a value, as a point of a chart is.
  private var isPoint: Bool {
    (label == .stat || label == .fact) && children.count == 2
      && children.contains { $0.label == .label } && children.contains { $0.label == .value }
  }

  /// Whether it only says what each mark of a chart stands for.
  fileprivate func isSeriesAlone(in bytes: [UInt8], _ book: KindLexicon) -> Bool {
    guard let dimension = children.first(where: { $0.label == .by }) else { return false }
    return children.allSatisfy { [.kind, .by, .count].contains($0.label) }
      && namesSeries(dimension, in: bytes, book)
  }

  /// Whether it is a chart with a name and one dimension at most, and without any points.
  fileprivate var lacksSeries: Bool {
    label == .chart && children.contains { $0.label == .label }
      && children.count { $0.label == .by } < 2 && !children.contains { $0.label == .item }
  }

  private static func says(
    _ scope: String, _ range: SourceRange, _ bytes: [UInt8], _ book: KindLexicon
  ) -> Bool {
    let words = FoldedWords(bytes[range.lowerBound..<max(range.lowerBound, range.upperBound)])
    return book.senses(of: words, as: scope).contains(.isMember)
  }
}

extension UInt8 {
  /// Whether it is a part of a word or a number in UTF-8.
  fileprivate var isWordByte: Bool { self >= 0x80 || isASCIILetter || isASCIIDigit }
}
