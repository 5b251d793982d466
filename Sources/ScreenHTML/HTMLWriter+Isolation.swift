internal import ScreenModel
internal import ScreenRendering
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
    out.append(figure: number)
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
    var written = text.startIndex
    for code in CodeFinder(text).codes {
      out.append(text: String(text[written..<code.lowerBound]))
      out.append("<bdi dir=\"ltr\">")
      out.append(text: String(text[code]))
      out.append("</bdi>")
      written = code.upperBound
    }
    out.append(text: String(text[written...]))
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
