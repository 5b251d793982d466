/// Mathematical functions with bit-identical results on every platform, unlike those of the system.
enum PortableMath {
  /// Returns eˣ in eight lanes, within two units in the last place, for x in −87…88, to which it is
  /// clamped; NaN stays NaN.
  ///
  /// Source: Cephes' `expf` (Moshier, https://www.netlib.org/cephes): x = n·ln 2 + r, with a
  /// polynomial for r.
  @inline(__always)
  static func exponential(_ x: SIMD8<Float>) -> SIMD8<Float> {
    var x = x
    x.replace(with: -87, where: x .< -87)
    x.replace(with: 88, where: x .> 88)
    let shifted = x * 1.442_695_04 + 12_582_912
    let n = shifted - 12_582_912
    let r = (x - n * 0.693_359_375) - n * -2.121_944_4e-4
    var sum = r * 1.987_569_15e-4 + 1.398_199_95e-3
    sum = sum * r + 8.333_451_9e-3
    sum = sum * r + 4.166_579_6e-2
    sum = sum * r + 1.666_666_55e-1
    sum = sum * r + 5.000_000_1e-1
    let value = sum * (r * r) + r + 1
    let exponent = unsafe unsafeBitCast(shifted, to: SIMD8<Int32>.self) &<< 23
    return unsafe value * unsafeBitCast(exponent &+ (127 &<< 23), to: SIMD8<Float>.self)
  }

  /// Returns the hyperbolic tangent in eight lanes, within 1e-6.
  @inline(__always)
  static func hyperbolicTangent(_ x: SIMD8<Float>) -> SIMD8<Float> {
    1 - 2 / (exponential(x + x) + 1)
  }

  /// Returns the sine and cosine of an angle in radians, within 1e-12 for angles up to a million.
  static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    // Adding 1.5 · 2⁵² leaves the rounded integer in the low bits of the sum.
    let shifted = angle * 0.636_619_772_367_581_343 + 0x1.8p52
    let quarters = shifted - 0x1.8p52
    // π/2 is split into two parts, so that the difference keeps its precision.
    let r = (angle - quarters * 1.570_796_326_794_896_558) - quarters * 6.123_233_995_736_766e-17
    let square = r * r
    var sine = 1.0
    var cosine = 1.0
    // Taylor series on −π/4…π/4; the first omitted term is below 1e-16.
    for k in [17.0, 15, 13, 11, 9, 7, 5, 3] { sine = 1 - square / (k * (k - 1)) * sine }
    for k in [18.0, 16, 14, 12, 10, 8, 6, 4, 2] { cosine = 1 - square / (k * (k - 1)) * cosine }
    sine *= r
    switch shifted.bitPattern & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Returns the power of a positive base, with a relative error below 1e-14 for exponents in −1…0.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    exponential(exponent * logarithm(base))
  }

  /// Returns the natural logarithm of a positive, finite, normal number.
  static func logarithm(_ x: Double) -> Double {
    var exponent = Double(Int(x.exponent))
    var mantissa = x.significand
    if mantissa > 1.414_213_562_373_095_1 {
      mantissa /= 2
      exponent += 1
    }
    // ln m = 2·artanh((m − 1)/(m + 1)), whose argument is at most 0.172.
    let z = (mantissa - 1) / (mantissa + 1)
    var sum = 0.0
    for k in Swift.stride(from: 23.0, through: 1, by: -2) { sum = sum * (z * z) + 1 / k }
    return exponent * 0.693_147_180_559_945_309 + 2 * z * sum
  }

  /// Returns eˣ for x in −700…700.
  private static func exponential(_ x: Double) -> Double {
    let shifted = x * 1.442_695_040_888_963_407 + 0x1.8p52
    let n = shifted - 0x1.8p52
    let r = (x - n * 0.693_147_180_369_123_816) - n * 1.908_214_929_270_587_7e-10
    var sum = 1.0
    for k in Swift.stride(from: 14.0, through: 1, by: -1) { sum = 1 + r / k * sum }
    let exponent = Int64(bitPattern: shifted.bitPattern << 12) >> 12
    return sum * Double(bitPattern: UInt64(bitPattern: (exponent &+ 1023) << 52))
  }
}
