/// The digits of a number as people write it, with groups of thousands and a fraction: "84,200",
/// "1.5", "12,5", "1.234,50", "1,25,000",
/// "1'250.50".
///
/// A point begins a fraction. Apostrophes group digits by three, as in Switzerland. Commas group digits by three, or by two with three at the end, as in
/// India. A single comma before another number of digits begins a fraction, as it does in most of
/// Europe, where points group the thousands before it.
package struct WrittenNumber: Sendable {
  /// The number.
  package private(set) var value = 0.0
  /// The index after its last digit.
  package private(set) var end: Int
  /// The number of its digits.
  package private(set) var digitCount = 0

  /// The digits up to a mark, and the mark in front of them.
  private struct Group {
    var mark: UInt8
    var digits: Range<Int>
  }

  /// Reads the number whose first digit, or vulgar fraction, is at an index.
  ///
  /// - Complexity: O(*n*) in its bytes.
  package init(_ bytes: [UInt8], at start: Int) {
    end = start
    let groups = Self.groups(bytes, at: start)
    guard let first = groups.first else {
      addVulgarFraction(bytes)
      return
    }
    let (whole, hasFraction) = Self.parts(groups, startsWithZero: bytes[start] == UInt8(ascii: "0"))
    for group in [first] + groups[1...].prefix(whole) { add(bytes[group.digits]) }
    guard hasFraction else {
      addVulgarFraction(bytes)
      return
    }
    let fraction = groups[whole + 1]
    let before = digitCount
    add(bytes[fraction.digits])
    for _ in before..<digitCount { scale *= 10 }
    value /= scale
  }

  private var scale = 1.0

  /// The index of the first digit or vulgar fraction of a text; nil if there is none.
  package static func start(in bytes: [UInt8]) -> Int? {
    bytes.indices.first { index in
      bytes[index].isASCIIDigit || fractions.contains { bytes[index...].starts(with: $0.sign) }
    }
  }

  /// Adds a fraction in one character: "1½".
  private mutating func addVulgarFraction(_ bytes: [UInt8]) {
    guard let fraction = Self.fractions.first(where: { bytes[end...].starts(with: $0.sign) }) else {
      return
    }
    value += fraction.value
    end += fraction.sign.count
  }

  private static let fractions: [(sign: [UInt8], value: Double)] = [
    ("½", 0.5), ("¼", 0.25), ("¾", 0.75), ("⅓", 1.0 / 3), ("⅔", 2.0 / 3), ("⅛", 0.125),
  ].map { (Array($0.0.utf8), $0.1) }

  private mutating func add(_ digits: ArraySlice<UInt8>) {
    for digit in digits { value = value * 10 + Double(digit - UInt8(ascii: "0")) }
    digitCount += digits.count
    end = digits.endIndex
  }

  private static func groups(_ bytes: [UInt8], at start: Int) -> [Group] {
    var groups: [Group] = []
    var (mark, index) = (UInt8(0), start)
    while index < bytes.count, bytes[index].isASCIIDigit {
      let end = bytes[index...].firstIndex { !$0.isASCIIDigit } ?? bytes.count
      groups.append(Group(mark: mark, digits: index..<end))
      guard end < bytes.count else { break }
      let width = apostrophe(bytes, at: end)
      guard width > 0 || bytes[end] == comma || bytes[end] == point else { break }
      (mark, index) = (width > 0 ? apostrophe : bytes[end], end + max(width, 1))
    }
    return groups
  }

  /// How many groups after the first belong to the whole number, and whether the next one is the
  /// fraction.
  private static func parts(
    _ groups: [Group], startsWithZero: Bool
  ) -> (whole: Int, hasFraction: Bool) {
    let rest = groups.dropFirst()
    guard let mark = rest.first?.mark else { return (0, false) }
    let same = rest.prefix { $0.mark == mark }
    let next = rest.dropFirst(same.count)
    let isLed = (1...3).contains(groups[0].digits.count) && !startsWithZero
    let areThousands = same.last?.digits.count == 3 && isLed
    if mark == comma {
      if areThousands, same.dropLast().allSatisfy({ (2...3).contains($0.digits.count) }) {
        return (same.count, !next.isEmpty)
      }
      return same.count == 1 && next.isEmpty ? (0, true) : (0, false)
    }
    let isGrouped = areThousands && same.allSatisfy { $0.digits.count == 3 }
    if mark == apostrophe { return isGrouped ? (same.count, !next.isEmpty) : (0, false) }
    return isGrouped && next.count == 1 ? (same.count, true) : (0, true)
  }

  /// The width in bytes of the apostrophe at an index; 0 if there is none.
  private static func apostrophe(_ bytes: [UInt8], at index: Int) -> Int {
    bytes[index] == apostrophe ? 1 : bytes[index...].starts(with: "’".utf8) ? 3 : 0
  }

  private static let apostrophe = UInt8(ascii: "'")
  private static let comma = UInt8(ascii: ",")
  private static let point = UInt8(ascii: ".")
}
