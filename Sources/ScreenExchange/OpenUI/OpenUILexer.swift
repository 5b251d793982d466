internal import ScreenDiagnostics

/// A token of OpenUI Lang.
struct OpenUIToken {
  enum Kind: Equatable {
    /// A name, including a leading `$` or `@`.
    case name(String)
    case text(String)
    case number(Double)
    /// A bracket or an operator.
    case mark(String)
    case lineEnd
  }

  var kind: Kind
  var range: SourceRange
}

/// Splits OpenUI Lang into tokens; an unclosed text ends with the source.
struct OpenUILexer {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = Opening.start(of: bytes)
  }

  /// All tokens, without blanks and comments.
  mutating func tokens() -> [OpenUIToken] {
    var tokens: [OpenUIToken] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func next() -> OpenUIToken? {
    skipBlanks()
    let start = position
    guard let byte = peek() else { return nil }
    let kind: OpenUIToken.Kind
    switch byte {
    case UInt8(ascii: "\n"):
      position += 1
      kind = .lineEnd
    case UInt8(ascii: "\""), UInt8(ascii: "'"): kind = .text(text(in: byte))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): kind = .number(number())
    case UInt8(ascii: "`"):
      // The end of a fence: the text after it is not part of the statements.
      position = bytes.count
      return nil
    default:
      if Self.isNameStart(byte) {
        position += 1
        while let next = peek(), Self.isNamePart(next) { position += 1 }
        kind = .name(String(decoding: bytes[start..<position], as: UTF8.self))
      } else {
        kind = .mark(mark())
      }
    }
    return OpenUIToken(kind: kind, range: SourceRange(start, position))
  }

  private mutating func skipBlanks() {
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        while let next = peek(), next != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
        || byte == UInt8(ascii: "\r")
      {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func text(in quote: UInt8) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek(), byte != quote {
      position += 1
      guard byte == UInt8(ascii: "\\"), let escaped = peek() else {
        text.append(byte)
        continue
      }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "u"): text += scalar()
      default: text.append(escaped)
      }
    }
    position += position < bytes.count ? 1 : 0
    return String(decoding: text, as: UTF8.self)
  }

  /// The scalar of `\u` and four digits; an invalid one becomes U+FFFD.
  private mutating func scalar() -> [UInt8] {
    let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
    guard digits.utf8.count == 4, let value = UInt32(digits, radix: 16) else {
      return Array("\u{FFFD}".utf8)
    }
    position += 4
    return Array(String(Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}").utf8)
  }

  private mutating func number() -> Double {
    let start = position
    while let byte = peek(),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
        || byte | 0x20 == UInt8(ascii: "e")
    {
      position += 1
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? 0
  }

  private mutating func mark() -> String {
    let start = position
    position += 1
    // A mark outside of ASCII is one scalar.
    while let byte = peek(), byte & 0xC0 == 0x80 { position += 1 }
    let pair = bytes[start..<min(start + 2, bytes.count)]
    if position == start + 1,
      ["==", "!=", ">=", "<=", "&&", "||"].contains(where: { $0.utf8.elementsEqual(pair) })
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@")
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) && byte != UInt8(ascii: "$") && byte != UInt8(ascii: "@")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
