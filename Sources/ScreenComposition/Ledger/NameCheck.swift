internal import ScreenModel
internal import ScreenReading

/// Whether names on a screen are names: a label of five words, or one with "with" or "form" in it,
/// more likely holds a piece of a sentence that was not understood.
struct NameCheck {
  private let intent: PlainWords
  private let quoted: [PlainWords]
  private let lexicon: Lexicon

  /// Prepares to look at names that an intent gives, of which `tokens` are all.
  init(of brief: Brief, _ tokens: [Token]) {
    let bytes = Array(brief.intent.utf8)
    lexicon = Lexicon.of(brief.language)
    intent = PlainWords(brief.intent)
    quoted = tokens.filter { $0.kind == .quote }.map {
      PlainWords(String(decoding: bytes[$0.innerStart..<$0.innerEnd], as: UTF8.self))
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
    let bytes = Array(name.utf8)
    let tokens = Recognizer(Tokenizer(bytes).tokens, bytes: bytes, lexicon: lexicon).tokens
    return count >= 5
      || tokens.contains { token in
        guard token.kind == .word else { return false }
        if token.plays(Self.connecting), !token.plays(Self.naming) { return true }
        return count > 1 && token.plays(CueSet(.component)) && !token.plays(Self.naming)
      } || tokens.count == 1 && tokens[0].plays(Self.empty)
  }

  /// What ties clauses and parts of a sentence together.
  private static let connecting = CueSet(
    .container, .relative, .copula, .request, .negation, .ability, .narration, .hedge)
  /// What a word may be that is a name as well.
  private static let naming = CueSet(.field, .verb, .flag, .choice, .state)
  /// What is no name by itself.
  private static let empty = CueSet(.article, .narration, .filler, .copula, .request)
}
