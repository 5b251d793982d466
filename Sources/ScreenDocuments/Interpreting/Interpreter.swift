internal import ScreenAssembling
package import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
package import ScreenReading
internal import ScreenText

extension Brief {
  /// Makes a brief of a document by its form; nil for one of which that says nothing.
  ///
  /// - Parameters:
  ///   - utf8: The document.
  ///   - language: What it is written in, a BCP 47 code.
  ///   - reader: What reads the sentences inside of it.
  ///   - lexicon: The words that the reader is to know.
  /// - Complexity: O(*n*) in the bytes of the document.
  package init?(
    _ utf8: [UInt8], in language: String, by reader: Reader, _ lexicon: Lexicon
  ) {
    let phrases = PhraseBook.speaking(language)
    var scaffold = Scaffold(utf8, phrases)
    let isWrapped = LineJoining(utf8).wrapsWhole
    if isWrapped, scaffold.isOneStory {
      // One story says the same on one line; all bytes keep their places.
      scaffold = Scaffold(
        utf8.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? 0x20 : $0 }, phrases)
    }
    let outline = Outline(scaffold.utf8)
    guard !outline.isProse || scaffold.isByLine else { return nil }
    // Where a sentence is wrapped its lines look like leads, facts and rows; a table as a whole has full
    // lines, too.
    let hasOwnLines =
      outline.isTable || outline.hasHeadedRows || scaffold.isByLine && !scaffold.hasDemands
    guard hasOwnLines || !isWrapped else { return nil }
    var interpreter = Interpreter(
      outline, scaffold, language: language, reader: reader, lexicon: lexicon)
    guard var brief = interpreter.brief() else { return nil }
    brief.intent = String(decoding: utf8, as: UTF8.self)
    brief.language = language
    self = brief
  }
}

/// Finds what a document asks for: one decision a block, the reader of sentences inside of lines.
struct Interpreter {
  let outline: Outline
  let scaffold: Scaffold
  let words: LineWords
  let phrases: PhraseBook
  let book: KindBook
  var inputs: InputMaker
  let reader: Reader
  let lexicon: Lexicon
  /// What the document is written in, a BCP 47 code.
  let language: String
  /// Whether the document has rows of its own, of which sentences may speak.
  let hasRows: Bool
  /// Whether the lines of its numbered lists are names rather than sentences.
  let isStructured: Bool
  /// Whether the document has facts of its own.
  let hasFacts: Bool
  /// Whether the document asks its readers for something, rather than shows them something.
  var isAsked = false
  /// Whether lines of which nothing says more are inputs, since others of the document are.
  var asksThroughout = false
  /// How much says so.
  var askScore = 0
  /// How many lines have marks or types of inputs.
  var typedCount = 0
  /// Whether it shows figures above all.
  var showsFigures = false
  /// Whether its parts are steps, one after the other.
  var isWizard = false
  /// Whether its first words name a screen, whose parts are listed.
  var namesScreen = false
  /// Whether a list of it surely names parts of a screen, as the others then most likely do.
  var namesParts = false
  /// What the screen is called.
  var title: Phrase?
  /// Words that are told as the title, and not once more.
  var told: [SourceRange] = []
  /// What speaks of the screen and is not on it.
  var leftOut: [LeftOut] = []
  /// What sentences ask for each row of a table, wherever they stand.
  var perRow: [Wish] = []
  /// Whether a chart draws the lines of the document.
  var areLinesDrawn = false
  /// What sentences say that is above all else.
  var above: [Wish] = []
  /// What the reader of sentences found no place for.
  var unread: [SourceRange] = []
  /// How sure that reader is of all of it; nil where it was not asked.
  var margin: Int?
  /// What lines that are shown as they are may be called where nothing names them.
  var contentName: String?
  var layout: Screen.Layout?
  var exclusions: [Phrase] = []

  init(
    _ outline: Outline, _ scaffold: Scaffold, language: String, reader: Reader, lexicon: Lexicon
  ) {
    self.outline = outline
    self.scaffold = scaffold
    leftOut = scaffold.leftOut
    self.reader = reader
    self.lexicon = lexicon
    self.language = language
    hasRows = outline.blocks.contains { block in
      if case .table(let table) = block.content { !table.rows.isEmpty } else { false }
    }
    hasFacts = outline.blocks.contains { block in
      if case .facts(let facts) = block.content { facts.count > 2 } else { false }
    }
    isStructured =
      outline.blocks.contains { $0.list?.isOrdered ?? false }
      && StructuredForm(outline, scaffold).holds
    words = LineWords(outline.utf8)
    book = .speaking(language)
    phrases = scaffold.phrases
    inputs = InputMaker(words: words, phrases: phrases, book: book)
  }

  var bytes: [UInt8] { words.bytes }

  /// What the document asks for; nil where nothing of it is understood so.
  ///
  /// Whether it asks or shows is decided once: where some of its parts are filled in, and the lines of the others
  /// look like inputs, all of it is read once more as what asks.
  mutating func brief() -> Brief? {
    var again = self
    guard let brief = settledBrief() else { return nil }
    guard asksElsewhere(brief) else { return brief }
    again.asksThroughout = true
    return again.settledBrief() ?? brief
  }

  private mutating func settledBrief() -> Brief? {
    var root = DocumentSection(outline.blocks)
    settle(root)
    namesParts = hasAskingList
    takeTitle(of: &root)
    guard !isForSentences(root) else { return nil }
    settleByTitle()
    var wishes = wishes(of: root)
    wishes = above + wishes
    if wishes.isEmpty, scaffold.stories.count == 1 { wishes = request(scaffold.stories[0]) }
    if scaffold.isByLine {
      takeStory(of: &wishes)
      wishes = withoutRepeats(wishes)
    }
    if hasRows { perRow += told.compactMap(rowState) }
    dropNameless(&wishes)
    nameLonely(&wishes)
    gatherPerThing(&wishes)
    guard !wishes.isEmpty else { return nil }
    let title = title ?? madeTitle(of: wishes)
    endForm(&wishes)
    group(&wishes)
    var requirements: [Requirement] = []
    Wish.add(wishes, of: bytes, to: &requirements)
    var brief = Brief(
      title: title, topic: Phrase(LabelText.lowercased(title.text), from: title.origin),
      layout: layout, requirements: requirements, exclusions: exclusions)
    brief.unread = unread
    // What blocks mean was not learned: nothing says how likely another meaning is, and where outsiders
    // graded screens of documents, few were right. So no document is read for sure.
    brief.margin = min(margin ?? 0, 0)
    brief.leftOut = leftOut
    return brief
  }

  /// Whether the form of the document says too little: one flat list, a few facts, or rows of which a sentence
  /// names the columns. The reader of sentences knows these as a whole.
  private func isForSentences(_ root: DocumentSection) -> Bool {
    guard !scaffold.isByLine, !scaffold.isMail, scaffold.ticket == nil, root.sections.isEmpty
    else { return false }
    let blocks = root.ownBlocks
    let namesColumns = blocks.contains { block in
      let said = block.lead ?? (block.isParagraph ? block.range : nil)
      return said.map { phrases.sense(in: words.folded($0), as: "word column") != nil } ?? false
    }
    return !blocks.contains { block in
      switch block.content {
      case .table(let table): table.header != nil || !namesColumns
      case .list(let list):
        list.items.contains { !$0.blocks.isEmpty }
          || isByItself(list, below: block.lead ?? documentHead)
          || isContentAlone(list, among: blocks)
      case .facts(let facts):
        facts.count > 2
          && !says(facts.count > 4 ? "around chart" : "component any", before: block)
      case .code, .quote: true
      case .heading, .rule, .paragraph: false
      }
    }
  }

  /// Whether what is written before a block has words of a scope: "A line chart of the temperature:".
  private func says(_ scope: String, before block: OutlineBlock) -> Bool {
    outline.blocks.prefix { $0.range.lowerBound <= block.range.lowerBound }.contains { other in
      let said = other.lead ?? (other.isParagraph ? other.range : nil)
      return said.map { phrases.sense(in: words.folded($0), as: scope) != nil } ?? false
    }
  }

  /// Whether a flat list is known by the form of its lines: marks that are no Markdown, lines that begin with the
  /// component they name, questions in a row. The reader of sentences knows others as well as they can be.
  private func isByItself(_ list: OutlineList, below lead: SourceRange?) -> Bool {
    guard !list.isBare else { return false }
    if let lead, isRating(lead) { return true }
    let items = list.items
    let named = items.count { FieldLine($0.words, of: words).value != nil }
    return isOrderedContent(list)
      || outline.hasTightMarks && items.count > 2
      || list.isOrdered && items.count > 2
        && (isFlow || isWizard && named * 10 >= items.count * 6)
      || items.count(where: { inputs.led($0.words) != nil }) * 10 >= items.count * 6
      || (list.isOrdered && items.count > 3 || inputs.hidesAnswers)
        && items.count(where: { bytes[$0.words.range].contains(UInt8(ascii: "?")) }) * 10
          >= items.count * 6
  }

  /// Notes that words are understood and not shown.
  mutating func leaveOut(_ range: SourceRange, _ reason: String) {
    guard !range.isEmpty else { return }
    leftOut.append(LeftOut(range, reason))
  }

  /// Whether words are part of what is told elsewhere.
  func isTold(_ range: SourceRange) -> Bool {
    told.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }

  // MARK: Asked or shown

  /// Settles once whether the document asks or shows: by its first words, and by the marks of inputs.
  private mutating func settle(_ root: DocumentSection) {
    let opening = words.folded(openingWords)
    var score = scaffold.stories.count == 1 && asksToFill(scaffold.stories[0]) ? 15 : 0
    if namesWhatIsAsked {
      if phrases.sense(in: opening, as: "ask") != nil { score += 20 }
      if phrases.sense(in: opening, as: "ask form") != nil { score += 20 }
    }
    if phrases.sense(in: opening, as: "show") != nil { score -= 15 }
    showsFigures = phrases.sense(in: opening, as: "show figures") != nil
    inputs.hidesAnswers = phrases.sense(in: opening, as: "word quiz") != nil
    if showsFigures { score -= 20 }
    namesScreen = phrases.sense(in: opening, as: "word screen") != nil
    let whole = words.folded(SourceRange(0, min(bytes.count, 4_000)))
    isWizard = phrases.sense(in: whole, as: "step wizard") != nil
    var (typed, components, sends, blanks) = (0, 0, 0, 0)
    for line in root.lines {
      let parsed = FieldLine(line, of: words)
      let said = parsed.notes + (parsed.value.map { [$0] } ?? [])
      if said.contains(where: saysType) || parsed.isStarred { typed += 1 }
      let folded = words.folded(line)
      if folded.count < 9, phrases.sense(in: folded, as: "component field") != nil {
        components += 1
      }
      if folded.count <= 4, parsed.value == nil,
        phrases.opening(of: folded, as: "verb send") != nil, !inputs.isCompound(line)
      {
        sends += 1
      }
      if said.contains(where: { !$0.isEmpty && inputs.isBlankToFill($0) && $0.count > 2 }) {
        blanks += 1
      }
    }
    score +=
      10 * min(typed, 3) + 8 * min(components, 3) + (sends > 0 ? 15 : 0) + (blanks > 0 ? 20 : 0)
    askScore = asksThroughout ? max(score, Self.sureToAsk) : score
    isAsked = askScore >= 15
    typedCount = typed
  }

  /// Whether what asks is what a heading names, rather than what something of it is of: "Guest checkout" and not
  /// "Checkout latency".
  private var namesWhatIsAsked: Bool {
    guard let first = outline.blocks.first, first.isHeading, scaffold.ticket == nil else {
      return true
    }
    let folded = words.folded(first.range)
    // "Incident INC-2041" is one that is there.
    let isNumbered = bytes[first.range.range].split(separator: UInt8(ascii: " ")).contains { word in
      word.count(where: \.isASCIIDigit) > 1
        && word.contains { $0.isASCIILetter || $0 == UInt8(ascii: "#") }
    }
    guard !isNumbered else { return false }
    return folded.words.indices.contains { place in
      guard let asked = phrases.opening(of: folded, as: "ask", at: place) else { return false }
      let end = place + asked.length
      guard end < folded.count else { return true }
      let (stop, next) = words.place(after: end, in: first.range)
      let isParted = bytes[stop..<next].contains { $0 != UInt8(ascii: " ") }
      return isParted || phrases.opening(of: folded, as: "figured", at: end) == nil
    }
  }

  /// The score of a document that is filled in whatever its title says.
  private static let sureToAsk = 40

  /// Whether a story is of something that is filled in.
  private func asksToFill(_ story: SourceRange) -> Bool {
    phrases.opening(of: words.folded(story), as: "verb fill") != nil
  }

  /// Whether words name a type, or say that something is required.
  func saysType(_ range: SourceRange) -> Bool {
    phrases.sense(ofAll: words.folded(range), as: "type") != nil
      || words.members(of: range).contains {
        phrases.sense(ofAll: words.folded($0), as: "type") != nil
      }
      || phrases.opening(of: words.folded(range), as: "type").map {
        InputParts.Kind(rawValue: $0.sense).map { [.choice, .radio, .multiple].contains($0) }
          ?? false
      } ?? false
  }

  /// The first words of the document, of its first heading, lead or line.
  private var openingWords: SourceRange {
    guard let first = outline.blocks.first else { return .at(0) }
    let start = scaffold.ticket ?? first.lead ?? first.range
    return SourceRange(start.lowerBound, min(start.upperBound, start.lowerBound + 160))
  }

  /// A title that names what is shown, or asked for, says more than marks do.
  private mutating func settleByTitle() {
    guard let title else { return }
    let folded = FoldedWords(title.text)
    let asks = phrases.sense(in: folded, as: "ask")
    if phrases.sense(in: folded, as: "show") != nil, asks != "form", askScore < 30 {
      isAsked = askScore >= (typedCount > 1 ? 5 : 25)
    }
    if asks != nil, askScore >= 5, namesWhatIsAsked { isAsked = true }
    if phrases.sense(in: folded, as: "show figures") != nil { showsFigures = true }
  }
}
