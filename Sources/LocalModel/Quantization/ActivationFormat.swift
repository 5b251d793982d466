/// What a product takes from the side of the activations.
enum ActivationFormat: Sendable {
  /// Numbers as they are.
  case floats
  /// Signed bytes, with a scale for each 32 that is rounded to 16 bits.
  case blocksOf32
  /// Signed bytes, with a scale for each 256.
  case blocksOf256

  /// How many numbers share a scale.
  var blockLength: Int {
    switch self {
    case .floats: 1
    case .blocksOf32: 32
    case .blocksOf256: 256
    }
  }
}

/// Activations of several tokens in the format that products take.
///
/// Whatever the length of a block, there is a scale for each 32 numbers, and the sum of these
/// numbers times that scale, which is what the weights' minima need.
@safe struct Activations {
  /// How many numbers each token has.
  let columns: Int
  let floats: UnsafePointer<Float>
  let bytes: UnsafeMutablePointer<Int8>
  let scales: UnsafeMutablePointer<Float>
  let sums: UnsafeMutablePointer<Float>

  /// Quantises the numbers of one token.
  ///
  /// The rounding is ggml's (`quantize_row_q8_0` with its vector instructions, `quantize_row_q8_K`),
  /// so that both engines see the same errors.
  func quantise(token: Int, _ format: ActivationFormat) {
    let length = format.blockLength
    guard length > 1 else { return }
    for start in stride(from: 0, to: columns, by: length) {
      let block = unsafe floats + token * columns + start
      let target = unsafe bytes + token * columns + start
      // The number of largest magnitude, and a number that is 0 unless one of them is not finite.
      var largest: Float = 0
      var magnitude: Float = 0
      var fault: Float = 0
      for index in 0..<length {
        let value = unsafe block[index]
        fault += value * 0
        if value.magnitude > magnitude { (largest, magnitude) = (value, value.magnitude) }
      }
      var scale: Float = 0
      var factor: Float = 0
      // Below this, the factor would not be finite.
      if magnitude > 0x1p-100 {
        if format == .blocksOf32 {
          scale = HalfPrecision.value(HalfPrecision.bits(magnitude / 127))
          factor = 127 / magnitude
        } else {
          factor = -127 / largest
          scale = 1 / factor
        }
      }
      scale += fault
      for part in stride(from: 0, to: length, by: 32) {
        var sum: Int32 = 0
        for index in part..<part + 32 {
          // The sum with 1.5 · 2²³ rounds to whole numbers, ties to even, in its last bits.
          let rounded = unsafe block[index] * factor + 12_582_912
          let value = Int8(truncatingIfNeeded: rounded.bitPattern)
          unsafe target[index] = max(value, -127)
          sum &+= Int32(max(value, -127))
        }
        let index = (token * columns + start + part) / 32
        unsafe scales[index] = scale
        unsafe sums[index] = scale * Float(sum)
      }
    }
  }
}
