import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenReading
internal import ScreenText

/// Whether a text is read as prose: letters, chats, stories, numbered points and descriptions in several
/// sentences, of which much says nothing of the screen.
///
/// What its form tells of by itself, headings with bullets, tables, rows, facts and code, is no prose.
package struct ProseForm: Sendable {
  /// Whether the text is of this form.
  package let holds: Bool

  /// The fewest words of such a text, and of one without lines of its own: less is a sentence or three, which the
  /// reader of sentences knows best.
  private static let fewestWords = 24, fewestWordsOfSentences = 40
  /// From how many words on an item of a list is a sentence rather than a name.
  private static let fewestWordsOfSentence = 7

  /// Looks at the form of a text in English; prose of other languages is read as sentences are.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package init(_ utf8: [UInt8], in language: String) {
    holds = language == "en" && Self.holds(utf8)
  }

  private static func holds(_ utf8: [UInt8]) -> Bool {
    let words = LineWords(utf8)
    let whole = SourceRange(0, utf8.count)
    let count = words.count(whole)
    guard count >= fewestWords else { return false }
    let outline = Outline(utf8)
    let scaffold = Scaffold(utf8)
    // A talk is one, whatever marks are around the names of its speakers.
    if scaffold.isChat { return true }
    if outline.isProse {
      return count >= fewestWordsOfSentences && words.sentences(of: whole).count > 1
    }
    guard !outline.blocks.contains(where: \.isTableOrCode) else { return false }
    if scaffold.isByLine || scaffold.isMail { return true }
    // Steps to read, rules and recipes are shown word for word.
    let interpreter = Interpreter(
      outline, scaffold, language: "en", reader: .prose, lexicon: .shipped)
    let isShown = outline.blocks.compactMap(\.list).contains {
      interpreter.isContentAlone($0, among: outline.blocks)
    }
    guard !isShown else { return false }
    let inSentences = outline.blocks.reduce(0) { $0 + wordsInSentences(of: $1, words) }
    return inSentences * 2 >= count
  }

  /// How many words of a block are in sentences or in numbered points.
  private static func wordsInSentences(of block: OutlineBlock, _ words: LineWords) -> Int {
    switch block.content {
    case .paragraph: words.count(block.range)
    case .list(let list):
      list.items.reduce(block.lead.map(words.count) ?? 0) { sum, item in
        let own = words.count(item.words)
        return sum + (list.isOrdered || own >= fewestWordsOfSentence ? own : 0)
          + item.blocks.reduce(0) { $0 + wordsInSentences(of: $1, words) }
      }
    case .quote(let blocks): blocks.reduce(0) { $0 + wordsInSentences(of: $1, words) }
    case .facts(let facts): facts.count == 1 ? words.count(block.range) : 0
    case .heading, .table, .code, .rule: 0
    }
  }
}

extension OutlineBlock {
  fileprivate var isTableOrCode: Bool {
    switch content {
    case .table, .code: true
    case .heading, .list, .facts, .quote, .rule, .paragraph: false
    }
  }
}
