/// Cuts an intent's bytes into tokens, in one pass.
struct Tokenizer {
  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(min(bytes.count / 4 + 8, 1 << 20))
    while position < bytes.count { next() }
  }

  @inline(__always)
  func byte(at index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  private mutating func next() {
    let start = position
    let byte = bytes[start]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): line()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "@"), UInt8(ascii: "_"):
      word()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"): number()
    case UInt8(ascii: ","), UInt8(ascii: "|"): mark(.comma)
    case UInt8(ascii: ";"): mark(.semicolon)
    case UInt8(ascii: ":"): mark(.colon)
    case UInt8(ascii: ".") where self.byte(at: start + 1) == UInt8(ascii: ","):
      // What is abbreviated in a list, "tel., no.", ends no sentence.
      position += 1
    case UInt8(ascii: ".") where isRange: mark(.dash, length: 2)
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): mark(.stop)
    case UInt8(ascii: "=") where self.byte(at: start + 1) == UInt8(ascii: ">"),
      UInt8(ascii: "-") where self.byte(at: start + 1) == UInt8(ascii: ">"):
      arrow(length: 2)
    case UInt8(ascii: "=") where isBetweenWords: mark(.colon)
    case UInt8(ascii: "/"): mark(.slash)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): mark(.open)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): mark(.close)
    case UInt8(ascii: "\""), UInt8(ascii: "`"): quotation(byte, from: start + 1)
    case UInt8(ascii: "'"):
      let isOpening = start == 0 || !Bytes.isWord(bytes[start - 1])
      if isOpening && self.byte(at: start + 1) > 0x20 {
        quotation(byte, from: start + 1)
      } else {
        position += 1
      }
    case UInt8(ascii: "-"): hyphen()
    case 0x80...: scalar()
    case ..<0x20, 0x7F: position += 1
    case UInt8(ascii: ">") where isBetweenWords: arrow(length: 1)
    case UInt8(ascii: "+") where isBetweenWords, UInt8(ascii: "+") where addsWord: mark(.comma)
    case UInt8(ascii: "&") where isBetweenWords: mark(.word)
    case UInt8(ascii: "#") where isCode(start + 1): word()
    default: mark(.symbol)
    }
  }

  /// Whether a space and a word, a figure or a quotation on the same line precede.
  private var isBetweenWords: Bool {
    guard byte(at: position - 1) == 0x20, byte(at: position + 1) == 0x20, let last = tokens.last
    else { return false }
    return last.kind == .word || last.kind == .quote || last.kind == .number || last.kind == .close
  }

  /// Whether a word of a list is tied to the sign that adds it: "name +email".
  private var addsWord: Bool {
    byte(at: position - 1) == 0x20 && Bytes.isWord(byte(at: position + 1))
      && tokens.last?.kind == .word
  }

  /// Whether two points are between numbers: "600..1300".
  private var isRange: Bool {
    byte(at: position + 1) == UInt8(ascii: ".") && Bytes.isDigit(byte(at: position - 1))
      && Bytes.isDigit(byte(at: position + 2))
  }

  /// Whether a code with digits begins at an index, as in "#2041" and "#A-1932".
  private func isCode(_ index: Int) -> Bool {
    var at = index
    while at < index + 12, Bytes.isWord(byte(at: at)) || Bytes.isDigit(byte(at: at)) {
      if Bytes.isDigit(byte(at: at)) { return true }
      at += 1
    }
    return at > index && byte(at: at) == UInt8(ascii: "-") && Bytes.isDigit(byte(at: at + 1))
  }

  /// Whether a mark is between others of its line rather than before all of them.
  private var isInsideLine: Bool { tokens.last.map { $0.kind != .line } ?? false }

  private mutating func append(_ token: Token) {
    var token = token
    if let last = tokens.last, last.kind == .dash, last.end == token.start,
      byte(at: last.start) == UInt8(ascii: "-"), tokens.count > 1,
      tokens[tokens.count - 2].end == last.start,
      token.kind == .word || token.kind == .number && tokens[tokens.count - 2].kind == .word,
      tokens[tokens.count - 2].kind == .word || tokens[tokens.count - 2].kind == .number
    {
      // The hyphen of a compound is a tie, not a dash.
      tokens.removeLast()
      token.isJoined = true
    }
    tokens.append(token)
  }

  private mutating func mark(_ kind: Token.Kind, length: Int = 1) {
    append(Token(kind, position, position + length))
    position += length
  }

  /// Parts what is on both sides as a comma does, and leads from one to the other; a word leads
  /// to a quotation as a colon does, "Submit -> 'Book my table'".
  private mutating func arrow(length: Int) {
    let next = byte(at: position + length + 1)
    let isName =
      tokens.last?.kind == .word && (next == UInt8(ascii: "'") || next == UInt8(ascii: "\""))
    mark(isName ? .colon : .comma, length: length)
  }

  /// Whether the bytes before a colon are the scheme of an address that goes on after it.
  private func isScheme(_ start: Int, _ colon: Int) -> Bool {
    if byte(at: colon + 1) == UInt8(ascii: "/") { return byte(at: colon + 2) == UInt8(ascii: "/") }
    guard byte(at: colon + 1) > 0x20, colon - start <= 6 else { return false }
    return bytes[start..<colon].elementsEqual("tel".utf8)
      || bytes[start..<colon].elementsEqual("mailto".utf8)
  }

  /// Where an address ends that has its scheme before a colon; nil where there is none.
  private func addressEnd(_ start: Int, _ colon: Int) -> Int? {
    guard isScheme(start, colon) else { return nil }
    let rest = bytes[(colon + 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ")") }
    // The mark that ends a sentence or a clause is none of the address; "tel:," has nothing else.
    return rest.lastIndex { !isAddressEnd($0) }.map { $0 + 1 }
  }

  /// Whether a byte is a mark of the sentence that an address ends in.
  private func isAddressEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// A line break, with all white space after it.
  private mutating func line() {
    let start = position
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    append(Token(.line, start, position))
  }

  private mutating func hyphen() {
    let before = byte(at: position - 1)
    let after = byte(at: position + 1)
    let isCurrency =
      after == UInt8(ascii: "$") || after == 0xC2 || after == 0xE2 && byte(at: position + 2) == 0x82
    let last = tokens.last?.kind
    let isNegative =
      (Bytes.isDigit(after) || isCurrency) && before <= 0x20
      && (last == .word || last == .colon || last == .comma)
    guard isNegative else {
      var length = 1
      while byte(at: position + length) == UInt8(ascii: "-") { length += 1 }
      mark(.dash, length: length)
      return
    }
    number()
  }

  private mutating func word() {
    let start = position
    var isAddress = false
    while position < bytes.count {
      let byte = bytes[position]
      let isMark = byte == UInt8(ascii: "#") && position == start
      if Bytes.isWord(byte) || Bytes.isDigit(byte) || byte == UInt8(ascii: "_") || isMark {
        position += 1
      } else if byte == UInt8(ascii: "."), beginsSentence(position + 1, after: start) {
        break
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "."),
        Bytes.isWord(self.byte(at: position + 1)), position > start
      {
        position += 1
      } else if byte == UInt8(ascii: "."), position > start, Bytes.isDigit(bytes[position - 1]),
        Bytes.isDigit(self.byte(at: position + 1))
      {
        // "PM2.5"
        position += 1
      } else if byte == UInt8(ascii: "@") {
        isAddress = position > start
        position += 1
      } else if byte >= 0x80, let length = Bytes.letterLength(bytes, position) {
        position += length
      } else if byte == 0xC2, (0xB2...0xB3).contains(self.byte(at: position + 1)) {
        // "m²"
        position += 2
      } else if byte == UInt8(ascii: ":"), let end = addressEnd(start, position) {
        isAddress = true
        position = end
      } else {
        break
      }
    }
    if position == start { position += 1 }
    if position == start + 1, bytes[start] | 0x20 == UInt8(ascii: "w"),
      self.byte(at: position) == UInt8(ascii: "/")
    {
      // "w/" and "w/o" are words.
      position += self.byte(at: position + 1) | 0x20 == UInt8(ascii: "o") ? 2 : 1
    }
    if let elided = elision(start, position) { position = elided }
    var token = Token(.word, start, position)
    let first = bytes[start]
    token.isCapitalized =
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
      || (first == 0xC3 && (0x80...0x9E).contains(byte(at: start + 1))) || isAddress
    append(token)
    if byte(at: position) == UInt8(ascii: "."), byte(at: position + 1) == 0x20,
      isNumero(start, position)
    {
      position += 1
      tokens[tokens.count - 1].end = position
    }
    let isAbbreviation = byte(at: position) == UInt8(ascii: ".")
    if isAbbreviation, Bytes.isAbbreviation(bytes[start..<position]) { position += 1 }
  }

  /// Whether a sentence begins at an index without a space before it: "a big box.Buttons: …".
  private func beginsSentence(_ index: Int, after start: Int) -> Bool {
    index - 1 - start >= 3 && byte(at: index) &- UInt8(ascii: "A") < 26
      && byte(at: index + 1) &- UInt8(ascii: "a") < 26
      && bytes[start..<index - 1].allSatisfy { $0 | 0x20 &- UInt8(ascii: "a") < 26 }
      && byte(at: index - 2) &- UInt8(ascii: "a") < 26
      && !Bytes.isAbbreviation(bytes[start..<index - 1])
  }

  /// Whether "no." precedes a number or a code: it is no negation.
  private func isNumero(_ start: Int, _ stop: Int) -> Bool {
    guard stop - start == 2, bytes[start] | 0x20 == UInt8(ascii: "n"),
      bytes[start + 1] | 0x20 == UInt8(ascii: "o"), tokens.count > 1
    else { return false }
    return bytes[stop...].dropFirst(2).prefix(8).prefix { $0 > 0x20 }.contains(where: Bytes.isDigit)
  }

  /// The end of an elided article, "l'" or "dell'", before the word that it is written onto.
  private func elision(_ start: Int, _ stop: Int) -> Int? {
    for index in start + 1..<min(max(stop - 3, start + 1), start + 6) {
      let isPlain = bytes[index] == UInt8(ascii: "'")
      guard isPlain || bytes[index] == 0xE2 && byte(at: index + 2) == 0x99 else { continue }
      switch bytes[index - 1] | 0x20 {
      case UInt8(ascii: "l"), UInt8(ascii: "d"), UInt8(ascii: "n"): return index + (isPlain ? 1 : 3)
      default: return nil
      }
    }
    return nil
  }

  private mutating func number() {
    let scanned = NumberScanner.scan(bytes, at: position)
    guard let scanned else {
      // A sign without digits, or a name that begins with a digit, such as "3D".
      if let end = NumberScanner.codeEnd(bytes, position) {
        append(Token(.word, position, end))
        position = end
      } else if Bytes.isDigit(bytes[position]) {
        word()
      } else {
        mark(.symbol)
      }
      return
    }
    append(scanned)
    position = scanned.end
  }

  private mutating func quotation(_ closing: UInt8, from inner: Int) {
    let limit = min(bytes.count, inner + 2_000)
    var index = inner
    while index < limit, bytes[index] != UInt8(ascii: "\n") {
      let closes =
        bytes[index] == closing
        && (closing != UInt8(ascii: "'") || !Bytes.isWord(byte(at: index + 1)))
      if closes { return quote(from: inner, to: index, length: 1) }
      index += 1
    }
    if closing == UInt8(ascii: "\""), position == 0 || bytes[position - 1] <= 0x20,
      inner < bytes.count, Bytes.isWord(bytes[inner])
    {
      // A quotation that nobody ended: its words stand for themselves.
      position += 1
      return
    }
    mark(.symbol)
  }

  private mutating func quote(from inner: Int, to innerEnd: Int, length: Int) {
    var token = Token(.quote, position, innerEnd + length)
    token.innerStart = inner
    token.innerEnd = innerEnd
    position = token.end
    append(token)
  }

  /// A scalar beyond ASCII: a letter of a word, or one of the marks that typography has.
  private mutating func scalar() {
    if Bytes.letterLength(bytes, position) != nil { return word() }
    let second = byte(at: position + 1)
    let third = byte(at: position + 2)
    switch (bytes[position], second, third) {
    case (0xC2, 0xA3, _), (0xC2, 0xA5, _), (0xE2, 0x82, _): number()
    case (0xC2, 0xB0, _) where Bytes.isWord(third):
      // A scale of degrees is a word: "in °C".
      mark(.word, length: 3)
    case (0xC2, 0xAB, _): typographic(0xC2, 0xBB, nil, skipping: 2)
    case (0xE2, 0x80, 0x9C), (0xE2, 0x80, 0x9E): typographic(0xE2, 0x80, 0x9D, skipping: 3)
    case (0xE2, 0x80, 0x98): typographic(0xE2, 0x80, 0x99, skipping: 3)
    case (0xE2, 0x80, 0x92...0x95): mark(.dash, length: 3)
    case (0xE2, 0x80, 0xA2), (0xE2, 0x97, _), (0xE2, 0x96, _):
      mark(isInsideLine ? .comma : .dash, length: 3)
    case (0xE2, 0x80, 0xA6): mark(.stop, length: 3)
    case (0xE2, 0x86, 0x92): arrow(length: 3)
    case (0xC2, 0xB7, _): mark(isInsideLine ? .comma : .dash, length: 2)
    case (0xC2, 0xA0, _): position += 2
    default: mark(.symbol, length: Bytes.scalarLength(bytes, position))
    }
  }

  private mutating func typographic(
    _ first: UInt8, _ second: UInt8, _ third: UInt8?, skipping length: Int
  ) {
    let inner = position + length
    let limit = min(bytes.count, inner + 2_000)
    var index = inner
    while index < limit, bytes[index] != UInt8(ascii: "\n") {
      let closes =
        bytes[index] == first && byte(at: index + 1) == second
        && (third.map { byte(at: index + 2) == $0 || byte(at: index + 2) == 0x9C } ?? true)
      if closes { return quote(from: inner, to: index, length: length) }
      index += 1
    }
    mark(.symbol, length: length)
  }
}
