public import ScreenDiagnostics
public import ScreenGrammar
internal import ScreenModel
public import ScreenReading

/// Why an intent cannot be read.
public enum IntentError: Error, Hashable, Sendable {
  /// The intent holds nothing but white space.
  case empty
}

/// Reads an intent into a brief, by rules and cue words; the same bytes give the same brief.
///
/// Bytes become tokens, tokens the known words and phrases among them, lines and marks an outline
/// of items and sentences, and each of those is read from left to right into requirements.
public struct IntentReader: Sendable {
  /// How sentences are read.
  public enum Method: String, Sendable, CaseIterable {
    /// By ordered rules.
    case rules
    /// By learned weights.
    case learned
  }

  /// How English sentences are read; of others, only the rules know forms and lists.
  public var method = Method.rules
  /// What reads sentences where they are read by learned weights; nil for the weights that the
  /// package ships, which are not loaded before they are needed.
  public var sentences: Reader?
  private let derived: [DerivedComponent]
  /// The English cues with the names of derived components; nil where there are none, and the cues
  /// need not be read before an intent is.
  private let english: Lexicon?

  /// Creates a reader of intents for screens under any grammar.
  public init() {
    derived = []
    english = nil
  }

  /// Creates a reader that knows the derived components of a grammar by their names.
  public init(grammar: Grammar) {
    derived = DerivedComponent.all(of: grammar)
    english = derived.isEmpty ? nil : Self.lexicon("en", with: derived)
  }

  private static func lexicon(_ language: String, with derived: [DerivedComponent]) -> Lexicon {
    var lexicon = Lexicon.of(language)
    for component in derived { lexicon.add(component) }
    return lexicon
  }

  /// The brief of an intent.
  ///
  /// Any text that is not blank has one. Of a text too long, the first 240 requirements are read.
  ///
  /// - Throws: `IntentError.empty` for a blank text.
  /// - Complexity: O(*n*) in the bytes of the intent.
  public func read(_ source: SourceText) throws(IntentError) -> Brief {
    try read(source, by: method)
  }

  /// The brief of an intent by a method of one's own choice.
  package func read(
    _ source: SourceText, by method: Method
  ) throws(IntentError) -> Brief {
    if method == .learned, let brief = try readByWeights(source) { return brief }
    return try readByRules(source)
  }

  /// The brief of an intent by learned weights; nil for one that only the rules read: routines,
  /// plans, other languages than English, and bytes that are no text.
  ///
  /// - Throws: `IntentError.empty` for a blank text.
  package func readByWeights(_ source: SourceText) throws(IntentError) -> Brief? {
    let text = String(decoding: source.utf8, as: UTF8.self)
    // Where ill-formed bytes were mended, brackets would not lie where the bytes do.
    guard text.utf8.count == source.utf8.count else { return nil }
    let raw = Tokenizer(source.utf8).tokens
    guard raw.contains(where: { $0.kind != .line }) else { throw .empty }
    guard isForWeights(raw, of: source) else { return nil }
    let reading = (sentences ?? Reader()).read(text)
    var brief = brief(of: reading.tree, raw, source)
    brief.unread = reading.unread
    brief.margin = reading.margin
    return brief
  }

  private func readByRules(_ source: SourceText) throws(IntentError) -> Brief {
    var brief = try brief(of: source)
    brief.intent = String(decoding: source.utf8, as: UTF8.self)
    return brief
  }

  /// The brief of an intent of which it is known how to read it.
  ///
  /// Routines, plans and lists in other languages are read as ever, whatever the tree says.
  ///
  /// - Throws: `IntentError.empty` for a blank text.
  /// - Complexity: O(*n*) in the bytes of the intent.
  public func read(_ tree: ReadingTree) throws(IntentError) -> Brief {
    let source = SourceText(name: "<intent>", tree.text)
    let raw = Tokenizer(source.utf8).tokens
    guard raw.contains(where: { $0.kind != .line }) else { throw .empty }
    guard isForWeights(raw, of: source) else { return try readByRules(source) }
    return brief(of: tree, raw, source)
  }

  /// Whether a text is of the kinds that trees are drawn of.
  private func isForWeights(_ raw: [Token], of source: SourceText) -> Bool {
    Language.prevailing(in: raw, bytes: source.utf8) == "en"
      && RoutineReader.brief(of: raw, bytes: source.utf8) == nil
  }

  private func brief(of tree: ReadingTree, _ raw: [Token], _ source: SourceText) -> Brief {
    let recognizer = Recognizer(
      raw, bytes: source.utf8, lexicon: english ?? .english, isEnglish: true)
    var brief = Brief(tree, corrections: recognizer.corrections).expanded()
    brief.diagnostics += recognizer.diagnostics
    brief.lay(out: PlanReader.request(in: raw, bytes: source.utf8), from: source.utf8)
    brief.completeWords(from: source)
    return brief
  }

  private func brief(of source: SourceText) throws(IntentError) -> Brief {
    let raw = Tokenizer(source.utf8).tokens
    guard raw.contains(where: { $0.kind != .line }) else { throw .empty }
    if let routine = RoutineReader.brief(of: raw, bytes: source.utf8) { return routine }
    let language = Language.prevailing(in: raw, bytes: source.utf8)
    let lexicon =
      language == "en" ? english ?? .english : Self.lexicon(language, with: derived)
    if var foreign = ForeignText.brief(of: raw, bytes: source.utf8, lexicon: lexicon) {
      foreign.requirements[0].words = source.text(in: foreign.requirements[0].range)
      return foreign
    }
    let recognizer = Recognizer(
      raw, bytes: source.utf8, lexicon: lexicon, isEnglish: language == "en")
    var reader = ClauseReader(bytes: source.utf8, lexicon: lexicon, tokens: recognizer.tokens)
    reader.spellings = recognizer.spellings
    let outline = Outline(recognizer.tokens, bytes: source.utf8)
    reader.read(outline)
    var brief = reader.finished()
    brief.language = language
    brief.diagnostics = recognizer.diagnostics + brief.diagnostics
    brief.lay(out: PlanReader.request(in: raw, bytes: source.utf8), from: source.utf8)
    if language != "en" {
      brief.diagnostics.append(
        Diagnostic(
          .warning, id: "other-language",
          "the intent seems to be written in '\(language)', of which only forms and lists are read")
      )
    }
    brief.completeWords(from: source)
    return brief
  }
}

extension Brief {
  /// Gives requirements that have no words, such as those that a recipe implies, the words at their
  /// place.
  fileprivate mutating func completeWords(from source: SourceText) {
    for index in requirements.indices where requirements[index].words.isEmpty {
      requirements[index].words = source.text(in: requirements[index].range)
    }
  }
}
