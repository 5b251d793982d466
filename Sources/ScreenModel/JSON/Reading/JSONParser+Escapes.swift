internal import ScreenDiagnostics

/// Characters behind a backslash, and those that need one.
extension JSONParser {
  /// Reads the escape whose backslash is here.
  mutating func escape(_ text: inout [UInt8], in quote: Quote) {
    let start = position
    position += 2
    switch start + 1 < end ? bytes[start + 1] : nil {
    case nil:
      position = end
      if mode == .strict { text.append(UInt8(ascii: "\\")) }
      reportEnd(textCloser: quote.closer, cut: start)
    case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): text.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): unicodeEscape(&text, from: start, in: quote)
    case UInt8(ascii: "'"):
      text.append(UInt8(ascii: "'"))
      let range = SourceRange(start, start + 2)
      mend(
        .lossless, "bad-escape", "this needs no backslash", at: range,
        fixIt: FixIt("remove the backslash", edits: [TextEdit(range, "'")]))
    default:
      position = start + 1
      keepBackslash(&text, at: start)
    }
  }

  private mutating func unicodeEscape(
    _ text: inout [UInt8], from start: Int, in quote: Quote
  ) {
    guard let unit = hexadecimal(at: start + 2) else {
      if mode == .lenient, start + 6 > end, bytes[start + 2..<end].allSatisfy(Self.isHexadecimal) {
        position = end
        reportEnd(textCloser: quote.closer, cut: start)
        return
      }
      position = start + 1
      keepBackslash(&text, at: start)
      return
    }
    position = start + 6
    var scalar = Unicode.Scalar(unit)
    if scalar == nil, unit < 0xDC00, starts(with: "\\u"), let low = hexadecimal(at: start + 8),
      (0xDC00...0xDFFF).contains(low)
    {
      position = start + 12
      scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    }
    let range = SourceRange(start, position)
    guard let scalar else {
      text += "\u{FFFD}".utf8
      mend(
        .lossy, "lone-surrogate", "half of a surrogate pair is not a character", at: range,
        fixIt: Self.replacing(range))
      return
    }
    guard scalar.value != 0 else {
      replaceNull(&text, at: range)
      return
    }
    text += String(scalar).utf8
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private func hexadecimal(at index: Int) -> UInt32? {
    guard index + 4 <= end else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte & 0xF)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        unit = unit << 4 | UInt32(byte & 0xF + 9)
      default: return nil
      }
    }
    return unit
  }

  /// Reads a backslash that starts no escape as itself: it mostly belongs to a pattern or a path.
  private mutating func keepBackslash(_ text: inout [UInt8], at start: Int) {
    text.append(UInt8(ascii: "\\"))
    let range = SourceRange(start, start + 1)
    mend(
      .lossless, "bad-escape", "this backslash starts no escape", "it is read as itself", at: range,
      fixIt: FixIt("double it", edits: [TextEdit(range, "\\\\")]))
  }

  /// Reads a NUL character, which JSON allows if it is escaped.
  mutating func replaceNull(_ text: inout [UInt8], at range: SourceRange) {
    text += "\u{FFFD}".utf8
    repair(
      .lossy, "nul-character", "a string cannot contain the NUL character", at: range,
      fixIt: Self.replacing(range))
  }

  private static func replacing(_ range: SourceRange) -> FixIt {
    FixIt("replace it with U+FFFD", edits: [TextEdit(range, "\u{FFFD}")])
  }
}
