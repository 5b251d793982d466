internal import ScreenText

extension UTF8Buffer {
  /// Appends a text as a JSON string, in its quotation marks.
  ///
  /// Only `"`, `\`, control characters and the line separators U+2028 and U+2029 are escaped;
  /// everything else is unchanged.
  package mutating func append(jsonQuoted text: String) {
    append(UInt8(ascii: "\""))
    unsafe text.withBytes { unsafe append(jsonEscaped: $0) }
    append(UInt8(ascii: "\""))
  }

  private mutating func append(jsonEscaped bytes: UnsafeBufferPointer<UInt8>) {
    var copied = 0
    var index = 0
    while index < bytes.count {
      if bytes.count - index >= 8 {
        let eight = unsafe UnsafeRawBufferPointer(bytes)
          .loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let plain = Self.plainCount(UInt64(littleEndian: eight))
        index += plain
        if plain == 8 { continue }
      }
      let start = index
      let byte = unsafe bytes[index]
      index += 1
      guard var scalar = Self.needsLook(byte) else { continue }
      if byte == 0xC2 {
        // U+0080…U+009F are C2 80…9F.
        guard index < bytes.count, unsafe bytes[index] < 0xA0 else { continue }
        scalar = unsafe UInt16(bytes[index])
        index += 1
      } else if byte == 0xE2 {
        // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
        guard index + 1 < bytes.count, unsafe bytes[index] == 0x80 else { continue }
        switch unsafe bytes[index + 1] {
        case 0xA8: scalar = 0x2028
        case 0xA9: scalar = 0x2029
        default: continue
        }
        index += 2
      }
      unsafe append(bytes: UnsafeBufferPointer(rebasing: bytes[copied..<start]))
      append(jsonEscape: scalar)
      copied = index
    }
    unsafe append(bytes: UnsafeBufferPointer(rebasing: bytes[copied...]))
  }

  /// The number of bytes before the first of eight that is not ASCII or must be escaped.
  @inline(__always)
  private static func plainCount(_ bytes: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // The highest bit of each byte below a bound; the lowest such bit is exact ("Hacker's
    // Delight", section 6-1).
    func below(_ bound: UInt64, _ bytes: UInt64) -> UInt64 { (bytes &- ones &* bound) & ~bytes }
    func equal(_ byte: UInt8) -> UInt64 { below(1, bytes ^ ones &* UInt64(byte)) }
    let marks = equal(UInt8(ascii: "\"")) | equal(UInt8(ascii: "\\")) | equal(0x7F)
    return ((bytes | below(0x20, bytes) | marks) & ones << 7).trailingZeroBitCount / 8
  }

  /// Returns the scalar of an ASCII byte that must be escaped, 0 for a lead byte of a scalar that
  /// may have to be escaped, and nil for any other byte.
  @inline(__always)
  private static func needsLook(_ byte: UInt8) -> UInt16? {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: UInt16(byte)
    case 0xC2, 0xE2: 0
    default: nil
    }
  }

  private mutating func append(jsonEscape scalar: UInt16) {
    switch scalar {
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    default:
      append("\\u")
      for shift in stride(from: UInt16(12), through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: scalar >> shift & 0xF)
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
