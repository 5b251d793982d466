/// 24-bit numbers that the build laid out as text, read in place.
///
/// Each module that uses it gets a specialised copy, because the reader's innermost loops call it.
@safe @usableFromInline
package struct StoredNumbers: Sendable {
  /// Where the digits of the first number are.
  @usableFromInline nonisolated(unsafe) let start: UnsafeRawPointer
  /// The number of numbers.
  @usableFromInline package let count: Int

  /// Takes a text with four digits for each number, as `embed-text` writes it.
  @inlinable
  package init(_ text: StaticString) {
    let literal = text.hasPointerRepresentation ? text : ""
    unsafe start = UnsafeRawPointer(literal.utf8Start)
    count = literal.utf8CodeUnitCount / 4
  }

  @inlinable @inline(__always)
  package subscript(index: Int) -> Int {
    // Digits are ASCII characters counted from `0`, the least significant first.
    let digits = digits(at: index) &- 0x3030_3030
    let pairs = (digits & 0x003F_003F) | (digits >> 2 & 0x0FC0_0FC0)
    return Int(pairs & 0xFFF | pairs >> 4 & 0xFF_F000)
  }

  /// The digits of a number as they are stored. A search compares them with those it looks for
  /// instead of reading each number.
  @inlinable @inline(__always)
  package func digits(at index: Int) -> UInt32 {
    precondition(
      UInt(bitPattern: index) < UInt(bitPattern: count), "a table of the build ends early")
    return unsafe UInt32(
      littleEndian: start.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
  }

  /// The digits with which a number is stored.
  @inlinable @inline(__always)
  package static func digits(of number: Int) -> UInt32 {
    let bits = UInt32(truncatingIfNeeded: number)
    let low = bits & 0x3F | (bits & 0xFC0) << 2
    return (low | (bits & 0x3_F000) << 4 | (bits & 0xFC_0000) << 6) &+ 0x3030_3030
  }
}

/// The offsets at which the entries of each bucket of a table begin.
@usableFromInline
package struct StoredBuckets: Sendable {
  @usableFromInline let numbers: StoredNumbers
  @usableFromInline let start: Int
  /// The number of entries.
  @usableFromInline package let count: Int
  /// The number of bits of a key that choose its bucket.
  @usableFromInline package let bits: Int
  /// The offset just after these numbers.
  @usableFromInline package let end: Int

  /// Reads the bucket offsets that begin at an offset in a table.
  @inlinable
  package init(_ numbers: StoredNumbers, at start: Int) {
    self.numbers = numbers
    count = numbers[start]
    bits = numbers[start + 1]
    self.start = start + 2
    end = start + 2 + (1 << numbers[start + 1]) + 1
  }

  /// The entries of a bucket.
  @inlinable @inline(__always)
  package subscript(bucket: Int) -> Range<Int> {
    numbers[start &+ bucket]..<numbers[start &+ bucket &+ 1]
  }
}
