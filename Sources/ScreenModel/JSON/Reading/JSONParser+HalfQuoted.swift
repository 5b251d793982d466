internal import ScreenDiagnostics

/// Texts and names with one quotation mark missing: `"label": Save all", …`, `title": "A"`.
extension JSONParser {
  /// The number of bytes that are searched for the other mark; the limit keeps reading linear.
  private static let longestHalfQuoted = 512

  /// Reads the text up to a mark that can only end a text; nil, with nothing read, if there is
  /// none.
  ///
  /// The rest of a bare text contains no mark, and a mark that opens the next text follows a colon,
  /// a comma or a bracket.
  mutating func halfQuotedText(from start: Int) -> TreeValue? {
    guard mode == .lenient, let mark = endingMark(from: start) else { return nil }
    position = mark + 1
    let range = SourceRange(start, position)
    mend(
      .lossless, "missing-quote", "a quotation mark is missing before this string", at: range,
      fixIt: FixIt("insert it", edits: [TextEdit(.at(start), "\"")]))
    return TreeValue(.text(String(decoding: bytes[start..<mark], as: UTF8.self)), at: range)
  }

  /// Returns the index of the mark that ends the text at `start`, which has no opening mark.
  func endingMark(from start: Int) -> Int? {
    let last = min(end, start + Self.longestHalfQuoted)
    for index in start..<last {
      switch bytes[index] {
      case 0..<0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "\\"):
        return nil
      case UInt8(ascii: "\""):
        let before = bytes[start..<index].last { $0 > 0x20 }
        let opens = before == UInt8(ascii: ":") || before == UInt8(ascii: ",")
        return !opens && bytes[index - 1] > 0x20 && endsText(before: index + 1) ? index : nil
      default: continue
      }
    }
    return nil
  }

  /// Reads the closing mark of a name that has no opening mark; false if there is none.
  mutating func skipHalfQuote(after name: SourceRange) -> Bool {
    guard mode == .lenient, peek() == UInt8(ascii: "\"") else { return false }
    let colon = blanksEnd(position + 1)
    guard colon < end, bytes[colon] == UInt8(ascii: ":") else { return false }
    position += 1
    mend(
      .lossless, "missing-quote", "a quotation mark is missing before this name", at: name,
      fixIt: FixIt("insert it", edits: [TextEdit(.at(name.lowerBound), "\"")]))
    return true
  }

  /// Reads a name without a closing mark, such as `"title: "A"`; nil, with nothing read, if the
  /// name at the position is not like that.
  mutating func halfQuotedName() -> String? {
    guard mode == .lenient, let nameEnd = endOfHalfQuotedName(at: position) else { return nil }
    let range = SourceRange(position, nameEnd)
    let name = String(decoding: bytes[position + 1..<nameEnd], as: UTF8.self)
    position = nameEnd
    mend(
      .lossless, "missing-quote", "a quotation mark is missing after this name", at: range,
      fixIt: FixIt("insert it", edits: [TextEdit(.at(range.upperBound), "\"")]))
    return name
  }

  /// Returns the end of a name that begins with a mark and is followed by a colon and a value; nil
  /// if there is no such name at `start`.
  func endOfHalfQuotedName(at start: Int) -> Int? {
    guard start < end, bytes[start] == UInt8(ascii: "\"") else { return nil }
    let name = bytes[(start + 1)..<end].prefix(Self.longestHalfQuoted)
      .prefix(while: Self.isWordByte)
    let colon = blanksEnd(name.endIndex)
    guard !name.isEmpty, colon < end, bytes[colon] == UInt8(ascii: ":") else { return nil }
    let value = blanksEnd(colon + 1)
    guard value < end else { return nil }
    let next = blanksEnd(value + 1)
    switch bytes[value] {
    case UInt8(ascii: "\""):
      return next < end && bytes[next] != UInt8(ascii: ":") ? name.endIndex : nil
    case UInt8(ascii: "{"), UInt8(ascii: "["): return name.endIndex
    default:
      // A number or a literal, up to the comma or the closer behind it.
      let word = bytes[value..<end].prefix { Self.isWordByte($0) || $0 == UInt8(ascii: ".") }
      let after = blanksEnd(word.endIndex)
      let isWhole =
        JSONNumber(word) != nil
        || ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
      let isEnd =
        after < end
        && (bytes[after] == UInt8(ascii: ",") || bytes[after] == UInt8(ascii: "}"))
      return isWhole && isEnd ? name.endIndex : nil
    }
  }

  /// Reads a text between two times three marks, as Python writes it; nil, with nothing read, if
  /// there is none.
  mutating func tripleQuotedText() -> String? {
    let mark = UInt8(ascii: "\"")
    guard mode == .lenient, peek(1) == mark, peek(2) == mark, rereadTexts < Self.greatestRereads
    else { return nil }
    let start = position
    var index = start + 3
    while index + 2 < end {
      if bytes[index..<index + 3].allSatisfy({ $0 == mark }), endsAny(behind: index + 2) {
        position = index + 3
        let text = String(decoding: bytes[start + 3..<index], as: UTF8.self)
        let range = SourceRange(start, position)
        mend(
          .lossless, "triple-quotes", "JSON has only straight double quotation marks", at: range,
          fixIt: Self.quoting(text, range))
        return text
      }
      index += 1
    }
    rereadTexts += 1
    return nil
  }

  // MARK: Texts without a closing mark

  /// Returns the end of the text from `start` whose closing mark is missing, judging by a mark in
  /// it: one that opens the next name or element, behind a comma or a line break and any brackets
  /// that fit the open containers; nil if the mark is like any other.
  func forgottenEnd(from start: Int, before mark: Int) -> Int? {
    guard mode == .lenient else { return nil }
    var first = mark
    while first > start, Self.isStructure(bytes[first - 1]) { first -= 1 }
    guard first > start, first < mark else { return nil }
    var open = closers
    var last: UInt8 = 0
    for index in first..<mark {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.popLast() == byte else { return nil }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard last == UInt8(ascii: ",") || last == UInt8(ascii: "{") || last == UInt8(ascii: "["),
          open.last == UInt8(ascii: "]")
        else { return nil }
        open.append(byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
      case UInt8(ascii: "\n"):
        if last == 0 { last = byte }
        continue
      case 0..<0x21: continue
      default: break
      }
      last = byte
    }
    guard
      last == UInt8(ascii: ",") || last == UInt8(ascii: "{") || last == UInt8(ascii: "[")
        || last == UInt8(ascii: "\n")
    else { return nil }
    let isNext =
      open.last == UInt8(ascii: "}")
      ? isMember(at: mark) : last != UInt8(ascii: "\n") && isElement(at: mark)
    return isNext ? first : nil
  }

  /// Returns the end of the text from `start` that has no further mark, if the closers of the open
  /// containers end the source, up to the outermost: the mark is missing before them. Nil if anything
  /// else ends it.
  func forgottenEnd(from start: Int) -> Int? {
    guard mode == .lenient, !closers.isEmpty else { return nil }
    var index = end
    var open = closers[...]
    while index > start {
      let byte = bytes[index - 1]
      if byte > 0x20 {
        guard open.first == byte else { break }
        open.removeFirst()
      }
      index -= 1
    }
    // One bracket alone may belong to the text.
    let isEnd = open.isEmpty || closers.count - open.count > 1
    return isEnd && index > start ? index : nil
  }

  /// Whether a text at an index is followed by another element or the end of its array.
  private func isElement(at index: Int) -> Bool {
    guard let close = closeOfText(at: index) else { return false }
    let after = blanksEnd(close)
    guard after < end else { return false }
    if bytes[after] == UInt8(ascii: "]") { return true }
    guard bytes[after] == UInt8(ascii: ",") else { return false }
    let next = blanksEnd(after + 1)
    return isQuote(at: next) || next < end && bytes[next] == UInt8(ascii: "]")
  }

  private static func isStructure(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: " "), 0x09...0x0D:
      true
    default: false
    }
  }
}
