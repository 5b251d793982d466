internal import ScreenDiagnostics

/// A word or sign of a grammar's text.
struct Token: Hashable, Sendable {
  /// The kind of a token.
  enum Kind: Hashable, Sendable {
    case name
    case number
    case string
    case leftBrace
    case rightBrace
    case leftParenthesis
    case rightParenthesis
    case leftBracket
    case rightBracket
    case colon
    case comma
    case dot
    case ellipsis
    case question
    case equals
    case pipe
    case plus
    /// Bytes that begin no token; the lexer has reported them.
    case invalid
    case end
  }

  /// Its kind.
  var kind: Kind
  /// Its bytes.
  var range: SourceRange
  /// Whether it is the first token on its line.
  var startsLine = false
  /// The doc comments right before it, as indices into the lexer's list.
  var comments = 0..<0
}

extension Token.Kind {
  /// The text by which a diagnostic names it.
  var spelling: String {
    switch self {
    case .name: "a name"
    case .number: "a number"
    case .string: "a text in quotes"
    case .leftBrace: "'{'"
    case .rightBrace: "'}'"
    case .leftParenthesis: "'('"
    case .rightParenthesis: "')'"
    case .leftBracket: "'['"
    case .rightBracket: "']'"
    case .colon: "':'"
    case .comma: "','"
    case .dot: "'.'"
    case .ellipsis: "'...'"
    case .question: "'?'"
    case .equals: "'='"
    case .pipe: "'|'"
    case .plus: "'+'"
    case .invalid: "something else"
    case .end: "the end of the file"
    }
  }
}
