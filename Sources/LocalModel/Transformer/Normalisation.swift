/// Element-wise operations on the values of one token.
enum Normalisation {
  /// Divides by the root of the mean square, and multiplies by the weights.
  ///
  /// Source: Zhang and Sennrich, "Root Mean Square Layer Normalization" (2019).
  static func rootMeanSquare(
    _ input: UnsafePointer<Float>, _ weights: [Float], epsilon: Float,
    into output: UnsafeMutablePointer<Float>
  ) {
    let count = weights.count
    var lanes = SIMD8<Float>()
    for start in stride(from: 0, to: count & ~7, by: 8) {
      let values = unsafe UnsafeRawPointer(input + start).loadUnaligned(as: SIMD8<Float>.self)
      lanes += values * values
    }
    for index in count & ~7..<count { unsafe lanes[index & 7] += input[index] * input[index] }
    let factor = 1 / (MatrixProduct.total(lanes) / Float(count) + epsilon).squareRoot()
    for index in 0..<count { unsafe output[index] = (input[index] * factor) * weights[index] }
  }

  /// Adds values to sums.
  static func add(
    _ numbers: UnsafePointer<Float>, _ count: Int, to sums: UnsafeMutablePointer<Float>
  ) {
    for index in 0..<count { unsafe sums[index] += numbers[index] }
  }

  /// Multiplies the activated gate of a feed-forward block by its other input, in place.
  static func gate(
    _ gate: UnsafeMutablePointer<Float>, _ up: UnsafePointer<Float>, _ count: Int,
    _ kind: Architecture.Gate
  ) {
    for start in stride(from: 0, to: count & ~7, by: 8) {
      let x = unsafe UnsafeRawPointer(gate + start).loadUnaligned(as: SIMD8<Float>.self)
      let y = unsafe UnsafeRawPointer(up + start).loadUnaligned(as: SIMD8<Float>.self)
      unsafe UnsafeMutableRawPointer(gate + start)
        .storeBytes(of: gated(x, kind) * y, as: SIMD8<Float>.self)
    }
    for index in count & ~7..<count {
      let x = unsafe SIMD8(repeating: gate[index])
      unsafe gate[index] = gated(x, kind)[0] * up[index]
    }
  }

  @inline(__always)
  private static func gated(_ x: SIMD8<Float>, _ kind: Architecture.Gate) -> SIMD8<Float> {
    switch kind {
    case .silu: return x / (1 + PortableMath.exponential(0 - x))
    case .gelu:
      // The tanh approximation of Hendrycks and Gimpel, "Gaussian Error Linear Units" (2016).
      let inner = 0.797_884_56 * x * (1 + 0.044_715 * x * x)
      return 0.5 * x * (1 + PortableMath.hyperbolicTangent(inner))
    }
  }
}
