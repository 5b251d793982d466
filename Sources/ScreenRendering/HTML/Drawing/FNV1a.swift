/// FNV-1a, 64 bits: a stable hash of bytes, the same everywhere.
///
/// Constants from http://www.isthe.com/chongo/tech/comp/fnv/.
struct FNV1a {
  /// The hash of what was added.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a byte.
  @inline(__always)
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

  /// Adds the bytes of a literal.
  mutating func add(bytes literal: StaticString) {
    literal.withUTF8Buffer { bytes in
      for index in bytes.indices { unsafe add(bytes[index]) }
    }
  }

  /// The hash of a text's bytes.
  static func hash(_ text: String) -> UInt64 {
    var hash = FNV1a()
    for byte in text.utf8 { hash.add(byte) }
    return hash.value
  }
}
