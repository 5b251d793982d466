/// What is between two brackets: the strongest of the tokens that are skipped there.
enum Gap: UInt8, CaseIterable {
  case nothing, words, comma, conjunction, colon, open, close, quote, stop, line, bar, semicolon
  case bullet

  /// What a skipped token makes of a gap.
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

  /// The stronger of two gaps, for each pair of them.
  static let stronger: [UInt8] = allCases.flatMap { left in
    allCases.map { (left.strength >= $0.strength ? left : $0).rawValue }
  }

  private var strength: Int {
    switch self {
    case .nothing: 0
    case .words: 2
    case .close: 4
    case .quote: 5
    case .conjunction: 8
    case .open: 10
    case .colon: 12
    case .bar: 14
    case .comma: 16
    case .semicolon: 18
    case .stop: 20
    case .line: 22
    case .bullet: 24
    }
  }
}
