internal import ScreenModel

/// A number that is finite and small enough to reckon with.
struct Quantity {
  let value: Double

  /// Holds a number to ±10¹⁵; what is not a number is 0.
  init(_ value: Double) {
    self.value = value.isNaN ? 0 : min(max(value, -1e15), 1e15)
  }

  /// The number held between two others.
  func clamped(to bounds: ClosedRange<Double>) -> Double {
    min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// The number with at most so many digits behind the point, halves away from zero.
  func rounded(to digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = value * scale
    guard scaled.magnitude < 1e15 else { return value }
    return Double(Int(scaled + (value < 0 ? -0.5 : 0.5))) / scale
  }
}

extension TerminalCanvas {
  /// Takes in an integer.
  mutating func take(integer: Int) -> TextRun {
    var buffer = UTF8Buffer()
    buffer.append(integer: integer)
    return take(ascii: buffer)
  }

  /// Takes in a number, with at most two digits behind the point.
  mutating func take(_ number: Double) -> TextRun {
    var buffer = UTF8Buffer()
    buffer.append(number: Quantity(number).rounded(to: 2))
    return take(ascii: buffer)
  }

  /// Takes in a number with its unit: a currency's sign before it, a percent sign right after it,
  /// anything else after a space.
  mutating func take(_ number: Double, unit: String) -> TextRun {
    switch unit {
    case "": return take(number)
    case "%": return take(number) + take(literal: "%")
    case "$", "€", "£", "¥", "₹":
      let sign = number < 0 ? take(literal: "-") : .empty
      return sign + take(unit) + take(number.magnitude)
    default: return take(number) + take(literal: " ") + take(unit)
    }
  }

  /// Takes in a number shortened to a few characters, such as `48k`; an axis has no room for more.
  mutating func take(compact number: Double) -> TextRun {
    let steps: [(Double, StaticString)] = [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "k")]
    let size = number.magnitude
    for (step, suffix) in steps where size >= (step == 1e3 ? 1e4 : step) {
      let scaled = Quantity(number / step)
      return take(scaled.rounded(to: scaled.value.magnitude < 10 ? 1 : 0)) + take(literal: suffix)
    }
    return take(number)
  }

  private mutating func take(ascii buffer: UTF8Buffer) -> TextRun {
    let start = text.count
    text.append(contentsOf: buffer.bytes)
    return TextRun(start: start, count: buffer.count, columns: buffer.count, isSimple: true)
  }

  /// Puts a bar of so many eighths of a column.
  ///
  /// - Returns: The columns that it took, at most `limit`.
  @discardableResult
  mutating func putBar(_ eighths: Int, of limit: Int, _ style: TerminalStyle) -> Int {
    let parts: [Glyph] = [
      .space, .eighth1, .eighth2, .eighth3, .eighth4, .eighth5, .eighth6, .eighth7,
    ]
    var eighths = min(max(0, eighths), limit * 8)
    if glyphs == .ascii { eighths = (eighths + 4) / 8 * 8 }
    put(.full, count: eighths / 8, style)
    if eighths % 8 > 0 { put(parts[eighths % 8], style) }
    return (eighths + 7) / 8
  }
}

extension Component.Tone {
  /// The sign that says what the colour says.
  var glyph: Glyph {
    switch self {
    case .neutral: .separator
    case .info: .letterI
    case .success: .check
    case .warning: .exclamation
    case .critical: .cross
    }
  }

  /// The word that says what the colour says.
  var word: StaticString {
    switch self {
    case .neutral: "Note"
    case .info: "Info"
    case .success: "Success"
    case .warning: "Warning"
    case .critical: "Critical"
    }
  }
}
