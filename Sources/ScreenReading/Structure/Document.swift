internal import ScreenText

/// A text as the reader sees it: tokens with their bytes, matched marks, cues, and where spans may
/// begin and end.
///
/// Tokens without meaning are removed: enclosing quotation marks, soft line breaks, polite phrases
/// and the last full stop.
package struct Document: Sendable {
  package internal(set) var tokens: [Token]
  /// For a bracket or quotation mark the index of its partner; for any other token its own index.
  private(set) var partner: [Int] = []
  /// Whether a span may begin or end before a token; has one more entry than there are tokens.
  var isBreak: [Bool] = []
  /// Whether spans may begin and end before every token.
  var breaksAnywhere = false
  /// The number of clause-ending marks before each token, with one more entry than there are
  /// tokens. Question marks do not count, because the answer belongs to the question.
  private(set) var clause: [Int] = []
  /// The number of line breaks before each token, with one more entry than there are tokens.
  private(set) var line: [Int] = []

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - lexicon: The lexicon of its words.
  ///   - joinsNames: Whether words with signs inside are joined to one. Weights are learned from words
  ///     as the scanner finds them, so that what is joined can change without another training.
  /// - Complexity: O(*n*) in its bytes.
  package init(_ text: String, lexicon: Lexicon = .shipped, joinsNames: Bool = true) {
    let bytes = Array(text.utf8)
    tokens = Scanner.tokens(of: bytes)
    if joinsNames { joinSigns(bytes, lexicon) }
    judgeCapitals(bytes)
    findBullets(bytes)
    findMissing(bytes)
    noteLines(bytes)
    lookUp(bytes, lexicon, joinsNames: joinsNames)
    trim(bytes)
    matchMarks()
    findBreaks()
  }

  /// Creates a document from some tokens of another.
  init(_ tokens: [Token], breaksAnywhere: Bool = false) {
    self.tokens = tokens
    self.breaksAnywhere = breaksAnywhere
    while self.tokens.last?.kind == .newline { self.tokens.removeLast() }
    matchMarks()
    findBreaks()
  }

  /// The number of tokens.
  package var count: Int { tokens.count }

  /// Returns the range of bytes that some tokens span.
  package func bytes(of span: Range<Int>) -> Range<Int> {
    tokens[span.lowerBound].range.lowerBound..<tokens[span.upperBound - 1].range.upperBound
  }

  /// Clears the capitals of all tokens in a text that is nearly all capitals, where they mean
  /// nothing.
  private mutating func judgeCapitals(_ bytes: [UInt8]) {
    var capitals = 0
    var letters = 0
    for byte in bytes {
      if byte &- UInt8(ascii: "A") < 26 { capitals += 1 }
      if byte.lowercasedASCII &- UInt8(ascii: "a") < 26 { letters += 1 }
    }
    guard capitals * 10 > letters * 7 else { return }
    for index in tokens.indices { tokens[index].isCapital = false }
  }

  // MARK: - Marks

  /// Marks bullets and enumerators at line starts as bullets: `-`, `1.`, `(a)`, `b)`.
  private mutating func findBullets(_ bytes: [UInt8]) {
    let inline = inlineEnumerators(bytes)
    var enumerated = 0
    for index in tokens.indices {
      let isFirst = index == 0 || tokens[index - 1].kind == .newline
      guard isFirst else {
        if tokens[index].kind == .bullet, index >= enumerated { tokens[index].kind = .bar }
        continue
      }
      let token = tokens[index]
      if token.range.count == 1,
        bytes[token.range.lowerBound] == UInt8(ascii: "-")
          || bytes[token.range.lowerBound] == UInt8(ascii: "*")
      {
        tokens[index].kind = .bullet
      } else if token.kind == .dash {
        tokens[index].kind = .bullet
      } else {
        enumerated = markEnumerator(at: index, bytes)
      }
    }
    if inline.count > 1 { for index in inline { markEnumerator(at: index, bytes) } }
    markBareNumbers(bytes)
  }

  /// Marks bare numbers at line starts as bullets if they count up from one: "1 customer", "2
  /// lines". Fewer than four may be quantities.
  private mutating func markBareNumbers(_ bytes: [UInt8]) {
    var found: [Int] = []
    for index in tokens.indices.dropLast() where tokens[index].kind == .number {
      guard index == 0 || tokens[index - 1].kind == .newline, tokens[index + 1].kind == .word,
        bytes[tokens[index].range].elementsEqual(String(found.count + 1).utf8)
      else { continue }
      found.append(index)
    }
    guard found.count > 3 else { return }
    for index in found { tokens[index].kind = .bullet }
  }

  /// Returns the number of tokens in the enumerator (`1.`, `a)`, `(2)`) at an index, 0 for none.
  private func enumeratorLength(at index: Int, _ bytes: [UInt8]) -> Int {
    func isMember(_ index: Int) -> Bool {
      guard index < tokens.count, tokens[index].kind == .word || tokens[index].kind == .number
      else { return false }
      let range = tokens[index].range
      return range.count == 1 || range.count == 2 && tokens[index].kind == .number
    }
    func isMark(_ characters: [UInt8], _ index: Int) -> Bool {
      index < tokens.count && tokens[index].range.count == 1
        && characters.contains(bytes[tokens[index].range.lowerBound])
        && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }
    if tokens[index].kind == .open {
      return isMember(index + 1) && isMark([UInt8(ascii: ")")], index + 2) ? 3 : 0
    }
    guard isMember(index) else { return 0 }
    let isDigit = tokens[index].kind == .number
    let marks = isDigit ? [UInt8(ascii: ")"), UInt8(ascii: ".")] : [UInt8(ascii: ")")]
    return isMark(marks, index + 1) ? 2 : 0
  }

  /// Returns the enumerators anywhere in lines that count up from one; bracketed figures after the
  /// items of a list do not.
  private func inlineEnumerators(_ bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    for index in tokens.indices where isInlineEnumerator(at: index, bytes) {
      let member = tokens[tokens[index].kind == .open ? index + 1 : index].range
      let letter = Int(bytes[member.lowerBound].lowercasedASCII) - Int(UInt8(ascii: "a"))
      let ordinal = Int(String(decoding: bytes[member], as: UTF8.self)) ?? letter + 1
      if ordinal == found.count + 1 { found.append(index) }
    }
    return found
  }

  private func isInlineEnumerator(at index: Int, _ bytes: [UInt8]) -> Bool {
    guard index == 0 || tokens[index - 1].kind != .number else { return false }
    let end = index + enumeratorLength(at: index, bytes)
    guard end > index else { return false }
    // A full stop may end a sentence instead, unless the line goes on with words.
    let isStop = bytes[tokens[end - 1].range.lowerBound] == UInt8(ascii: ".")
    guard !isStop || end < tokens.count && tokens[end].kind != .newline else { return false }
    return end == index + 3 || index == 0 || tokens[index - 1].kind != .open
  }

  /// Marks the enumerator at an index, if there is one, as a bullet; returns its end.
  @discardableResult
  private mutating func markEnumerator(at index: Int, _ bytes: [UInt8]) -> Int {
    let end = index + enumeratorLength(at: index, bytes)
    for place in index..<end { tokens[place].kind = .bullet }
    return end
  }

  /// Removes what surrounds the text: line breaks, quotation marks, polite phrases, the last full
  /// stop.
  private mutating func trim(_ bytes: [UInt8]) {
    var (lower, upper) = (0, tokens.count)
    var before = -1
    while lower < upper, upper - lower != before {
      before = upper - lower
      while lower < upper, tokens[lower].kind == .newline { lower += 1 }
      while lower < upper, tokens[upper - 1].kind == .newline { upper -= 1 }
      guard upper - lower > 1 else { break }
      if isPolite(lower) {
        lower += 1
        if lower < upper, tokens[lower].kind == .comma { lower += 1 }
      } else if isPolite(upper - 1) {
        upper -= 1
        if lower < upper, tokens[upper - 1].kind == .comma { upper -= 1 }
      } else if isFullStop(upper - 1, bytes) {
        upper -= 1
      } else if isQuote(lower), isQuote(upper - 1),
        !(lower + 1..<upper - 1).contains(where: { tokens[$0].kind == tokens[lower].kind })
      {
        lower += 1
        upper -= 1
      }
    }
    tokens = Array(tokens[lower..<upper])
  }

  private func isPolite(_ index: Int) -> Bool { tokens[index].traits.contains(.isPolite) }

  private func isQuote(_ index: Int) -> Bool {
    tokens[index].kind == .quote || tokens[index].kind == .apostrophe
  }

  private func isFullStop(_ index: Int, _ bytes: [UInt8]) -> Bool {
    tokens[index].kind == .stop && bytes[tokens[index].range.lowerBound] == UInt8(ascii: ".")
  }

  /// Pairs brackets and quotation marks; no pair spans a line break.
  private mutating func matchMarks() {
    partner = Array(tokens.indices)
    var open: [Int] = []
    var quote: Int?
    for index in tokens.indices {
      switch tokens[index].kind {
      case .open: open.append(index)
      case .close: if let start = open.popLast() { pair(start, index) }
      case .newline:
        open = []
        quote = nil
      case .quote, .apostrophe:
        // The apostrophe of a plural possessive directly follows its word and does not open a
        // quotation.
        let isTight =
          index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
        if let start = quote, tokens[start].kind == tokens[index].kind {
          pair(start, index)
          quote = nil
        } else if quote == nil,
          tokens[index].kind == .quote || !isTight || tokens[index - 1].kind == .open
        {
          quote = index
        }
      case .word, .number, .conjunction, .bullet, .comma, .semicolon, .stop, .question, .colon,
        .bar, .arrow, .slash, .dash, .other:
        break
      }
    }
  }

  private mutating func pair(_ start: Int, _ end: Int) {
    partner[start] = end
    partner[end] = start
  }

  // MARK: - Breaks

  private mutating func findBreaks() {
    isBreak = Array(repeating: true, count: tokens.count + 1)
    clause = Array(repeating: 0, count: tokens.count + 1)
    line = clause
    for index in tokens.indices {
      let token = tokens[index]
      let ends = token.kind.endsClause && token.kind != .question
      clause[index + 1] = clause[index] + (ends ? 1 : 0)
      line[index + 1] = line[index] + (token.kind == .newline ? 1 : 0)
      guard index > 0, !breaksAnywhere else { continue }
      isBreak[index] = Self.isBreak(tokens[index - 1], token)
    }
  }

  /// Whether a span may begin or end between two tokens: next to a mark, a number or a function
  /// word, at the boundary of a cue, and where capitalisation changes.
  private static func isBreak(_ left: Token, _ right: Token) -> Bool {
    if left.kind != .word || right.kind != .word || left.isFunction || right.isFunction {
      return true
    }
    return left.phrase != right.phrase || left.isCapital != right.isCapital
  }
}
