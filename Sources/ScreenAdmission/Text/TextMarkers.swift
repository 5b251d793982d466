internal import ScreenText

/// Numbering and bullets at the start of a text, and digits within it.
package enum TextMarkers {
  /// The scalars that are bullets when a space follows them.
  package static let bullets: [Unicode.Scalar] = [
    "-", "*", "+", "•", "◦", "‣", "▪", "–", "—", "·", "●", "○",
  ]

  /// Removes `1. `, `2) `, `(3) `, `a) `, `- `, `• ` and the like; at most three in a row.
  ///
  /// A text that consists only of a marker is left unchanged.
  ///
  /// - Returns: Whether anything was removed.
  static func strip(_ scalars: inout [Unicode.Scalar]) -> Bool {
    var isStripped = false
    for _ in 0..<3 {
      let length = markerLength(scalars)
      guard length > 0, length < scalars.count else { break }
      scalars.removeFirst(length)
      isStripped = true
    }
    return isStripped
  }

  /// The number of scalars in the marker at the start of a text, including its spaces; 0 if there
  /// is none.
  private static func markerLength(_ scalars: [Unicode.Scalar]) -> Int {
    var index = 0
    guard let first = scalars.first else { return 0 }
    if bullets.contains(first) {
      index = 1
    } else {
      if first == "(" { index = 1 }
      let start = index
      while index < scalars.count, index - start < 3, isDigit(scalars[index]) { index += 1 }
      let isNumber = index > start
      if !isNumber, index < scalars.count, scalars[index].isASCII,
        isLetter(UInt8(truncatingIfNeeded: scalars[index].value))
      {
        index += 1
      }
      guard index > start, index < scalars.count else { return 0 }
      guard scalars[index] == ")" || (scalars[index] == "." && isNumber && start == 0) else {
        return 0
      }
      index += 1
    }
    guard index < scalars.count, ScalarClass.isSpace(scalars[index]) else { return 0 }
    while index < scalars.count, ScalarClass.isSpace(scalars[index]) { index += 1 }
    return index
  }

  /// Whether an ASCII text may start with a marker: not with a letter, or with `a)`.
  static func mayStart(_ text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    guard let first = bytes.next(), isLetter(first) else { return true }
    return bytes.next() == UInt8(ascii: ")")
  }

  /// Whether a text has a digit that is not near its end.
  ///
  /// The last run of digits is near the end if at most three scalars and a space follow it: "iPhone
  /// 15" and "iPhone 15 Pro" pass, "Top 10 Cars" and "3 ways to 1" do not.
  static func hasDigitsBeforeEnd(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let last = scalars.lastIndex(where: isDigit) else { return false }
    guard scalars.count - 1 - last <= 4 else { return true }
    var start = last
    while start > 0, isDigit(scalars[start - 1]) { start -= 1 }
    return start == 0 || scalars[..<start].contains(where: isDigit)
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter
  }
}
