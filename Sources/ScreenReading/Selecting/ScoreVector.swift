extension Weights {
  /// The scores of a feature in sixteen columns.
  package typealias ScoreVector = SIMD16<Int32>
}

/// Selection by lane. The standard library's `replacing` by a mask goes lane by lane; these are a
/// few instructions for the whole vector.
extension Weights.ScoreVector {
  /// Creates a vector with all bits set in the lanes whose bits are set in `bits`, zero elsewhere.
  @inline(__always)
  init(ones bits: UInt16) {
    let each = Self(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768)
    self = Self(mask: each & Self(repeating: Int32(bits)) .== each)
  }

  /// Creates a vector with all bits set in the lanes where a comparison holds, zero elsewhere.
  @inline(__always)
  init(mask: SIMDMask<MaskStorage>) {
    // A mask is stored as exactly these numbers.
    self = unsafe unsafeBitCast(mask, to: Self.self)
  }

  /// Returns this vector with the lanes of another where `places` is all ones.
  @inline(__always)
  func taking(_ other: Self, at places: Self) -> Self { self ^ ((self ^ other) & places) }
}
