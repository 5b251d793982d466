/// A word, number or mark of an intent, and where it is.
struct Token: Sendable {
  /// What a token is.
  enum Kind: UInt8, Sendable {
    case word, number, quote, comma, semicolon, colon, stop, dash, slash, open, close, line, symbol
  }

  /// What a number measures.
  enum Measure: UInt8, Sendable {
    case plain, percent, money, quantity, duration, clock, date, times, ordinal
  }

  var kind: Kind
  var start: Int
  var end: Int
  /// What is between the marks of a quotation; otherwise the token's own range.
  var innerStart: Int
  var innerEnd: Int
  /// The entry of the lexicon that the word, or the phrase it stands for, has; -1 if none.
  var entry = -1
  /// The classes of that entry.
  var classes: CueSet = []
  /// Whether it reads as a name: it begins with a capital letter, or is an address.
  var isCapitalized = false
  /// Whether a hyphen, and no space, ties it to the token before.
  var isJoined = false
  /// Whether it is the plural of what the lexicon lists, or looks like a plural.
  var isPlural = false
  /// Where the right spelling of a word is among those that were mended; -1 if it is as meant.
  var spelling = -1
  /// The value of a number; seconds for a duration.
  var number: Double = 0
  var measure = Measure.plain

  init(_ kind: Kind, _ start: Int, _ end: Int) {
    self.kind = kind
    self.start = start
    self.end = end
    innerStart = start
    innerEnd = end
  }

  /// Whether the token plays one of some parts.
  @inline(__always)
  func plays(_ classes: CueSet) -> Bool { !self.classes.isDisjoint(with: classes) }

  /// Whether it is a number of four digits, as years are where a date or an event says so: "1492".
  var hasFourDigits: Bool {
    kind == .number && measure == .plain && end - start == 4 && (1_000...2_200).contains(number)
  }
}
