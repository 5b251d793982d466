/// The product of some rows of weights with the activations of some tokens.
///
/// Of the 32 products of a block, each lane of eight sums four neighbours as whole numbers; the lane
/// is then scaled and added to its sum over the row's blocks, from the first to the last. At the end
/// the lanes are added in halves. Nothing is fused or reordered, so that every machine, every number
/// of threads and every width of vector gives the same bits.
@safe struct MatrixProduct {
  var weights: UnsafeRawPointer
  /// The bytes from one row to the next.
  var stride: Int
  /// The rows to multiply.
  var rows: Range<Int>
  /// How many rows the whole matrix has.
  var rowCount: Int
  var columns: Int
  var activations: Activations
  /// For each token as many numbers as the matrix has rows.
  var output: UnsafeMutablePointer<Float>

  var tokens: Int { activations.tokens }

  /// Runs it for a type of quantised weights.
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

  /// Runs it for a type whose weights are numbers by themselves.
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

  /// The sums of four neighbouring products each. Two products fit into 16 bits: one side is at
  /// least −128, the other −127.
  @inline(__always)
  private static func sums(_ left: SIMD32<Int8>, _ right: SIMD32<Int8>) -> SIMD8<Int32> {
    // A pair of bytes as one number of 16 bits: shifts widen its halves without moving any lane.
    let (first, second) = unsafe (
      unsafeBitCast(left, to: SIMD16<Int16>.self), unsafeBitCast(right, to: SIMD16<Int16>.self)
    )
    let even = ((first &<< 8) &>> 8) &* ((second &<< 8) &>> 8)
    let pairs = unsafe unsafeBitCast(
      even &+ (first &>> 8) &* (second &>> 8), to: SIMD8<Int32>.self)
    return ((pairs &<< 16) &>> 16) &+ (pairs &>> 16)
  }

  /// The lanes added in halves.
  @inline(__always)
  static func total(_ lanes: SIMD8<Float>) -> Float {
    let four = lanes.lowHalf + lanes.highHalf
    let two = four.lowHalf + four.highHalf
    return two.x + two.y
  }
}
