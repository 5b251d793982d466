internal import ScreenModel
internal import ScreenText

extension UTF8Buffer {
  /// Appends a URL as the value of an attribute.
  ///
  /// Characters that a URL may not contain are percent-encoded, so that the attribute is valid.
  mutating func append(url reference: URLReference) {
    var isAfterHash = false
    for (offset, byte) in reference.bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "'"): append("%27")
      case UInt8(ascii: "#") where !isAfterHash:
        isAfterHash = true
        append(byte)
      case UInt8(ascii: "%") where reference.isEscape(at: offset): append(byte)
      case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "%"),
        UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
        UInt8(ascii: "}"), 0x80...:
        append(UInt8(ascii: "%"))
        append(byte.highHexDigit)
        append(byte.lowHexDigit)
      default: append(byte)
      }
    }
  }
}

/// A URL that a page may contain: with an allowed scheme, or relative to the page.
///
/// The schemes `http`, `https`, `mailto` and `tel` are allowed, and so are paths, queries and
/// fragments. Anything else is rejected, however it is spelled. A browser drops tabs and line
/// breaks and reads `\` as `/` before it parses the scheme, so a text with any of these is rejected
/// entirely.
struct URLReference {
  /// What a URL refers to.
  enum Target {
    /// A web page under `http`.
    case plainWeb
    /// A web page under `https`.
    case web
    /// An email address or a telephone number.
    case contact
    /// A location relative to the page, or within it.
    case relative
  }

  /// The bytes, without surrounding spaces.
  let bytes: [UInt8]
  /// What the URL refers to.
  let target: Target

  /// Parses a reference; nil if the text is not a URL that a page may contain.
  init?(_ text: String) {
    var bytes = Array(text.utf8)
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.removeFirst(bytes.prefix { $0 == UInt8(ascii: " ") }.count)
    guard !bytes.isEmpty, !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x5C }) else {
      return nil
    }
    // Control characters and direction marks that escaping would drop could disguise the URL.
    guard !text.hidesSomething, let target = Self.target(of: bytes) else { return nil }
    self.bytes = bytes
    self.target = target
  }

  private static func target(of bytes: [UInt8]) -> Target? {
    let mark = bytes.firstIndex {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?")
        || $0 == UInt8(ascii: "#")
    }
    guard let mark, bytes[mark] == UInt8(ascii: ":") else {
      // `//host` leaves the site; `javascript&colon;` tries to exploit double decoding.
      let segment = bytes[..<(mark ?? bytes.endIndex)]
      let leaves = bytes.starts(with: "//".utf8)
      return leaves || segment.contains(UInt8(ascii: "&")) ? nil : .relative
    }
    let scheme = bytes[..<mark].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let rest = bytes[(mark + 1)...]
    if scheme.elementsEqual("https".utf8) { return hasHost(rest) ? .web : nil }
    if scheme.elementsEqual("http".utf8) { return hasHost(rest) ? .plainWeb : nil }
    if scheme.elementsEqual("mailto".utf8) || scheme.elementsEqual("tel".utf8) {
      return rest.isEmpty ? nil : .contact
    }
    return nil
  }

  /// Whether the part after the scheme begins with `//` and a host.
  private static func hasHost(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.starts(with: "//".utf8) else { return false }
    let host = rest.dropFirst(2).prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    let allowed = host.allSatisfy {
      switch $0 {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"): true
      default: false
      }
    }
    return allowed && host.first != UInt8(ascii: ":") && !host.isEmpty
  }

  /// Whether two hexadecimal digits follow the percent sign at an offset.
  fileprivate func isEscape(at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset + 1].isHexDigit && bytes[offset + 2].isHexDigit
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }

  fileprivate var highHexDigit: UInt8 { (self >> 4).hexDigit }
  fileprivate var lowHexDigit: UInt8 { (self & 0x0F).hexDigit }
  private var hexDigit: UInt8 {
    self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") + (self - 10)
  }
}
