internal import ScreenDiagnostics
internal import ScreenText

/// Texts without quotation marks: `Save all`, `€4.50`, `8:30`.
extension JSONParser {
  /// The number of bytes that are searched for the end of such a text.
  private static let longestBareText = 256

  /// Reads a text without quotation marks that begins with no letter or digit of ASCII; nil, with
  /// nothing read, if there is none.
  mutating func bareValue() -> TreeValue? {
    guard mode == .lenient, let byte = peek() else { return nil }
    let isSign =
      byte >= 0x80 || [UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: "#")].contains(byte)
    guard isSign, !closers.isEmpty else { return nil }
    return halfQuotedText(from: position) ?? bareText(from: position)
  }

  /// Reads the text without quotation marks from `start`, which ends at a line's end, a closer or
  /// the comma before the next name or element; nil, with nothing read, if it holds a mark, a
  /// bracket or a name of its own, or if it ends where the position is.
  mutating func bareText(from start: Int) -> TreeValue? {
    // Dots stand for what was left out.
    guard mode == .lenient, !closers.isEmpty, bytes[start] != UInt8(ascii: "."),
      let last = endOfBareText(from: start)
    else {
      return nil
    }
    var textEnd = last
    while textEnd > start, bytes[textEnd - 1] <= 0x20 { textEnd -= 1 }
    guard textEnd > position else { return nil }
    let range = SourceRange(start, textEnd)
    let text = source(range)
    position = textEnd
    if last == end {
      reportEnd(cut: start)
      position = end
      return nil
    }
    mend(
      .lossless, "unquoted-text", "a string must be in quotation marks", at: range,
      fixIt: Self.quoting(text, range))
    return TreeValue(.text(text), at: range)
  }

  private func endOfBareText(from start: Int) -> Int? {
    let limit = min(end, start + Self.longestBareText)
    var index = start
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        return index
      case UInt8(ascii: ")") where parentheses.last == closers.count:
        return index
      case UInt8(ascii: ","):
        let next = blanksEnd(index + 1)
        let isGroup = next == index + 1 && next < end && bytes[next].isASCIIDigit
        guard isGroup || !beginsNext(behind: index, at: next) else { return index }
      case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\\"), 0..<0x09:
        return nil
      case UInt8(ascii: ":"):
        // A colon before a blank ends a name, whose comma is missing.
        guard index + 1 < end, bytes[index + 1] > 0x20, !isQuote(at: index + 1) else { return nil }
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        if index > start, bytes[index - 1] == UInt8(ascii: " "),
          bytes[index] == UInt8(ascii: "#") || index + 1 < end && bytes[index + 1] == bytes[index]
        {
          return index
        }
      default: break
      }
      index += 1
    }
    return limit == end ? end : nil
  }

  private func beginsNext(behind comma: Int, at next: Int) -> Bool {
    guard closers.last == UInt8(ascii: "}") else { return true }
    guard next < end else { return true }
    return bytes[next] == UInt8(ascii: "}") || isName(at: next, mayLackMark: true)
      || isQuote(at: next)
  }
}
