internal import ScreenModel
internal import ScreenText

// Texts whose direction differs from that of the page. Each is isolated, so that it neither moves
// adjacent marks and numbers nor is split by them (Unicode Standard Annex #9; HTML, "The bdi
// element"). If page and text both run from left to right, there is nothing to isolate.

extension HTMLWriter {
  /// Writes text isolated from the direction of its surroundings.
  mutating func writeIsolated(_ text: String) {
    let turns = text.hasRightToLeft
    guard turns || isRightToLeft else {
      out.append(text: text)
      return
    }
    out.append("<bdi>")
    if turns { writeKeepingCodes(text) } else { out.append(text: text) }
    out.append("</bdi>")
  }

  /// Writes a number with its sign kept in front.
  mutating func writeIsolated(number: Double) {
    let isIsolated = isRightToLeft && number < 0
    if isIsolated { out.append("<bdi>") }
    out.append(number: number)
    if isIsolated { out.append("</bdi>") }
  }

  /// Writes text that fills its block, whose direction `writeDirection(of:)` has set.
  ///
  /// Text without a strong character has no direction, and is isolated in a right-to-left page,
  /// which would turn "-5 %" into "% 5-".
  mutating func writeBlock(_ text: String) {
    if text.hasRightToLeft {
      writeKeepingCodes(text)
    } else if isRightToLeft, TextDirection(firstStrongOf: text) == nil {
      writeIsolated(text)
    } else {
      out.append(text: text)
    }
  }

  /// Writes ` dir="auto"` if text that fills its block runs against the direction of the page.
  mutating func writeDirection(of text: String) {
    guard isRightToLeft || text.hasRightToLeft, let direction = TextDirection(firstStrongOf: text),
      (direction == .rightToLeft) != isRightToLeft
    else { return }
    out.append(" dir=\"auto\"")
  }

  /// Writes ` dir` for a control with a text; numbers and addresses always run from left to right.
  mutating func writeDirection(of input: InputType, holding value: String) {
    guard isRightToLeft || value.hasRightToLeft else { return }
    switch input {
    case .number, .phone, .url, .email, .password, .date, .time, .datetime:
      if isRightToLeft, !value.hasRightToLeft { out.append(" dir=\"ltr\"") }
    case .text, .search, .multiline, .file:
      // Not `auto`: an empty control would then be left to right, whatever its placeholder.
      guard let direction = TextDirection(firstStrongOf: value),
        (direction == .rightToLeft) != isRightToLeft
      else { return }
      out.append(isRightToLeft ? " dir=\"ltr\"" : " dir=\"rtl\"")
    }
  }

  /// Writes right-to-left text in which telephone numbers, amounts and codes keep their order: "+49
  /// 30 1234" would otherwise become "1234 30 49+".
  private mutating func writeKeepingCodes(_ text: String) {
    var rest = text[...]
    while let code = rest.firstCode {
      out.append(text: String(rest[..<code.lowerBound]))
      out.append("<bdi dir=\"ltr\">")
      out.append(text: String(rest[code]))
      out.append("</bdi>")
      rest = rest[code.upperBound...]
    }
    out.append(text: String(rest))
  }
}

extension String {
  /// Whether the text contains a right-to-left character.
  var hasRightToLeft: Bool {
    unsafe withBytes { bytes in
      for index in bytes.indices {
        // Right-to-left scripts start at U+0590, so their lead bytes are 0xD6 or greater.
        guard unsafe bytes[index] >= 0xD6 else { continue }
        return unicodeScalars.contains(where: TextDirection.isRightToLeft)
      }
      return false
    }
  }
}

extension Substring {
  /// The first run of ASCII and currency characters that contains a digit and is not just a number.
  ///
  /// It starts and ends with a character that belongs to it: a letter, a digit, a leading sign, or
  /// a trailing unit.
  fileprivate var firstCode: Range<Index>? {
    let scalars = unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      guard scalars[index].beginsCode else {
        scalars.formIndex(after: &index)
        continue
      }
      let start = index
      var end = start
      var hasDigit = false
      var isNumber = true
      while index < scalars.endIndex, scalars[index].isOfCodes {
        let scalar = scalars[index]
        let isDigit = ("0"..."9").contains(scalar)
        hasDigit = hasDigit || isDigit
        let next = scalars.index(after: index)
        if scalar.endsCode {
          end = next
          isNumber = isNumber && isDigit && scalars[start..<next].allSatisfy { $0 != " " }
        }
        index = next
      }
      if hasDigit, !isNumber { return start..<end }
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isOfCodes: Bool {
    (0x20..<0x7F).contains(value) || value == 0xA0 || isCurrency || value == 0x2212
      || value == 0xB0
  }

  private var isCurrency: Bool {
    (0x20A0...0x20CF).contains(value) || (0xA2...0xA5).contains(value)
  }

  private var isSignOfASCII: Bool { properties.isAlphabetic || ("0"..."9").contains(self) }

  fileprivate var beginsCode: Bool {
    guard isOfCodes else { return false }
    switch self {
    case "+", "-", "\u{2212}", "#", "~", "<", ">", "=", "(": return true
    default: return isSignOfASCII || isCurrency
    }
  }

  fileprivate var endsCode: Bool {
    switch self {
    case "%", "+", "#", ")", "\u{B0}": true
    default: isSignOfASCII || isCurrency
    }
  }
}
