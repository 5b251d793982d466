/// Fixed-point arithmetic on integers, which gives the same bits on every machine.
enum FixedPoint {
  /// ln 2 with 32 fraction bits.
  static let ln2: UInt64 = 2_977_044_472
  /// log₂ e with 32 fraction bits.
  static let log2e: UInt64 = 6_196_328_019

  /// 1 with 32 fraction bits.
  static let one: UInt64 = 1 << 32

  /// 2 to the power of −`exponent`, both with 32 fraction bits; within 2⁻³⁰ of the true value.
  ///
  /// The power of the fraction is the Taylor series of exp(f · ln 2), evaluated by Horner's rule;
  /// the first omitted term is below 2⁻³⁵.
  static func exp2(minus exponent: UInt64) -> UInt64 {
    let whole = exponent >> 32
    guard whole < 33 else { return 0 }
    let fraction = exponent & (one - 1)
    guard fraction > 0 else { return one >> whole }
    // 2^−(w + f) = 2^(1 − f) / 2^(w + 1), which keeps the series in positive terms.
    let x = multiply(one - fraction, ln2)
    var sum = one
    for divisor in stride(from: UInt64(11), to: 0, by: -1) {
      sum = one + multiply(sum, x) / divisor
    }
    return sum >> (whole + 1)
  }

  /// e to the power of −`distance` / `temperature`, with 32 fraction bits.
  ///
  /// Both parameters have 16 fraction bits, and the temperature is not 0.
  static func exp(minus distance: UInt64, over temperature: UInt64) -> UInt64 {
    // Beyond 64 (at a temperature of 2 or less) nothing is left: e⁻³² is below 2⁻³².
    guard distance < 64 << 16 else { return 0 }
    return exp2(minus: distance * log2e / temperature)
  }

  /// The product of two numbers with 32 fraction bits.
  private static func multiply(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
    let product = lhs.multipliedFullWidth(by: rhs)
    return product.high << 32 | product.low >> 32
  }
}
