internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// A word, number or mark of an intent with its text, for readers that match whole words.
struct IntentWord: Sendable {
  /// The kind of token; conjunctions are words, and bullets are left out.
  var kind: Token.Kind
  /// The text in lower case.
  var text: String
  /// The range in the intent.
  var range: SourceRange
  /// Whether a hyphen joins it to the previous word.
  var isJoined = false
  /// What the number measures.
  var measure = Figure.Measure.plain
  /// The value of a number; in seconds for a duration.
  var number = 0.0

  /// Returns the words of some tokens.
  static func words(_ tokens: some Sequence<Token>, _ bytes: [UInt8]) -> [IntentWord] {
    var words: [IntentWord] = []
    for token in tokens {
      switch token.kind {
      case .bullet: break
      case .word, .conjunction: addWord(token.range, to: &words, bytes)
      case .number: words.append(IntentWord(figure: token.range, bytes))
      default: words.append(IntentWord(token.kind, token.range, bytes))
      }
      joinLast(of: &words, bytes)
    }
    return words
  }

  /// Adds a word, split at its hyphens ("push-ups"), or only the second number of "3x12".
  private static func addWord(
    _ range: Range<Int>, to words: inout [IntentWord], _ bytes: [UInt8]
  ) {
    if let last = words.last, last.kind == .number, last.range.upperBound == range.lowerBound,
      bytes[range.lowerBound] | 0x20 == UInt8(ascii: "x"),
      bytes[range].dropFirst().first?.isASCIIDigit == true
    {
      words[words.count - 1].measure = .times
      words.append(IntentWord(figure: range.dropFirst(), bytes))
      return
    }
    for (place, part) in bytes[range].split(separator: UInt8(ascii: "-")).enumerated() {
      var word = IntentWord(.word, part.indices, bytes)
      word.isJoined = place > 0
      words.append(word)
    }
  }

  /// Interprets the hyphen before the last word: as a joint ("25-minute") or as a minus sign.
  private static func joinLast(of words: inout [IntentWord], _ bytes: [UInt8]) {
    guard words.count > 1, let last = words.last, last.kind == .word || last.kind == .number,
      words[words.count - 2].text == "-",
      words[words.count - 2].range.upperBound == last.range.lowerBound
    else { return }
    let mark = words.remove(at: words.count - 2).range
    let place = words.count - 1
    if place > 0, words[place - 1].range.upperBound == mark.lowerBound {
      words[place].isJoined = true
    } else if last.kind == .number {
      words[place].number.negate()
      words[place].range = mark.union(last.range)
      words[place].text = "-" + last.text
    }
  }

  private init(_ kind: Token.Kind, _ range: Range<Int>, _ bytes: [UInt8]) {
    self.kind = kind
    text = Self.lowercased(bytes[range])
    self.range = SourceRange(range)
  }

  private init(figure range: Range<Int>, _ bytes: [UInt8]) {
    self.init(.number, range, bytes)
    let figure = Figure(text)
    (measure, number) = (figure.measure, figure.value)
  }

  private static func lowercased(_ word: ArraySlice<UInt8>) -> String {
    guard word.allSatisfy({ $0 < 0x80 }) else {
      return String(decoding: word, as: UTF8.self).lowercased()
    }
    return unsafe String(unsafeUninitializedCapacity: word.count) { buffer in
      for (place, byte) in word.enumerated() {
        unsafe buffer[place] = LabelWords.folded(byte)
      }
      return word.count
    }
  }

  /// The number as a count; nil for a fraction or a number that measures something.
  var count: Int? {
    guard kind == .number, measure == .plain, (0...100_000).contains(number) else { return nil }
    return Int(whole: number)
  }
}
