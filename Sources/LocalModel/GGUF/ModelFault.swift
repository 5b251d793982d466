/// Why a file is not a usable model, or why a run cannot continue.
public struct ModelFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; the raw value is a stable identifier.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The file cannot be opened or mapped, or is not a regular file.
    case unreadable
    /// The file is not a GGUF file.
    case notAModel = "not-a-model"
    /// The file ends before its contents do.
    case truncated
    /// The file contradicts itself, contains invalid values such as NaN, or is a Git LFS pointer or
    /// a web page.
    case malformed
    /// The file is valid, but needs a feature that this engine lacks.
    case unsupported
    /// The file was changed while in use.
    case changed
    /// The tokens do not fit into the context.
    case contextFull = "context-full"
    /// A token is not in the vocabulary, or there are no tokens.
    case unknownToken = "unknown-token"
  }

  /// The kind of fault.
  public var kind: Kind
  /// What is wrong, and where: one sentence, in lower case and without a full stop.
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

/// Quotes text from the file for a message: at most 60 characters, without unprintable ones.
///
/// Messages go to terminals, which interpret more than the ASCII control characters: U+009B also
/// starts a control sequence, and U+202E reverses the text that follows it.
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
