import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenReading
internal import ScreenText

/// Whether a text is read as prose: letters, chats, stories, numbered points and descriptions in
/// several sentences.
///
/// Much of such a text says nothing about the screen.
///
/// A text whose form speaks for itself, with headings and bullets, tables, rows, facts or code, is
/// not prose.
package struct ProseForm: Sendable {
  /// Whether the text is of this form.
  package let holds: Bool

  /// The fewest words of such a text, and of one without its own lines; a shorter text is a few
  /// sentences, which the reader of sentences reads best.
  private static let fewestWords = 24, fewestWordsOfSentences = 40
  /// The number of words from which an item of a list is a sentence and not a name.
  private static let fewestWordsOfSentence = 7

  /// Examines the form of an English text; prose in other languages is read as sentences.
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
    // A chat is prose, whatever marks are around the names of its speakers.
    if scaffold.isChat { return true }
    if PaperForm.isOne(words) { return false }
    if outline.isProse {
      return count >= fewestWordsOfSentences && words.sentences(of: whole).count > 1
    }
    // Keys and spaces before requirements are no cells.
    let keyless = scaffold.keyCount > 1 ? Outline(scaffold.utf8) : outline
    guard !keyless.blocks.contains(where: \.isTableOrCode) else { return false }
    // A story above lists of names is told by the lists.
    if scaffold.isByLine { return !(scaffold.isOneStory && hasNames(outline, words)) }
    // A mail whose wishes have headings has a form of its own.
    if scaffold.isMail, !outline.blocks.contains(where: \.isHeading) { return true }
    // Instructions, rules and recipes are shown verbatim.
    let interpreter = Interpreter(
      outline, scaffold, language: "en", reader: .prose, lexicon: .shipped)
    guard !interpreter.states else { return false }
    let isShown = outline.blocks.compactMap(\.list).contains {
      interpreter.isContentAlone($0, among: outline.blocks)
        || interpreter.inputs.hasRecords($0.items)
        || $0.isOrdered && (interpreter.saysHowTo || interpreter.areAskingSteps($0.items))
        || interpreter.inputs.areQuestions($0)
    }
    guard !isShown else { return false }
    let inSentences = outline.blocks.reduce(0) { $0 + wordsInSentences(of: $1, words) }
    return inSentences * 2 >= count
  }

  /// Whether most lines of the lists are names rather than sentences.
  private static func hasNames(_ outline: Outline, _ words: LineWords) -> Bool {
    let phrases = DocumentLexicon.shipped
    // A sentence of the story goes on in the lines that it leads to.
    let lines = outline.blocks.filter { block in
      !(block.list?.isBare ?? true)
        && !(block.lead.map { lead in
          ["story who", "story want"].contains {
            phrases.opening(of: words.folded(lead), as: $0) != nil
          }
        } ?? false)
    }.compactMap(\.list).flatMap(\.items)
    let names = lines.count {
      words.count(FieldLine($0.words, of: words).label) < fewestWordsOfSentence
    }
    return names > 2 && names * 10 >= lines.count * 6
  }

  /// The number of words of a block in sentences or numbered points.
  private static func wordsInSentences(of block: OutlineBlock, _ words: LineWords) -> Int {
    switch block.content {
    case .paragraph: words.count(block.range)
    case .list(let list):
      list.items.reduce(block.lead.map(words.count) ?? 0) { sum, item in
        // A question and a name with a star are inputs, however long.
        let line = FieldLine(item.words, of: words)
        let own = list.isBare && (line.isStarred || line.isQuestion) ? 0 : words.count(line.label)
        return sum + (own >= fewestWordsOfSentence ? own : 0)
          + item.blocks.reduce(0) { $0 + wordsInSentences(of: $1, words) }
      }
    case .quote(let blocks): blocks.reduce(0) { $0 + wordsInSentences(of: $1, words) }
    // Options and quoted words behind a name are no sentence.
    case .facts(let facts):
      facts.count == 1 && words.members(of: facts[0].value, joinedBy: []).count < 3
        && words.unquoted(facts[0].value) == facts[0].value ? words.count(block.range) : 0
    case .heading, .table, .code, .rule: 0
    }
  }
}

extension OutlineBlock {
  var isTableOrCode: Bool {
    switch content {
    case .table, .code: true
    case .heading, .list, .facts, .quote, .rule, .paragraph: false
    }
  }
}
