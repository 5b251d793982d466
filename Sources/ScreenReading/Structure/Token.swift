internal import ScreenText

/// A word, number or mark of a text, with what is known of it regardless of its neighbours.
package struct Token: Sendable {
  /// The kind of a token, by its spelling and position.
  package enum Kind: UInt8, Sendable {
    case word, number, conjunction
    case newline, bullet, comma, semicolon, stop, question, colon, bar, arrow, slash, dash
    case open, close, quote, apostrophe
    case other

    /// Whether a token of this kind ends a clause.
    var endsClause: Bool {
      switch self {
      case .newline, .semicolon, .stop, .question: true
      case .word, .number, .conjunction, .bullet, .comma, .colon, .bar, .arrow, .slash, .dash,
        .open, .close, .quote, .apostrophe, .other:
        false
      }
    }
  }

  package var kind: Kind
  /// The range of its bytes in the text.
  package var range: Range<Int>
  /// The hash of its bytes in lower case; for a misspelt cue, the hash of the intended word.
  var hash: FNV1a
  /// Whether it begins with a capital, in a text that is not nearly all capitals.
  package var isCapital = false
  /// Its feature class: of a function word its own, of a mark its kind, of a cue its first class.
  var surfaceClass = WordClass.none
  /// The classes of the cue to which it belongs, as places of the lexicon's senses.
  package var cueClasses: Range<Int> = 0..<0
  var component = WordClass.none
  var variant = WordClass.none
  var traits: Lexicon.Traits = []
  /// Whether it is a function word, next to which a span may always begin or end.
  package var isFunction = false
  /// The number of the cue to which it belongs, shared by the tokens of one phrase; negative for
  /// none.
  var phrase: Int32 = -1
  /// Whether it continues the phrase of the previous token.
  package var continuesPhrase = false
  /// Whether it is one edit away from the cue that it is read as.
  var isMisspelt = false
  /// The class of the word, apart from its cue.
  var noun = WordClass.none
  /// Its last three bytes, in lower case.
  var ending: UInt32 = 0
  var isPlural = false
  /// How it relates to the names on the screen that the text edits.
  var naming = Naming.none
  /// How its line begins, if it is the first token of the line; otherwise nil.
  var opening: LineOpening?

  /// Whether it belongs to a cue, is a function word, or has a word class.
  package var isKnown: Bool { phrase >= 0 || isFunction || noun != .none }
  /// Whether it is a word, including conjunctions.
  package var isWord: Bool { kind == .word || kind == .conjunction }
}
