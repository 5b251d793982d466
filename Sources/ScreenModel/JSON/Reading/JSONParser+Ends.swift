internal import ScreenDiagnostics

/// Finding the end of a text: an unescaped quotation mark looks like the end, and only what follows
/// it tells the two apart.
extension JSONParser {
  /// The number of bytes that are searched for the end of a name.
  private static let longestName = 128
  /// The number of bytes that are searched for the end of a comment.
  private static let longestComment = 512

  /// Whether a text may have ended just before an index, judging by what comes next.
  ///
  /// If the next text lacks its opening mark, the first mark in a text may end the text too.
  func endsText(before index: Int, first isFirst: Bool = false) -> Bool {
    let next = blanksEnd(index)
    guard next < end else { return true }
    if next == index, isQuote(at: index), endsAny(behind: index) { return false }
    switch bytes[next] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return closes(at: next)
    case UInt8(ascii: ","): return continues(after: next + 1, first: isFirst)
    case UInt8(ascii: "#"): return next > index && endsLine(at: next)
    case UInt8(ascii: "/"): return isComment(at: next)
    case UInt8(ascii: "+"): return isQuote(at: blanksEnd(next + 1))
    case UInt8(ascii: "{"), UInt8(ascii: "["): return closers.last == UInt8(ascii: "]")
    case UInt8(ascii: ")"): return parentheses.last == closers.count
    default:
      return beginsNext(at: next, onNewLine: bytes[index..<next].contains(UInt8(ascii: "\n")))
    }
  }

  /// Whether the mark at an index, which directly follows another, is the end of the text: the one
  /// before is the last character of it.
  func endsAny(behind index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "\"") else { return false }
    let next = blanksEnd(index + 1)
    guard next < end else { return false }
    switch bytes[next] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): return true
    default: return false
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
      .lossless, "joined-texts", "JSON does not join strings", "they are read as one",
      at: SourceRange(plus, plus + 1),
      fixIt: isPlain ? FixIt("join them", edits: [TextEdit(before, "")]) : nil)
    position = next
    return openingQuote()
  }

  /// Whether a closing bracket closes an open container and is not part of a text.
  private func closes(at index: Int) -> Bool {
    guard closers.contains(bytes[index]), !endsInText(closersAt: index) else { return false }
    let next = blanksEnd(index + 1)
    guard next < end else { return true }
    switch bytes[next] {
    case UInt8(ascii: "\""): return closers.count > 1 && isName(at: next)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "#"), UInt8(ascii: "/"):
      return true
    case UInt8(ascii: "["): return closers.suffix(2).allSatisfy { $0 == UInt8(ascii: "]") }
    default: return closers.count == 1 || isName(at: next)
    }
  }

  /// Whether the closers from an index on belong to a text, such as one of JSON, whose mark comes
  /// after them.
  private func endsInText(closersAt index: Int) -> Bool {
    var next = index
    while next < end, bytes[next] == UInt8(ascii: "}") || bytes[next] == UInt8(ascii: "]") {
      next = blanksEnd(next + 1)
    }
    guard next < end, bytes[next] == UInt8(ascii: "\"") else { return false }
    let after = blanksEnd(next + 1)
    guard after < end else { return false }
    return bytes[after] == UInt8(ascii: ",") || bytes[after] == UInt8(ascii: "}")
      || bytes[after] == UInt8(ascii: "]")
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
    guard closers.last == UInt8(ascii: "]") else {
      return isName(at: next, mayLackMark: true) || isCutName(at: next)
    }
    if isQuote(at: next) { return true }
    let word = bytes[next..<end].prefix { Self.isWordByte($0) || $0 == UInt8(ascii: ".") }
    let after = blanksEnd(next + word.count)
    guard !word.isEmpty else {
      return isFirst && bytes[next] >= 0x80 && endingMark(from: next) != nil
    }
    return after >= end || bytes[after] == UInt8(ascii: ",") || bytes[after] == UInt8(ascii: "]")
      || isFirst && endingMark(from: next) != nil
  }

  /// Whether a member or an element begins where a comma is missing.
  ///
  /// A name without quotation marks counts only on a line of its own: in a sentence, a word before a
  /// colon is not a name.
  private func beginsNext(at index: Int, onNewLine: Bool) -> Bool {
    guard closers.last == UInt8(ascii: "]") else {
      return (onNewLine || isQuote(at: index)) && isName(at: index)
    }
    guard isQuote(at: index), let close = closeOfText(at: index) else { return false }
    let after = blanksEnd(close)
    return after >= end || bytes[after] == UInt8(ascii: ",") || bytes[after] == UInt8(ascii: "]")
      || isQuote(at: after)
  }

  /// Whether a member's name is at an index, followed by a colon or by a value whose colon is
  /// missing.
  func isName(at index: Int, mayLackMark: Bool = false) -> Bool {
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
    // Its opening mark may be missing behind a comma: `name": `.
    let mark =
      mayLackMark && word.endIndex < end && bytes[word.endIndex] == UInt8(ascii: "\"") ? 1 : 0
    let after = blanksEnd(word.endIndex + mark)
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
  func closeOfText(at index: Int) -> Int? {
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

  func isQuote(at index: Int) -> Bool {
    guard index < end else { return false }
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return true
    case 0xE2:
      return index + 2 < end && bytes[index + 1] == 0x80 && (0x98...0x9D).contains(bytes[index + 2])
    default: return false
    }
  }

  /// Whether what begins at an index may be a comment up to the end of the line, because the next line
  /// goes on as JSON does.
  private func endsLine(at index: Int) -> Bool {
    let line = bytes[index..<end].prefix(Self.longestComment)
    let lineEnd = line.firstIndex(of: UInt8(ascii: "\n")) ?? end
    let next = blanksEnd(lineEnd)
    guard next < end else { return true }
    switch bytes[next] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "["),
      UInt8(ascii: ","), UInt8(ascii: "#"), UInt8(ascii: "/"):
      return true
    default: return isQuote(at: next) || isName(at: next)
    }
  }

  /// Whether the slash at an index begins a comment.
  func isComment(at index: Int) -> Bool {
    guard index + 1 < end else { return false }
    return bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
  }

  /// Returns the first index from `index` on that does not hold white space.
  @inline(__always)
  func blanksEnd(_ index: Int) -> Int {
    var index = index
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) {
        index += 1
      } else if byte >= 0x80 || byte == UInt8(ascii: "\\") {
        let count = oddSpaceLength(at: index)
        guard count > 0 else { break }
        index += count
      } else {
        break
      }
    }
    return index
  }
}
