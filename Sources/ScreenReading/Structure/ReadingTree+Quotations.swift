import ScreenDiagnostics
internal import ScreenText

// Brackets inside quotation marks: what is quoted is one name, whatever it looks like.
extension ReadingTree {
  /// Returns the tree, over a text of these bytes, with quoted names whole: "24K Magic" is not a value
  /// and a name, and "OK!" keeps its mark.
  ///
  /// A bracket that names two things, each behind its kind, becomes two: `a button "Yes!" and a
  /// button "Why?"`.
  package func holdingQuotations(_ bytes: [UInt8]) -> ReadingTree {
    let quotations = Self.quotations(in: bytes)
    guard !quotations.isEmpty else { return self }
    return ReadingTree(text, nodes: Self.holding(quotations, nodes))
  }

  private static func holding(_ quotations: [Range<Int>], _ nodes: [Node]) -> [Node] {
    adopting(quotations, nodes).flatMap { node -> [Node] in
      var node = node
      for quotation in quotations
      where node.range.lowerBound <= quotation.lowerBound
        && quotation.upperBound <= node.range.upperBound
      {
        join(quotation, &node)
      }
      node.children = holding(quotations, node.children)
      return parted(node)
    }
  }

  /// Gives a bracket that has only its kind the quoted name behind it, which was read as a bracket of
  /// its own: `a button ".NET!"`.
  private static func adopting(_ quotations: [Range<Int>], _ nodes: [Node]) -> [Node] {
    var result: [Node] = []
    for node in nodes {
      guard let last = result.last, last.label.family == .element,
        last.children.map(\.label) == [.kind],
        let quotation = quotations.first(where: {
          $0.lowerBound <= node.range.lowerBound && node.range.upperBound <= $0.upperBound
        }), (1...4).contains(quotation.lowerBound - last.range.upperBound)
      else {
        result.append(node)
        continue
      }
      result[result.count - 1].children.append(Node(.label, SourceRange(quotation)))
      result[result.count - 1].range = SourceRange(last.range.lowerBound, quotation.upperBound)
    }
    return result
  }

  /// Makes the children in a quotation one label, if one of them is a label and none goes beyond it;
  /// what is quoted never counts.
  private static func join(_ quotation: Range<Int>, _ node: inout Node) {
    let inside = node.children.indices.filter { node.children[$0].range.range.overlaps(quotation) }
    guard let first = inside.first, let last = inside.last,
      inside.allSatisfy({ index in
        let child = node.children[index]
        return child.children.isEmpty && parts.contains(child.label)
          && quotation.lowerBound <= child.range.lowerBound
          && child.range.upperBound <= quotation.upperBound
      }), inside.contains(where: { [.label, .count].contains(node.children[$0].label) })
    else { return }
    node.children.replaceSubrange(first...last, with: [Node(.label, SourceRange(quotation))])
  }

  /// The labels of brackets that a name may be torn into.
  private static let parts: Set<TreeLabel> = [.label, .value, .unit, .count, .time, .kind, .note]

  /// The parts of a bracket with several kinds, each before a name of its own.
  private static func parted(_ node: Node) -> [Node] {
    let labels = node.children.filter { $0.label == .kind || $0.label == .label }.map(\.label)
    guard node.label.family == .element, labels == [.kind, .label, .kind, .label],
      let second = node.children.lastIndex(where: { $0.label == .kind }), second > 0
    else { return [node] }
    let start = node.children[second].range.lowerBound
    var (one, other) = (node, node)
    one.children = Array(node.children[..<second])
    other.children = Array(node.children[second...])
    one.range = SourceRange(
      node.range.lowerBound, one.children.last?.range.upperBound ?? start)
    other.range = SourceRange(start, node.range.upperBound)
    return [one, other]
  }

  /// The most bytes of a quoted name; a longer quotation is a sentence.
  private static let longestName = 48

  /// The ranges between quotation marks on one line, without a comma or a full stop at their end. A
  /// text that is quoted as a whole is not a name.
  private static func quotations(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var opened: (start: Int, closing: [UInt8])?
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { opened = nil }
      if let (start, closing) = opened, bytes[index...].starts(with: closing) {
        let last = bytes[start..<index].last
        let isLed = last == UInt8(ascii: ",") || last == UInt8(ascii: ".")
        let end = isLed ? index - 1 : index
        if (1...longestName).contains(end - start), start > 3 || index + 3 < bytes.count {
          found.append(start..<end)
        }
        opened = nil
        index += closing.count
        continue
      }
      let before = index > 0 ? bytes[index - 1] : 0x20
      let mayOpen = !(before.isASCIIDigit || before.isASCIILetter)
      if opened == nil, mayOpen,
        let marks = marks.first(where: { bytes[index...].starts(with: $0.opening) })
      {
        index += marks.opening.count
        opened = (index, marks.closing)
        continue
      }
      index += 1
    }
    return found
  }

  private static let marks: [(opening: [UInt8], closing: [UInt8])] = [
    ("\"", "\""), ("“", "”"), ("„", "“"), ("«", "»"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
}
