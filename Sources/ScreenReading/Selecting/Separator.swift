/// The separator between two brackets: the strongest of the tokens skipped there. Cases are ordered
/// from weakest to strongest.
package enum Separator: UInt8, CaseIterable {
  case nothing, words, close, quote, conjunction, open, colon, bar, comma, semicolon, stop, line
  case bullet

  /// Creates the separator that a skipped token of a kind forms.
  init(_ kind: Token.Kind) {
    switch kind {
    case .word, .number, .other: self = .words
    case .conjunction: self = .conjunction
    case .comma: self = .comma
    case .newline: self = .line
    case .bullet: self = .bullet
    case .semicolon: self = .semicolon
    case .stop, .question: self = .stop
    case .colon: self = .colon
    case .bar, .arrow, .slash, .dash: self = .bar
    case .open: self = .open
    case .close: self = .close
    case .quote, .apostrophe: self = .quote
    }
  }

  static let count = allCases.count
}
