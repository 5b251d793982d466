/// The layout of a type without blocks.
protocol NumberLayout {
  /// Returns the value at an index of the row that begins at an address.
  static func number(_ row: UnsafeRawPointer, _ index: Int) -> Float
}

/// IEEE 754 binary32.
enum FloatLayout: NumberLayout {
  @inline(__always)
  static func number(_ row: UnsafeRawPointer, _ index: Int) -> Float {
    unsafe row.loadUnaligned(fromByteOffset: index * 4, as: Float.self)
  }
}

/// IEEE 754 binary16.
enum HalfLayout: NumberLayout {
  @inline(__always)
  static func number(_ row: UnsafeRawPointer, _ index: Int) -> Float {
    unsafe HalfPrecision.load(row, index * 2)
  }
}

/// bfloat16: the upper half of a binary32.
enum BrainLayout: NumberLayout {
  @inline(__always)
  static func number(_ row: UnsafeRawPointer, _ index: Int) -> Float {
    unsafe HalfPrecision.value(
      brain: UInt16(littleEndian: row.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self)))
  }
}

extension NumberLayout {
  /// Writes the values of a row.
  static func copy(_ row: UnsafeRawPointer, _ columns: Int, _ output: UnsafeMutablePointer<Float>) {
    for index in 0..<columns { unsafe output[index] = number(row, index) }
  }
}

extension BlockLayout {
  /// Writes the dequantised values of a row.
  static func copy(_ row: UnsafeRawPointer, _ columns: Int, _ output: UnsafeMutablePointer<Float>) {
    for index in 0..<columns / 32 {
      let block = unsafe block(row, index)
      for offset in 0..<32 {
        unsafe output[index * 32 + offset] =
          Float(block.values[offset]) * block.scales[offset >> 2] + block.minimum
      }
    }
  }
}
