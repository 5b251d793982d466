internal import VectorProducts

/// What one head of queries makes of the keys and values before it.
enum Attention {
  /// Weighs the values of some tokens by the likeness of their keys to a query.
  ///
  /// - Parameters:
  ///   - query: `width` numbers, scaled.
  ///   - keys: The key of the first token, for this head.
  ///   - values: The value of the first token, for this head.
  ///   - stride: How many numbers there are from one token to the next.
  ///   - count: How many tokens are looked back on.
  ///   - width: How many numbers a head has.
  ///   - scores: Room for `count` numbers and seven more.
  ///   - output: `width` numbers.
  ///   - kernels: Which code does it.
  static func attend(
    query: UnsafePointer<Float>, keys: UnsafePointer<UInt16>, values: UnsafePointer<UInt16>,
    stride: Int, count: Int, width: Int, scores: UnsafeMutablePointer<Float>,
    output: UnsafeMutablePointer<Float>, with kernels: Kernels
  ) {
    guard kernels == .portable || width & 7 != 0 else {
      unsafe vector_scores(query, keys, stride, count, width, scores)
      let factor = unsafe 1 / softmax(scores, count)
      unsafe vector_blend(scores, values, stride, count, width, output)
      for index in 0..<width { unsafe output[index] *= factor }
      return
    }
    for token in 0..<count {
      unsafe scores[token] = dot(query, keys + token * stride, width)
    }
    let factor = unsafe 1 / softmax(scores, count)
    unsafe blend(scores, values, stride, count, width, output)
    for index in 0..<width { unsafe output[index] *= factor }
  }

  /// The sum of the values, each times its weight.
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

  /// Replaces scores by the exponentials of their distance to the largest, and gives their sum.
  private static func softmax(_ scores: UnsafeMutablePointer<Float>, _ count: Int) -> Float {
    var largest = unsafe scores[0]
    for token in 1..<max(count, 1) {
      if unsafe scores[token] > largest { unsafe largest = scores[token] }
    }
    var sums = SIMD8<Float>()
    for start in Swift.stride(from: 0, to: count, by: 8) {
      // What is beyond the last token counts for nothing.
      for index in count..<max(count, min(start + 8, count + 7)) {
        unsafe scores[index] = -.infinity
      }
      var weights = unsafe Elementary.exponential(load(scores + start) - largest)
      for lane in 0..<8 where start + lane >= count { weights[lane] = 0 }
      sums += weights
      unsafe UnsafeMutableRawPointer(scores + start).storeBytes(of: weights, as: SIMD8<Float>.self)
    }
    return MatrixProduct.total(sums)
  }

  /// The product of a query and a key, in eight lanes.
  private static func dot(
    _ query: UnsafePointer<Float>, _ key: UnsafePointer<UInt16>, _ width: Int
  ) -> Float {
    var lanes = SIMD8<Float>()
    for start in stride(from: 0, to: width & ~7, by: 8) {
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

  /// Eight numbers of 16 bits, as `HalfPrecision.value`.
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
