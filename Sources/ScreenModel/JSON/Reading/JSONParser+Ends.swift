internal import ScreenDiagnostics

/// Finding the end of a text: an unescaped quotation mark looks like the end, and only what follows
/// it tells the two apart.
extension JSONParser {
  /// The number of bytes that are searched for the end of a name.
  private static let longestName = 128

  /// Whether a text may have ended just before an index, judging by what comes next.
  ///
  /// If the next text lacks its opening mark, the first mark in a text may end the text too.
  func endsText(before index: Int, first isFirst: Bool = false) -> Bool {
    let next = blanksEnd(index)
    guard next < end else { return true }
    switch bytes[next] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return closes(at: next)
    case UInt8(ascii: ","): return continues(after: next + 1, first: isFirst)
    case UInt8(ascii: "#"): return true
    case UInt8(ascii: "/"): return next + 1 < end && isCommentMark(bytes[next + 1])
    case UInt8(ascii: "+"): return isQuote(at: blanksEnd(next + 1))
    case UInt8(ascii: "{"), UInt8(ascii: "["): return closers.last == UInt8(ascii: "]")
    default: return beginsNext(at: next)
    }
  }

  /// Moves to the quotation mark of a text that a plus sign joins to the one before, and returns
  /// it.
  mutating func joinedQuote() -> Quote? {
    guard mode == .lenient else { return nil }
    let plus = blanksEnd(position)
    guard plus < end, bytes[plus] == UInt8(ascii: "+") else { return nil }
    let next = blanksEnd(plus + 1)
    guard isQuote(at: next) else { return nil }
    let before = SourceRange(position - 1, next + 1)
    let isPlain = [before.lowerBound, next].allSatisfy { bytes[$0] == UInt8(ascii: "\"") }
    mend(
      .lossless, "joined-texts", "JSON does not join texts", "they are read as one",
      at: SourceRange(plus, plus + 1),
      fixIt: isPlain ? FixIt("join them", edits: [TextEdit(before, "")]) : nil)
    position = next
    return openingQuote()
  }

  /// Whether a closing bracket closes an open container and is not part of a text.
  private func closes(at index: Int) -> Bool {
    guard closers.contains(bytes[index]) else { return false }
    let next = blanksEnd(index + 1)
    guard next < end else { return true }
    switch bytes[next] {
    case UInt8(ascii: "\""): return closers.count > 1 && isName(at: next)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "#"), UInt8(ascii: "/"):
      return true
    default: return closers.count == 1 || isName(at: next)
    }
  }

  /// Whether a member or an element follows a comma.
  private func continues(after comma: Int, first isFirst: Bool) -> Bool {
    let next = blanksEnd(comma)
    guard next < end else { return true }
    switch bytes[next] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "#"),
      UInt8(ascii: "/"), UInt8(ascii: "{"), UInt8(ascii: "["):
      return true
    default: break
    }
    guard closers.last == UInt8(ascii: "]") else { return isName(at: next) || isCutName(at: next) }
    if isQuote(at: next) { return true }
    let word = bytes[next..<end].prefix { Self.isWordByte($0) || $0 == UInt8(ascii: ".") }
    let after = blanksEnd(next + word.count)
    guard !word.isEmpty else { return false }
    return after >= end || bytes[after] == UInt8(ascii: ",") || bytes[after] == UInt8(ascii: "]")
      || isFirst && endingMark(from: next) != nil
  }

  /// Whether a member or an element begins where a comma is missing.
  private func beginsNext(at index: Int) -> Bool {
    guard closers.last == UInt8(ascii: "]") else { return isName(at: index) }
    guard isQuote(at: index), let close = closeOfText(at: index) else { return false }
    let after = blanksEnd(close)
    return after >= end || bytes[after] == UInt8(ascii: ",") || bytes[after] == UInt8(ascii: "]")
      || isQuote(at: after)
  }

  /// Whether a member's name is at an index, followed by a colon or by a value whose colon is
  /// missing.
  private func isName(at index: Int) -> Bool {
    if isQuote(at: index) {
      if endOfHalfQuotedName(at: index) != nil { return true }
      guard let close = closeOfText(at: index) else { return false }
      let after = blanksEnd(close)
      guard after < end else { return true }
      switch bytes[after] {
      case UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "["),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        return true
      default: return isWholeText(at: after)
      }
    }
    let word = bytes[index..<end].prefix(Self.longestName).prefix(while: Self.isWordByte)
    let after = blanksEnd(index + word.count)
    return !word.isEmpty && after < end && bytes[after] == UInt8(ascii: ":")
  }

  /// Whether a text is at an index after which an object continues or ends.
  private func isWholeText(at index: Int) -> Bool {
    guard isQuote(at: index), let close = closeOfText(at: index) else { return false }
    let after = blanksEnd(close)
    return after < end && (bytes[after] == UInt8(ascii: ",") || bytes[after] == UInt8(ascii: "}"))
  }

  /// Whether a name in quotation marks and its colon are at an index.
  func isMember(at index: Int) -> Bool {
    guard isQuote(at: index), let close = closeOfText(at: index) else { return false }
    let colon = blanksEnd(close)
    return colon < end && bytes[colon] == UInt8(ascii: ":")
  }

  /// Whether a name is at an index that the end of the text cuts off.
  private func isCutName(at index: Int) -> Bool {
    isQuote(at: index) && end - index <= Self.longestName && closeOfText(at: index) == nil
  }

  /// Returns the end of the short text that begins at an index, if it ends on the same line; nil if
  /// it does not.
  private func closeOfText(at index: Int) -> Int? {
    let mark = bytes[index]
    // A curly closing mark differs from the opening one, but has the same first byte.
    let start = index + (mark == 0xE2 ? 3 : 1)
    guard start < end else { return nil }
    var place = start
    while place < min(end, start + Self.longestName) {
      if bytes[place] == mark { return place + (mark == 0xE2 ? 3 : 1) }
      if bytes[place] == UInt8(ascii: "\n") { return nil }
      // A mark after a backslash ends nothing.
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private func isQuote(at index: Int) -> Bool {
    guard index < end else { return false }
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return true
    case 0xE2:
      return index + 2 < end && bytes[index + 1] == 0x80 && (0x98...0x9D).contains(bytes[index + 2])
    default: return false
    }
  }

  private func isCommentMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
  }

  /// Returns the first index from `index` on that does not hold one of JSON's four white-space
  /// characters.
  func blanksEnd(_ index: Int) -> Int {
    var index = index
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      default: return index
      }
    }
    return index
  }
}
