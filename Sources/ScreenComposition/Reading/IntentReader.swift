public import ScreenDiagnostics
public import ScreenGrammar
internal import ScreenModel

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
    var brief = try brief(of: source)
    brief.intent = String(decoding: source.utf8, as: UTF8.self)
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
    for index in brief.requirements.indices where brief.requirements[index].words.isEmpty {
      brief.requirements[index].words = source.text(in: brief.requirements[index].range)
    }
    return brief
  }
}
