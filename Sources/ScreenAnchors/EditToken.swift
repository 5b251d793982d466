package import ScreenDiagnostics

/// A token of an edit: a word, a quoted text, or a mark between clauses.
package struct EditToken {
  /// The word as written, without quotation marks around it.
  package var text: String
  /// The word in lower case.
  package var folded: String
  package var range: SourceRange
  /// The intended word, if it is spelled differently.
  package var meant: String?
  /// Whether it was in quotation marks, and so is a name, whatever its words.
  package var isQuoted = false
  /// Whether it is a mark that ends a clause or an item of a list.
  package var isMark = false

  package init(
    text: String, folded: String, range: SourceRange, isQuoted: Bool = false, isMark: Bool = false
  ) {
    (self.text, self.folded, self.range) = (text, folded, range)
    (self.isQuoted, self.isMark) = (isQuoted, isMark)
  }

  /// Whether it is a given word.
  package func isWord(_ word: String, plural: Bool = false) -> Bool {
    guard !isQuoted, !isMark else { return false }
    if folded == word { return true }
    guard plural, folded.utf8.last == UInt8(ascii: "s") else { return false }
    return folded.dropLast() == word || folded.hasSuffix("es") && folded.dropLast(2) == word
  }

  /// A possessive without its ending: "Ada's" is "Ada"; nil for another word.
  package var withoutPossessive: EditToken? {
    for ending in ["'s", "’s"] where folded.hasSuffix(ending) && text.count > ending.count {
      var owner = self
      owner.text.removeLast(ending.count)
      owner.folded.removeLast(ending.count)
      return owner
    }
    return nil
  }

  /// The words of a text.
  package static func tokens(of bytes: [UInt8]) -> [EditToken] {
    var tokens: [EditToken] = []
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if let close = closingQuote(bytes, at: position),
        let end = find(close, in: bytes, from: position)
      {
        let opening = close.count
        let text = String(decoding: bytes[(position + opening)..<end], as: UTF8.self)
        tokens.append(
          EditToken(
            text: text, folded: text.lowercased(), range: SourceRange(position, end + close.count),
            isQuoted: true))
        position = end + close.count
      } else if isMark(byte, bytes, position) {
        let text = String(decoding: [byte], as: UTF8.self)
        tokens.append(
          EditToken(
            text: text, folded: text, range: SourceRange(position, position + 1), isMark: true))
        position += 1
      } else if byte <= 0x20 {
        position += 1
      } else {
        let start = position
        while position < bytes.count, bytes[position] > 0x20,
          !isMark(bytes[position], bytes, position),
          position == start || closingQuote(bytes, at: position) == nil
            || bytes[position] == UInt8(ascii: "'")
        {
          position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let folded = text.lowercased().split(separator: "’", omittingEmptySubsequences: false)
          .joined(separator: "'")
        tokens.append(
          EditToken(text: text, folded: folded, range: SourceRange(start, position)))
      }
    }
    return tokens
  }

  /// Whether a byte is a comma, a semicolon or a line end, or a full stop or colon that ends a
  /// word.
  private static func isMark(_ byte: UInt8, _ bytes: [UInt8], _ position: Int) -> Bool {
    switch byte {
    case UInt8(ascii: ","):
      // A comma between digits is part of a number.
      return
        !(position > 0 && position + 1 < bytes.count && isDigit(bytes[position - 1])
        && isDigit(bytes[position + 1]))
    case UInt8(ascii: ";"), UInt8(ascii: "\n"): return true
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      guard position + 1 < bytes.count else { return true }
      // `…` written as three full stops
      if byte == UInt8(ascii: "."), bytes[position + 1] == byte { return true }
      return bytes[position + 1] <= 0x20
        && !(byte == UInt8(ascii: ".") && isAbbreviated(bytes, position))
    default: return false
    }
  }

  /// Whether a full stop ends an abbreviation: `v.`, `St.`
  private static func isAbbreviated(_ bytes: [UInt8], _ position: Int) -> Bool {
    let word = bytes[..<position].reversed().prefix { $0 > 0x20 }
    let text = String(decoding: word.reversed(), as: UTF8.self).lowercased()
    return EditWords.shipped.isAbbreviation(text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The mark that closes the quotation mark that opens here; nil if none opens.
  private static func closingQuote(_ bytes: [UInt8], at position: Int) -> [UInt8]? {
    if bytes[position] == UInt8(ascii: "\"") { return Array("\"".utf8) }
    if bytes[position...].starts(with: "“".utf8) { return Array("”".utf8) }
    if bytes[position] == UInt8(ascii: "'"), position == 0 || bytes[position - 1] <= 0x20 {
      return Array("'".utf8)
    }
    return nil
  }

  private static func find(_ mark: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var position = start + mark.count
    while position < bytes.count {
      if bytes[position...].starts(with: mark) { return position }
      position += 1
    }
    return nil
  }
}
