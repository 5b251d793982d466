internal import ScreenText

/// A word, a number or a mark of a text, and what is known of it without its neighbours.
package struct Token: Sendable {
  /// What it is by its spelling and its place.
  package enum Kind: UInt8, Sendable {
    case word, number, conjunction
    case newline, bullet, comma, semicolon, stop, question, colon, bar, arrow, slash, dash
    case open, close, quote, apostrophe
    case other

    /// Whether a clause ends with it.
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
  /// Its bytes in the text.
  package var range: Range<Int>
  /// Its bytes in lower case, hashed; those of the cue that it is meant for where it is misspelt.
  var hash: FNV1a
  /// Whether it begins with a capital, in a text that has small letters as well.
  package var isCapital = false
  /// How it is seen: a small word by itself, a mark by its kind, a cue by its first class.
  var surfaceClass = WordClass.none
  /// The classes of the cue that it is a part of, in the lexicon's list.
  package var cueClasses: Range<Int> = 0..<0
  var component = WordClass.none
  var variant = WordClass.none
  var traits: Lexicon.Traits = []
  /// Whether a span may begin or end beside it wherever it is.
  package var isFunction = false
  /// The cue that it is a part of; negative for none. Neighbours of one phrase share it.
  var phrase: Int32 = -1
  /// Whether it goes on with the phrase of the token before.
  package var continuesPhrase = false
  /// Whether it is no cue as it is written, but one letter makes it one.
  var isMisspelt = false
  /// The class of the word beside being a cue.
  var noun = WordClass.none
  /// Its last three letters.
  var ending: UInt32 = 0
  var isPlural = false
  /// What it is of the names on the screen that the text speaks of.
  var naming = Naming.none
  /// How the line begins that it is the first token of; nil inside of a line.
  var opening: LineOpening?

  /// Whether it is a part of a cue, a small word, or a word that has a class.
  package var isKnown: Bool { phrase >= 0 || isFunction || noun != .none }
  /// Whether it is a word, be it a small one that links others.
  package var isWord: Bool { kind == .word || kind == .conjunction }
}
