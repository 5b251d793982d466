internal import ScreenReading
internal import ScreenTreebank

/// Another way to write an intent that asks for the same.
///
/// A reader's result must not depend on which way was chosen.
public enum Rewriting: String, CaseIterable, Hashable, Sendable {
  /// Hard-wrapped at 44 columns, as in a narrow note.
  case wrapped44 = "wrapped-44"
  /// Hard-wrapped at 72 columns, as in an e-mail.
  case wrapped72 = "wrapped-72"
  /// Quoted as a whole.
  case quoted
  /// Its only list of several things as bulleted lines.
  case bulleted
  /// Semicolons where commas were.
  case semicolons
  /// All in lower case.
  case lowercased

  /// The rewritten intent; nil if that would change nothing, or would change the request.
  ///
  /// - Complexity: O(*n*) in the bytes of the intent.
  public func applied(to intent: String) -> String? {
    let rewritten: String? =
      switch self {
      case .wrapped44: ReadingTree(intent).wrapped(at: 44).text
      case .wrapped72: ReadingTree(intent).wrapped(at: 72).text
      case .quoted: intent.unicodeScalars.contains(where: \.isQuotationMark) ? nil : "\"\(intent)\""
      case .bulleted: ReadingTree(intent).bulleted?.text
      case .semicolons: ReadingTree(intent).separated?.text
      case .lowercased: intent.lowercased()
      }
    return rewritten == intent ? nil : rewritten
  }
}
