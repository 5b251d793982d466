package import ScreenGrammar
internal import ScreenText

/// The addresses that a screen may link to or load from.
package enum Address {
  private static let followed = ["http", "https", "mailto", "tel"]
  private static let loaded = ["http", "https"]

  /// The schemes, in lower case, that an address with this use may have.
  package static func schemes(for use: TextUse) -> [String] {
    use == .source ? loaded : followed
  }

  /// Whether an address is relative or has an allowed scheme.
  ///
  /// Browsers skip control characters and white space within a scheme, so a text that has any is
  /// refused; cleaning has already trimmed its ends.
  static func isAllowed(_ text: String, for use: TextUse) -> Bool {
    var scheme: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0...0x20, 0x7F, UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "\""):
        return false
      default: break
      }
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: ":"):
        return schemes(for: use).contains { $0.utf8.elementsEqual(scheme) }
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      // No allowed scheme is that long, but a later colon still makes it a scheme.
      default: if scheme.count < 16 { scheme.append(lowercased(byte)) }
      }
    }
    return true
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte.lowercasedASCII
  }
}
