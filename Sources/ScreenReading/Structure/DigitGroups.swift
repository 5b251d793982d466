internal import ScreenText

/// The groups of digits that form one number: with spaces ("+44 20 7946 0958", "(555) 123-4567",
/// "030 1234567", "1 399 €") or commas ("84,200").
///
/// Groups that begin with a plus, a bracket or a zero and have 7 to 15 digits are a phone number.
/// Groups of three after one to three digits and spaces are a number if the sign of a unit follows;
/// after one or two digits and commas, they always are. Anything else may be several numbers:
/// "rooms 101 102".
struct DigitGroups {
  /// The ranges of the numbers, in text order.
  private(set) var ranges: [Range<Int>] = []

  private let bytes: [UInt8]

  /// Finds the numbers in a text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var position = 0
    while position < bytes.count {
      guard begins(at: position) else {
        position += 1
        continue
      }
      let end = calledEnd(from: position) ?? countedEnd(from: position)
      if let end { ranges.append(position..<end) }
      position = end ?? self.end(ofDigits: position + 1)
    }
  }

  private func byte(_ place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  private func isDigit(_ place: Int) -> Bool { byte(place).isASCIIDigit }

  /// Whether the byte at an offset is a letter, a digit, or a sign that can belong to a word or
  /// number.
  private func isOfWord(_ place: Int) -> Bool {
    let byte = byte(place)
    return byte.isASCIIDigit || byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26
      || Self.marks.contains(byte)
  }

  private static let marks = Set("_.,-/:+#@".utf8)

  private func begins(at place: Int) -> Bool {
    guard !isOfWord(place - 1) || byte(place - 1) == UInt8(ascii: ":") else { return false }
    switch byte(place) {
    case UInt8(ascii: "+"), UInt8(ascii: "("): return isDigit(place + 1)
    default: return isDigit(place) && !(byte(place - 1) == 0x20 && isDigit(place - 2))
    }
  }

  private func end(ofDigits start: Int) -> Int {
    var end = start
    while isDigit(end) { end += 1 }
    return end
  }

  // MARK: Called

  private static let calledDigits = 7...15
  private static let longestGroup = 7

  private func calledEnd(from start: Int) -> Int? {
    guard !isDigit(start) || byte(start) == UInt8(ascii: "0") && isDigit(start + 1) else {
      return nil
    }
    var position = byte(start) == UInt8(ascii: "+") ? start + 1 : start
    var (digits, groups) = (0, 0)
    while true {
      let isBracketed = byte(position) == UInt8(ascii: "(")
      let first = isBracketed ? position + 1 : position
      let last = end(ofDigits: first)
      guard last > first, last - first <= Self.longestGroup,
        !isBracketed || byte(last) == UInt8(ascii: ")")
      else { return nil }
      digits += last - first
      groups += 1
      position = isBracketed ? last + 1 : last
      let mark = byte(position)
      let isParted = mark == 0x20 || mark == UInt8(ascii: "-")
      if isParted, isDigit(position + 1) || byte(position + 1) == UInt8(ascii: "(") {
        position += 1
      } else if !(isBracketed && isDigit(position)) {
        break
      }
    }
    let isWhole = groups > 1 && Self.calledDigits.contains(digits) && !isLetter(position)
    return isWhole ? position : nil
  }

  private func isLetter(_ place: Int) -> Bool { (byte(place) | 0x20) &- UInt8(ascii: "a") < 26 }

  // MARK: Counted

  private func countedEnd(from start: Int) -> Int? {
    let first = end(ofDigits: start)
    guard isDigit(start), byte(start) != UInt8(ascii: "0"), first - start <= 3 else { return nil }
    let spaced = endOfGroups(from: first, after: 0x20)
    let sign = byte(spaced) == 0x20 ? byte(spaced + 1) : byte(spaced)
    let hasUnit = sign == UInt8(ascii: "%") || sign == UInt8(ascii: "$") || sign >= 0x80
    if spaced > first, hasUnit { return spaced }
    // "101,102" may be two rooms.
    let comma = endOfGroups(from: first, after: UInt8(ascii: ","))
    let isWhole = !isLetter(comma) && !(Self.marks.contains(byte(comma)) && isDigit(comma + 1))
    return comma > first && first - start < 3 && isWhole ? comma : nil
  }

  /// Returns the end of the groups of three digits that each follow a mark.
  private func endOfGroups(from first: Int, after mark: UInt8) -> Int {
    var last = first
    while byte(last) == mark, isDigit(last + 1), end(ofDigits: last + 1) == last + 4 { last += 4 }
    return last
  }
}
