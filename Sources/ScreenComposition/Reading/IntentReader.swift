public import ScreenDiagnostics
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
  /// Creates a reader.
  public init() {}

  /// The brief of an intent.
  ///
  /// Any text that is not blank has one. Of a text too long, the first 240 requirements are read.
  ///
  /// - Throws: `IntentError.empty` for a blank text.
  /// - Complexity: O(*n*) in the bytes of the intent.
  public func read(_ source: SourceText) throws(IntentError) -> Brief {
    let raw = Tokenizer(source.utf8).tokens
    guard raw.contains(where: { $0.kind != .line }) else { throw .empty }
    if let routine = RoutineReader.brief(of: raw, bytes: source.utf8) { return routine }
    let language = Language.prevailing(in: raw, bytes: source.utf8)
    let lexicon = Lexicon.of(language)
    if var foreign = ForeignText.brief(of: raw, bytes: source.utf8, lexicon: lexicon) {
      foreign.requirements[0].words = source.text(in: foreign.requirements[0].range)
      return foreign
    }
    let recognizer = Recognizer(raw, bytes: source.utf8, lexicon: lexicon)
    var reader = ClauseReader(bytes: source.utf8, lexicon: lexicon, tokens: recognizer.tokens)
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
