extension UTF8Buffer {
  /// Appends a text as a JSON string, in its quotation marks.
  ///
  /// Only `"`, `\`, control characters and the line separators U+2028 and U+2029 are escaped; all
  /// else stands as it is.
  package mutating func append(jsonQuoted text: String) {
    append(UInt8(ascii: "\""))
    let appended: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe append(jsonEscaped: $0)
    }
    if appended == nil { append(jsonEscaped: Array(text.utf8)) }
    append(UInt8(ascii: "\""))
  }

  private mutating func append(jsonEscaped bytes: some RandomAccessCollection<UInt8>) {
    var copied = bytes.startIndex
    var index = bytes.startIndex
    while index != bytes.endIndex {
      let start = index
      let byte = bytes[index]
      bytes.formIndex(after: &index)
      guard var scalar = Self.needsLook(byte) else { continue }
      if byte == 0xC2 {
        // U+0080…U+009F are C2 80…9F.
        guard index != bytes.endIndex, bytes[index] < 0xA0 else { continue }
        scalar = UInt16(bytes[index])
        bytes.formIndex(after: &index)
      } else if byte == 0xE2 {
        // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
        let tail = bytes[index...].prefix(2)
        guard tail.elementsEqual([0x80, 0xA8]) || tail.elementsEqual([0x80, 0xA9]) else { continue }
        scalar = tail.last == 0xA8 ? 0x2028 : 0x2029
        bytes.formIndex(&index, offsetBy: 2)
      }
      append(bytes: bytes[copied..<start])
      append(jsonEscape: scalar)
      copied = index
    }
    append(bytes: bytes[copied...])
  }

  /// The scalar that an ASCII byte to be escaped stands for, or 0 for the lead of one that may be.
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
