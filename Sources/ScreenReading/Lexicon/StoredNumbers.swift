/// Numbers of 24 bits that the build laid out as text, read where they stand.
struct StoredNumbers: Sendable {
  private let text: StaticString
  let count: Int

  /// Takes a text of four digits for each number, as `embed-text` writes it.
  init(_ text: StaticString) {
    self.text = text
    count = text.hasPointerRepresentation ? text.utf8CodeUnitCount / 4 : 0
  }

  @inline(__always)
  subscript(index: Int) -> Int {
    precondition(index >= 0 && index < count, "a table of the build ends early")
    return unsafe Self.number(at: index, of: text.utf8Start)
  }

  @inline(__always)
  private static func number(at index: Int, of start: UnsafePointer<UInt8>) -> Int {
    let four = unsafe UnsafeRawPointer(start)
      .loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
    // Each digit counts from `0` on, and the first one is the lowest.
    let digits = UInt32(littleEndian: four) &- 0x3030_3030
    let pairs = (digits & 0x003F_003F) | (digits >> 2 & 0x0FC0_0FC0)
    return Int(pairs & 0xFFF | pairs >> 4 & 0xFF_F000)
  }
}

/// Where the things of each bucket of a table begin.
struct StoredBuckets: Sendable {
  private let numbers: StoredNumbers
  private let start: Int
  /// How many things there are.
  let count: Int
  /// How many bits of a key choose the bucket.
  let bits: Int
  /// Where what follows begins.
  let end: Int

  init(_ numbers: StoredNumbers, at start: Int) {
    self.numbers = numbers
    count = numbers[start]
    bits = numbers[start + 1]
    self.start = start + 2
    end = self.start + (1 << bits) + 1
  }

  /// The things of a bucket.
  @inline(__always)
  subscript(bucket: Int) -> Range<Int> { numbers[start + bucket]..<numbers[start + bucket + 1] }
}
