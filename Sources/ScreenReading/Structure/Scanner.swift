internal import ScreenText

/// Splits the bytes of a text into tokens.
struct Scanner {
  private let bytes: [UInt8]
  private let softBreaks: LineJoining
  private var position = 0
  private(set) var tokens: [Token] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    softBreaks = LineJoining(bytes)
    tokens.reserveCapacity(bytes.count / 4)
  }

  /// Returns the tokens of a text; consecutive line breaks make one token.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var scanner = Scanner(bytes)
    scanner.scan()
    return scanner.tokens
  }

  private mutating func scan() {
    while position < bytes.count {
      let start = position
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        position += 1
        if byte == UInt8(ascii: "\r"), peek(0) == UInt8(ascii: "\n") { position += 1 }
        if tokens.last?.kind != .newline, !softBreaks.isSoft(start) { add(.newline, from: start) }
      } else if byte <= UInt8(ascii: " ") || byte == 0x7F {
        position += 1
      } else if byte.isASCIIDigit || isCurrency(at: position) && digitFollows() || isPlus() {
        scanNumber()
      } else if letter(at: position) > 0 {
        scanWord()
      } else {
        scanMark()
      }
    }
  }

  private func peek(_ offset: Int) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    tokens.append(
      Token(kind: kind, range: start..<position, hash: FNV1a(folding: bytes[start..<position])))
  }

  // MARK: - Words

  private mutating func scanWord() {
    let start = position
    skipLetters()
    // A hyphen, en dash, apostrophe, full stop or "@" between letters is part of the word.
    while position < bytes.count {
      let mark = bytes[position]
      let isPoint = mark == UInt8(ascii: ".") || mark == UInt8(ascii: "@")
      let width = isPoint ? 1 : joiner(at: position)
      guard width > 0, letter(at: position + width) > 0 else { break }
      position += width
      skipLetters()
    }
    if bytes.starts(with: "://", at: position) {
      skipAddress()
    } else {
      position += possessive(at: position)
      if position == start + 1 {
        // "A+", "C++"
        while peek(0) == UInt8(ascii: "+"), letter(at: position + 1) == 0 { position += 1 }
      }
    }
    add(.word, from: start)
    tokens[tokens.count - 1].isCapital = bytes.isCapital(at: start)
  }

  /// Skips to the end of an address, excluding marks that end a sentence or close a bracket.
  private mutating func skipAddress() {
    while position < bytes.count, bytes[position] > UInt8(ascii: " ") { position += 1 }
    while ".,;:!?)]}'\"".utf8.contains(bytes[position - 1]) { position -= 1 }
  }

  private mutating func skipLetters() {
    while true {
      let width = letter(at: position)
      guard width > 0 else { return }
      position += width
    }
  }

  /// Returns the width in bytes of the letter or digit at an offset, 0 if there is none.
  private func letter(at offset: Int) -> Int {
    guard offset < bytes.count else { return 0 }
    let byte = bytes[offset]
    if byte < 0x80 {
      return byte.isASCIIDigit || byte.lowercasedASCII &- UInt8(ascii: "a") < 26 ? 1 : 0
    }
    let (scalar, width) = bytes.scalar(at: offset)
    return scalar.isLetterBeyondASCII ? width : 0
  }

  /// Returns the width in bytes of the hyphen, en dash or apostrophe at an offset, 0 if there is
  /// none.
  private func joiner(at offset: Int) -> Int {
    if bytes[offset] == UInt8(ascii: "-") { return 1 }
    return bytes.starts(with: "–", at: offset) ? 3 : apostrophe(at: offset)
  }

  private func apostrophe(at offset: Int) -> Int {
    if bytes[offset] == UInt8(ascii: "'") { return 1 }
    return bytes.starts(with: "’", at: offset) ? 3 : 0
  }

  /// Returns the width in bytes of the apostrophe of a plural possessive ("the boys' room"), 0 if
  /// there is none or if it may close an open quotation.
  private func possessive(at offset: Int) -> Int {
    let width = offset < bytes.count ? apostrophe(at: offset) : 0
    guard width > 0, bytes[offset - 1] == UInt8(ascii: "s"), offset + width < bytes.count,
      bytes[offset + width] == UInt8(ascii: " "), letter(at: offset + width + 1) > 0
    else { return 0 }
    let marks = tokens.reversed().prefix { $0.kind != .newline }.count { $0.kind == .apostrophe }
    return marks % 2 == 0 ? width : 0
  }

  // MARK: - Numbers

  private func isCurrency(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "$") || bytes.starts(with: "€", at: offset)
      || bytes.starts(with: "£", at: offset) || bytes.starts(with: "¥", at: offset)
  }

  /// Whether there is a plus sign that belongs to a number rather than joins two things.
  private func isPlus() -> Bool {
    guard bytes[position] == UInt8(ascii: "+"), peek(1).isASCIIDigit else { return false }
    return position == 0 || letter(at: position - 1) == 0
  }

  private func digitFollows() -> Bool {
    let width = bytes[position] < 0x80 ? 1 : bytes.scalar(at: position).width
    return peek(width).isASCIIDigit
  }

  /// Scans a number with its plus or currency sign, separators and a short unit: `$1,200.50`,
  /// `9:30`, `12%`, `40km`, `64+`, `1'250`.
  private mutating func scanNumber() {
    let start = position
    if !bytes[position].isASCIIDigit { position += bytes.scalar(at: position).width }
    while true {
      while peek(0).isASCIIDigit { position += 1 }
      let mark = peek(0)
      let isSeparator =
        mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") || mark == UInt8(ascii: ":")
      let width = isSeparator && peek(1).isASCIIDigit ? 1 : groupMark(since: start)
      guard width > 0 else { break }
      position += width
    }
    if peek(0) == UInt8(ascii: "%") || peek(0) == UInt8(ascii: "+") && letter(at: position + 1) == 0
    {
      position += 1
    } else if bytes.starts(with: "°", at: position) {
      position += 2
      if peek(0) == UInt8(ascii: "C") || peek(0) == UInt8(ascii: "F") { position += 1 }
    } else {
      var width = 0
      while peek(width).lowercasedASCII &- UInt8(ascii: "a") < 26 { width += 1 }
      if (1...3).contains(width), letter(at: position + width) == 0 { position += width }
    }
    add(.number, from: start)
  }

  /// Returns the width in bytes of the apostrophe at the position that groups the digits of a
  /// number by thousands, 0 if there is none.
  private func groupMark(since start: Int) -> Int {
    let width = position < bytes.count ? apostrophe(at: position) : 0
    let lead = bytes[start..<position].reversed().prefix { $0.isASCIIDigit }.count
    guard width > 0, (1...3).contains(lead),
      (0..<3).allSatisfy({ peek(width + $0).isASCIIDigit }), letter(at: position + width + 3) == 0
    else { return 0 }
    return width
  }

  // MARK: - Marks

  private mutating func scanMark() {
    let start = position
    let byte = bytes[position]
    let width = byte < 0x80 ? 1 : bytes.scalar(at: position).width
    position += width
    let isSpacedBefore = start == 0 || bytes[start - 1] <= UInt8(ascii: " ")
    let isSpacedAfter = position >= bytes.count || bytes[position] <= UInt8(ascii: " ")
    let mark = width == 1 ? UInt32(byte) : bytes.scalar(at: start).value
    // A full stop inside a word or number does not end a clause.
    let isInside = byte == UInt8(ascii: ".") && letter(at: position) > 0
    if byte == UInt8(ascii: "."), peek(0) == byte {
      // Spaced dots lead from one thing to another; others end a clause like a single full stop.
      while peek(0) == byte { position += 1 }
      let isLeader = isSpacedBefore && peek(0) == UInt8(ascii: " ")
      return add(isLeader ? .dash : .stop, from: start)
    }
    add(isInside ? .other : Self.kind(of: mark, isSpacedBefore, isSpacedAfter), from: start)
  }

  private static func kind(
    of mark: UInt32, _ isSpacedBefore: Bool, _ isSpacedAfter: Bool
  ) -> Token.Kind {
    switch Unicode.Scalar(mark) {
    case ",", "、", "，": .comma
    case ";", "；": .semicolon
    case "/": .slash
    case "|", "·": .bar
    case "→", ">", "➔", "➜": .arrow
    case "•", "✓", "*": isSpacedAfter ? .bullet : .other
    case ".", "!", "。", "！": .stop
    case "?", "？": .question
    case "…": isSpacedBefore && isSpacedAfter ? .dash : .stop
    case ":", "：": .colon
    case "(", "[", "{", "（", "「": .open
    case ")", "]", "}", "）", "」": .close
    case "\"", "“", "”", "«", "»", "„": .quote
    case "'", "‘", "’", "`": .apostrophe
    case "—": .dash
    case "-", "–": isSpacedBefore && isSpacedAfter ? .dash : .other
    default: .other
    }
  }
}

extension [UInt8] {
  /// Whether a text occurs at an offset.
  func starts(with text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { text in
      guard offset + text.count <= count else { return false }
      for index in text.indices where unsafe text[index] != self[offset + index] { return false }
      return true
    }
  }

  /// Returns the scalar at an offset and its width in bytes; an ill-formed byte counts as U+FFFD.
  func scalar(at offset: Int) -> (value: UInt32, width: Int) {
    let lead = self[offset]
    let width = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead < 0x80 || lead >= 0xC2, offset + width <= count else { return (0xFFFD, 1) }
    if width == 1 { return (UInt32(lead), 1) }
    var value = UInt32(lead & (0x7F >> UInt8(width)))
    for index in 1..<width { value = value << 6 | UInt32(self[offset + index] & 0x3F) }
    return (value, width)
  }

  /// Whether the letter at an offset is a capital of ASCII or Latin-1.
  func isCapital(at offset: Int) -> Bool {
    let byte = self[offset]
    if byte < 0x80 { return byte &- UInt8(ascii: "A") < 26 }
    return byte == 0xC3 && offset + 1 < count && (0x80...0x9E).contains(self[offset + 1])
  }
}

extension UInt32 {
  /// Whether a non-ASCII scalar is part of a word, neither a mark nor a pictograph.
  fileprivate var isLetterBeyondASCII: Bool {
    switch self {
    case 0xAA, 0xB5, 0xBA: true
    case 0x80...0xBF, 0xD7, 0xF7, 0xFFFD: false
    case 0x2000...0x2BFF, 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0xFE00...0xFE6F,
      0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0x1F000...0x1FBFF,
      0xE000...0xF8FF, 0xE0000...0x10FFFF:
      false
    default: true
    }
  }
}
