internal import ScreenDiagnostics
internal import ScreenText

extension JSONParser {
  /// Reads a number, or a text that only looks like one; nil if neither starts at the position.
  mutating func number() -> TreeValue? {
    let start = position
    while let byte = peek(), Self.isNumberByte(byte) { position += 1 }
    if isCut(from: start) { return nil }
    if mayGoOn, let text = halfQuotedText(from: start) { return text }
    let isGrouped = skipGroups(from: start)
    let range = SourceRange(start, position)
    let digits = bytes[start..<position].filter { !Self.isGrouping($0) }
    guard let number = JSONNumber(digits[...]) else {
      return unreadNumber(range)
    }
    if isGrouped || digits.count < range.count {
      mend(
        .lossless, "grouped-number", "JSON writes numbers without separators", at: range,
        fixIt: Self.writing(number, range))
      return TreeValue(.number(number.value), at: range)
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

  /// Reads a word: a literal of JSON or of another language, or a bare text.
  mutating func word() -> TreeValue? {
    let start = position
    while let byte = peek(), Self.isWordByte(byte) { position += 1 }
    guard position > start else { return nil }
    let range = SourceRange(start, position)
    if isCut(from: start, unless: ["true", "false", "null"]) { return nil }
    switch source(range) {
    case "true": return TreeValue(.flag(true), at: range)
    case "false": return TreeValue(.flag(false), at: range)
    case "null": return TreeValue(.null, at: range)
    case "True", "TRUE": return literal(.flag(true), "true", range)
    case "False", "FALSE": return literal(.flag(false), "false", range)
    case "None", "NULL", "Null", "nil", "undefined": return literal(.null, "null", range)
    case "NaN", "nan", "Infinity", "inf": return notANumber(range)
    case let text:
      return halfQuotedText(from: start) ?? bare(text, range)
    }
  }

  /// Whether a number may go on as a text, because a word, a character that is not ASCII, or a
  /// quotation mark follows it: "4 km".
  private var mayGoOn: Bool {
    guard mode == .lenient else { return false }
    let next = blanksEnd(position)
    guard next < end else { return false }
    return Self.isWordByte(bytes[next]) || bytes[next] >= 0x80 || bytes[next] == UInt8(ascii: "\"")
  }

  /// Whether the bytes from `start` to the position reach the end of a cut text. How they continue
  /// is unknown, so they count as missing.
  private mutating func isCut(from start: Int, unless whole: [String] = []) -> Bool {
    guard mode == .lenient, position == end, !closers.isEmpty,
      !whole.contains(source(SourceRange(start, position)))
    else { return false }
    reportEnd(cut: start)
    return true
  }

  /// Skips groups of three digits after commas, in an object, where only a name may follow a comma.
  private mutating func skipGroups(from start: Int) -> Bool {
    let lead = bytes[start..<position].drop { $0 == UInt8(ascii: "-") }
    guard mode == .lenient, closers.last == UInt8(ascii: "}"), (1...3).contains(lead.count),
      lead.allSatisfy(Self.isDigit)
    else { return false }
    let first = position
    while peek() == UInt8(ascii: ","), position + 3 < end,
      bytes[position + 1...position + 3].allSatisfy(Self.isDigit),
      position + 4 == end || !Self.isWordByte(bytes[position + 4])
    {
      position += 4
    }
    guard position > first, peek() == UInt8(ascii: ".") else { return position > first }
    position += 1
    while let byte = peek(), Self.isDigit(byte) { position += 1 }
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isGrouping(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "_")
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
