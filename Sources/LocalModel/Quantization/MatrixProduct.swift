/// The product of some rows of a weight matrix with the activations of some tokens.
///
/// Of the 32 products in a block, each of eight lanes sums four neighbours as integers. The lane is
/// then scaled and added to its total over the blocks of the row, from first to last. At the end,
/// the lanes are summed by halving. Nothing is fused or reordered, so the results are bit-identical
/// on every machine, with any number of threads and any vector width.
@safe struct MatrixProduct {
  var weights: UnsafeRawPointer
  /// The distance between two rows, in bytes.
  var stride: Int
  /// The rows to multiply.
  var rows: Range<Int>
  /// The number of rows of the whole matrix.
  var rowCount: Int
  var columns: Int
  var activations: Activations
  /// The results: `rowCount` values for each token.
  var output: UnsafeMutablePointer<Float>

  var tokens: Int { activations.tokens }

  /// Runs the product for a quantised weight type.
  func run<Layout: BlockLayout>(_ layout: Layout.Type) {
    let blocks = columns / 32
    for row in rows {
      let address = unsafe weights + row * stride
      for token in 0..<tokens {
        var lanes = SIMD8<Float>()
        var minima: Float = 0
        let bytes = unsafe UnsafeRawPointer(activations.bytes + token * columns)
        let scales = unsafe activations.scales + token
        let sums = unsafe activations.sums + token
        for index in 0..<blocks {
          let block = unsafe Layout.block(address, index)
          let values = unsafe bytes.loadUnaligned(
            fromByteOffset: index * 32, as: SIMD32<Int8>.self)
          let products = Self.sums(block.values, values)
          lanes += unsafe (block.scales * scales[index * tokens]) * SIMD8<Float>(products)
          minima += unsafe block.minimum * sums[index * tokens]
        }
        unsafe output[token * rowCount + row] = Self.total(lanes) + minima
      }
    }
  }

  /// Runs the product for a floating-point weight type.
  func run<Layout: NumberLayout>(_ layout: Layout.Type) {
    for row in rows {
      let address = unsafe weights + row * stride
      for token in 0..<tokens {
        let values = unsafe activations.floats + token * columns
        var lanes = SIMD8<Float>()
        for start in Swift.stride(from: 0, to: columns & ~7, by: 8) {
          var block = SIMD8<Float>()
          for lane in 0..<8 { unsafe block[lane] = Layout.number(address, start + lane) }
          lanes +=
            unsafe block
            * UnsafeRawPointer(values + start).loadUnaligned(
              as: SIMD8<Float>.self)
        }
        for index in columns & ~7..<columns {
          unsafe lanes[index & 7] += Layout.number(address, index) * values[index]
        }
        unsafe output[token * rowCount + row] = Self.total(lanes)
      }
    }
  }

  /// Returns the sums of each four neighbouring products. The sum of two products fits into 16
  /// bits, because one side is at least −128 and the other at least −127.
  @inline(__always)
  private static func sums(_ left: SIMD32<Int8>, _ right: SIMD32<Int8>) -> SIMD8<Int32> {
    // Each lane holds a pair of bytes; shifts sign-extend either byte without a shuffle.
    let (first, second) = unsafe (
      unsafeBitCast(left, to: SIMD16<Int16>.self), unsafeBitCast(right, to: SIMD16<Int16>.self)
    )
    let even = ((first &<< 8) &>> 8) &* ((second &<< 8) &>> 8)
    let pairs = unsafe unsafeBitCast(
      even &+ (first &>> 8) &* (second &>> 8), to: SIMD8<Int32>.self)
    return ((pairs &<< 16) &>> 16) &+ (pairs &>> 16)
  }

  /// Returns the sum of the lanes, added by halving.
  @inline(__always)
  static func total(_ lanes: SIMD8<Float>) -> Float {
    let four = lanes.lowHalf + lanes.highHalf
    let two = four.lowHalf + four.highHalf
    return two.x + two.y
  }
}
