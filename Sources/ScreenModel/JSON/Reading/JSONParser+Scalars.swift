internal import ScreenDiagnostics
internal import ScreenText

extension JSONParser {
  /// The number that starts here, or the text that only looks like one; nil for neither.
  mutating func number() -> TreeValue? {
    let start = position
    while let byte = peek(), Self.isNumberByte(byte) { position += 1 }
    let range = SourceRange(start, position)
    guard let number = JSONNumber(bytes[start..<position]) else {
      return unreadNumber(range)
    }
    let value = TreeValue(.number(number.value), at: range)
    let isHeld = number.isInRange && number.isExact
    if !number.isWellFormed, isHeld || mode == .strict {
      mend(
        .lossless, "malformed-number", "JSON does not write numbers like this", at: range,
        fixIt: Self.writing(number, range))
    } else if !number.isInRange {
      repair(
        .lossy, "number-out-of-range", "this number lies outside of ±1e15; it is cut to that",
        at: range, fixIt: Self.writing(number, range))
    } else if !number.isExact {
      repair(
        .lossy, "number-too-precise",
        "this number has more than 19 digits, or more than 27 after its point; they are dropped",
        at: range, fixIt: Self.writing(number, range))
    }
    return value
  }

  /// The word that starts here: a literal of JSON, of another language, or a bare text.
  mutating func word() -> TreeValue? {
    let start = position
    while let byte = peek(), Self.isWordByte(byte) { position += 1 }
    guard position > start else { return nil }
    let range = SourceRange(start, position)
    switch source(range) {
    case "true": return TreeValue(.flag(true), at: range)
    case "false": return TreeValue(.flag(false), at: range)
    case "null": return TreeValue(.null, at: range)
    case "True", "TRUE": return literal(.flag(true), "true", range)
    case "False", "FALSE": return literal(.flag(false), "false", range)
    case "None", "NULL", "Null", "nil", "undefined": return literal(.null, "null", range)
    case "NaN", "nan", "Infinity", "inf": return notANumber(range)
    case let text:
      return bare(text, range)
    }
  }

  private mutating func unreadNumber(_ range: SourceRange) -> TreeValue? {
    let text = source(range)
    switch text {
    case "-Infinity", "+Infinity", "-inf", "+inf", "-NaN", "+NaN": return notANumber(range)
    default: break
    }
    guard let first = text.utf8.first, first & 0xF0 == 0x30 else {
      position = range.lowerBound
      return nil
    }
    return bare(text, range)
  }

  private mutating func literal(
    _ content: TreeValue.Content, _ word: String, _ range: SourceRange
  ) -> TreeValue {
    mend(
      .lossless, "foreign-literal", "JSON writes '\(word)'", at: range,
      fixIt: FixIt("write '\(word)'", edits: [TextEdit(range, word)]))
    return TreeValue(content, at: range)
  }

  private mutating func notANumber(_ range: SourceRange) -> TreeValue {
    mend(
      .lossy, "not-a-number", "JSON has no such number", "it is read as null", at: range,
      fixIt: FixIt("write 'null'", edits: [TextEdit(range, "null")]))
    return TreeValue(.null, at: range)
  }

  private mutating func bare(_ text: String, _ range: SourceRange) -> TreeValue {
    mend(
      .lossless, "unquoted-text", "a text must be in quotation marks", at: range,
      fixIt: Self.quoting(text, range))
    return TreeValue(.text(text), at: range)
  }

  private static func writing(_ number: JSONNumber, _ range: SourceRange) -> FixIt {
    var text = UTF8Buffer()
    text.append(number: number.value)
    return FixIt("write '\(text.string)'", edits: [TextEdit(range, text.string)])
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "%"): true
    default: isWordByte(byte)
    }
  }
}
