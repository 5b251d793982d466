/// 16-bit floating-point conversions on bit patterns, because not every platform has `Float16`, and
/// all platforms must round alike.
enum HalfPrecision {
  /// Returns the exact value of an IEEE 754 binary16.
  @inline(__always)
  static func value(_ half: UInt16) -> Float {
    let sign = UInt32(half & 0x8000) << 16
    let magnitude = UInt32(half & 0x7FFF) << 13
    guard half & 0x7C00 != 0x7C00 else { return Float(bitPattern: sign | 0x7F80_0000 | magnitude) }
    // The multiplication adjusts the exponent bias; it is exact, and also correct for subnormals.
    let scaled = Float(bitPattern: magnitude) * 0x1p112
    return Float(bitPattern: sign | scaled.bitPattern)
  }

  /// Returns the nearest binary16; ties round to even, and values that are too large become
  /// infinite.
  @inline(__always)
  static func bits(_ value: Float) -> UInt16 {
    let sign = UInt16(truncatingIfNeeded: value.bitPattern >> 16) & 0x8000
    let magnitude = value.bitPattern & 0x7FFF_FFFF
    if magnitude > 0x7F80_0000 { return sign | 0x7E00 }
    if magnitude >= 0x477F_F000 { return sign | 0x7C00 }
    if magnitude < 0x3880_0000 {
      // For a subnormal result, adding one half rounds at the right bit.
      let shifted = Float(bitPattern: magnitude) + 0.5
      return sign | UInt16(truncatingIfNeeded: shifted.bitPattern &- 0x3F00_0000)
    }
    let rounded = magnitude &+ 0x0FFF &+ (magnitude >> 13 & 1) &- 0x3800_0000
    return sign | UInt16(truncatingIfNeeded: rounded >> 13)
  }

  /// Returns the exact value of a bfloat16.
  @inline(__always)
  static func value(brain: UInt16) -> Float { Float(bitPattern: UInt32(brain) << 16) }

  /// Returns the value of the binary16 at an address.
  @inline(__always)
  static func load(_ address: UnsafeRawPointer, _ offset: Int = 0) -> Float {
    unsafe value(
      UInt16(littleEndian: address.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }
}
