internal import ScreenModel
internal import ScreenText

// Texts that run the other way than the page. Each is isolated, so that it neither takes the marks
// and numbers beside it along nor is torn apart by them (Unicode Standard Annex #9; HTML, "The
// bdi element"). Where page and text run from left to right there is nothing to isolate.

extension HTMLWriter {
  /// Writes a text as one that keeps to itself, whatever is around it.
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

  /// Writes a number whose sign stays before it.
  mutating func writeIsolated(number: Double) {
    let isIsolated = isRightToLeft && number < 0
    if isIsolated { out.append("<bdi>") }
    out.append(number: number)
    if isIsolated { out.append("</bdi>") }
  }

  /// Writes a text that fills its block, whose direction `writeDirection(of:)` has said.
  ///
  /// A figure alone has none, and is isolated where the page would turn it: "-5 %" as "% 5-".
  mutating func writeBlock(_ text: String) {
    if text.hasRightToLeft {
      writeKeepingCodes(text)
    } else if isRightToLeft, TextDirection(firstStrongOf: text) == nil {
      writeIsolated(text)
    } else {
      out.append(text: text)
    }
  }

  /// Writes ` dir="auto"` where a text that fills its block runs the other way than the page.
  mutating func writeDirection(of text: String) {
    guard isRightToLeft || text.hasRightToLeft, let direction = TextDirection(firstStrongOf: text),
      (direction == .rightToLeft) != isRightToLeft
    else { return }
    out.append(" dir=\"auto\"")
  }

  /// Writes ` dir` for a control that holds a text; numbers and addresses always begin at the left.
  mutating func writeDirection(of input: InputType, holding value: String) {
    guard isRightToLeft || value.hasRightToLeft else { return }
    switch input {
    case .number, .phone, .url, .email, .password, .date, .time, .datetime:
      if isRightToLeft, !value.hasRightToLeft { out.append(" dir=\"ltr\"") }
    case .text, .search, .multiline, .file:
      // Not `auto`: while nothing is typed, that is left to right whatever the placeholder is.
      guard let direction = TextDirection(firstStrongOf: value),
        (direction == .rightToLeft) != isRightToLeft
      else { return }
      out.append(isRightToLeft ? " dir=\"ltr\"" : " dir=\"rtl\"")
    }
  }

  /// Writes a text that runs from right to left, with the telephone numbers, amounts and codes in it
  /// set as they are read: "+49 30 1234" would come out as "1234 30 49+".
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
  /// Whether a character of the text runs from right to left.
  var hasRightToLeft: Bool {
    unsafe withBytes { bytes in
      for index in bytes.indices {
        // The scripts of that direction begin at U+0590; before it no lead byte is greater.
        guard unsafe bytes[index] >= 0xD6 else { continue }
        return unicodeScalars.contains(where: TextDirection.isRightToLeft)
      }
      return false
    }
  }
}

extension Substring {
  /// The first run of signs of ASCII and currencies, with a digit and more than digits in it.
  ///
  /// It begins and ends with what belongs to it: a letter, a digit, a sign before or a unit after it.
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
