package import ScreenText

extension UTF8Buffer {
  /// Appends a figure as all renderers show it.
  ///
  /// It is exact, except that one with more decimals than anybody states, such as a third, has two:
  /// 0.33. If it is smaller than a hundredth, three digits are left of it, so that it is not zero;
  /// below 10⁻¹² it is.
  package mutating func append(figure: Double) {
    var exact = UTF8Buffer(capacity: 24)
    exact.append(number: figure)
    let point = exact.bytes.firstIndex(of: UInt8(ascii: "."))
    let decimals = point.map { exact.count - $0 - 1 } ?? 0
    guard decimals > 8 else {
      append(bytes: exact.bytes)
      return
    }
    var power = 100.0
    if figure.magnitude < 0.01 {
      guard figure.magnitude >= 1e-12 else {
        append(UInt8(ascii: "0"))
        return
      }
      while figure.magnitude * power < 100 { power *= 10 }
    }
    // A figure with so many decimals is small enough for this.
    append(number: Double(Int64(figure * power + (figure < 0 ? -0.5 : 0.5))) / power)
  }
}
