/// The score of an option: the natural logarithm of its odds, in fixed point.
public struct Logit: Hashable, Sendable, Comparable {
  /// The score with 16 fraction bits.
  public var bits: Int32

  /// Creates a score from its fixed-point bits.
  public init(bits: Int32) { self.bits = bits }

  /// Creates a score from thousandths; a value that does not fit is clamped.
  public init(thousandths: Int) {
    let limit = 32_000_000
    let scaled = min(max(thousandths, -limit), limit) * 65_536 / 1000
    self.init(bits: Int32(scaled))
  }

  /// The score of an option that must not be chosen.
  public static let forbidden = Logit(bits: .min)
  /// The score of an option neither preferred nor shunned.
  public static let zero = Logit(bits: 0)

  /// Creates the score of an option that is as likely as `weight` options scoring `.zero` together.
  ///
  /// - Parameter weight: The odds, in any unit that the other options share; 0 is forbidden.
  public init(weight: UInt32) {
    guard weight > 0 else {
      self = .forbidden
      return
    }
    // ln(w) = log₂(w) · ln(2), with log₂ from the leading bit and 24 squarings of the rest: the
    // classic bit-by-bit logarithm (Knuth, The Art of Computer Programming 1, 1.2.2, exercise 25).
    let exponent = 31 - weight.leadingZeroBitCount
    var mantissa = UInt64(weight) << UInt64(31 - exponent)  // 1…2 with 31 fraction bits
    var fraction: UInt64 = 0
    for _ in 0..<24 {
      mantissa = (mantissa &* mantissa) >> 31
      fraction <<= 1
      if mantissa >= 1 << 32 {
        mantissa >>= 1
        fraction |= 1
      }
    }
    let logarithm = UInt64(exponent) << 24 | fraction
    self.init(bits: Int32((logarithm &* FixedPoint.ln2 &+ 1 << 39) >> 40))
  }

  /// Orders scores from worst to best.
  public static func < (lhs: Logit, rhs: Logit) -> Bool { lhs.bits < rhs.bits }
}
