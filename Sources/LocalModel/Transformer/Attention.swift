internal import VectorProducts

/// The attention of query heads that share keys and values, over the tokens so far.
@safe struct Attention {
  /// The greatest number of heads that are computed together.
  static let mostHeads = 4

  /// The scaled queries: `width` values for each head.
  var queries: UnsafePointer<Float>
  /// The number of query heads.
  var heads: Int
  /// The number of values in a head.
  var width: Int
  /// The first token's key for these heads.
  var keys: UnsafePointer<UInt16>
  /// The first token's value for these heads.
  var values: UnsafePointer<UInt16>
  /// The distance from one token to the next in `keys` and `values`, in elements.
  var stride: Int
  /// The number of tokens to attend to.
  var count: Int
  /// Scratch space: for each head, `count` values rounded up to a multiple of eight.
  var scores: UnsafeMutablePointer<Float>
  /// The distance from one head's scores to the next, in elements.
  var scoreStride: Int
  /// The results: `width` values for each head.
  var output: UnsafeMutablePointer<Float>

  /// Computes the sums of the values, weighted by the softmax of their keys' scores.
  func run(with kernels: Kernels) {
    let kernels = width & 7 == 0 ? kernels : .portable
    score(with: kernels)
    var factors = SIMD4<Float>()
    for head in 0..<heads {
      factors[head] = unsafe 1 / Self.softmax(scores + head * scoreStride, count)
    }
    blend(with: kernels)
    for head in 0..<heads {
      let own = unsafe output + head * width
      for index in 0..<width { unsafe own[index] *= factors[head] }
    }
  }

  private func score(with kernels: Kernels) {
    var task = unsafe vectorTask
    switch kernels {
    case .wide: unsafe wide_scores(&task)
    case .vector: unsafe vector_scores(&task)
    case .portable:
      for head in 0..<heads {
        for token in 0..<count {
          unsafe scores[head * scoreStride + token] = Self.dot(
            queries + head * width, keys + token * stride, width)
        }
      }
    }
  }

  private func blend(with kernels: Kernels) {
    var task = unsafe vectorTask
    switch kernels {
    case .wide: unsafe wide_blend(&task)
    case .vector: unsafe vector_blend(&task)
    case .portable:
      for head in 0..<heads {
        unsafe Self.blend(
          scores + head * scoreStride, values, stride, count, width, output + head * width)
      }
    }
  }

  private var vectorTask: vector_attention {
    unsafe vector_attention(
      keys: keys, values: values, stride: stride, count: count, width: width, heads: heads,
      queries: queries, scores: scores, score_stride: scoreStride, output: output)
  }

  /// Writes the weighted sum of the values.
  private static func blend(
    _ weights: UnsafePointer<Float>, _ values: UnsafePointer<UInt16>, _ stride: Int, _ count: Int,
    _ width: Int, _ output: UnsafeMutablePointer<Float>
  ) {
    for index in 0..<width { unsafe output[index] = 0 }
    for token in 0..<count {
      let weight = unsafe weights[token]
      let value = unsafe values + token * stride
      for start in Swift.stride(from: 0, to: width & ~7, by: 8) {
        let sum = unsafe load(output + start) + weight * halves(value + start)
        unsafe UnsafeMutableRawPointer(output + start).storeBytes(of: sum, as: SIMD8<Float>.self)
      }
      for index in width & ~7..<width {
        unsafe output[index] += weight * HalfPrecision.value(value[index])
      }
    }
  }

  /// Replaces the scores by the exponentials of their differences to the largest, and returns their
  /// sum.
  private static func softmax(_ scores: UnsafeMutablePointer<Float>, _ count: Int) -> Float {
    // The padding after the last token must not contribute.
    let padded = (count + 7) & ~7
    for index in count..<padded { unsafe scores[index] = -.infinity }
    var largest = unsafe load(scores)
    for start in Swift.stride(from: 8, to: padded, by: 8) {
      let lanes = unsafe load(scores + start)
      largest.replace(with: lanes, where: lanes .> largest)
    }
    let most = largest.max()
    var sums = SIMD8<Float>()
    for start in Swift.stride(from: 0, to: padded, by: 8) {
      var weights = unsafe PortableMath.exponential(load(scores + start) - most)
      if start + 8 > count { for lane in count - start..<8 { weights[lane] = 0 } }
      sums += weights
      unsafe UnsafeMutableRawPointer(scores + start).storeBytes(of: weights, as: SIMD8<Float>.self)
    }
    return MatrixProduct.total(sums)
  }

  /// Returns the dot product of a query and a key, computed in eight lanes.
  private static func dot(
    _ query: UnsafePointer<Float>, _ key: UnsafePointer<UInt16>, _ width: Int
  ) -> Float {
    var lanes = SIMD8<Float>()
    for start in Swift.stride(from: 0, to: width & ~7, by: 8) {
      lanes += unsafe load(query + start) * halves(key + start)
    }
    for index in width & ~7..<width {
      unsafe lanes[index & 7] += query[index] * HalfPrecision.value(key[index])
    }
    return MatrixProduct.total(lanes)
  }

  @inline(__always)
  private static func load(_ address: UnsafePointer<Float>) -> SIMD8<Float> {
    unsafe UnsafeRawPointer(address).loadUnaligned(as: SIMD8<Float>.self)
  }

  /// Converts eight binary16 values, like `HalfPrecision.value(_:)`.
  @inline(__always)
  private static func halves(_ address: UnsafePointer<UInt16>) -> SIMD8<Float> {
    let bits = unsafe SIMD8<UInt32>(
      truncatingIfNeeded: UnsafeRawPointer(address).loadUnaligned(as: SIMD8<UInt16>.self))
    let magnitude = (bits & 0x7FFF) &<< 13
    let scaled = unsafe unsafeBitCast(magnitude, to: SIMD8<Float>.self) * 0x1p112
    var result = unsafe unsafeBitCast(scaled, to: SIMD8<UInt32>.self)
    result.replace(with: magnitude | 0x7F80_0000, where: magnitude .>= 0x0F80_0000)
    return unsafe unsafeBitCast(result | (bits & 0x8000) &<< 16, to: SIMD8<Float>.self)
  }
}
