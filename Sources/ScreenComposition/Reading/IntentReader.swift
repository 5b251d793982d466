internal import ScreenAssembling
public import ScreenBrief
public import ScreenCatalog
public import ScreenDiagnostics
internal import ScreenDocuments
public import ScreenGrammar
internal import ScreenModel
internal import ScreenPlans
public import ScreenReading

/// Why an intent cannot be read.
public enum IntentError: Error, Hashable, Sendable {
  /// The intent holds nothing but white space.
  case empty
}

/// Reads an intent into a brief; the same bytes give the same brief.
///
/// Routines are recognized by their times, code and traces by their marks, and bare names of what the
/// catalog knows by those. All else is read as sentences: learned weights find the tree of a text, the
/// tree becomes a brief, and the recipe of the kind of screen that it names adds what that implies.
public struct IntentReader: Sendable {
  /// What reads sentences; nil for the weights that the package ships, which are not loaded before
  /// they are needed.
  public var sentences: Reader?
  /// What answers short requests; nil for what comes with the compiler, which is opened only for them.
  public var bundle: CatalogBundle?
  /// Whether the catalog answers the bare names of what it knows; if not, they are read as sentences.
  package var answersNames = true
  private let derived: DerivedNames

  /// How many requirements are read of a text, and how many bytes.
  fileprivate static let mostRequirements = 240
  fileprivate static let mostBytes = 32_768

  /// Creates a reader of intents for screens under any grammar.
  public init() { derived = DerivedNames([]) }

  /// Creates a reader that knows the derived components of a grammar by their names.
  public init(grammar: Grammar) { derived = DerivedNames(DerivedComponent.all(of: grammar)) }

  /// The brief of an intent.
  ///
  /// Any text that is not blank has one. Of a text too long, the first 240 requirements are read, and
  /// no more than 32 KB.
  ///
  /// - Throws: `IntentError.empty` for a blank text.
  /// - Complexity: O(*n*) in the bytes of the intent.
  public func read(_ source: SourceText) throws(IntentError) -> Brief {
    try readWithDocument(source).brief
  }

  /// The brief of an intent, and its document, by which a ledger accounts for its words; no document
  /// where the grammar's own names were found in it, for those are accounted for apart.
  package func readWithDocument(
    _ source: SourceText
  ) throws(IntentError) -> (brief: Brief, document: Document?) {
    var trace = BriefTrace(isKept: false)
    return try read(source, &trace)
  }

  /// The brief of an intent after each pass that makes it, in their order.
  ///
  /// - Throws: `IntentError.empty` for a blank text.
  public func stages(of source: SourceText) throws(IntentError) -> [BriefStage] {
    var trace = BriefTrace(isKept: true)
    _ = try read(source, &trace)
    return trace.stages
  }

  private func read(
    _ source: SourceText, _ trace: inout BriefTrace
  ) throws(IntentError) -> (brief: Brief, document: Document?) {
    let whole = String(keepingPlacesOf: source.utf8)
    let text = whole.beginning(upTo: Self.mostBytes)
    let intent = try words(text, named: source.name)
    if let specified = specified(in: intent) {
      trace.note(.recognize, specified)
      return (specified, document(of: intent))
    }
    let isProse = ProseForm(intent.source.utf8, in: intent.language).holds
    // Lines that are names tell what a text is by their form, however much of it is numbered.
    let isOfBlocks = !isProse || StructuredForm(intent.source.utf8).holds
    if var known = intent.withoutSentences(
      isProse: isProse, orElse: { isOfBlocks ? self.brief(ofBlocksOf: $0) : nil })
    {
      known.intent = text
      known.noteLength(of: text, in: whole)
      trace.note(.recognize, known)
      return (known, document(of: intent))
    }
    let asked = RequestSentences(intent.source.utf8)
    let asking = try asked.map { asked throws(IntentError) in
      try words(String(decoding: asked.utf8, as: UTF8.self), named: source.name)
    }
    let read = asking ?? intent
    let reading = (sentences ?? (isProse ? .prose : Reader())).read(
      read.document, of: read.source.text(in: SourceRange(0, read.source.utf8.count)),
      upTo: Self.mostRequirements, read.lexicon)
    let (tree, torn) =
      isProse ? reading.tree.withSense(read.source.utf8) : (reading.tree, [])
    var brief = brief(of: tree, read, isProse: isProse, &trace)
    brief.intent = text
    brief.leftOut += asked?.leftOut ?? []
    brief.unread = (reading.unread + torn).sorted { $0.lowerBound < $1.lowerBound }
    brief.margin = reading.margin ?? 0
    brief.noteLength(of: text, in: whole)
    trace.note(.finish, brief)
    return (brief, document(of: intent))
  }

  private func document(of intent: Words) -> Document? {
    derived.teachesNothing ? intent.document : nil
  }

  /// The brief of an intent of which it is known how to read it.
  ///
  /// Routines, plans and code are read as ever, whatever the tree says.
  ///
  /// - Throws: `IntentError.empty` for a blank text.
  /// - Complexity: O(*n*) in the bytes of the intent.
  public func read(_ tree: ReadingTree) throws(IntentError) -> Brief {
    let intent = try words(tree.text, named: "<intent>")
    if let specified = specified(in: intent) { return specified }
    guard var known = intent.withoutSentences(orElse: { _ in nil }) else {
      var trace = BriefTrace(isKept: false)
      return brief(of: tree, intent, &trace)
    }
    known.intent = tree.text
    return known
  }

  /// The brief of brackets alone, whatever else their text may be.
  ///
  /// - Throws: `IntentError.empty` for a blank text.
  package func read(asDrawn tree: ReadingTree) throws(IntentError) -> Brief {
    let intent = try words(tree.text, named: "<intent>")
    var trace = BriefTrace(isKept: false)
    var brief = brief(of: tree, intent, &trace)
    brief.intent = tree.text
    return brief
  }

  /// The brief of a text with code in it that specifies a screen; nil for all others.
  private func specified(in intent: Words) -> Brief? {
    guard let text = SpecifiedText(intent.source) else { return nil }
    var brief = text.brief { words in
      guard let asked = try? self.words(words, named: intent.source.name) else { return nil }
      let reading = (sentences ?? Reader()).read(
        asked.document, of: words, upTo: Self.mostRequirements, asked.lexicon)
      var trace = BriefTrace(isKept: false)
      return self.brief(of: reading.tree, asked, &trace)
    }
    brief.intent = intent.source.text(in: SourceRange(0, intent.source.utf8.count))
    brief.completeWords(from: intent.source)
    brief.cut(to: Self.mostRequirements)
    return brief
  }

  private func words(_ text: String, named name: String) throws(IntentError) -> Words {
    guard !text.isBlank else { throw .empty }
    return Words(
      text, named: name, derived.taught(to: sentences?.lexicon ?? .shipped), bundle,
      answersNames: answersNames)
  }

  private func brief(
    of tree: ReadingTree, _ intent: Words, isProse: Bool = false, _ trace: inout BriefTrace
  ) -> Brief {
    let source = intent.source
    let corrections =
      intent.language == "en" ? intent.document.corrections(source.utf8, intent.lexicon) : []
    var brief = Brief(
      tree, in: intent.language,
      corrections: corrections.filter(\.isSure).map { Phrase($0.meant, at: $0.range) })
    brief.joinPartsToldTwice()
    if isProse { brief.complete(asProse: tree, source.utf8, intent.lexicon) }
    trace.note(.read, brief)
    derived.name(in: &brief)
    trace.note(.name, brief)
    brief = brief.expanded()
    trace.note(.expand, brief)
    brief.diagnostics += corrections.map(\.diagnostic)
    finish(&brief, intent)
    if brief.language != "en" { brief.diagnostics.append(.otherLanguage(brief.language)) }
    if brief.requirements.isEmpty { brief.diagnostics.append(.nothingRecognized) }
    return brief
  }

  /// The brief of a text that has other blocks than paragraphs; nil for running sentences.
  private func brief(ofBlocksOf intent: Words) -> Brief? {
    guard
      var brief = Brief(
        intent.source.utf8, in: intent.language, by: sentences ?? Reader(), intent.lexicon)
    else { return nil }
    derived.name(in: &brief)
    brief = brief.expanded()
    finish(&brief, intent)
    return brief
  }

  private func finish(_ brief: inout Brief, _ intent: Words) {
    let source = intent.source
    brief.lay(out: PlanReader.request(in: intent.document, source.utf8), from: source.utf8)
    brief.completeWords(from: source)
    brief.cut(to: Self.mostRequirements)
  }

  /// A text that is not blank, and its words.
  private struct Words {
    let source: SourceText
    let lexicon: Lexicon
    let document: Document
    let language: String

    private let bundle: CatalogBundle?
    private let answersNames: Bool

    init(
      _ text: String, named name: String, _ lexicon: Lexicon, _ bundle: CatalogBundle?,
      answersNames: Bool
    ) {
      self.bundle = bundle
      self.answersNames = answersNames
      source = SourceText(name: name, text)
      self.lexicon = lexicon
      document = Document(text, lexicon: lexicon)
      language = Language.prevailing(in: document, source.utf8)
    }

    /// The brief of a text that has no sentences to be read, or of what else it may be; nil for all others.
    func withoutSentences(isProse: Bool = false, orElse other: (Words) -> Brief?) -> Brief? {
      guard document.tokens.contains(where: { $0.isWord || $0.kind == .number }) else {
        return Brief(
          title: Phrase(source.text(in: SourceRange(0, min(source.utf8.count, 60)))),
          diagnostics: [.nothingRecognized])
      }
      if let routine = RoutineReader.brief(of: document, source.utf8) { return routine }
      if let other = other(self) { return other }
      // A plan has a reader of its own, which knows more of it than its name.
      if answersNames, PlanReader.request(in: document, source.utf8) == nil,
        var named = NamedKind.brief(of: document, in: source, lexicon, language, bundle)
      {
        named.completeWords(from: source)
        return named
      }
      guard !isProse, var foreign = NonRequestText.brief(of: document, source.utf8) else {
        return nil
      }
      foreign.completeWords(from: source)
      return foreign
    }
  }
}

extension Diagnostic {
  /// Nothing of an intent asks for anything.
  static let nothingRecognized = Diagnostic(
    .warning, id: "nothing-recognized",
    "nothing in the intent says what to show; name the parts of the screen")

  fileprivate static func tooLong(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, id: "intent-too-long", message + "; the rest is not read", at: range)
  }

  fileprivate var isOfLength: Bool { id == "intent-too-long" }

  fileprivate static func otherLanguage(_ language: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "other-language",
      "the intent seems to be written in '\(language)', of which only forms and lists are read")
  }
}

extension Brief {
  /// Gives requirements that have no words, such as those that a recipe implies, the words at their
  /// place.
  fileprivate mutating func completeWords(from source: SourceText) {
    for index in requirements.indices where requirements[index].words.isEmpty {
      requirements[index].words = source.text(in: requirements[index].range)
      requirements[index].meantWords = requirements[index].words
    }
  }

  /// Says that of a text only its beginning was read, where that is so.
  fileprivate mutating func noteLength(of text: String, in whole: String) {
    guard text.utf8.count < whole.utf8.count, !diagnostics.contains(where: \.isOfLength) else {
      return
    }
    diagnostics.append(
      .tooLong(
        "the intent has more than \(IntentReader.mostBytes) bytes",
        at: SourceRange(text.utf8.count, whole.utf8.count)))
  }

  /// Leaves out what is beyond so many requirements, and says so; parents are before their children.
  fileprivate mutating func cut(to count: Int) {
    guard requirements.count > count else { return }
    let rest = requirements[count...].map(\.range.lowerBound).min() ?? 0
    requirements.removeSubrange(count...)
    diagnostics.append(
      .tooLong(
        "the intent asks for more than \(count) things",
        at: SourceRange(rest, max(rest, intent.utf8.count))))
  }
}

extension String {
  /// Whether it holds nothing but white space and control characters.
  fileprivate var isBlank: Bool {
    unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.value < 0x20 || $0.value == 0x7F }
  }

  /// The text of some bytes, with a "?" for each that is ill-formed, so that all others stay at their
  /// places.
  fileprivate init(keepingPlacesOf bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = text
      return
    }
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var text: [UInt8] = []
    reading: while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): text += scalar
      case .error(let length): text += repeatElement(UInt8(ascii: "?"), count: length)
      case .emptyInput: break reading
      }
    }
    self = String(decoding: text, as: UTF8.self)
  }

  /// As many whole words as so many bytes hold; of a longer word, as many characters.
  fileprivate func beginning(upTo count: Int) -> String {
    guard utf8.count > count else { return self }
    let head = self[..<utf8.index(startIndex, offsetBy: count)]
    return String(head.lastIndex(where: \.isWhitespace).map { head[...$0] } ?? head)
  }
}
