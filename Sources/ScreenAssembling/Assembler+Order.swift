internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenReading
internal import ScreenText

/// The stated positions of things on the screen: above the thing named before, or at the top.
extension Assembler {
  private typealias Place = KindSense.Place

  /// Moves the things that are stated to be above something, or at the top.
  mutating func placeAsStated(_ gaps: [SourceRange]) {
    var order = requirements.indices.filter { requirements[$0].parent == nil }
    var topmost: Set<Int> = []
    var isMoved = false
    for index in tree.nodes.indices.dropFirst() {
      guard let (place, nodes) = place(of: index, gaps) else { continue }
      let marks = order.map { isNamed($0, in: nodes) }
      let moved = zip(order, marks).filter(\.1).map(\.0)
      let rest = zip(order, marks).filter { !$1 }.map(\.0)
      // Things at the top keep the order in which they are stated.
      let target =
        place == .top
        ? rest.prefix { topmost.contains($0) }.count
        : rest.firstIndex { isNamed($0, in: index - 1..<index) }
      guard let target, !moved.isEmpty else { continue }
      if place == .top { topmost.formUnion(moved) }
      order = rest[..<target] + moved + rest[target...]
      isMoved = true
    }
    if isMoved { reorder(by: order) }
  }

  /// Whether a requirement comes from one of some brackets.
  private func isNamed(_ index: Int, in nodes: Range<Int>) -> Bool {
    let range = requirements[index].range
    return tree.nodes[nodes].contains { node in
      node.range.contains(range)
    }
  }

  /// The position that words before, inside or after a bracket give to it and to those that follow
  /// without a break: "above it two figures: …".
  private func place(of index: Int, _ gaps: [SourceRange]) -> (Place, Range<Int>)? {
    let node = tree.nodes[index]
    guard node.label.family == .element else { return nil }
    let before = slice(gaps[index])
    let lead = before.lastIndex(where: Self.endsClause).map { before[($0 + 1)...] } ?? before
    if let place = place(in: lead) {
      var end = index + 1
      while end < tree.nodes.count, tree.nodes[end].label == node.label,
        !slice(gaps[end]).contains(where: Self.endsClause)
      {
        end += 1
      }
      return (place, index..<end)
    }
    // One of the things of a collection may be at its top.
    guard !node.label.children.contains(.item) else { return nil }
    let after = slice(gaps[index + 1])
    let end = after.firstIndex(where: Self.endsClause)
    // Words that lead to another bracket belong to that one.
    let isLast = end != nil || index + 1 == tree.nodes.count
    let trail = isLast ? after[..<(end ?? after.endIndex)] : []
    return (place(in: ownWords(of: node)[...]) ?? place(in: trail)).map { ($0, index..<index + 1) }
  }

  private func place(in words: ArraySlice<UInt8>) -> Place? {
    guard !words.isEmpty else { return nil }
    for case .place(let place) in book.senses(of: FoldedWords(words), as: "place") {
      return place == .part ? nil : place
    }
    return nil
  }

  /// The words of a bracket that are in none of its inner brackets.
  private func ownWords(of node: ReadingTree.Node) -> [UInt8] {
    var words: [UInt8] = []
    var start = node.range.lowerBound
    for child in node.children {
      words += slice(SourceRange(start, child.range.lowerBound))
      start = child.range.upperBound
    }
    return words + slice(SourceRange(start, node.range.upperBound))
  }

  private static func endsClause(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n")
  }

  /// Orders requirements: those at the top as listed, each followed by its descendants.
  private mutating func reorder(by top: [Int]) {
    var roots = Array(requirements.indices)
    for index in requirements.indices {
      if let parent = requirements[index].parent, parent < index { roots[index] = roots[parent] }
    }
    let order = top.flatMap { root in requirements.indices.filter { roots[$0] == root } }
    guard order.count == requirements.count else { return }
    var places = [Int](repeating: 0, count: order.count)
    for (place, index) in order.enumerated() { places[index] = place }
    requirements = order.map { index in
      var requirement = requirements[index]
      requirement.parent = requirement.parent.map { places[$0] }
      return requirement
    }
  }
}
