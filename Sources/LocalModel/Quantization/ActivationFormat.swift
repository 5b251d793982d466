/// The format of the activations in a matrix product.
enum ActivationFormat: Sendable {
  /// Unquantised floats.
  case floats
  /// Signed bytes, with a scale for each block of 32 that is rounded to half precision.
  case blocksOf32
  /// Signed bytes, with a scale for each block of 256.
  case blocksOf256

  /// The number of values that share a scale.
  var blockLength: Int {
    switch self {
    case .floats: 1
    case .blocksOf32: 32
    case .blocksOf256: 256
    }
  }
}

/// The activations of several tokens in the format that a matrix product takes.
///
/// Whatever the block length, there is one scale for each 32 values, and their sum times that
/// scale, which is needed for the minima of the weights. The scales and sums of all tokens are
/// adjacent, so that a product can load those of several tokens at once.
@safe struct Activations {
  let tokens: Int
  /// The number of values per token.
  let columns: Int
  let floats: UnsafePointer<Float>
  let bytes: UnsafeMutablePointer<Int8>
  let scales: UnsafeMutablePointer<Float>
  let sums: UnsafeMutablePointer<Float>

  /// Quantises the values of one token.
  ///
  /// The rounding is that of ggml (`quantize_row_q8_0` with vector instructions, and
  /// `quantize_row_q8_K`), so that both engines have the same quantisation error.
  func quantise(token: Int, _ format: ActivationFormat) {
    let length = format.blockLength
    guard length > 1 else { return }
    for start in stride(from: 0, to: columns, by: length) {
      let block = unsafe floats + token * columns + start
      let (magnitude, fault) = unsafe Self.magnitude(block, length)
      var scale: Float = 0
      var factor: Float = 0
      // For a smaller magnitude, the factor would not be finite.
      if magnitude > 0x1p-100 {
        if format == .blocksOf32 {
          scale = HalfPrecision.value(HalfPrecision.bits(magnitude / 127))
          factor = 127 / magnitude
        } else {
          let first = (0..<length).first { unsafe block[$0].magnitude == magnitude } ?? 0
          factor = unsafe -127 / block[first]
          scale = 1 / factor
        }
      }
      scale += fault
      for part in stride(from: start, to: start + length, by: 32) {
        var sum: Int32 = 0
        for index in token * columns + part..<token * columns + part + 32 {
          // Adding 1.5 · 2²³ leaves the rounded integer (ties to even) in the low bits of the sum.
          let rounded = unsafe floats[index] * factor + 12_582_912
          let value = max(Int8(truncatingIfNeeded: rounded.bitPattern), -127)
          unsafe bytes[index] = value
          sum &+= Int32(value)
        }
        unsafe scales[part / 32 * tokens + token] = scale
        unsafe sums[part / 32 * tokens + token] = scale * Float(sum)
      }
    }
  }

  /// Returns the largest magnitude of some values, and a fault that is NaN if any value is not
  /// finite, and 0 if all are.
  private static func magnitude(
    _ block: UnsafePointer<Float>, _ length: Int
  ) -> (magnitude: Float, fault: Float) {
    var magnitudes = SIMD8<Float>()
    var faults = SIMD8<Float>()
    for index in stride(from: 0, to: length, by: 8) {
      let values = unsafe load(block + index)
      faults += values * 0
      let sizes = unsafe unsafeBitCast(
        unsafeBitCast(values, to: SIMD8<UInt32>.self) & 0x7FFF_FFFF, to: SIMD8<Float>.self)
      magnitudes.replace(with: sizes, where: sizes .> magnitudes)
    }
    return (magnitudes.max(), faults.sum())
  }

  @inline(__always)
  private static func load(_ address: UnsafePointer<Float>) -> SIMD8<Float> {
    unsafe UnsafeRawPointer(address).loadUnaligned(as: SIMD8<Float>.self)
  }
}
