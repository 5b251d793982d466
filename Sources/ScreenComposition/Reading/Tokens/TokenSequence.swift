/// The tokens of an intent; before the first and after the last is the end of a line.
///
/// A reader looks one token back and several ahead all the time. That there always is a token to
/// look at, an empty one at either end, makes every such look total.
struct TokenSequence: Sendable {
  private let tokens: [Token]
  /// The number of bytes that the tokens come from.
  private let length: Int

  init(_ tokens: [Token], length: Int) {
    self.tokens = tokens
    self.length = length
  }

  /// The number of tokens.
  var count: Int { tokens.count }

  /// Whether there is no token.
  var isEmpty: Bool { tokens.isEmpty }

  /// The token at an index, or the end of a line where there is none.
  @inline(__always)
  subscript(index: Int) -> Token {
    guard index >= 0 else { return Token(.line, 0, 0) }
    return index < tokens.count ? tokens[index] : Token(.line, length, length)
  }

  /// The first tokens, at most so many.
  func prefix(_ count: Int) -> ArraySlice<Token> { tokens.prefix(count) }

  /// The results of a function of each token.
  func map<Result>(_ transform: (Token) -> Result) -> [Result] { tokens.map(transform) }

  /// Whether any token meets a condition.
  func contains(where predicate: (Token) -> Bool) -> Bool { tokens.contains(where: predicate) }
}
