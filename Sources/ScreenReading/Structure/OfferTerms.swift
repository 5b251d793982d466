internal import ScreenText

/// The terms of an offer, which are one value: "2 for 1", "3 for £7".
///
/// The first number is the greater one, unless the second is an amount of money, and no measure of
/// time follows: "a table for 2 for 3 nights" offers nothing.
struct OfferTerms {
  /// The ranges of the terms, in text order.
  private(set) var ranges: [Range<Int>] = []

  /// Finds the terms in a text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: [UInt8]) {
    var position = 0
    while let place = Self.firstLink(in: bytes, from: position) {
      position = place + Self.link.count
      let start = bytes[..<place].lastIndex { !$0.isASCIIDigit }.map { $0 + 1 } ?? 0
      let isMoney = Self.signs.contains { bytes[position...].starts(with: $0) }
      let digits = bytes[position...].drop { !$0.isASCIIDigit && $0 > 0x20 }
      let end = digits.firstIndex { !$0.isASCIIDigit && $0 != UInt8(ascii: ".") } ?? bytes.count
      guard (1...2).contains(place - start), start == 0 || bytes[start - 1] == 0x20,
        isMoney || digits.startIndex == position, end > digits.startIndex,
        let many = Self.number(bytes[start..<place]),
        let few = Self.number(bytes[digits.startIndex..<end]), isMoney || few < many,
        isMoney || !Self.isMeasured(bytes[end...])
      else { continue }
      ranges.append(start..<end)
    }
  }

  private static func firstLink(in bytes: [UInt8], from start: Int) -> Int? {
    (start..<max(start, bytes.count - link.count)).first { bytes[$0...].starts(with: link) }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Double? {
    Double(String(decoding: digits, as: UTF8.self))
  }

  /// Whether a unit of time or a noun of people follows.
  private static func isMeasured(_ rest: ArraySlice<UInt8>) -> Bool {
    let word = rest.drop { $0 == 0x20 }.prefix { $0.isASCIILetter }
    return units.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  private static let link = Array(" for ".utf8)
  private static let signs = ["$", "€", "£", "¥"].map { Array($0.utf8) }
  private static let units: Set<String> = [
    "second", "seconds", "minute", "minutes", "min", "hour", "hours", "day", "days", "night",
    "nights", "week", "weeks", "month", "months", "year", "years", "people", "persons", "guests",
    "adults", "children", "reps", "sets", "rounds", "times", "points",
  ]
}
