internal import ScreenDiagnostics
internal import ScreenText

extension JSONParser {
  /// Reads a number, or a text that only looks like one; nil if neither starts at the position.
  mutating func number() -> TreeValue? {
    let start = position
    while let byte = peek(), Self.isNumberByte(byte) { position += 1 }
    if isCut(from: start) { return nil }
    if mayGoOn {
      if let text = halfQuotedText(from: start) ?? bareText(from: start) { return text }
      // The text is cut off.
      if position == end { return nil }
    }
    let digits = separatedNumber(from: start)
    if isCut(from: start) { return nil }
    if digits == nil, hasSeparator, let text = bareText(from: start) { return text }
    let range = SourceRange(start, position)
    guard let number = JSONNumber((digits ?? Array(bytes[start..<position]))[...]) else {
      return unreadNumber(range)
    }
    if digits != nil {
      // As a text, the number stays as it is stated where it is only shown.
      let text = source(range)
      mend(
        .lossless, "grouped-number", "JSON writes numbers without separators",
        "this is read as a string", at: range, fixIt: Self.quoting(text, range))
      return TreeValue(.text(text), at: range)
    }
    let value = TreeValue(.number(number.value), at: range)
    let isHeld = number.isInRange && number.isExact
    if !number.isWellFormed, isHeld || mode == .strict {
      mend(
        .lossless, "malformed-number", "JSON does not write numbers like this", at: range,
        fixIt: Self.writing(number, range))
    } else if !number.isInRange {
      repair(
        .lossy, "number-out-of-range", "this number is outside ±1e15; it is cut to that",
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
    guard position > start else { return bareValue() }
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
      if let text = halfQuotedText(from: start) ?? bareText(from: start) { return text }
      // A text that is cut off was reported as such.
      return position > range.upperBound ? nil : bare(text, range)
    }
  }

  /// Whether a number may go on as a text: "4 km", "12 345", "8:30", "$5".
  private var mayGoOn: Bool {
    guard mode == .lenient else { return false }
    let next = blanksEnd(position)
    guard next < end else { return false }
    switch bytes[next] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "#"): return false
    case UInt8(ascii: "/"): return next == position && !isComment(at: next)
    case UInt8(ascii: ")"): return parentheses.last != closers.count
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      // Numbers side by side in an array are several.
      return closers.last == UInt8(ascii: "}") && !isMember(at: next)
    default: return true
    }
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

  /// Reads on behind a comma in an object, where only a name may follow one, and returns the number
  /// in digits and a point; nil, with nothing more read, if it is not such a number.
  private mutating func separatedNumber(from start: Int) -> [UInt8]? {
    guard mode == .lenient else { return nil }
    var place = position
    if closers.last == UInt8(ascii: "}") {
      while place + 1 < end, bytes[place] == UInt8(ascii: ",") || bytes[place] == UInt8(ascii: "."),
        Self.isDigit(bytes[place + 1])
      {
        place += 1
        while place < end, Self.isDigit(bytes[place]) { place += 1 }
      }
    }
    let next = blanksEnd(place)
    let isEnd =
      next >= end || bytes[next] == UInt8(ascii: ",") || bytes[next] == UInt8(ascii: "}")
      || bytes[next] == UInt8(ascii: "]") || isQuote(at: next)
    guard isEnd, place > position || bytes[start..<position].contains(UInt8(ascii: "_")),
      let digits = JSONNumber.withoutSeparators(bytes[start..<place])
    else { return nil }
    position = place
    return digits
  }

  /// Whether a comma at the position is part of a number and not the end of a member.
  private var hasSeparator: Bool {
    closers.last == UInt8(ascii: "}") && peek() == UInt8(ascii: ",")
      && peek(1).map(Self.isDigit) == true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit
  }

  private mutating func unreadNumber(_ range: SourceRange) -> TreeValue? {
    let text = source(range)
    switch text {
    case "-Infinity", "+Infinity", "-inf", "+inf", "-NaN", "+NaN": return notANumber(range)
    default: break
    }
    let lead = text.utf8.first == UInt8(ascii: "+") || text.utf8.first == UInt8(ascii: "-") ? 1 : 0
    guard text.utf8.dropFirst(lead).first.map(Self.isDigit) == true else {
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
      .lossless, "unquoted-text", "a string must be in quotation marks", at: range,
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
