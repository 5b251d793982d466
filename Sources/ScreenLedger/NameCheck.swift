internal import ScreenBrief
internal import ScreenModel
internal import ScreenReading

/// Whether names on a screen are names: a label of five words, or one with "with" or "form" in it,
/// more likely holds a piece of a sentence that was not understood.
struct NameCheck {
  private let intent: PlainWords
  private let quoted: [PlainWords]
  private let language: String
  private let lexicon = Lexicon.shipped

  /// Prepares to look at names that an intent gives, which is a document.
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

  /// Whether a component's name holds more than a name; what is in quotation marks is one.
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

  /// What ties clauses and parts of a sentence together.
  private static let connecting = CueClasses(
    .container, .relative, .copula, .request, .negation, .ability, .narration, .hedge)
  /// What a word may be that is a name as well.
  private static let naming = CueClasses(.field, .verb, .flag, .choice, .state)
  /// What is no name by itself.
  private static let empty = CueClasses(.article, .narration, .filler, .copula, .request)
}
