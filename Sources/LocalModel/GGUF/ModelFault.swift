/// Why a file is no model that can run here, or why a run cannot go on.
public struct ModelFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a stable word.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The file cannot be opened, or is no regular file.
    case unreadable
    /// The file is of another kind.
    case notAModel = "not-a-model"
    /// The file ends before its contents do.
    case truncated
    /// The file contradicts itself, or holds what is no number.
    case malformed
    /// The file is sound, and asks for what this engine cannot do.
    case unsupported
    /// The file was changed while it was in use.
    case changed
    /// There are more tokens than the context holds.
    case contextFull = "context-full"
    /// A token that the vocabulary does not have, or no token at all.
    case unknownToken = "unknown-token"
  }

  /// What is wrong, as a stable word.
  public var kind: Kind
  /// One lower-case sentence without a full stop: what is wrong, and where.
  public var message: String

  /// The message.
  public var description: String { message }

  static func malformed(_ message: String) -> ModelFault {
    ModelFault(kind: .malformed, message: message)
  }

  static func unsupported(_ message: String) -> ModelFault {
    ModelFault(kind: .unsupported, message: message)
  }
}

/// Text of the file for a message: what is not printable or too long is left out.
///
/// A message goes to terminals, which take orders from more than ASCII's control characters: U+009B
/// begins them, too, and U+202E turns round what follows.
func quoted(_ text: String) -> String {
  let printable = text.unicodeScalars.prefix(60).filter {
    switch $0.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
  var copy = String(String.UnicodeScalarView(printable))
  if text.unicodeScalars.dropFirst(60).first != nil { copy += "…" }
  return "“\(copy)”"
}
