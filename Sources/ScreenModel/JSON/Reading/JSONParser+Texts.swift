internal import ScreenDiagnostics
internal import ScreenText

extension JSONParser {
  /// The quotation marks around a text.
  enum Quote {
    case double
    case single
    case curlyDouble
    case curlySingle
    case backtick

    /// The mark that closes a text.
    var closer: String {
      switch self {
      case .double: "\""
      case .single: "'"
      case .curlyDouble: "\u{201D}"
      case .curlySingle: "\u{2019}"
      case .backtick: "`"
      }
    }

    /// The number of bytes of the mark that opens it.
    var length: Int {
      switch self {
      case .double, .single, .backtick: 1
      case .curlyDouble, .curlySingle: 3
      }
    }

    /// The id of the fault of using these marks; JSON only allows straight double ones.
    var fault: String {
      switch self {
      case .double, .single: "single-quotes"
      case .curlyDouble, .curlySingle: "curly-quotes"
      case .backtick: "backticks"
      }
    }
  }

  /// The quotation mark at the current position, if there is one.
  func openingQuote() -> Quote? {
    switch peek() {
    case UInt8(ascii: "\""): .double
    case UInt8(ascii: "'"): .single
    case UInt8(ascii: "`"): .backtick
    case 0xE2:
      // U+2018 and U+2019 are E2 80 98 and 99, U+201C and U+201D are E2 80 9C and 9D.
      switch (peek(1), peek(2)) {
      case (0x80, 0x98), (0x80, 0x99): .curlySingle
      case (0x80, 0x9C), (0x80, 0x9D): .curlyDouble
      default: nil
      }
    default: nil
    }
  }

  /// Reads the name of a member; nil, with nothing reported or read, if there is none.
  mutating func name() throws(ParsingAborted) -> String? {
    if let name = halfQuotedName() { return name }
    if let quote = openingQuote() { return try text(in: quote, isName: true) }
    let start = position
    while let byte = peek(), Self.isWordByte(byte) { position += 1 }
    guard position > start else { return nil }
    let range = SourceRange(start, position)
    let name = source(range)
    guard !skipHalfQuote(after: range) else { return name }
    mend(
      .lossless, "unquoted-key", "a name must be in quotation marks", at: range,
      fixIt: Self.quoting(name, range))
    return name
  }

  /// Reads the text whose quotation mark is at the current position; nil, with a report, if it is a
  /// number that the end cuts off.
  mutating func text(in quote: Quote, isName: Bool = false) throws(ParsingAborted) -> String? {
    if quote == .double, let text = tripleQuotedText() ?? plainText(isName: isName) { return text }
    let start = position
    position += quote.length
    let content = position
    var text: [UInt8] = []
    let isInner = isCovered
    isCovered = isCovered || quote != .double
    defer { isCovered = isInner }
    let count = log.count
    let whole = log
    var isClosed = try unescape(&text, in: quote, isName: isName)
    if let forgotten {
      // The text is read again up to where its mark is missing.
      self.forgotten = nil
      log = whole
      position = content
      text = []
      _ = try unescape(&text, in: quote, isName: isName, upTo: forgotten)
      let range = SourceRange(start, forgotten)
      isClosed = true
      isCovered = isInner
      // A mark in the text is read as its end unless all of them are escaped and the end is there.
      let edits = keptMarks.map(Self.escaping) + [TextEdit(.at(forgotten), "\"")]
      reportKeptMarks(isFixed: false)
      mend(
        .lossless, "missing-quote", "a quotation mark is missing after this string", at: range,
        fixIt: quote == .double ? FixIt("insert it", edits: edits) : nil)
    } else {
      reportKeptMarks(isFixed: isClosed)
    }
    isCovered = isInner
    if text.count > limits.textBytes {
      throw abandon(
        "text-too-long", "a string is longer than \(limits.textBytes) bytes",
        at: SourceRange(start, content))
    }
    let range = SourceRange(start, position)
    if !isClosed {
      // A name alone says nothing, and before a closer it would read as a text.
      if isName, mode == .lenient {
        log = whole
        reportEnd(cut: start)
        return ""
      }
      let number = isName || closers.isEmpty ? 0 : Self.cutNumber(at: text)
      if number > 0, number == text.count {
        log = whole
        reportEnd(cut: start)
        return nil
      }
      let partial = number > 0 ? number : Self.cutScalar(at: text)
      text.removeLast(partial)
      reportEnd(textCloser: quote.closer, cut: partial > 0 ? end - partial : nil)
    }
    let string: String
    if let valid = String(validating: text, as: UTF8.self) {
      string = valid
    } else {
      string = String(decoding: text, as: UTF8.self)
      let isAlone = quote == .double && log.count == count
      mend(
        .lossy, "invalid-utf8", "this holds bytes that are not UTF-8",
        "they are shown as '\u{FFFD}'", at: range,
        fixIt: isAlone ? Self.quoting(string, range) : nil)
    }
    if quote != .double && isClosed {
      mend(
        .lossless, quote.fault,
        "JSON has only straight double quotation marks", at: range,
        fixIt: Self.quoting(string, range))
    }
    return string
  }

  /// Reads a text that is ASCII without anything to unescape, as most texts are; nil if it is not.
  private mutating func plainText(isName: Bool) -> String? {
    let content = position + 1
    let last = min(end, content + limits.textBytes + 1)
    var index = content
    while index < last, Self.isPlain(bytes[index]) { index += 1 }
    guard index < last, bytes[index] == UInt8(ascii: "\""),
      isName || mode == .strict || endsText(before: index + 1, first: true)
    else { return nil }
    position = index + 1
    return String(decoding: bytes[content..<index], as: UTF8.self)
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Returns the number of bytes of the closing quotation mark at the position; 0 if there is none.
  @inline(__always)
  private func closing(_ quote: Quote) -> Int {
    switch quote {
    case .double: peek() == UInt8(ascii: "\"") ? 1 : 0
    case .single: peek() == UInt8(ascii: "'") ? 1 : 0
    case .backtick: peek() == UInt8(ascii: "`") ? 1 : 0
    case .curlyDouble:
      peek() == UInt8(ascii: "\"") ? 1 : openingQuote() == .curlyDouble ? 3 : 0
    case .curlySingle: openingQuote() == .curlySingle ? 3 : 0
    }
  }

  /// Reads up to the closing mark; false if the source ends before it.
  ///
  /// A mark counts as an unescaped part of the text if what follows it cannot follow a text. If the
  /// text then has no end at all, its end is the first such mark.
  private mutating func unescape(
    _ text: inout [UInt8], in quote: Quote, isName: Bool, upTo stop: Int? = nil
  ) throws(ParsingAborted) -> Bool {
    let content = position
    keptMarks = []
    var first: (position: Int, count: Int, log: DiagnosticLog)?
    while let byte = peek(), position != stop {
      let mark = closing(quote)
      if mark > 0 {
        let isEnd =
          isName || mode == .strict || rereadTexts >= Self.greatestRereads
          || endsText(before: position + mark, first: first == nil)
        guard !isEnd else {
          position += mark
          return true
        }
        if first == nil {
          if let end = forgottenEnd(from: content, before: position) {
            forgotten = end
            return true
          }
          first = (position + mark, text.count, log)
        }
        keepMark(mark, &text)
        continue
      }
      if byte == UInt8(ascii: "\\") {
        escape(&text, in: quote)
      } else if byte < 0x20 {
        control(byte, &text)
      } else {
        text.append(byte)
        position += 1
      }
      guard text.count <= limits.textBytes else { return true }
    }
    guard let first else {
      if stop == nil, !isName { forgotten = forgottenEnd(from: content) }
      return false
    }
    rereadTexts += 1
    position = first.position
    text.removeLast(text.count - first.count)
    log = first.log
    keptMarks = []
    return true
  }

  /// The number of texts that are read twice before every mark ends one, so that a source of
  /// nothing but marks is read in linear time.
  static let greatestRereads = 8

  /// Reads a quotation mark that should have been escaped.
  private mutating func keepMark(_ length: Int, _ text: inout [UInt8]) {
    let range = SourceRange(position, position + length)
    text += bytes[range.range]
    position += length
    keptMarks.append(range)
  }

  /// Reports the quotation marks kept in a text that has just been read. They are escaped by one
  /// fix-it, because each tells how the others are read.
  private mutating func reportKeptMarks(isFixed: Bool) {
    let marks = keptMarks
    keptMarks = []
    for (index, mark) in marks.enumerated() {
      mend(
        .lossless, "unescaped-quote", "a quotation mark in a string must be escaped", at: mark,
        fixIt: isFixed && index == 0
          ? FixIt(
            marks.count == 1 ? "escape it" : "escape all in this string",
            edits: marks.map(Self.escaping)) : nil)
    }
  }

  private static func escaping(_ mark: SourceRange) -> TextEdit {
    TextEdit(.at(mark.lowerBound), "\\")
  }

  /// Returns the number of bytes of the number at the end of a cut text, of which it is not known how
  /// it goes on; 0 if the text does not end in one.
  private static func cutNumber(at text: [UInt8]) -> Int {
    let word = text.reversed().prefix { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    guard let digit = word.first(where: { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ",") }),
      digit.isASCIIDigit,
      !word.contains(where: { $0.isASCIILetter })
    else { return 0 }
    return word.count
  }

  /// Returns the number of bytes at the end that begin a character without completing it.
  private static func cutScalar(at text: [UInt8]) -> Int {
    for length in 1...3 where length <= text.count {
      let byte = text[text.count - length]
      if byte & 0xC0 == 0x80 { continue }
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return needed > length ? length : 0
    }
    return 0
  }

  /// Reads a control character that should have been escaped.
  private mutating func control(_ byte: UInt8, _ text: inout [UInt8]) {
    let range = SourceRange(position, position + 1)
    position += 1
    if byte == 0, mode == .lenient {
      replaceNull(&text, at: range)
      return
    }
    text.append(byte)
    mend(
      .lossless, "unescaped-control", "a control character in a string must be escaped", at: range,
      fixIt: {
        var quoted = UTF8Buffer()
        quoted.append(jsonQuoted: String(decoding: [byte], as: UTF8.self))
        let escape = String(quoted.string.dropFirst().dropLast())
        return FixIt("write '\(escape)'", edits: [TextEdit(range, escape)])
      }())
  }

  /// The fix-it that writes a text as a JSON string.
  static func quoting(_ text: String, _ range: SourceRange) -> FixIt? {
    // A fix-it holds another copy of the text, which is too much for a long one.
    guard range.count <= 1024 else { return nil }
    var quoted = UTF8Buffer()
    quoted.append(jsonQuoted: text)
    return FixIt("write it in double quotation marks", edits: [TextEdit(range, quoted.string)])
  }

  /// Whether a byte may be part of a name or word without quotation marks.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
