internal import ScreenModel
internal import ScreenText

extension Code {
  /// Appends the tokens and comments of a byte range.
  mutating func scan(_ range: Range<Int>) {
    var place = range.lowerBound
    let end = range.upperBound
    var isFirst = true
    func add(_ kind: Token.Kind, _ range: Range<Int>, _ byte: UInt8, to tokens: inout [Token]) {
      tokens.append(Token(kind: kind, range: range, isFirst: isFirst, byte: byte))
      isFirst = false
    }
    while place < end {
      let byte = bytes[place]
      if byte == 0x0A || byte == 0x0D {
        isFirst = true
        place += 1
      } else if byte <= 0x20 {
        place += 1
      } else if let mark = commentMark(at: place, end) {
        place = comment(mark, from: place, to: end, isTrailing: !isFirst)
      } else if Self.isWordByte(byte), !byte.isASCIIDigit {
        let start = place
        while place < end, Self.isWordByte(bytes[place]) { place += 1 }
        add(.word, start..<place, byte, to: &tokens)
      } else if byte.isASCIIDigit {
        let start = place
        while place < end, Self.isNumberByte(at: place, in: bytes, end) { place += 1 }
        add(.number, start..<place, byte, to: &tokens)
      } else if let quotation = quotation(at: place, end) {
        add(quotation.isName ? .name : .text, quotation.range, byte, to: &tokens)
        place = quotation.end
      } else {
        add(.sign, place..<place + 1, byte, to: &tokens)
        place += 1
      }
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// Whether a byte continues a number: "1_000", "0.5", "18L", but not the dots of "1...5".
  private static func isNumberByte(at place: Int, in bytes: [UInt8], _ end: Int) -> Bool {
    if isWordByte(bytes[place]) { return true }
    return bytes[place] == UInt8(ascii: ".") && place + 1 < end && bytes[place + 1].isASCIIDigit
  }

  // MARK: Comments

  private enum CommentMark {
    case line(length: Int)
    case block
  }

  private func commentMark(at place: Int, _ end: Int) -> CommentMark? {
    let next = place + 1 < end ? bytes[place + 1] : 0
    switch (bytes[place], next, style) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/"), .slashes):
      return .line(length: place + 2 < end && bytes[place + 2] == UInt8(ascii: "/") ? 3 : 2)
    case (UInt8(ascii: "/"), UInt8(ascii: "*"), .slashes),
      (UInt8(ascii: "/"), UInt8(ascii: "*"), .sql):
      return .block
    case (UInt8(ascii: "-"), UInt8(ascii: "-"), .sql): return .line(length: 2)
    case (UInt8(ascii: "#"), _, .hash), (UInt8(ascii: "#"), _, .sql): return .line(length: 1)
    default: return nil
    }
  }

  /// Appends a comment and returns the place after it.
  private mutating func comment(
    _ mark: CommentMark, from start: Int, to end: Int, isTrailing: Bool
  ) -> Int {
    var place = start
    var range: Range<Int>
    switch mark {
    case .line(let length):
      while place < end, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
      range = min(start + length, place)..<place
    case .block:
      place = start + 2
      while place < end,
        !(bytes[place] == UInt8(ascii: "/") && bytes[place - 1] == UInt8(ascii: "*")
          && place > start + 2)
      {
        place += 1
      }
      range = start + 2..<max(start + 2, place - 1)
      place = min(place + 1, end)
    }
    while let first = range.first, bytes[first] <= 0x20 || bytes[first] == UInt8(ascii: "*") {
      range = first + 1..<range.upperBound
    }
    while let last = range.last, bytes[last] <= 0x20 || bytes[last] == UInt8(ascii: "*") {
      range = range.lowerBound..<last
    }
    if !range.isEmpty {
      comments.append(Comment(range: range, place: tokens.count, isTrailing: isTrailing))
    }
    return place
  }

  // MARK: Quotations

  /// Returns the quoted text that opens at a place, and the place after it. Quotation marks that
  /// cannot span lines end with the line if they are not closed before.
  private func quotation(
    at place: Int, _ end: Int
  ) -> (range: Range<Int>, end: Int, isName: Bool)? {
    let mark = bytes[place]
    switch (mark, style) {
    case (UInt8(ascii: "\""), .sql), (UInt8(ascii: "`"), .sql):
      return closing(mark, from: place, end, isName: true)
    case (UInt8(ascii: "["), .sql):
      // SQL Server quotes names in brackets; the bounds of an array are numbers.
      guard place + 1 < end, bytes[place + 1].isASCIILetter || bytes[place + 1] == UInt8(ascii: "_")
      else { return nil }
      return closing(UInt8(ascii: "]"), from: place, end, isName: true)
    case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _), (UInt8(ascii: "`"), .slashes):
      let isLong =
        style != .sql && place + 2 < end && bytes[place + 1] == mark && bytes[place + 2] == mark
      return isLong
        ? closingLong(mark, from: place, end) : closing(mark, from: place, end, isName: false)
    default: return nil
    }
  }

  private func closing(
    _ mark: UInt8, from start: Int, _ end: Int, isName: Bool
  ) -> (range: Range<Int>, end: Int, isName: Bool) {
    var place = start + 1
    while place < end {
      let byte = bytes[place]
      if byte == mark {
        guard style == .sql, place + 1 < end, bytes[place + 1] == mark else {
          return (start + 1..<place, place + 1, isName)
        }
        place += 2
      } else if byte == UInt8(ascii: "\\"), style != .sql {
        place += 2
      } else if byte == 0x0A || byte == 0x0D, mark != UInt8(ascii: "`") {
        break
      } else {
        place += 1
      }
    }
    let stop = min(place, end)
    return (start + 1..<max(start + 1, stop), stop, isName)
  }

  private func closingLong(
    _ mark: UInt8, from start: Int, _ end: Int
  ) -> (range: Range<Int>, end: Int, isName: Bool) {
    var place = start + 3
    while place < end {
      if bytes[place] == mark, place + 2 < end, bytes[place + 1] == mark, bytes[place + 2] == mark {
        return (start + 3..<place, place + 3, false)
      }
      place += 1
    }
    return (min(start + 3, end)..<end, end, false)
  }
}
