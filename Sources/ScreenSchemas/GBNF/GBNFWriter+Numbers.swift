internal import ScreenGrammar

extension GBNFWriter {
  /// The rule for whole numbers within bounds.
  mutating func integer(_ bounds: ClosedRange<Int>) -> String {
    rule("integer-" + Self.name(bounds)) { _ in Self.integers(bounds).joined(separator: " | ") }
  }

  /// The rule for numbers within bounds, with fractions and without exponents.
  ///
  /// Bounds that are not whole numbers are widened to the next whole numbers.
  mutating func number(_ bounds: ClosedRange<Double>) -> String {
    let limit = NumberLimit.number
    let own = bounds.clamped(to: -limit...limit)
    let whole = Self.floor(own.lowerBound)...(-Self.floor(-own.upperBound))
    if Double(whole.lowerBound) != own.lowerBound || Double(whole.upperBound) != own.upperBound {
      hasWidenedNumbers = true
    }
    let fraction = rule("fraction") { _ in "\".\" [0-9]{1,15}" }
    return rule("number-" + Self.name(whole)) { _ in
      var alternatives: [String] = []
      if whole.upperBound >= 0 {
        alternatives += Self.numbers(max(0, whole.lowerBound)...whole.upperBound, fraction)
      }
      if whole.lowerBound < 0 {
        let sizes = max(0, -whole.upperBound)...(-whole.lowerBound)
        alternatives.append(
          "\"-\" (" + Self.numbers(sizes, fraction).joined(separator: " | ") + ")")
      }
      return alternatives.joined(separator: " | ")
    }
  }

  private static func name(_ bounds: ClosedRange<Int>) -> String {
    [bounds.lowerBound, bounds.upperBound].map { $0 < 0 ? "minus-\(-$0)" : String($0) }
      .joined(separator: "-")
  }

  private static func floor(_ number: Double) -> Int {
    let whole = Int(number)
    return Double(whole) > number ? whole - 1 : whole
  }

  /// Non-negative numbers: a fraction may follow all but the greatest.
  private static func numbers(_ bounds: ClosedRange<Int>, _ fraction: String) -> [String] {
    guard bounds.lowerBound < bounds.upperBound else { return naturals(bounds) }
    let below = naturals(bounds.lowerBound...(bounds.upperBound - 1))
    return ["(" + below.joined(separator: " | ") + ") " + fraction + "?"]
      + naturals(bounds.upperBound...bounds.upperBound)
  }

  private static func integers(_ bounds: ClosedRange<Int>) -> [String] {
    var alternatives: [String] = []
    if bounds.upperBound >= 0 {
      alternatives += naturals(max(0, bounds.lowerBound)...bounds.upperBound)
    }
    if bounds.lowerBound < 0 {
      let sizes = naturals(max(1, -bounds.upperBound)...(-bounds.lowerBound))
      alternatives.append("\"-\" (" + sizes.joined(separator: " | ") + ")")
    }
    return alternatives
  }

  /// Non-negative whole numbers, with one or more alternatives for each number of digits.
  private static func naturals(_ bounds: ClosedRange<Int>) -> [String] {
    var alternatives: [String] = []
    var least = bounds.lowerBound
    while true {
      let digits = String(least).utf8.map { Int($0) - 0x30 }
      // The greatest number with as many digits; it is less than the bound except in the last step.
      let nines = Int(String(repeating: "9", count: digits.count)) ?? bounds.upperBound
      let greatest = min(nines, bounds.upperBound)
      alternatives += sequences(digits, String(greatest).utf8.map { Int($0) - 0x30 })
      guard greatest < bounds.upperBound else { return alternatives }
      least = greatest + 1
    }
  }

  /// The numbers from one to another with the same number of digits.
  private static func sequences(_ least: [Int], _ greatest: [Int]) -> [String] {
    guard let first = least.first, let last = greatest.first else { return [""] }
    let lower = Array(least.dropFirst())
    let upper = Array(greatest.dropFirst())
    if first == last {
      return sequences(lower, upper).map { joined(digit(first...first), $0) }
    }
    var alternatives: [String] = []
    var middle = first...last
    if lower.contains(where: { $0 != 0 }) {
      let nines = Array(repeating: 9, count: lower.count)
      alternatives += sequences(lower, nines).map { joined(digit(first...first), $0) }
      middle = (first + 1)...last
    }
    var tail: [String] = []
    if upper.contains(where: { $0 != 9 }) {
      let zeros = Array(repeating: 0, count: upper.count)
      tail = sequences(zeros, upper).map { joined(digit(last...last), $0) }
      guard middle.lowerBound < last else { return alternatives + tail }
      middle = middle.lowerBound...(last - 1)
    }
    alternatives.append(joined(digit(middle), anyDigits(lower.count)))
    return alternatives + tail
  }

  private static func digit(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\"\(range.lowerBound)\"" : "[\(range.lowerBound)-\(range.upperBound)]"
  }

  private static func anyDigits(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? "[0-9]" : "[0-9]{\(count)}"
  }

  private static func joined(_ first: String, _ rest: String) -> String {
    rest.isEmpty ? first : first + " " + rest
  }
}
