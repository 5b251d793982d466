/// The generator SplitMix64: a counter and a finaliser, 64 bits of state.
///
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (OOPSLA 2014); the
/// constants are those of Vigna's reference, https://prng.di.unimi.it/splitmix64.c.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator that begins at `seed`.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// A uniformly distributed number from 0 up to, but not including, `bound`; 0 if `bound` is 0.
  ///
  /// Lemire, "Fast Random Integer Generation in an Interval" (ACM TOMACS 29, 2019).
  public mutating func next(below bound: UInt64) -> UInt64 {
    guard bound > 0 else { return 0 }
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return product.high
  }

  /// The finaliser: a bijection of 64 bits in which each input bit affects every output bit.
  static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
