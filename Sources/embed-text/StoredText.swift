/// Numbers of 24 bits as text, four digits each, so that a program finds them where they stand.
///
/// A digit is one of the 64 characters from `0` on, and the lowest of a number is the first:
/// `StoredNumbers` reads them.
struct StoredText {
  /// Something that the layout has no room for.
  struct Overflow: Error, CustomStringConvertible {
    var description: String { "a table, or a number in it, is too large for its digits" }
  }

  private(set) var digits: [UInt8] = []

  /// The digits as text.
  var text: String { String(decoding: digits, as: UTF8.self) }

  /// Adds a number.
  ///
  /// - Throws: `Overflow` where it has more than 24 bits.
  mutating func add(_ number: Int) throws {
    guard (0..<1 << 24).contains(number) else { throw Overflow() }
    for digit in 0..<4 { digits.append(UInt8(ascii: "0") + UInt8(number >> (6 * digit) & 63)) }
  }

  /// Adds a single digit.
  ///
  /// - Throws: `Overflow` where it has more than 6 bits.
  mutating func add(digit: Int) throws {
    guard (0..<64).contains(digit) else { throw Overflow() }
    digits.append(UInt8(ascii: "0") + UInt8(digit))
  }

  /// Adds where each bucket of a table begins, and where the last one ends.
  ///
  /// - Parameters:
  ///   - buckets: The bucket of each thing, ascending.
  ///   - bits: How many bits number the buckets.
  /// - Throws: `Overflow` where there are too many things.
  mutating func add(startsOf buckets: [Int], bits: Int) throws {
    try add(buckets.count)
    try add(bits)
    var place = 0
    for bucket in 0...(1 << bits) {
      while place < buckets.count, buckets[place] < bucket { place += 1 }
      try add(place)
    }
  }
}
