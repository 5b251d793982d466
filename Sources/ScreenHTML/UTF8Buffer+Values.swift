internal import ScreenRendering
internal import ScreenText

extension UTF8Buffer {
  /// Appends a value with its unit: a currency sign before it, a percent sign directly after it,
  /// and any other unit after a space, which does not break before a short unit.
  mutating func append(_ value: Double, _ numbers: ChartNumbers, unit: String) {
    let isCurrency = unit.isCurrencySign
    if isCurrency {
      if value < 0 { append(UInt8(ascii: "-")) }
      append(verbatim: unit)
    }
    numbers.append(isCurrency ? value.magnitude : value, to: &self)
    guard !isCurrency, !unit.isBlank else { return }
    if unit != "%" { append(unit.utf8.count <= 4 ? "\u{A0}" : " ") }
    append(text: unit)
  }

  /// Appends a number given in tenths, with a decimal place only if it is needed.
  mutating func append(tenths value: Int) { append(tenths: Int64(value)) }

  /// Appends a number given in tenths, with a decimal place only if it is needed.
  mutating func append(tenths value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    let size = value.magnitude
    append(integer: Int64(clamping: size / 10))
    guard size % 10 != 0 else { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + UInt8(size % 10))
  }
}
