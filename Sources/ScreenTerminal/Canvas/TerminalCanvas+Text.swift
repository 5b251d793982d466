extension TerminalCanvas {
  /// Adds a text to the buffer, cleaned and measured once.
  mutating func take(_ string: String) -> TextRun {
    let start = text.count
    var previous = UInt8(ascii: " ")
    for byte in string.utf8 {
      // The common case is a line of ASCII that is already clean.
      guard byte >= 0x20, byte < 0x7F, byte != 0x20 || previous != 0x20 else {
        return takeAnything(string, .collapsed)
      }
      previous = byte
    }
    guard previous != 0x20 else { return takeAnything(string, .collapsed) }
    text.append(contentsOf: string.utf8)
    let count = text.count - start
    return TextRun(start: start, count: count, columns: count, isSimple: true)
  }

  /// The columns from one tab stop to the next.
  private static let tabStop = 4

  /// Adds the lines of a text, keeping their spaces; a tab advances to the next tab stop.
  mutating func takeLines(_ string: String) -> [TextRun] {
    var runs: [TextRun] = []
    var line = TextRun.empty
    var part = ""
    func finish(_ canvas: inout TerminalCanvas) {
      guard !part.isEmpty else { return }
      line = line + canvas.takeAnything(part, .kept)
      part.removeAll(keepingCapacity: true)
    }
    var lastRead: Unicode.Scalar?
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\n" where lastRead == "\r": break
      case "\n", "\r":
        finish(&self)
        runs.append(line)
        line = .empty
      case "\t":
        finish(&self)
        let spaces = Self.tabStop - line.columns % Self.tabStop
        let start = text.count
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces))
        line = line + TextRun(start: start, count: spaces, columns: spaces, isSimple: true)
      default: part.unicodeScalars.append(scalar)
      }
      lastRead = scalar
    }
    finish(&self)
    runs.append(line)
    while runs.last?.isEmpty == true { runs.removeLast() }
    return runs
  }

  /// Adds the lines of prose, with white space within a line collapsed to one space.
  mutating func takeProse(_ string: String) -> [TextRun] {
    guard string.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    else {
      let run = take(string)
      return run.isEmpty ? [] : [run]
    }
    var runs: [TextRun] = []
    // CR LF is one Character, and so is either alone.
    for line in string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let run = take(String(line))
      if !run.isEmpty || runs.last.map({ !$0.isEmpty }) == true { runs.append(run) }
    }
    while runs.last?.isEmpty == true { runs.removeLast() }
    return runs
  }

  /// Adds a glyph as part of a text.
  mutating func take(_ glyph: Glyph) -> TextRun {
    let start = text.count
    append(glyph)
    let columns = glyph.columns(glyphs)
    return TextRun(start: start, count: text.count - start, columns: columns, isSimple: true)
  }

  /// Adds an ASCII literal.
  mutating func take(literal: StaticString) -> TextRun {
    let start = text.count
    text.append(literal)
    let count = text.count - start
    return TextRun(start: start, count: count, columns: count, isSimple: true)
  }

  /// Adds a word of the renderer, in any language.
  mutating func take(word: StaticString) -> TextRun {
    // A literal is far cheaper, and English words are ASCII.
    word.isASCII ? take(literal: word) : take(word.description)
  }

  private mutating func takeAnything(_ string: String, _ spaces: TextCleaning.Spaces) -> TextRun {
    let start = text.count
    var cleaning = TextCleaning(spaces)
    for scalar in string.unicodeScalars { cleaning.append(scalar, to: &text) }
    var run = TextRun(
      start: start, count: text.count - start, columns: cleaning.simpleColumns,
      isSimple: cleaning.isSimple)
    if !run.isSimple {
      run.columns = 0
      forEachCluster(of: run) { run.columns += $0.columns }
    }
    return run
  }

  private mutating func append(_ glyph: Glyph) { text.append(glyph.spelling(glyphs)) }
}

extension [UInt8] {
  /// Appends a literal.
  mutating func append(_ literal: StaticString) {
    if literal.hasPointerRepresentation {
      unsafe append(
        contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    } else {
      literal.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }
  }
}
