internal import ScreenText

/// A number as read: correctly rounded, with integer arithmetic only, so that it is the same on
/// every machine.
package struct JSONNumber {
  /// The exclusive upper bound of magnitudes; below it, every whole number is represented exactly.
  static let bound: Double = 1e15

  /// The number; beyond ±`bound` it is clamped to the greatest whole number inside.
  private(set) var value: Double = 0
  /// Whether it is written as JSON requires.
  private(set) var isWellFormed = true
  /// Whether no digit was dropped.
  private(set) var isExact = true
  /// Whether it lies within ±`bound`.
  private(set) var isInRange = true

  /// The digits without leading zeros, at most 19 of them.
  private var significand: UInt64 = 0
  /// The number of digits after the decimal point, with the exponent taken into account.
  private var places = 0

  /// Parses a decimal number: sign, digits, fraction, exponent; nil if the bytes are not a number.
  ///
  /// A plus sign, leading zeros, and a decimal point without digits on one side are accepted too.
  init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") {
      isWellFormed = isNegative
      rest.removeFirst()
    }
    let whole = rest.prefix(while: Self.isDigit)
    rest = rest.dropFirst(whole.count)
    take(whole, afterPoint: false)
    if whole.isEmpty || (whole.count > 1 && whole.first == UInt8(ascii: "0")) {
      isWellFormed = false
    }
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: Self.isDigit)
      rest = rest.dropFirst(1 + fraction.count)
      take(fraction, afterPoint: true)
      if fraction.isEmpty { isWellFormed = false }
    }
    guard !whole.isEmpty || !fraction.isEmpty, takeExponent(rest) else { return nil }
    round()
    if isNegative && value != 0 { value = -value }
  }

  /// A number in digits and a point, without what separates its groups; nil if the groups are not
  /// of three digits.
  ///
  /// Of commas and points, the last begins the fraction if both occur, or if it is the only one and
  /// not a comma before a group: "1.234,50", "0,5", but "1,234" and "12,345,678".
  package static func withoutSeparators(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let comma = UInt8(ascii: ",")
    let point = UInt8(ascii: ".")
    let bytes = text.filter { $0 != UInt8(ascii: "_") }
    let marks = bytes.filter { $0 == comma || $0 == point }
    guard let mark = marks.last else { return bytes }
    var groups = bytes.split(omittingEmptySubsequences: false) { $0 == comma || $0 == point }
    var fraction: [UInt8] = []
    let lead = groups[0].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let isGroup = mark == comma && groups[groups.count - 1].count == 3 && Self.leads(lead)
    if marks.count(where: { $0 == mark }) == 1, marks.count > 1 || !isGroup {
      fraction = [point] + groups.removeLast()
    }
    let isGrouped =
      groups.count == 1
      || Self.leads(lead) && groups.dropFirst().allSatisfy { $0.count == 3 }
        && Set(marks.prefix(groups.count - 1)).count == 1
    return isGrouped ? groups.joined() + fraction : nil
  }

  /// Whether digits may stand before groups of three.
  private static func leads(_ digits: ArraySlice<UInt8>) -> Bool {
    (1...3).contains(digits.count) && digits.first != UInt8(ascii: "0")
  }

  private mutating func take(_ digits: ArraySlice<UInt8>, afterPoint: Bool) {
    for digit in digits {
      if significand < 1_000_000_000_000_000_000 {
        significand = significand * 10 + UInt64(digit & 0xF)
        if afterPoint { places += 1 }
      } else {
        if digit != UInt8(ascii: "0") { isExact = false }
        if !afterPoint { places -= 1 }
      }
    }
  }

  /// Reads an exponent that ends the number; false if anything else is there.
  private mutating func takeExponent(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let mark = bytes.first else { return true }
    guard mark | 0x20 == UInt8(ascii: "e") else { return false }
    var digits = bytes.dropFirst()
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    guard !digits.isEmpty, digits.allSatisfy(Self.isDigit) else { return false }
    // A text has at most some megabytes, so a much larger exponent decides the result, whatever the
    // digits are.
    var exponent = 0
    for digit in digits where exponent < 100_000_000 {
      exponent = exponent * 10 + Int(digit & 0xF)
    }
    places += isNegative ? exponent : -exponent
    return true
  }

  /// Rounds to the double nearest to `significand` / 10^`places`.
  private mutating func round() {
    guard significand > 0 else { return }
    while places > 0, significand % 10 == 0 {
      significand /= 10
      places -= 1
    }
    let limit = UInt64(Self.bound)
    while places < 0, significand < limit {
      significand *= 10
      places += 1
    }
    while places > 27 {
      significand /= 10
      places -= 1
      isExact = false
      if significand == 0 { return }
    }
    // 10^19 is the greatest power of ten in 64 bits, and no significand reaches it.
    let wholePart = places < 0 ? limit : places > 19 ? 0 : significand / Self.power(of: 10, places)
    guard wholePart < limit else {
      isInRange = false
      value = Double(limit - 1)
      return
    }
    value = places == 0 ? Double(significand) : quotient()
  }

  /// Returns `significand` / 10^`places` for 1…27 places, rounded once, half to even.
  ///
  /// 10^n is 5^n · 2^n: the significand is divided by 5^n, which 64 bits hold up to n = 27, to more
  /// than 64 bits and a remainder; they are rounded to 53 bits, and the powers of two are exact.
  private func quotient() -> Double {
    let divisor = Self.power(of: 5, places)
    let shift = significand.leadingZeroBitCount
    // The dividend's top bit is set, and 5^27 < 2^63, so the upper quotient is not 0.
    let upper = (significand << UInt64(shift)).quotientAndRemainder(dividingBy: divisor)
    let lower = divisor.dividingFullWidth((upper.remainder, 0))
    let spare = upper.quotient.leadingZeroBitCount
    // Shifts by 64 give 0 here.
    let top = upper.quotient << UInt64(spare) | lower.quotient >> UInt64(64 - spare)
    let isInexact = lower.quotient << UInt64(spare) != 0 || lower.remainder != 0
    var mantissa = top >> 11
    let rest = top & 0x7FF
    if rest > 0x400 || (rest == 0x400 && (isInexact || mantissa & 1 == 1)) { mantissa += 1 }
    let exponent = 11 - spare - shift - places
    return Double(mantissa) * Double(bitPattern: UInt64(1023 + exponent) << 52)
  }

  private static func power(of base: UInt64, _ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit
  }
}
