internal import ScreenModel
package import ScreenText

/// The format of the numbers in one chart, which is the same for all of them.
///
/// They are in thousands, millions or billions if the largest is long and a tenth of that unit can
/// state every one of them exactly, and they have the same number of decimals. Only if a number
/// needs more than a few decimals does each have its own, so that none is rounded.
package struct ChartNumbers {
  /// The most decimals that numbers are padded to.
  private static let mostPlaces = 4

  /// A sign that stands for a power of ten.
  private struct Scale {
    var power: Int
    var sign: StaticString
  }

  private static let scales = [
    Scale(power: 9, sign: "B"), Scale(power: 6, sign: "M"), Scale(power: 3, sign: "k"),
  ]

  private var scale = Scale(power: 0, sign: "")
  /// The number of decimals; nil if each number has its own.
  private var places: Int? = 0

  /// Finds the format for some values.
  package init(_ values: some Sequence<Double>) {
    var largest = 0.0
    var places: Int? = 0
    // The greatest power of ten that divides all of them.
    var zeros = Int.max
    for value in values where value.isFinite && value != 0 {
      largest = max(largest, value.magnitude)
      if let whole = Int64(exactly: value), value.magnitude < 1e15 {
        zeros = min(zeros, Self.zeros(of: whole))
      } else {
        zeros = 0
        places = Self.places(of: value).flatMap { own in places.map { max($0, own) } }
      }
    }
    self.places = places
    guard largest >= 10_000, zeros != .max else { return }
    for scale in Self.scales where zeros >= scale.power - 1 {
      guard largest >= Self.power(scale.power) else { continue }
      self.scale = scale
      self.places = zeros >= scale.power ? 0 : 1
      return
    }
  }

  /// Appends a number in the chart's format.
  package func append(_ value: Double, to out: inout UTF8Buffer) {
    let value = value.isFinite ? value : 0
    if scale.power > 0, value != 0 {
      let tenths = Int64(value / Self.power(scale.power - 1))
      if places == 1 {
        append(decimal: tenths, places: 1, to: &out)
      } else {
        out.append(integer: tenths / 10)
      }
      out.append(scale.sign)
      return
    }
    let start = out.count
    out.append(number: value)
    guard scale.power == 0 else { return }
    guard let places, places > 0 else { return }
    let point = out.bytes[start...].firstIndex(of: UInt8(ascii: "."))
    let has = point.map { out.count - $0 - 1 } ?? 0
    if point == nil { out.append(UInt8(ascii: ".")) }
    out.append(UInt8(ascii: "0"), count: max(0, places - has))
  }

  /// Appends a whole number times a power of ten: the text of a tick.
  func append(_ digits: Int, timesTenTo exponent: Int, to out: inout UTF8Buffer) {
    guard digits != 0 else {
      out.append(UInt8(ascii: "0"))
      return
    }
    let exponent = exponent - scale.power
    if exponent < 0 {
      append(decimal: Int64(digits), places: -exponent, to: &out)
    } else {
      out.append(integer: digits)
      out.append(UInt8(ascii: "0"), count: exponent)
    }
    out.append(scale.sign)
  }

  private func append(decimal digits: Int64, places: Int, to out: inout UTF8Buffer) {
    if digits < 0 { out.append(UInt8(ascii: "-")) }
    let text = String(digits.magnitude)
    let whole = text.utf8.count - places
    if whole <= 0 {
      out.append("0.")
      out.append(UInt8(ascii: "0"), count: -whole)
    }
    for (offset, byte) in text.utf8.enumerated() {
      if offset == whole, whole > 0 { out.append(UInt8(ascii: ".")) }
      out.append(byte)
    }
  }

  /// The number of trailing zeros of a whole number.
  private static func zeros(of value: Int64) -> Int {
    var (rest, count) = (value, 0)
    while rest % 10 == 0, count < 18 { (rest, count) = (rest / 10, count + 1) }
    return count
  }

  /// The number of decimals in a number's shortest text; nil for too many.
  private static func places(of value: Double) -> Int? {
    var text = UTF8Buffer(capacity: 24)
    text.append(number: value)
    guard let point = text.bytes.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
    let places = text.count - point - 1
    return places <= mostPlaces ? places : nil
  }

  private static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}

extension String {
  /// Whether the text is a sign that precedes an amount.
  package var isCurrencySign: Bool {
    switch utf8.first {
    case UInt8(ascii: "$"), 0xC2, 0xE2: self == "$" || self == "€" || self == "£" || self == "¥"
    default: false
    }
  }
}
