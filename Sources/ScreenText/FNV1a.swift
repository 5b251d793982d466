/// The 64-bit hash FNV-1a (Fowler, Noll and Vo, RFC 9923), the same on every machine.
@usableFromInline
package struct FNV1a: Hashable, Sendable {
  /// The hash of the bytes added so far.
  @usableFromInline package internal(set) var value: UInt64

  /// Creates the hash of nothing.
  @inlinable
  package init() { value = 0xCBF2_9CE4_8422_2325 }

  /// Continues from a hash, or starts from another offset basis than the standard one.
  @inlinable
  package init(value: UInt64) { self.value = value }

  /// Creates the hash of some bytes.
  @inlinable
  package init(_ bytes: some Sequence<UInt8>) {
    self.init()
    for byte in bytes { add(byte) }
  }

  /// The hash in half the bits.
  package var folded: UInt32 { UInt32(truncatingIfNeeded: value ^ (value >> 32)) }

  /// Adds a byte.
  @inlinable @inline(__always)
  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Adds the bytes of a literal.
  package mutating func add(bytes literal: StaticString) {
    literal.withUTF8Buffer { bytes in
      for index in bytes.indices { unsafe add(bytes[index]) }
    }
  }

  /// The hash of some bytes.
  @inlinable
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 { FNV1a(bytes).value }
}
