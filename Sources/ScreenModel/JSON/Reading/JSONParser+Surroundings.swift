internal import ScreenDiagnostics

extension JSONParser {
  /// Moves to the first object or array.
  mutating func findStart() throws(ParsingAborted) {
    if bytes.count > limits.bytes {
      throw abandon("too-large", "the text is larger than \(limits.bytes) bytes")
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw abandon("not-utf8", "the text is UTF-16; save it as UTF-8", at: SourceRange(0, 2))
    }
    if position == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      if mode == .lenient {
        remove(SourceRange(0, 3), "byte-order-mark", "the text starts with a byte order mark")
      }
    }
    let start = position
    let repairs = log
    skipBlanks()
    switch mode {
    case .strict:
      guard position < end || !log.isEmpty else { throw abandon("no-value", "the text is empty") }
      return
    case .lenient:
      guard peek() != UInt8(ascii: "{"), peek() != UInt8(ascii: "[") else { return }
    }
    guard let brace = bytes[position..<end].firstIndex(of: UInt8(ascii: "{")) else {
      throw abandon(
        "no-object", position == end ? "the text is empty" : "the text holds no JSON object")
    }
    // What looked like comments belonged to the words before the object.
    log = repairs
    position = brace
    reportSurroundings(SourceRange(start, brace), .lossless)
  }

  /// Skips everything after the value.
  mutating func skipRest() {
    skipBlanks()
    guard position < end else { return }
    let rest = SourceRange(position, end)
    switch mode {
    case .strict:
      mend(
        .lossy, "surrounding-text",
        "a JSON text has one value, and this comes after it", at: rest)
    case .lenient:
      position = end
      let hasMore = bytes[rest.range].contains {
        $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[")
      }
      reportSurroundings(rest, hasMore ? .lossy : .lossless)
    }
  }

  private mutating func reportSurroundings(_ range: SourceRange, _ loss: Diagnostic.Repair) {
    let isFence =
      loss == .lossless && bytes[range.range].drop(while: Self.isBlank).starts(with: "```".utf8)
    remove(
      range, isFence ? "code-fence" : "surrounding-text",
      isFence
        ? "the object is in a code fence"
        : loss == .lossy
          ? "only the first object is read; this is left out"
          : "this is outside the object and is left out",
      loss)
  }

  /// Skips spaces, line ends and comments.
  mutating func skipBlanks() {
    blanksStart = position
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "#"):
        skipLine()
      case UInt8(ascii: "/"):
        if peek(1) == UInt8(ascii: "/") {
          skipLine()
        } else if peek(1) == UInt8(ascii: "*") {
          skipBlock()
        } else {
          return
        }
      default:
        let count = oddSpaceLength(at: position)
        guard count > 0 else { return }
        skipSpace(count)
      }
    }
  }

  private mutating func skipLine() {
    let start = position
    while let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      position += 1
    }
    remove(SourceRange(start, position), "comment", "JSON has no comments")
  }

  private mutating func skipBlock() {
    let start = position
    position += 2
    while let byte = peek(), !(byte == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
      position += 1
    }
    let end = end
    guard position < end else {
      mend(
        .lossy, "unterminated-comment", "this comment has no end",
        at: SourceRange(start, start + 2),
        fixIt: FixIt("end it", edits: [TextEdit(.at(end), "*/")]))
      return
    }
    position += 2
    remove(SourceRange(start, position), "comment", "JSON has no comments")
  }

  /// Returns the number of bytes of the space at an index that is not one of JSON's four white-space
  /// characters; 0 if there is none.
  ///
  /// These are the vertical tab and the form feed, Unicode's spaces and line separators, the
  /// characters without a width that separate words or mark the byte order, and line ends and tabs
  /// that were escaped outside of texts.
  func oddSpaceLength(at index: Int) -> Int {
    guard mode == .lenient, index < end else { return 0 }
    let second = index + 1 < end ? bytes[index + 1] : 0
    let third = index + 2 < end ? bytes[index + 2] : 0
    return switch (bytes[index], second, third) {
    case (0x0B...0x0C, _, _): 1
    case (UInt8(ascii: "\\"), UInt8(ascii: "n"), _), (UInt8(ascii: "\\"), UInt8(ascii: "r"), _),
      (UInt8(ascii: "\\"), UInt8(ascii: "t"), _):
      2
    case (0xC2, 0x85, _), (0xC2, 0xA0, _): 2
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xA8...0xA9),
      (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F...0xA0), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
      3
    default: 0
    }
  }

  /// Skips a space that is not one of JSON's four white-space characters.
  private mutating func skipSpace(_ count: Int) {
    let range = SourceRange(position, position + count)
    position += count
    guard range.lowerBound >= reportedEnd else { return }
    mend(
      .lossless, "odd-space", "JSON has no such space", at: range,
      fixIt: FixIt("replace it with a plain space", edits: [TextEdit(range, " ")]))
  }

  /// Reports something skipped.
  private mutating func remove(
    _ range: SourceRange, _ id: String, _ message: String, _ loss: Diagnostic.Repair = .lossless
  ) {
    guard range.lowerBound >= reportedEnd else { return }
    mend(
      loss, id, message, at: range, fixIt: FixIt("remove it", edits: [TextEdit(range, "")]))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
