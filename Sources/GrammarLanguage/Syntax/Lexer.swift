internal import ScreenDiagnostics
internal import ScreenText

/// Splits a grammar's bytes into tokens; never fails, but reports what it cannot read.
struct Lexer {
  /// The bytes, exactly as they were read.
  private let bytes: [UInt8]
  private var position = 0
  private var atLineStart = true
  private var pendingComments = 0

  /// The tokens; the last is always the end token.
  private(set) var tokens: [Token] = []
  /// The doc comments, each from its slashes to the end of its line.
  private(set) var comments: [SourceRange] = []
  /// The reports of what could not be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// Splits `source` into tokens.
  init(_ source: SourceText) {
    bytes = source.utf8
    tokens.reserveCapacity(bytes.count / 6 + 1)
    checkEncoding(of: source)
    while position < bytes.count { scan() }
    add(.end, from: bytes.count)
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    tokens.append(
      Token(
        kind: kind, range: SourceRange(start, position), startsLine: atLineStart,
        comments: pendingComments..<comments.count))
    atLineStart = false
    pendingComments = comments.count
  }

  private mutating func scan() {
    let start = position
    let first = bytes[start]
    switch first {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      atLineStart = true
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
    case UInt8(ascii: "/") where byte(at: start + 1) == first: scanComment()
    case UInt8(ascii: "\""): scanString()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
    case UInt8(ascii: "-") where byte(at: start + 1)?.isDigit == true: scanNumber()
    case UInt8(ascii: ".") where byte(at: start + 1) == first && byte(at: start + 2) == first:
      position += 3
      add(.ellipsis, from: start)
    // U+2026, the ellipsis as one character.
    case 0xE2 where byte(at: start + 1) == 0x80 && byte(at: start + 2) == 0xA6:
      position += 3
      add(.ellipsis, from: start)
    default:
      if first.isLetter {
        scanName()
      } else if let kind = Token.Kind(sign: first) {
        position += 1
        add(kind, from: start)
      } else {
        scanInvalid()
      }
    }
  }

  private mutating func skipLine() {
    while let next = byte(at: position), !next.endsLine { position += 1 }
  }

  private mutating func scanComment() {
    let start = position
    let isDoc =
      byte(at: start + 2) == UInt8(ascii: "/") && byte(at: start + 3) != UInt8(ascii: "/")
    skipLine()
    if isDoc { comments.append(SourceRange(start, position)) }
  }

  /// A name: letters, digits and underscores, and hyphens that another of these follows.
  private mutating func scanName() {
    let start = position
    while let next = byte(at: position) {
      let isHyphen =
        next == UInt8(ascii: "-") && byte(at: position + 1)?.continuesName == true
      guard next.continuesName || isHyphen else { break }
      position += 1
    }
    add(.name, from: start)
  }

  /// A number: an optional minus, digits, and digits after a point that is not an ellipsis.
  private mutating func scanNumber() {
    let start = position
    position += 1
    skipDigits()
    if byte(at: position) == UInt8(ascii: "."), byte(at: position + 1)?.isDigit == true {
      position += 1
      skipDigits()
    }
    add(.number, from: start)
  }

  private mutating func skipDigits() {
    while byte(at: position)?.isDigit == true { position += 1 }
  }

  private mutating func scanString() {
    let start = position
    position += 1
    while let next = byte(at: position), !next.endsLine {
      position += 1
      if next == UInt8(ascii: "\"") {
        add(.string, from: start)
        return
      }
      if next == UInt8(ascii: "\\"), let escaped = byte(at: position), !escaped.endsLine {
        position += 1
      } else if next < 0x20, next != UInt8(ascii: "\t") {
        diagnostics.append(.controlCharacter(at: SourceRange(position - 1, position)))
      }
    }
    diagnostics.append(.unterminatedText(at: SourceRange(start, position)))
    add(.string, from: start)
  }

  /// Bytes that begin no token, up to one that does.
  private mutating func scanInvalid() {
    let start = position
    position += 1
    while let next = byte(at: position), next >= 0x80 || next < 0x20 && !next.isBlank {
      position += 1
    }
    diagnostics.append(
      .unexpectedCharacter(
        String(decoding: bytes[start..<min(position, start + 16)], as: UTF8.self),
        at: SourceRange(start, position)))
    add(.invalid, from: start)
  }

  /// Reports a byte order mark and the first ill-formed bytes.
  private mutating func checkEncoding(of source: SourceText) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      diagnostics.append(.byteOrderMark())
    }
    if let range = source.illFormedRange { diagnostics.append(.invalidUTF8(at: range)) }
  }
}

extension Token.Kind {
  /// The kind of a one-byte sign.
  fileprivate init?(sign: UInt8) {
    switch sign {
    case UInt8(ascii: "{"): self = .leftBrace
    case UInt8(ascii: "}"): self = .rightBrace
    case UInt8(ascii: "("): self = .leftParenthesis
    case UInt8(ascii: ")"): self = .rightParenthesis
    case UInt8(ascii: "["): self = .leftBracket
    case UInt8(ascii: "]"): self = .rightBracket
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: "."): self = .dot
    case UInt8(ascii: "?"): self = .question
    case UInt8(ascii: "="): self = .equals
    case UInt8(ascii: "|"): self = .pipe
    case UInt8(ascii: "+"): self = .plus
    default: return nil
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self.isASCIIDigit }
  fileprivate var isLetter: Bool {
    self.isASCIILetter
  }
  fileprivate var continuesName: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isBlank: Bool {
    endsLine || self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }
}

extension Diagnostic {
  fileprivate static func controlCharacter(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "control-character",
      "the text contains a control character; remove it", at: range,
      fixIts: [FixIt("remove the control character", edits: [TextEdit(range, "")])])
  }

  fileprivate static func unterminatedText(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "unterminated-text", "the text has no closing quote on its line", at: range,
      fixIts: [FixIt("add a closing quote", edits: [TextEdit(.at(range.upperBound), "\"")])])
  }

  fileprivate static func unexpectedCharacter(
    _ text: String, at range: SourceRange
  ) -> Diagnostic {
    let shown = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    return Diagnostic(
      .error, id: "unexpected-character",
      shown ? "'\(text)' has no meaning here; remove it" : "a control character; remove it",
      at: range, fixIts: [FixIt("remove it", edits: [TextEdit(range, "")])])
  }

  fileprivate static func byteOrderMark() -> Diagnostic {
    let range = SourceRange(0, 3)
    return Diagnostic(
      .note, id: "byte-order-mark", "the file begins with a byte order mark, which is not needed",
      at: range, fixIts: [FixIt("remove the mark", edits: [TextEdit(range, "")])])
  }

  fileprivate static func invalidUTF8(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "invalid-utf8", "the file is not UTF-8 from here on; save it as UTF-8",
      at: range)
  }
}
