/// Another way to write an intent that asks for the same.
///
/// What a reader makes of it must not depend on which of them was chosen.
public enum Rewriting: String, CaseIterable, Hashable, Sendable {
  /// Hard-wrapped at 44 columns, as in a narrow note.
  case wrapped44 = "wrapped-44"
  /// Hard-wrapped at 72 columns, as in an e-mail.
  case wrapped72 = "wrapped-72"
  /// Set in quotation marks as a whole.
  case quoted
  /// Its one list of several things as bulleted lines.
  case bulleted
  /// Semicolons where commas were.
  case semicolons
  /// All in lower case.
  case lowercased

  /// The intent written so; nil where that would change nothing, or what it asks for.
  ///
  /// - Complexity: O(*n*) in the bytes of the intent.
  public func applied(to intent: String) -> String? {
    let rewritten: String? =
      switch self {
      case .wrapped44: Self.wrapped(intent, at: 44)
      case .wrapped72: Self.wrapped(intent, at: 72)
      case .quoted: intent.unicodeScalars.contains(where: Self.isQuote) ? nil : "\"\(intent)\""
      case .bulleted: Self.bulleted(intent)
      case .semicolons: Self.separated(intent)
      case .lowercased: intent.lowercased()
      }
    return rewritten == intent ? nil : rewritten
  }

  /// Breaks lines at the last space before a column; longer words go beyond it.
  private static func wrapped(_ intent: String, at width: Int) -> String {
    let lines = intent.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      var wrapped = ""
      var column = 0
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        let length = word.unicodeScalars.count
        if column > 0 {
          let fits = column + 1 + length <= width
          wrapped += fits ? " " : "\n"
          column = fits ? column + 1 : 0
        }
        wrapped += word
        column += length
      }
      return wrapped
    }.joined(separator: "\n")
  }

  /// Makes bulleted lines of what one colon, or one "with", announces in a single sentence.
  ///
  /// Only a plain enumeration of three things or more can be set so without a change of meaning.
  private static func bulleted(_ intent: String) -> String? {
    guard !intent.unicodeScalars.contains(where: isQuote), !intent.contains("\n") else {
      return nil
    }
    var text = intent[...]
    if text.hasSuffix(".") { text.removeLast() }
    guard !text.contains(". "), !text.contains("? "), !text.contains("; ") else { return nil }
    let marks = text.ranges(of: ": ") + text.ranges(of: " with ")
    guard marks.count == 1, let mark = marks.first else { return nil }
    let list = text[mark.upperBound...]
    var parts = pieces(of: list, at: ", ")
    guard parts.count > 1, let last = parts.popLast() else { return nil }
    parts += last.hasPrefix("and ") ? [last.dropFirst(4)] : pieces(of: last, at: " and ")
    guard parts.count > 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let head = text[..<mark.lowerBound]
    let announced = text[mark] == ": " ? head + ":" : head + " with:"
    return announced + parts.map { "\n- " + $0 }.joined()
  }

  /// Puts semicolons for the commas between words, outside of brackets and quotation marks.
  private static func separated(_ intent: String) -> String {
    intent.unicodeScalars.contains(where: isQuote)
      ? intent : pieces(of: intent[...], at: ", ").joined(separator: "; ")
  }

  /// The parts of a text between marks that are outside of brackets.
  private static func pieces(of text: Substring, at mark: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var seen = start
    var depth = 0
    for range in text.ranges(of: mark) {
      for byte in text[seen..<range.lowerBound].utf8 {
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
      }
      seen = range.upperBound
      guard depth <= 0 else { continue }
      pieces.append(text[start..<range.lowerBound])
      start = seen
    }
    return pieces + [text[start...]]
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}": true
    default: false
    }
  }
}
