internal import ScreenDiagnostics
import ScreenReading

extension ClauseReader {
  /// The words of some tokens as a label: without articles before and marks around them, the
  /// first letter upper case.
  func label(_ lower: Int, _ upper: Int) -> Phrase {
    var lower = lower
    var upper = upper
    let leading = CueSet(.article, .filler, .of, .for, .only, .conjunction)
    while lower < upper - 1, tokens[lower].kind == .word, tokens[lower].plays(leading),
      !tokens[lower].plays(CueSet(.component, .verb, .need, .field))
        || tokens[lower].plays(CueSet(.article)), !beginsName(lower, upper)
    {
      lower += 1
    }
    while upper > lower + 1, tokens[upper - 1].kind == .word, !tokens[upper - 1].isCapitalized,
      tokens[upper - 1].classes == CueSet(.filler)
    {
      // "feeding times below"
      upper -= 1
    }
    while lower < upper, !isWordy(lower) { lower += 1 }
    while upper > lower, !isWordy(upper - 1) { upper -= 1 }
    return verbatim(lower, upper, capitalizing: true)
  }

  /// Whether an article or a filler is a name or part of one within a list: "The Hobbit", "Basic".
  func beginsName(_ index: Int, _ upper: Int) -> Bool {
    guard tokens[index].isCapitalized, index > 0 else { return false }
    let isListed =
      tokens[index - 1].kind == .comma || tokens[index - 1].kind == .colon
      || tokens[index - 1].plays(Self.separators)
    if tokens[index].plays(CueSet(.filler)) { return isListed }
    switch tokens[index - 1].kind {
    case .line, .stop, .close, .dash, .symbol: return false
    case .word, .number, .quote, .comma, .semicolon, .colon, .slash, .open:
      return index + 1 < upper && tokens[index + 1].isCapitalized
        && tokens[index].plays(CueSet(.article))
    }
  }

  private func isWordy(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .word, .number, .quote: true
    default: false
    }
  }

  /// The words of some tokens as they stand, on one line, without marks around them.
  func verbatim(_ lower: Int, _ upper: Int, capitalizing: Bool = false) -> Phrase {
    guard lower < upper else { return Phrase("", at: range(lower, upper)) }
    if upper - lower == 1, tokens[lower].kind == .quote {
      let token = tokens[lower]
      return text(token.innerStart, token.innerEnd, capitalizing: false)
    }
    if !spellings.isEmpty, (lower..<upper).contains(where: { tokens[$0].spelling >= 0 }) {
      return respelt(lower, upper, capitalizing: capitalizing)
    }
    return text(tokens[lower].start, tokens[upper - 1].end, capitalizing: capitalizing)
  }

  /// The words of some tokens with their slips of the pen mended.
  private func respelt(_ lower: Int, _ upper: Int, capitalizing: Bool) -> Phrase {
    var words: [UInt8] = []
    for index in lower..<upper {
      let token = tokens[index]
      if index > lower, tokens[index - 1].end < token.start { words.append(0x20) }
      words +=
        token.spelling >= 0 ? spellings[token.spelling] : Array(bytes[token.start..<token.end])
    }
    let text = String(decoding: words.prefix(400), as: UTF8.self)
    return Phrase(capitalizing ? Self.capitalized(text) : text, at: range(lower, upper))
  }

  /// Bytes as a phrase: white space collapsed, cut at a bound of words meant for a label.
  func text(_ start: Int, _ stop: Int, capitalizing: Bool, limit: Int = 400) -> Phrase {
    var start = start
    var stop = max(start, stop)
    while start < stop, bytes[start] <= 0x20 { start += 1 }
    while stop > start, bytes[stop - 1] <= 0x20 { stop -= 1 }
    let range = SourceRange(start, stop)
    var cut = stop
    if stop - start > limit {
      cut = start + limit
      while cut > start, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
    }
    let isPlain = !capitalizing || !Self.isLower(bytes, start, cut)
    if isPlain, !Self.needsCleaning(bytes, start, cut) {
      return Phrase(String(decoding: bytes[start..<cut], as: UTF8.self), at: range)
    }
    var cleaned: [UInt8] = []
    cleaned.reserveCapacity(cut - start)
    for index in start..<cut {
      let byte = bytes[index]
      if byte > 0x20 && byte != 0x7F {
        cleaned.append(byte)
      } else if cleaned.last != 0x20 {
        cleaned.append(0x20)
      }
    }
    if capitalizing, let first = cleaned.first, cleaned.count < 2 || !Self.isUpper(cleaned[1]) {
      if first &- UInt8(ascii: "a") < 26 {
        cleaned[0] = first & 0xDF
      } else if first == 0xC3, cleaned.count > 1, (0xA0...0xBE).contains(cleaned[1]),
        cleaned[1] != 0xB7
      {
        cleaned[1] -= 0x20
      }
    }
    return Phrase(String(decoding: cleaned, as: UTF8.self), at: range)
  }

  private static func isLower(_ bytes: [UInt8], _ start: Int, _ stop: Int) -> Bool {
    start < stop && (bytes[start] &- UInt8(ascii: "a") < 26 || bytes[start] == 0xC3)
  }

  /// Whether a letter is a capital: one behind the first, as in "iPhone", leaves the first as it is.
  private static func isUpper(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  private static func needsCleaning(_ bytes: [UInt8], _ start: Int, _ stop: Int) -> Bool {
    var last: UInt8 = 0
    for index in start..<stop {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x7F || (byte == 0x20 && last == 0x20) { return true }
      last = byte
    }
    return false
  }

  /// A phrase in lower case, as a topic.
  func lowercased(_ phrase: Phrase) -> Phrase {
    var folded: [UInt8] = []
    let utf8 = Array(phrase.text.utf8)
    var index = 0
    while index < utf8.count { folded.append(Bytes.fold(utf8, &index)) }
    return Phrase(String(decoding: folded, as: UTF8.self), at: phrase.range)
  }

  /// The words of some tokens as a label, without the definite articles among them.
  func compact(_ lower: Int, _ upper: Int) -> Phrase {
    guard (lower..<upper).contains(where: { isDropped($0) }) else { return label(lower, upper) }
    var words: [UInt8] = []
    for index in lower..<upper where !isDropped(index) {
      if !words.isEmpty, !tokens[index].isJoined { words.append(0x20) }
      words +=
        bytes[tokens[index].innerStart..<min(tokens[index].innerEnd, tokens[index].innerStart + 80)]
    }
    let text = Self.capitalized(String(decoding: words, as: UTF8.self))
    return Phrase(text, at: range(lower, upper))
  }

  /// The words of some tokens as a label, without any article among them.
  func bare(_ lower: Int, _ upper: Int) -> Phrase {
    var words: [UInt8] = []
    for index in lower..<upper where !plays(index, CueSet(.article)) {
      if !words.isEmpty, !tokens[index].isJoined { words.append(0x20) }
      words += bytes[tokens[index].innerStart..<tokens[index].innerEnd]
    }
    return Phrase(
      Self.capitalized(String(decoding: words, as: UTF8.self)), at: range(lower, upper))
  }

  /// "Invite a friend" and "open the gate" keep their articles, "change my password" does without.
  private func isDropped(_ index: Int) -> Bool {
    sense(.article, index).map { !$0.argument.hasSuffix("definite") } ?? false
  }
}
