/// The kind of a token; the raw value is the kind's number in GGUF files.
public enum TokenKind: UInt8, Hashable, Sendable {
  /// Text.
  case normal = 1
  /// The token for text that has no other token.
  case unknown
  /// A special token of the protocol, such as the end of a message; never part of the text.
  case control
  /// A text that was added to the vocabulary as a whole.
  case userDefined
  /// Reserved.
  case unused
  /// A single byte.
  case byte
}
