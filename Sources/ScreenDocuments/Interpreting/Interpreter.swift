internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenReading
internal import ScreenRoles
internal import ScreenText

/// Finds the wishes of a document, with one decision for each block and the reader of sentences
/// within lines.
struct Interpreter {
  let outline: Outline
  let scaffold: Scaffold
  /// What its lines are there for.
  let roles: DocumentRoles
  let words: LineWords
  let phrases: DocumentLexicon
  let book: KindLexicon
  let cutter: ClauseCutter
  var inputs: InputBuilder
  /// The reader of lines that describe collections and regions.
  let parts: PartReader
  /// What people do on the screen, by lines below heads that say so, and the number of collections.
  var (deeds, collections) = (Deeds(), 0)
  let reader: Reader
  let lexicon: Lexicon
  /// The language of the document, a BCP 47 code.
  let language: String
  /// Whether the document has its own rows, to which sentences may refer.
  let hasRows: Bool
  /// Whether one of its lines names a table with its columns, to whose rows others may refer.
  lazy var namesTable = DocumentSection(outline.blocks).lines.contains { [inputs] in
    inputs.collection($0) != nil
  }
  /// Whether the lines of its numbered lists are names instead of sentences.
  let isStructured: Bool
  /// Whether the document has facts of its own.
  let hasFacts: Bool
  /// Whether all its lines state what is shown.
  let states: Bool
  /// Whether the document asks its readers for input instead of showing them something.
  var isAsked = false
  /// Whether lines without further details are inputs, because others in the document are.
  var asksThroughout = false
  /// The score for asking, and the number of lines with marks or types of inputs.
  var (requestScore, typedCount) = (0, 0)
  /// Whether it mainly shows figures.
  var showsFigures = false
  /// Whether its parts are consecutive steps.
  var isWizard = false
  /// Whether its first words name a screen whose parts are listed.
  var namesScreen = false
  /// Whether one of its lists certainly names parts of a screen, as the others then most likely do.
  var namesParts = false
  /// The title of the screen.
  var title: Phrase?
  /// Words used for the title, which are not shown again.
  var told: [SourceRange] = []
  /// Text about the screen that is not shown on it.
  var leftOut: [LeftOut] = []
  /// The wishes for each row of a table, from sentences in any position.
  var perRow: [Request] = []
  /// The buttons of each thing of a list on cards, and those of each part of the screen.
  var (perItem, perPart): ([Request], [Request]) = ([], [])
  /// Whether the things of a list are shown on cards.
  var areCards = false
  /// The names of stated shares that are drawn as bars.
  var progressed: [SourceRange] = []
  /// The sentences about the order and the look of the rows, and what came of them.
  var (rowWishes, rowsMade): ([SourceRange], [RowMade]) = ([], [])
  var rowEffects: [RowEffect] = []
  var lacks: [Brief.UnmetCondition] = []
  /// Whether a chart draws the lines of the document.
  var areLinesDrawn = false
  /// The wishes that sentences put above everything else.
  var above: [Request] = []
  /// The words that the reader of sentences could not place.
  var unread: [SourceRange] = []
  /// How sure the reader of sentences is of everything; nil if it was not used.
  var margin: Int?
  /// The kind of content, by which lines shown as they are can be named if nothing else names them.
  var contentName: String?
  var layout: Screen.Layout?
  var exclusions: [Phrase] = []

  init(
    _ outline: Outline, _ scaffold: Scaffold, _ roles: DocumentRoles = .unknown, language: String,
    reader: Reader, lexicon: Lexicon
  ) {
    self.outline = outline
    self.roles = roles
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
    cutter = ClauseCutter(words: words, phrases: phrases)
    inputs = InputBuilder(words: words, phrases: phrases, book: book)
    parts = PartReader(words: words, phrases: phrases, inputs: inputs, book: book)
    states = StatedForm(outline, scaffold, inputs).holds
  }

  var bytes: [UInt8] { words.bytes }

  /// The brief of the document; nil if its form says nothing.
  ///
  /// Whether it asks or shows is decided once. If some of its parts are inputs and the lines of the
  /// others look like inputs, the whole document is read again as one that asks.
  mutating func brief() -> Brief? {
    var again = self
    guard let brief = settledBrief() else { return nil }
    guard !states, asksElsewhere(brief) else { return brief }
    again.asksThroughout = true
    return again.settledBrief() ?? brief
  }

  mutating func settledBrief() -> Brief? {
    var root = DocumentSection(outline.blocks)
    settle(root)
    namesParts = hasAskingList
    takeTitle(of: &root)
    if saysNothing(title) { title = nil }
    if states, title == nil { takeTitleOfStated(root) }
    guard !isForSentences(root) else { return nil }
    settleByTitle()
    if !states, !asksThroughout, asksByNames { (isAsked, asksThroughout) = (true, true) }
    if states { isAsked = false }
    var wishes = states ? stated(root) : wishes(of: root)
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
    deeds.apply(to: &wishes)
    applyTellings(to: &wishes)
    unread += rowWishes
    guard !wishes.isEmpty else { return nil }
    if layout == nil, parts.areSides(wishes) { layout = .columns }
    let title = parts.takeHeader(of: &wishes, title) ?? title ?? madeTitle(of: wishes)
    endForm(&wishes)
    wishes.joinTabs()
    group(&wishes)
    var requirements: [Requirement] = []
    Request.add(wishes, of: bytes, to: &requirements)
    var brief = Brief(
      title: title, topic: Phrase(LabelText.lowercased(title.text), from: title.origin),
      layout: layout, requirements: requirements, exclusions: exclusions)
    brief.unread = unread
    // The meaning of blocks was not learned, so nothing says how likely another meaning is, and
    // when outsiders graded screens of documents, few were right. So no reading of a document
    // counts as sure.
    brief.margin = min(margin ?? 0, 0)
    brief.leftOut = leftOut
    (brief.rowEffects, brief.lacks) = (rowEffects, lacks)
    brief.isExhaustive = deeds.wereSaid
    if scaffold.isByLine { brief.takeForms(by: self) }
    brief.takeOptionsOfColumns()
    return brief
  }

  /// Whether the form of the document says too little: one flat list, a few facts, or rows whose
  /// columns a sentence names.
  ///
  /// The reader of sentences reads these as a whole.
  func isForSentences(_ root: DocumentSection) -> Bool {
    guard !states, !scaffold.isByLine, !scaffold.isMail, scaffold.ticket == nil,
      root.sections.isEmpty
    else { return false }
    let blocks = root.ownBlocks
    let named = blocks.count { $0.list != nil && ($0.lead.map { words.count($0) <= 3 } ?? false) }
    let pieces = blocks.count { block in
      if case .facts = block.content { true } else { block.list?.isBare ?? false }
    }
    guard named < Self.fewestParts, !isAsked || pieces < Self.fewestParts,
      !blocks.contains(where: { $0.list.map { inputs.areTyped($0.items) } ?? false })
    else { return false }
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
          || isContentAlone(list, among: blocks) || !asksByLines(list)
      case .facts(let facts):
        facts.count > 2
          && !says(facts.count > 4 ? "around chart" : "component any", before: block)
      case .code, .quote: true
      case .heading, .rule, .paragraph: false
      }
    }
  }

  /// The number of named lists, or of bare lists and facts by turns, that are parts of a screen.
  private static let fewestParts = 3

  /// Whether a flat list is recognised by the form of its lines: marks that are not Markdown, lines
  /// that begin with the component they name, consecutive questions.
  ///
  /// The reader of sentences reads other lists as well as possible.
  private func isByItself(_ list: OutlineList, below lead: SourceRange?) -> Bool {
    guard !list.isBare else { return false }
    if parts.describes(list) || lead.map(isRating) ?? false { return true }
    let items = list.items
    let named = items.count { FieldLine($0.words, of: words).value != nil }
    return isOrderedContent(list) || inputs.hasRecords(items)
      || list.isOrdered && saysHowTo
      || outline.hasTightMarks && items.count > 2
      || list.isOrdered && items.count > 2
        && (isFlow || areAskingSteps(items)
          || isWizard && (named * 10 >= items.count * 6 || items.allSatisfy(isShort)))
      || items.count(where: { inputs.led($0.words) != nil }) * 10 >= items.count * 6
      || list.isOrdered && isSurvey(items)
      || (list.isOrdered && items.count > 3 || inputs.hidesAnswers)
        && items.count(where: inputs.hasQuestion) * 10
          >= items.count * 6
  }

  private func isShort(_ item: OutlineList.Item) -> Bool { words.count(item.words) <= 3 }

  /// Records that words are understood but not shown.
  mutating func leaveOut(_ range: SourceRange, _ reason: String) {
    guard !range.isEmpty else { return }
    leftOut.append(LeftOut(range, reason))
  }

  /// Whether words are part of a range used elsewhere.
  func isTold(_ range: SourceRange) -> Bool {
    told.contains { $0.contains(range) }
  }

  // MARK: Asked or shown

  /// Decides once whether the document asks or shows, by its first words and by the marks of
  /// inputs.
  mutating func settle(_ root: DocumentSection) {
    let opening = words.folded(openingWords)
    var score = scaffold.stories.count == 1 && asksToFill(scaffold.stories[0]) ? 15 : 0
    if namesWhatIsAsked {
      // "New starter" may be somebody new.
      if let asks = phrases.sense(in: opening, as: "ask") { score += asks == "maybe" ? 10 : 20 }
      if phrases.sense(in: opening, as: "ask form") != nil { score += 20 }
    }
    if phrases.sense(in: opening, as: "show") != nil { score -= 15 }
    showsFigures = phrases.sense(in: opening, as: "show figures") != nil
    inputs.hidesAnswers = phrases.sense(in: opening, as: "word quiz") != nil
    if showsFigures { score -= 20 }
    namesScreen = phrases.sense(in: opening, as: "word screen") != nil
    isWizard = saidAround.contains { phrases.sense(in: words.folded($0), as: "step wizard") != nil }
    var (typed, components, sends, blanks) = (0, 0, 0, 0)
    for line in root.lines {
      let parsed = FieldLine(line, of: words)
      let said = parsed.notes + (parsed.value.map { [$0] } ?? [])
      if said.contains(where: inputs.saysType) || parsed.isStarred { typed += 1 }
      let folded = words.folded(line)
      if folded.count < 9, phrases.sense(in: folded, as: "component field") != nil,
        !namesField(folded)
      {
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
    requestScore = asksThroughout ? max(score, Self.sureToAsk) : score
    isAsked = requestScore >= 15
    typedCount = typed
  }

  /// Whether a line begins with a field that is not a part of a screen: "Field north".
  private func namesField(_ folded: FoldedWords) -> Bool {
    folded.count > 1 && phrases.opening(of: folded, as: "key field")?.length == 1
      && phrases.sense(ofAll: FoldedWords(folded.words[1]), as: "led for") == nil
      && phrases.count(in: folded, as: "component field") == 1
  }

  /// Whether a word that asks is the thing that a heading names, as in "Guest checkout" but not in
  /// "Checkout latency".
  private var namesWhatIsAsked: Bool {
    guard let first = outline.blocks.first, first.isHeading, scaffold.ticket == nil else {
      return true
    }
    let folded = words.folded(first.range)
    // "Incident INC-2041" is an existing one.
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

  /// The score from which a document asks for input whatever its title says.
  static let sureToAsk = 40

  /// Whether a story is about filling something in.
  private func asksToFill(_ story: SourceRange) -> Bool {
    phrases.opening(of: words.folded(story), as: "verb fill") != nil
  }

  /// The headings, leads and paragraphs of the document: all words but those of lines and rows.
  var saidAround: [SourceRange] {
    outline.blocks.flatMap { block in
      (block.lead.map { [$0] } ?? []) + (block.isHeading || block.isParagraph ? [block.range] : [])
    }
  }

  /// The first words of the document: of its first heading, lead or line.
  private var openingWords: SourceRange {
    guard let first = outline.blocks.first else { return .at(0) }
    let start = scaffold.ticket ?? first.lead ?? first.list?.items.first?.words ?? first.range
    return SourceRange(start.lowerBound, min(start.upperBound, start.lowerBound + 160))
  }

  /// Decides by a title that names what is shown or asked for, which counts more than marks.
  private mutating func settleByTitle() {
    guard let title else { return }
    let folded = FoldedWords(title.text)
    let asks = phrases.sense(in: folded, as: "ask")
    if phrases.sense(in: folded, as: "show") != nil, asks != "form", requestScore < 30 {
      isAsked = requestScore >= (typedCount > 1 ? 5 : 25)
    }
    if asks != nil, requestScore >= 5, namesWhatIsAsked { isAsked = true }
    if phrases.sense(in: folded, as: "show figures") != nil { showsFigures = true }
  }
}
