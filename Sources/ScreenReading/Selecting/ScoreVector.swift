extension Weights {
  /// The scores of a feature in sixteen columns.
  package typealias ScoreVector = SIMD16<Int32>
}

/// Choosing by place. The library's ways of replacing by a mask go through the places one by one; these
/// are a few instructions on the whole vector.
extension Weights.ScoreVector {
  /// All bits at the places whose bits are set, none elsewhere.
  @inline(__always)
  init(ones bits: UInt16) {
    let each = Self(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768)
    self = Self(mask: each & Self(repeating: Int32(bits)) .== each)
  }

  /// All bits at the places where a comparison holds, none elsewhere.
  @inline(__always)
  init(mask: SIMDMask<MaskStorage>) {
    // A mask is stored as just these numbers.
    self = unsafe unsafeBitCast(mask, to: Self.self)
  }

  /// The numbers of another vector at the places that are all ones, its own elsewhere.
  @inline(__always)
  func taking(_ other: Self, at places: Self) -> Self { self ^ ((self ^ other) & places) }
}
