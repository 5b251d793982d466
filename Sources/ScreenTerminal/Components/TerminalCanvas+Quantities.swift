internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

/// A number that is finite and small enough for arithmetic.
struct Quantity {
  let value: Double

  /// Clamps a number to ±10¹⁵; a NaN becomes 0.
  init(_ value: Double) {
    self.value = value.isNaN ? 0 : min(max(value, -1e15), 1e15)
  }

  /// The number clamped to bounds.
  func clamped(to bounds: ClosedRange<Double>) -> Double {
    min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}

extension TerminalCanvas {
  /// Adds an integer.
  mutating func take(integer: Int) -> TextRun {
    var buffer = UTF8Buffer(capacity: 24)
    buffer.append(integer: integer)
    return take(ascii: buffer)
  }

  /// Adds a figure.
  mutating func take(_ figure: Double) -> TextRun {
    var buffer = UTF8Buffer(capacity: 24)
    buffer.append(figure: Quantity(figure).value)
    return take(ascii: buffer)
  }

  /// Adds a value of a chart with its unit; a gap is a dash.
  mutating func take(_ value: Double?, _ numbers: ChartNumbers, unit: String) -> TextRun {
    guard let value else { return take(.dash) }
    var buffer = UTF8Buffer(capacity: 24)
    let isCurrency = unit.isCurrencySign
    numbers.append(isCurrency ? value.magnitude : value, to: &buffer)
    let number =
      (isCurrency && value < 0 ? take(literal: "-") : .empty)
      + (isCurrency ? take(unit) : .empty) + take(ascii: buffer)
    if isCurrency || unit.isBlank { return number }
    return number + (unit == "%" ? take(literal: "%") : take(literal: " ") + take(unit))
  }

  /// Adds the text of a tick.
  mutating func take(tick: Int, of scale: ChartScale, _ numbers: ChartNumbers) -> TextRun {
    var buffer = UTF8Buffer(capacity: 24)
    scale.append(tick: tick, numbers, to: &buffer)
    return take(ascii: buffer)
  }

  private mutating func take(ascii buffer: UTF8Buffer) -> TextRun {
    let start = text.count
    text.append(contentsOf: buffer[0..<buffer.count])
    return TextRun(start: start, count: buffer.count, columns: buffer.count, isSimple: true)
  }

  /// Puts a bar with a length in eighths of a column.
  ///
  /// - Returns: The columns used, at most `limit`.
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
  /// The sign with the same meaning as the colour.
  var glyph: Glyph {
    switch self {
    case .neutral: .separator
    case .info: .letterI
    case .success: .check
    case .warning: .exclamation
    case .critical: .cross
    }
  }
}
