internal import ScreenBrief
internal import ScreenModel
internal import ScreenReading

/// Checks whether names on a screen are names.
///
/// A label of five words, or one with "with" or "form" in it, is more likely a piece of a sentence
/// that was not understood.
struct NameCheck {
  private let intent: PlainWords
  private let quoted: [PlainWords]
  private let language: String
  private let lexicon = Lexicon.shipped

  /// Prepares to check the names in an intent, given as a document.
  init(of brief: Brief, _ document: Document) {
    let bytes = Array(brief.intent.utf8)
    language = brief.language
    intent = PlainWords(brief.intent)
    quoted = (0..<document.count).compactMap { index in
      document.quotationEnd(from: index).map { end in
        PlainWords(String(decoding: bytes[document.quotation(from: index, to: end)], as: UTF8.self))
      }
    }
  }

  /// Whether a component's name is more than a name; quoted words always are a name.
  func isOverloaded(_ component: Component) -> Bool {
    guard let name = OwnTexts(of: component)["label", "key"] else { return false }
    let words = PlainWords(name)
    guard intent.contains(words), !quoted.contains(where: { $0.contains(words) }) else {
      return false
    }
    let count = words.bytes.count { $0 == 0x20 } - 1
    if count >= 5 { return true }
    let document = Document(name, lexicon: lexicon)
    let phrases = document.phrases.map {
      lexicon.classes(of: document.tokens[$0.lowerBound], in: language)
    }
    return phrases.contains { phrase in
      guard phrase.isDisjoint(with: Self.naming) else { return false }
      return !phrase.isDisjoint(with: Self.connecting)
        || count > 1 && phrase.contains(CueClasses(.component))
    } || phrases.count == 1 && !phrases[0].isDisjoint(with: Self.empty)
  }

  /// The classes of words that connect clauses and parts of a sentence.
  private static let connecting = CueClasses(
    .container, .relative, .copula, .request, .negation, .ability, .narration, .hedge)
  /// The classes of words that may also be names.
  private static let naming = CueClasses(.field, .verb, .flag, .choice, .state)
  /// The classes of words that are not a name by themselves.
  private static let empty = CueClasses(.article, .narration, .filler, .copula, .request)
}
