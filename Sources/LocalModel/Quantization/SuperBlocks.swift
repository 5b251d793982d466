// Types with blocks of 256 weights, whose eighths or sixteenths have scales of few bits.

/// `d`, `dmin`, eight 6-bit scales and minima, then four runs of 32 bytes, whose low nibbles are
/// one eighth and whose high nibbles are the next.
enum Q4LayoutK: BlockLayout {
  @inline(__always)
  static func block(_ row: UnsafeRawPointer, _ index: Int) -> WeightBlock {
    let start = unsafe row + (index >> 3) * 144
    let eighth = index & 7
    let values = unsafe eighthNibbles(start + 16, eighth)
    return unsafe scaled(values, start, eighth)
  }
}

/// Like `Q4LayoutK`, with the fifth bits of all weights before the nibbles.
enum Q5LayoutK: BlockLayout {
  @inline(__always)
  static func block(_ row: UnsafeRawPointer, _ index: Int) -> WeightBlock {
    let start = unsafe row + (index >> 3) * 176
    let eighth = index & 7
    let fifth = unsafe bits(
      start + 16, from: UInt8(truncatingIfNeeded: eighth), mask: 1, times: 16)
    return unsafe scaled(eighthNibbles(start + 48, eighth) &+ fifth, start, eighth)
  }
}

/// Low nibbles, high bit pairs, sixteen signed 8-bit scales, then `d`; the values have an offset of
/// −32.
enum Q6LayoutK: BlockLayout {
  @inline(__always)
  static func block(_ row: UnsafeRawPointer, _ index: Int) -> WeightBlock {
    let start = unsafe row + (index >> 3) * 210
    let half = index >> 2 & 1
    let quarter = index & 3
    let low = unsafe bits(
      start + half * 64 + (quarter & 1) * 32, from: quarter < 2 ? 0 : 4, mask: 15)
    let high = unsafe bits(
      start + 128 + half * 32, from: UInt8(truncatingIfNeeded: quarter * 2), mask: 3, times: 16)
    let scales = unsafe start + 192 + half * 8 + quarter * 2
    let d = unsafe HalfPrecision.load(start, 208)
    let first = unsafe d * Float(scales.load(as: Int8.self))
    let second = unsafe d * Float(scales.load(fromByteOffset: 1, as: Int8.self))
    return WeightBlock(
      signed(low &+ high, minus: 32),
      scales: SIMD8(
        lowHalf: SIMD4(repeating: first), highHalf: SIMD4(repeating: second)))
  }
}

@inline(__always)
private func eighthNibbles(_ address: UnsafeRawPointer, _ eighth: Int) -> SIMD32<UInt8> {
  unsafe bits(address + (eighth >> 1) * 32, from: eighth & 1 == 0 ? 0 : 4, mask: 15)
}

/// Returns the weights of an eighth with its scale and minimum. The 6-bit scales and minima are
/// packed into twelve bytes: those of the first four eighths fill the low six bits of eight bytes,
/// and those of the others fill the remaining bits.
@inline(__always)
private func scaled(
  _ values: SIMD32<UInt8>, _ start: UnsafeRawPointer, _ eighth: Int
) -> WeightBlock {
  @inline(__always)
  func byte(_ index: Int) -> UInt8 { unsafe start.load(fromByteOffset: 4 + index, as: UInt8.self) }
  let scale: UInt8
  let minimum: UInt8
  if eighth < 4 {
    scale = byte(eighth) & 63
    minimum = byte(eighth + 4) & 63
  } else {
    scale = byte(eighth + 4) & 15 | (byte(eighth - 4) >> 6) << 4
    minimum = byte(eighth + 4) >> 4 | (byte(eighth) >> 6) << 4
  }
  return unsafe WeightBlock(
    signed(values), scale: HalfPrecision.load(start) * Float(scale),
    minimum: 0 - HalfPrecision.load(start, 2) * Float(minimum))
}
