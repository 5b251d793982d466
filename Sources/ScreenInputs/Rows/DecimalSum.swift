internal import ScreenText

/// The sum of decimal numbers in their written format, with the marks around the first.
package struct DecimalSum {
  /// The sum.
  package let text: String

  /// Adds numbers; nil if one of them is not a number or the sum is too large.
  package init?(_ numbers: [String]) {
    var cents = 0
    var most = 0
    var parsed: [(units: Int, digits: Int)] = []
    for number in numbers {
      guard let next = Self.parse(number) else { return nil }
      parsed.append(next)
      most = max(most, next.digits)
    }
    for (units, digits) in parsed {
      let (scaled, overflows) = units.multipliedReportingOverflow(by: Self.power(most - digits))
      let (sum, isTooLarge) = cents.addingReportingOverflow(scaled)
      guard !overflows, !isTooLarge else { return nil }
      cents = sum
    }
    let first = numbers[0]
    let prefix = first.prefix { !$0.isNumber && $0 != "-" && $0 != "−" }
    let suffix = String(first.reversed().prefix { !$0.isNumber }.reversed())
    let scale = Self.power(most)
    let whole = String(cents.magnitude / scale.magnitude)
    var fraction = String(cents.magnitude % scale.magnitude)
    while fraction.utf8.count < most { fraction = "0" + fraction }
    let mark = numbers.contains { $0.contains(",") && !$0.contains(".") } && most == 2 ? "," : "."
    text = prefix + (cents < 0 ? "−" : "") + whole + (most > 0 ? mark + fraction : "") + suffix
  }

  private static func power(_ count: Int) -> Int {
    (0..<count).reduce(1) { value, _ in value * 10 }
  }

  /// A number without its decimal mark, and the number of digits after the mark.
  private static func parse(_ text: String) -> (units: Int, digits: Int)? {
    let bytes = Array(text.utf8)
    let last = bytes.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    let behind = last.map { bytes[($0 + 1)...].prefix { $0.isASCIIDigit }.count } ?? 0
    // A mark before three digits separates thousands.
    let digits = behind == 3 ? 0 : behind
    guard digits <= 4, bytes.count <= 24 else { return nil }
    let written = bytes.filter(\.isASCIIDigit)
    guard let units = Int(String(decoding: written, as: UTF8.self)) else { return nil }
    let isNegative = text.contains("-") || text.contains("−")
    return (isNegative ? -units : units, digits)
  }
}
