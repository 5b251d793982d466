internal import ScreenAssembling
public import ScreenBrief
public import ScreenCatalog
public import ScreenDiagnostics
internal import ScreenDocuments
internal import ScreenProse
public import ScreenGrammar
internal import ScreenModel
internal import ScreenOutline
internal import ScreenPlans
public import ScreenReading

/// Why an intent cannot be read.
public enum IntentError: Error, Hashable, Sendable {
  /// The intent holds nothing but white space and control characters.
  case empty
}

/// Reads an intent into a brief; the same bytes give the same brief.
///
/// Routines are recognized by their times, code and stack traces by their punctuation, and bare
/// names by their entries in the catalog. Everything else is read as sentences: learned weights
/// find the tree of a text, the tree becomes a brief, and the recipe for the kind of screen it
/// names adds what that kind implies.
public struct IntentReader: Sendable {
  /// The reader of sentences; nil for the weights that ship with the package, which are loaded only
  /// when they are needed.
  public var sentences: Reader?
  /// The catalog bundle that answers short requests; nil for the one that ships with the compiler,
  /// which is opened only for them.
  public var bundle: CatalogBundle?
  /// Whether the catalog answers bare names that it knows; if not, they are read as sentences.
  package var answersNames = true
  private let derived: DerivedNames

  /// The most requirements, and the most bytes, that are read of a text.
  fileprivate static let mostRequirements = 240
  static let mostBytes = 32_768

  /// Creates a reader of intents for screens under any grammar.
  public init() { derived = DerivedNames([]) }

  /// Creates a reader that knows the derived components of a grammar by their names.
  public init(grammar: Grammar) { derived = DerivedNames(DerivedComponent.all(of: grammar)) }

  /// Returns the brief of an intent.
  ///
  /// Every text that is not blank has a brief. Of a long text, only the first 240 requirements and
  /// the first 32 KiB are read.
  ///
  /// - Throws: `IntentError.empty` for a blank text.
  /// - Complexity: O(*n*) in the bytes of the intent.
  public func read(_ source: SourceText) throws(IntentError) -> Brief {
    try readWithDocument(source).brief
  }

  /// Returns the brief of an intent, and the document by which a ledger accounts for its words.
  ///
  /// The document is nil if the grammar adds names to the lexicon, because the ledger accounts for
  /// those separately.
  package func readWithDocument(
    _ source: SourceText
  ) throws(IntentError) -> (brief: Brief, document: Document?) {
    var trace = BriefTrace(isKept: false)
    return try read(source, &trace)
  }

  /// Returns the brief of an intent after each pass, in the order of the passes.
  ///
  /// - Throws: `IntentError.empty` for a blank text.
  public func stages(of source: SourceText) throws(IntentError) -> [BriefStage] {
    var trace = BriefTrace(isKept: true)
    _ = try read(source, &trace)
    return trace.stages
  }

  /// Returns the reader for the sentences of a text: its own, if it was given one; that of prose for
  /// letters, chats, stories and long descriptions; and otherwise that of single sentences.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public func reader(for source: SourceText) -> Reader {
    guard sentences == nil, !source.utf8.allSatisfy({ $0 <= UInt8(ascii: " ") }),
      let intent = try? words(
        String(keepingPlacesOf: DrawnFrame.blanked(source.utf8)), named: source.name)
    else { return sentences ?? Reader() }
    return reader(isProse: ProseForm(intent.source.utf8, in: intent.language).holds)
  }

  private func reader(isProse: Bool) -> Reader {
    sentences ?? (isProse ? .prose : Reader())
  }

  private func read(
    _ source: SourceText, _ trace: inout BriefTrace
  ) throws(IntentError) -> (brief: Brief, document: Document?) {
    let all = String(keepingPlacesOf: DrawnFrame.blanked(source.utf8))
    let text = all.beginning(upTo: Self.mostBytes)
    let intent = try words(text, named: source.name)
    if let specified = specified(in: intent) {
      trace.note(.recognize, specified)
      return (specified, document(of: intent))
    }
    let isProse = ProseForm(intent.source.utf8, in: intent.language).holds
    // A text whose lines are names is recognized by its structure, however many of the lines are
    // numbered.
    let isOfBlocks = !isProse || StructuredForm(intent.source.utf8).holds
    if var known = intent.withoutSentences(
      isProse: isProse,
      orElse: {
        self.brief(ofLinesOf: $0, isProse: isProse)
          ?? (isOfBlocks ? self.brief(ofBlocksOf: $0) : nil)
      })
    {
      known.intent = text
      known.noteLength(of: text, in: all)
      trace.note(.recognize, known)
      return (known, document(of: intent))
    }
    let asked = RequestSentences(intent.source.utf8)
    let scaffold = isProse ? Scaffold(intent.source.utf8) : nil
    let lines = scaffold.flatMap { RequestLines($0) }
    let asking = try (asked?.utf8 ?? lines?.utf8).map { utf8 throws(IntentError) in
      try words(String(decoding: utf8, as: UTF8.self), named: source.name)
    }
    let read = asking ?? intent
    let reading = reader(isProse: isProse).read(
      read.document, of: read.source.text(in: SourceRange(0, read.source.utf8.count)),
      upTo: Self.mostRequirements, read.lexicon)
    let whole =
      read.language == "en"
      ? reading.tree.asStated(LineWords(read.source.utf8)) : reading.tree
    // What is around the requests of lines still says who speaks and what the case is.
    let said = lines == nil ? read : intent
    let (tree, torn) = isProse ? whole.withSense(said.source.utf8) : (whole, [])
    var brief = brief(of: tree, said, asProse: scaffold, &trace)
    brief.intent = text
    brief.leftOut += asked?.leftOut ?? lines?.leftOut ?? []
    brief.unread = (reading.unread + torn).sorted { $0.lowerBound < $1.lowerBound }
    brief.margin = reading.margin ?? 0
    brief.noteLength(of: text, in: all)
    trace.note(.finish, brief)
    return (brief, document(of: intent))
  }

  private func document(of intent: Words) -> Document? {
    derived.teachesNothing ? intent.document : nil
  }

  /// Returns the brief of an intent whose tree is already known.
  ///
  /// Routines, plans and code are recognized as usual, whatever the tree says.
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

  /// Returns the brief of a tree alone, without checking whether its text is a routine, a name or
  /// code.
  ///
  /// - Throws: `IntentError.empty` for a blank text.
  package func read(asDrawn tree: ReadingTree) throws(IntentError) -> Brief {
    let intent = try words(tree.text, named: "<intent>")
    var trace = BriefTrace(isKept: false)
    var brief = brief(of: tree, intent, &trace)
    brief.intent = tree.text
    return brief
  }

  /// Returns the brief of a text with code that specifies a screen; nil for any other text.
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
    of tree: ReadingTree, _ intent: Words, asProse scaffold: Scaffold? = nil,
    _ trace: inout BriefTrace
  ) -> Brief {
    let source = intent.source
    let corrections =
      intent.language == "en" ? intent.document.corrections(source.utf8, intent.lexicon) : []
    var brief = Brief(
      tree, in: intent.language,
      corrections: corrections.filter(\.isSure).map { Phrase($0.meant, at: $0.range) })
    brief.joinPartsToldTwice()
    if intent.language == "en" {
      let words = LineWords(source.utf8)
      brief.takeStatedRows(words)
      brief.takePlaceholders(words)
      brief.takeProperName(words)
      brief.takeRequired(words)
    }
    if let scaffold {
      brief.complete(asProse: tree, source.utf8, scaffold, intent.lexicon)
    } else if intent.language == "en" {
      brief.completeTitle(ofLines: tree, source.utf8, intent.lexicon)
    }
    if intent.language == "en" { brief.takeDerived(LineWords(source.utf8)) }
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

  /// Returns the brief of a text that has blocks other than paragraphs; nil for running sentences.
  private func brief(ofBlocksOf intent: Words) -> Brief? {
    Brief(intent.source.utf8, in: intent.language, by: sentences ?? Reader(), intent.lexicon)
      .map { completed($0, of: intent) }
  }

  /// Returns the brief of a document whose lines say what they are there for; nil for other texts.
  private func brief(ofLinesOf intent: Words, isProse: Bool) -> Brief? {
    Brief(
      linesOf: intent.source.utf8, in: intent.language, isProse: isProse, by: sentences ?? Reader(),
      intent.lexicon
    )
    .map { completed($0, of: intent) }
  }

  /// Completes the brief of a document by what depends on its words alone.
  private func completed(_ brief: Brief, of intent: Words) -> Brief {
    var brief = brief
    if intent.language == "en" { brief.takeDerived(LineWords(intent.source.utf8)) }
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

  /// A text that is not blank, with its tokens and its language.
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

    /// Returns the brief of a text that is not to be read as sentences; nil for any other text.
    ///
    /// `other` is another way to read the text, tried after routines and before names and texts that
    /// ask for no screen.
    func withoutSentences(isProse: Bool = false, orElse other: (Words) -> Brief?) -> Brief? {
      guard document.tokens.contains(where: { $0.isWord || $0.kind == .number }) else {
        return Brief(
          title: Phrase(source.text(in: SourceRange(0, min(source.utf8.count, 60)))),
          diagnostics: [.nothingRecognized])
      }
      if let routine = RoutineReader.brief(of: document, source.utf8) { return routine }
      if let other = other(self) { return other }
      // Plans have their own reader, which knows more about them than their name.
      let mayBeNamed =
        answersNames && PlanReader.request(in: document, source.utf8) == nil
      if mayBeNamed, let translated = TranslatedKind.brief(of: source, lexicon, bundle) {
        return translated
      }
      if mayBeNamed,
        var named = NamedKind.brief(of: document, in: source, lexicon, language, bundle)
      {
        named.completeWords(from: source)
        named.restoreAcronyms(of: document, source.utf8)
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
