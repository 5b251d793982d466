/// 32 neighbouring weights of a row: a whole block of the simple types, or an eighth of a block of
/// the K types.
///
/// Weight `i` is `values[i] * scales[i / 4] + minimum`.
struct WeightBlock {
  var values: SIMD32<Int8>
  var scales: SIMD8<Float>
  var minimum: Float

  @inline(__always)
  init(_ values: SIMD32<Int8>, scale: Float, minimum: Float = 0) {
    self.values = values
    scales = SIMD8(repeating: scale)
    self.minimum = minimum
  }

  @inline(__always)
  init(_ values: SIMD32<Int8>, scales: SIMD8<Float>) {
    self.values = values
    self.scales = scales
    minimum = 0
  }
}

/// The block layout of a quantised type.
protocol BlockLayout {
  /// Returns the 32 weights from `32 * index` on of the row that begins at an address.
  static func block(_ row: UnsafeRawPointer, _ index: Int) -> WeightBlock
}

/// Returns 32 nibbles: the low nibbles of 16 bytes, then their high nibbles.
@inline(__always)
func nibbles(_ address: UnsafeRawPointer) -> SIMD32<UInt8> {
  let bytes = unsafe address.loadUnaligned(as: SIMD16<UInt8>.self)
  return SIMD32(lowHalf: bytes & 15, highHalf: bytes &>> 4)
}

/// Returns some bits of each of 32 bytes, in halves, because the compiler vectorises vectors of
/// sixteen.
@inline(__always)
func bits(
  _ address: UnsafeRawPointer, from shift: UInt8, mask: UInt8, times factor: UInt8 = 1
) -> SIMD32<UInt8> {
  func half(_ address: UnsafeRawPointer) -> SIMD16<UInt8> {
    let bytes = unsafe address.loadUnaligned(as: SIMD16<UInt8>.self)
    return (bytes &>> shift & mask) &* factor
  }
  return unsafe SIMD32(lowHalf: half(address), highHalf: half(address + 16))
}

/// Returns 16 for each set bit of 32 bits, and 0 for each other.
@inline(__always)
private func fifthBits(_ address: UnsafeRawPointer) -> SIMD32<UInt8> {
  let places = SIMD8<UInt8>(1, 2, 4, 8, 16, 32, 64, 128)
  let bytes = unsafe address.loadUnaligned(as: SIMD4<UInt8>.self)
  func half(_ first: UInt8, _ second: UInt8) -> SIMD16<UInt8> {
    let both = SIMD16(lowHalf: SIMD8(repeating: first), highHalf: SIMD8(repeating: second))
    let isSet = both & SIMD16(lowHalf: places, highHalf: places) .!= SIMD16()
    return SIMD16<UInt8>().replacing(with: SIMD16(repeating: 16), where: isSet)
  }
  return SIMD32(lowHalf: half(bytes.x, bytes.y), highHalf: half(bytes.z, bytes.w))
}

@inline(__always)
func signed(_ values: SIMD32<UInt8>, minus offset: Int8 = 0) -> SIMD32<Int8> {
  unsafe unsafeBitCast(values, to: SIMD32<Int8>.self) &- SIMD32(repeating: offset)
}

/// `d`, then 16 bytes of nibbles with an offset of −8.
enum Q4Layout0: BlockLayout {
  @inline(__always)
  static func block(_ row: UnsafeRawPointer, _ index: Int) -> WeightBlock {
    let start = unsafe row + index * 18
    return unsafe WeightBlock(
      signed(nibbles(start + 2), minus: 8), scale: HalfPrecision.load(start))
  }
}

/// `d` and `m`, then 16 bytes of nibbles.
enum Q4Layout1: BlockLayout {
  @inline(__always)
  static func block(_ row: UnsafeRawPointer, _ index: Int) -> WeightBlock {
    let start = unsafe row + index * 20
    return unsafe WeightBlock(
      signed(nibbles(start + 4)), scale: HalfPrecision.load(start),
      minimum: HalfPrecision.load(start, 2))
  }
}

/// `d`, the fifth bits, then 16 bytes of nibbles; the values have an offset of −16.
enum Q5Layout0: BlockLayout {
  @inline(__always)
  static func block(_ row: UnsafeRawPointer, _ index: Int) -> WeightBlock {
    let start = unsafe row + index * 22
    return unsafe WeightBlock(
      signed(nibbles(start + 6) &+ fifthBits(start + 2), minus: 16),
      scale: HalfPrecision.load(start))
  }
}

/// `d` and `m`, the fifth bits, then 16 bytes of nibbles.
enum Q5Layout1: BlockLayout {
  @inline(__always)
  static func block(_ row: UnsafeRawPointer, _ index: Int) -> WeightBlock {
    let start = unsafe row + index * 24
    return unsafe WeightBlock(
      signed(nibbles(start + 8) &+ fifthBits(start + 4)), scale: HalfPrecision.load(start),
      minimum: HalfPrecision.load(start, 2))
  }
}

/// `d`, then 32 signed bytes.
enum Q8Layout0: BlockLayout {
  @inline(__always)
  static func block(_ row: UnsafeRawPointer, _ index: Int) -> WeightBlock {
    let start = unsafe row + index * 34
    return unsafe WeightBlock(
      (start + 2).loadUnaligned(as: SIMD32<Int8>.self), scale: HalfPrecision.load(start))
  }
}
