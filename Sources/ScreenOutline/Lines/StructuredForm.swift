import ScreenDiagnostics
internal import ScreenText

/// Whether the form of its lines tells the meaning of a text: names and values in lists, however
/// few.
///
/// Examples are an agenda with numbers, a menu, steps and outlines.
///
/// Numbered points that are sentences are prose; numbered names are not.
package struct StructuredForm: Sendable {
  /// Whether the text is of this form.
  package let holds: Bool

  /// The fewest lines that make a list.
  private static let fewestLines = 3
  /// The number of words from which a line is a sentence.
  private static let fewestWordsOfSentence = 12

  /// Examines the form of a text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package init(_ utf8: [UInt8]) { self.init(Outline(utf8), Scaffold(utf8)) }

  /// Examines an outline and the text around its requests.
  package init(_ outline: Outline, _ scaffold: @autoclosure () -> Scaffold) {
    holds = Self.holds(outline, scaffold)
  }

  private static func holds(_ outline: Outline, _ scaffold: () -> Scaffold) -> Bool {
    let utf8 = outline.utf8
    let lines = outline.blocks.compactMap(\.list).filter { !$0.isBare }.flatMap(\.lines)
    guard lines.count >= fewestLines else { return false }
    let scaffold = scaffold()
    guard !scaffold.isChat, !scaffold.isByLine, !scaffold.isMail else { return false }
    let words = LineWords(utf8)
    let sentences = lines.count { isSentence($0, words) }
    guard sentences * 4 <= lines.count else { return false }
    let running = outline.blocks.reduce(0) { sum, block in
      sum + (block.isParagraph ? words.count(block.range) : 0)
    }
    return running * 2 <= words.count(SourceRange(0, utf8.count))
  }

  private static func isSentence(_ line: SourceRange, _ words: LineWords) -> Bool {
    let count = words.count(line)
    guard count > 4 else { return false }
    // A question is the name of an input.
    if words.bytes[line.range].contains(UInt8(ascii: "?")) { return false }
    let endsInStop = words.bytes[line.upperBound - 1] == UInt8(ascii: ".")
    return count >= fewestWordsOfSentence || endsInStop || words.sentences(of: line).count > 1
  }
}

extension OutlineList {
  /// The words of all items, including those of nested lists.
  fileprivate var lines: [SourceRange] {
    items.flatMap { item in
      [item.words] + item.blocks.compactMap(\.list).flatMap(\.lines)
    }
  }
}
