package import ScreenGrammar
internal import ScreenText

/// The addresses that a screen may lead to or load from.
package enum Address {
  private static let followed = ["http", "https", "mailto", "tel"]
  private static let loaded = ["http", "https"]

  /// The schemes that an address of such a text may have, in lower case.
  package static func schemes(for use: TextUse) -> [String] {
    use == .source ? loaded : followed
  }

  /// Whether an address is relative, or its scheme is on the list of those allowed.
  ///
  /// Browsers skip control characters and white space within a scheme, so a text that has any is
  /// refused rather than read; cleaning has folded what is at its ends.
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
      // No scheme allowed is that long; a colon further on still makes it one.
      default: if scheme.count < 16 { scheme.append(lowercased(byte)) }
      }
    }
    return true
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte.lowercasedASCII
  }
}
