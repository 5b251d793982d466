internal import ScreenDiagnostics
package import ScreenReading

// Variants of an annotated sentence with the same brackets.
extension ReadingTree {
  /// Returns the tree with its lines wrapped at spaces to at most `width` scalars; longer words go
  /// beyond.
  package func wrapped(at width: Int) -> ReadingTree {
    var bytes = Array(text.utf8)
    // The offset of the last space in the line, and the number of scalars in the line and after
    // that space.
    var space: Int?
    var (column, word) = (0, 0)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): (space, column, word) = (nil, 0, 0)
      case UInt8(ascii: " "):
        if column > 0 { space = index }
        (column, word) = (column + 1, 0)
      case 0x80..<0xC0: break
      default:
        (column, word) = (column + 1, word + 1)
        guard column > width, let last = space else { continue }
        bytes[last] = UInt8(ascii: "\n")
        (space, column) = (nil, word)
      }
    }
    return ReadingTree(String(decoding: bytes, as: UTF8.self), nodes: nodes)
  }

  /// The tree with semicolons for the commas outside parentheses; nil if there are none, or if the
  /// text has a semicolon or a quotation mark, which would make this ambiguous.
  package var separated: ReadingTree? {
    guard !text.contains(";"), !text.unicodeScalars.contains(where: \.isQuotationMark) else {
      return nil
    }
    let commas = outerRanges(of: ", ")
    guard !commas.isEmpty else { return nil }
    return replacing(commas.map { (SourceRange($0.lowerBound, $0.lowerBound + 1), ";") })
  }

  /// The tree with the items after its only colon or "with" as bulleted lines; nil unless the text
  /// is an enumeration of at least three items.
  package var bulleted: ReadingTree? {
    let others = [";", "\n", "? ", ". "]
    guard !others.contains(where: text.contains),
      !text.unicodeScalars.contains(where: \.isQuotationMark)
    else { return nil }
    let colons = outerRanges(of: ": ")
    let marks = colons + outerRanges(of: " with ")
    guard marks.count == 1, let mark = marks.first else { return nil }
    var breaks = outerRanges(of: ", ").filter { $0.lowerBound > mark.lowerBound }
    if let last = breaks.last,
      let and = outerRanges(of: "and ").first(where: { $0.lowerBound == last.upperBound })
    {
      breaks[breaks.count - 1] = last.union(and)
    } else if let and = outerRanges(of: " and ").last,
      and.lowerBound > breaks.last?.upperBound ?? .max
    {
      breaks.append(and)
    }
    guard breaks.count > 1 else { return nil }
    var changes = [(mark, colons.isEmpty ? " with:\n- " : ":\n- ")]
    changes += breaks.map { ($0, "\n- ") }
    if text.hasSuffix(".") {
      changes.append((SourceRange(text.utf8.count - 1, text.utf8.count), ""))
    }
    return replacing(changes)
  }

  /// Returns the ranges of some words outside parentheses and square brackets.
  private func outerRanges(of words: String) -> [SourceRange] {
    let (bytes, words) = (Array(text.utf8), Array(words.utf8))
    var ranges: [SourceRange] = []
    var depth = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0, bytes[index...].starts(with: words) {
        ranges.append(SourceRange(index, index + words.count))
      }
    }
    return ranges
  }

  /// Returns the tree with some ranges of the text, in order, replaced; nil if a bracket begins or
  /// ends inside one of them.
  private func replacing(_ changes: [(range: SourceRange, words: String)]) -> ReadingTree? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var places = [Int](repeating: -1, count: bytes.count + 1)
    var position = 0
    func copy(to end: Int) {
      while position < end {
        places[position] = result.count
        result.append(bytes[position])
        position += 1
      }
    }
    for (range, words) in changes {
      guard range.lowerBound >= position else { return nil }
      copy(to: range.lowerBound)
      places[position] = result.count
      result += words.utf8
      position = range.upperBound
    }
    copy(to: bytes.count)
    places[bytes.count] = result.count
    func moved(_ nodes: [Node]) -> [Node]? {
      var all: [Node] = []
      for node in nodes {
        let (start, end) = (places[node.range.lowerBound], places[node.range.upperBound])
        guard start >= 0, end > start, let children = moved(node.children) else { return nil }
        all.append(Node(node.label, SourceRange(start, end), children: children))
      }
      return all
    }
    return moved(nodes).map { ReadingTree(String(decoding: result, as: UTF8.self), nodes: $0) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a double quotation mark, inside which text must not be rewritten.
  package var isQuotationMark: Bool {
    switch self {
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}": true
    default: false
    }
  }
}
