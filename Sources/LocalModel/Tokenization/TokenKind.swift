/// What a token is for.
public enum TokenKind: UInt8, Hashable, Sendable {
  /// Text.
  case normal = 1
  /// What stands for text that has no token.
  case unknown
  /// A mark of the protocol, such as the end of a message; never a part of the text.
  case control
  /// Text that was added to the vocabulary as a whole.
  case userDefined
  /// Kept free.
  case unused
  /// A single byte.
  case byte
}
