/// 24-bit numbers that the build laid out as text, read in place.
///
/// Each module that uses it gets a specialised copy, because the reader's innermost loops call it.
@usableFromInline
package struct StoredNumbers: Sendable {
  @usableFromInline let text: StaticString
  /// The number of numbers.
  @usableFromInline package let count: Int

  /// Takes a text with four digits for each number, as `embed-text` writes it.
  @inlinable
  package init(_ text: StaticString) {
    self.text = text
    count = text.hasPointerRepresentation ? text.utf8CodeUnitCount / 4 : 0
  }

  @inlinable @inline(__always)
  package subscript(index: Int) -> Int {
    precondition(index >= 0 && index < count, "a table of the build ends early")
    return unsafe Self.number(at: index, of: text.utf8Start)
  }

  @inlinable @inline(__always)
  static func number(at index: Int, of start: UnsafePointer<UInt8>) -> Int {
    let four = unsafe UnsafeRawPointer(start)
      .loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
    // Digits are ASCII characters counted from `0`, the least significant first.
    let digits = UInt32(littleEndian: four) &- 0x3030_3030
    let pairs = (digits & 0x003F_003F) | (digits >> 2 & 0x0FC0_0FC0)
    return Int(pairs & 0xFFF | pairs >> 4 & 0xFF_F000)
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
    numbers[start + bucket]..<numbers[start + bucket + 1]
  }
}
