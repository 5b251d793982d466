internal import ScreenModel

/// Finds the codes in right-to-left text: telephone numbers, amounts, dates and names with signs,
/// whose parts the bidirectional algorithm would put in another order.
///
/// A code is a run of characters that are not right-to-left. Signs at its ends belong to it only if
/// they are written there on purpose: a leading `+` does, a closing full stop does not. Brackets
/// belong to it only in pairs.
struct CodeFinder {
  /// The codes, in order.
  private(set) var codes: [Range<String.Index>] = []
  private let scalars: String.UnicodeScalarView

  init(_ text: String) {
    scalars = text.unicodeScalars
    var start = scalars.startIndex
    while start < scalars.endIndex {
      guard begins(at: start) else {
        scalars.formIndex(after: &start)
        continue
      }
      let (end, next) = run(from: start)
      guard end > start else {
        scalars.formIndex(after: &start)
        continue
      }
      if isCode(start..<end) { codes.append(start..<end) }
      start = max(end, next)
    }
  }

  /// Returns the end of the code that begins at an index, and where to continue after it.
  private func run(from start: String.Index) -> (end: String.Index, next: String.Index) {
    var end = start
    var index = start
    var hasLetter = false
    var open: [String.Index] = []
    scan: while index < scalars.endIndex, scalars[index].isOfCodes {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      hasLetter = hasLetter || scalar.properties.isAlphabetic
      switch scalar {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        // A bracket that was opened before the code, or that closes none of its kind, ends it.
        guard let last = open.last, scalars[last].closes(with: scalar) else { break scan }
        open.removeLast()
        end = next
      case ",", ";", ":", ".", "!", "?":
        // Figures after a comma and a space are the next in a list, which runs as the text does.
        if !hasLetter, next == scalars.endIndex || scalars[next] == " " { break scan }
      default: if endsCode(at: index) { end = next }
      }
      index = next
    }
    guard let first = open.first, first < end else { return (end, index) }
    // A bracket that is closed after the code does not belong to it, nor does what is behind it.
    var last = first
    while last > start {
      let previous = scalars.index(before: last)
      if endsCode(at: previous) || scalars[previous].isClosing { break }
      last = previous
    }
    return (last, scalars.index(after: first))
  }

  /// Whether a run would be put in another order: it holds signs or spaces among its digits, or
  /// ends in a sign.
  private func isCode(_ range: Range<String.Index>) -> Bool {
    let run = scalars[range]
    let hasDigit = run.contains { $0.properties.numericType != nil }
    guard hasDigit else {
      return run.first?.isOfNames != true || run.last?.isOfNames != true
    }
    return !run.allSatisfy { ("0"..."9").contains($0) || $0 == "." || $0 == "," || $0 == ":" }
  }

  /// Whether a code may begin at an index.
  private func begins(at index: String.Index) -> Bool {
    switch scalars[index] {
    case "+", "-", "\u{2212}", "\u{2013}", "#", "~", "<", ">", "=", "(", "[", "@", "*", "/", "_",
      "\u{B1}", "\u{2248}", "\u{2264}", "\u{2265}", "\u{A7}", "\u{2116}":
      // After a letter the sign joins two words, as in "from-5".
      guard index > scalars.startIndex else { return true }
      let before = scalars[scalars.index(before: index)]
      return !before.properties.isAlphabetic && before.properties.numericType == nil
    case let scalar: return scalar.isOfNames
    }
  }

  /// Whether a code may end with the character at an index, apart from a closing bracket.
  private func endsCode(at index: String.Index) -> Bool {
    switch scalars[index] {
    case "%", "+", "#", "*", "\u{2030}", "\u{B0}", "\u{D7}", "\u{2032}", "\u{2033}", "\u{2122}",
      "\u{AE}", "\u{A9}":
      return true
    case let scalar: return scalar.isOfNames || scalar.properties.isGraphemeExtend
    }
  }
}

extension Unicode.Scalar {
  /// Whether an opening bracket is closed by another character.
  fileprivate func closes(with other: Unicode.Scalar) -> Bool {
    switch self {
    case "(": other == ")"
    case "[": other == "]"
    default: other == "}"
    }
  }

  fileprivate var isClosing: Bool { self == ")" || self == "]" || self == "}" }

  /// Whether the character may be within a code: it is not right-to-left, and no line ends with it.
  fileprivate var isOfCodes: Bool {
    value >= 0x20 && value != 0x7F && !TextDirection.isRightToLeft(self)
      && !properties.isBidiControl
  }

  /// Whether the character is a letter, a number of any kind, or a currency sign.
  fileprivate var isOfNames: Bool {
    isOfCodes
      && (properties.isAlphabetic || properties.numericType != nil
        || properties.generalCategory == .currencySymbol)
  }
}
