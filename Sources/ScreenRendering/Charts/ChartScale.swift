internal import ScreenModel
package import ScreenText

/// The axis of a chart: three to five ticks at 1, 2 or 5 times a power of ten.
///
/// It uses only the four basic IEEE operations, so the result is the same everywhere.
package struct ChartScale {
  /// What the axis must include besides the values.
  package enum Base {
    /// Nothing: it may begin near the least value.
    case free
    /// Zero, from which areas and bars are measured.
    case zero
  }

  /// The magnitude beyond which values are drawn at the edge; their texts stay exact.
  private static let reach = 1e15
  /// The magnitude below which values are drawn as zero.
  private static let grain = 1e-12

  /// The lowest and the highest tick, in steps.
  package let ticks: ClosedRange<Int>
  /// The digit of a step: 1, 2 or 5.
  private let digit: Int
  /// The power of ten of a step.
  private let exponent: Int
  private let step: Double

  /// Makes the axis for some values; without any, it runs from 0 to 1.
  package init(_ values: some Sequence<Double>, base: Base) {
    var low = Double.infinity
    var high = -Double.infinity
    for value in values {
      let drawn = Self.drawn(value)
      low = min(low, drawn)
      high = max(high, drawn)
    }
    if low > high { (low, high) = (0, 1) }
    if base == .zero { (low, high) = (min(low, 0), max(high, 0)) }
    // Values that hardly differ form a flat line, which gets room instead of magnifying noise.
    if high - low <= max(low.magnitude, high.magnitude) * 1e-9 {
      (low, high) = high == 0 ? (0, 1) : (min(low, 0), max(high, 0))
    }
    let rough = (high - low) / 3
    var power = 1.0
    var exponent = 0
    while rough >= power * 10 { (power, exponent) = (power * 10, exponent + 1) }
    while rough < power { (power, exponent) = (power / 10, exponent - 1) }
    let ratio = rough / power
    if ratio > 5 { (power, exponent) = (power * 10, exponent + 1) }
    digit = ratio <= 1 || ratio > 5 ? 1 : ratio <= 2 ? 2 : 5
    self.exponent = exponent
    step = Double(digit) * power
    let first = Self.floor(low / step)
    ticks = first...max(first + 1, -Self.floor(-high / step))
  }

  /// The position of a value between the lowest tick, 0, and the highest, `length`.
  package func position(_ value: Double, of length: Int) -> Int {
    let low = Double(ticks.lowerBound) * step
    let share = (Self.drawn(value) - low) / (Double(ticks.upperBound) * step - low)
    guard share > 0 else { return 0 }
    return share < 1 ? Int(share * Double(length) + 0.5) : length
  }

  /// Appends the text of a tick in the chart's number format: `0.5`, `200`, `48k`.
  package func append(tick: Int, _ numbers: ChartNumbers, to out: inout UTF8Buffer) {
    numbers.append(tick * digit, timesTenTo: exponent, to: &out)
  }

  private static func drawn(_ value: Double) -> Double {
    value.isNaN || value.magnitude < grain ? 0 : min(max(value, -reach), reach)
  }

  private static func floor(_ value: Double) -> Int {
    let whole = Int(value)
    return Double(whole) > value ? whole - 1 : whole
  }
}
