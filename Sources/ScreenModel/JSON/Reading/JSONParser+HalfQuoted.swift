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
      .lossless, "missing-quote", "a quotation mark is missing before this text", at: range,
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
      .lossless, "missing-quote", "a quotation mark is missing behind this name", at: range,
      fixIt: FixIt("insert it", edits: [TextEdit(.at(range.upperBound), "\"")]))
    return name
  }

  /// Returns the end of a name that begins with a mark and is followed by a colon and the opening
  /// mark of a text; nil if there is no such name at `start`.
  func endOfHalfQuotedName(at start: Int) -> Int? {
    guard start < end, bytes[start] == UInt8(ascii: "\"") else { return nil }
    let name = bytes[(start + 1)..<end].prefix(Self.longestHalfQuoted)
      .prefix(while: Self.isWordByte)
    let colon = blanksEnd(name.endIndex)
    guard !name.isEmpty, colon < end, bytes[colon] == UInt8(ascii: ":") else { return nil }
    let mark = blanksEnd(colon + 1)
    guard mark < end, bytes[mark] == UInt8(ascii: "\"") else { return nil }
    let next = blanksEnd(mark + 1)
    return next < end && bytes[next] != UInt8(ascii: ":") ? name.endIndex : nil
  }
}
