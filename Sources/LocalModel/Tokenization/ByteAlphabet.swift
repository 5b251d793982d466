/// The alphabet of GPT-2 vocabularies, in which each byte is written as a visible character.
///
/// It is `bytes_to_unicode` in GPT-2's `encoder.py`: printable bytes stand for themselves, and the
/// other bytes are the characters from U+0100 on, in order.
enum ByteAlphabet {
  /// Returns the byte that a character stands for; nil if the character is not in the alphabet.
  static func byte(_ scalar: UInt32) -> UInt8? {
    scalar < bytes.count ? bytes[Int(scalar)] : nil
  }

  private static let bytes: [UInt8?] = {
    var bytes = [UInt8?](repeating: nil, count: 512)
    var next = 256
    for byte in UInt8.min...UInt8.max {
      switch byte {
      case 0x21...0x7E, 0xA1...0xAC, 0xAE...0xFF: bytes[Int(byte)] = byte
      default:
        bytes[next] = byte
        next += 1
      }
    }
    return bytes
  }()

  /// Returns the bytes that a text in the alphabet stands for.
  ///
  /// A character outside of the alphabet stands for its own UTF-8, as in tokens that were added
  /// whole.
  static func decoded(_ text: Substring) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let byte = byte(scalar.value) {
        result.append(byte)
      } else {
        result.append(contentsOf: Array(String(scalar).utf8))
      }
    }
    return result
  }
}
