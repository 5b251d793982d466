import ScreenDiagnostics
package import ScreenSpecifications

/// A description in YAML that makes up a text, perhaps with prose before and after it.
package enum DescribedText {
  /// The most lines of prose before a description.
  private static let mostProse = 6

  /// Finds a description whose lines no fence and no bracket sets apart from the text around them;
  /// nil for any other text.
  ///
  /// - Complexity: O(number of bytes).
  package static func block(in bytes: [UInt8]) -> CodeBlock? {
    let lines = bytes.lines.filter { !$0.isEmpty }
    guard lines.count > 2, let first = lines.first,
      !"{[<`~#|".utf8.contains(bytes[first.lowerBound])
    else { return nil }
    var end = lines.count
    while end > 0, !isOfBlock(bytes, lines[end - 1]) { end -= 1 }
    for start in 0..<min(mostProse, end) where isEntry(bytes, lines[start]) {
      // "Please build this:" above the page has nothing below it.
      let isEmpty = bytes[lines[start].upperBound - 1] == UInt8(ascii: ":")
      if isEmpty, start + 1 < end, isEntry(bytes, lines[start + 1]) { continue }
      let whole = lines[start].lowerBound..<lines[end - 1].upperBound
      guard lines[start..<end].allSatisfy({ isOfBlock(bytes, $0) }) else { continue }
      guard let tree = YAMLParser.tree(of: bytes, in: whole), tree.isDeep,
        DescriptionShape.holds(of: tree)
      else { return nil }
      return CodeBlock(
        range: whole, language: "yaml", before: 0..<whole.lowerBound,
        after: whole.upperBound..<bytes.count)
    }
    return nil
  }

  /// Whether a line is an entry at the margin: a key of at most four words and a colon.
  private static func isEntry(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    guard bytes[line.lowerBound] > 0x20, bytes[line.lowerBound] != UInt8(ascii: "-"),
      let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")),
      colon + 1 == line.upperBound || bytes[colon + 1] == 0x20
    else { return false }
    return bytes[line.lowerBound..<colon].split(separator: 0x20).count <= 4
  }

  /// Whether a line may belong to a description: an entry, an item, or an indented line.
  private static func isOfBlock(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    bytes[line.lowerBound] <= 0x20 || bytes[line.lowerBound] == UInt8(ascii: "-")
      || "]}".utf8.contains(bytes[line.lowerBound]) || isEntry(bytes, line)
  }
}
