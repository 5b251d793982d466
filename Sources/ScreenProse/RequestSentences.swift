package import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// Running sentences without the text around their requests: greetings, who writes and why, wishes
/// about the look.
///
/// That text is blanked, byte for byte, so that everything else keeps its place.
package struct RequestSentences: Sendable {
  /// The text, with spaces in place of everything around its requests.
  package private(set) var utf8: [UInt8]
  /// The blanked parts, with the reasons.
  package private(set) var leftOut: [LeftOut]

  private let phrases: DocumentLexicon

  /// Separates the requests in running sentences; nil if all of them, or none, ask for something.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package init?(_ utf8: [UInt8]) {
    self.init(utf8, .shipped)
  }

  init?(_ utf8: [UInt8], _ phrases: DocumentLexicon) {
    guard !Self.isPlainRequest(utf8, phrases) else { return nil }
    let scaffold = Scaffold(utf8, phrases)
    guard !scaffold.isByLine else { return nil }
    self.utf8 = scaffold.utf8
    self.phrases = phrases
    leftOut = scaffold.leftOut
    let words = LineWords(scaffold.utf8)
    let paragraphs = Outline(scaffold.utf8).blocks.map { block in
      block.lead == nil && Self.isProse(block) ? words.sentences(of: block.range) : []
    }
    let count = paragraphs.reduce(0) { $0 + $1.count }
    if let only = paragraphs.joined().first, count == 1, leftOut.isEmpty {
      takeGreeting(only, words.folded(only), words)
    }
    guard count > 1 || !leftOut.isEmpty else { return nil }
    var place = 0
    for sentences in paragraphs {
      var isAside = false
      for sentence in sentences {
        isAside = takeKey(sentence, words, isAside: isAside)
        if !isAside {
          take(sentence, words, isFirst: place == 0, isNearEnd: place + 2 >= count)
        }
        place += 1
      }
    }
    guard !leftOut.isEmpty, self.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else {
      return nil
    }
  }

  /// Whether a text is one sentence without marks but commas, and with no greeting in front of one: it
  /// has nothing around its request, whatever its outline is.
  private static func isPlainRequest(_ utf8: [UInt8], _ phrases: DocumentLexicon) -> Bool {
    let comma = UInt8(ascii: ",")
    let isPlain = utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: " ") || byte == comma
    }
    return isPlain
      && (!utf8.contains(comma)
        || phrases.opening(of: FoldedWords(utf8), as: "line greeting") == nil)
  }

  /// Whether a block consists of sentences, the first of which may begin with a key.
  private static func isProse(_ block: OutlineBlock) -> Bool {
    if case .facts(let facts) = block.content { return facts.count == 1 }
    return block.isParagraph
  }

  /// Blanks the text after a key that marks it as only about the screen: "Context: an airline wants
  /// …", up to the next key.
  private mutating func takeKey(
    _ sentence: SourceRange, _ words: LineWords, isAside: Bool
  ) -> Bool {
    let line = FieldLine(sentence, of: words)
    let key = words.folded(line.label)
    if line.value != nil, line.notes.isEmpty, key.count <= 4 {
      if phrases.sense(ofAll: key, as: "key task") != nil {
        let start = line.value?.lowerBound ?? sentence.lowerBound
        blank(SourceRange(sentence.lowerBound, start), DocumentLexicon.speaksOfMaking)
        return false
      }
      let speaks = ["key aside", "whole aside", "whole scope"].contains {
        phrases.sense(ofAll: key, as: $0) != nil
      }
      guard speaks else { return false }
      blank(sentence, DocumentLexicon.speaksOfScreen)
      return true
    }
    let folded = words.folded(sentence)
    guard isAside, phrases.sense(in: folded, as: "component any") == nil,
      phrases.sense(in: folded, as: "asking") == nil
    else { return false }
    blank(sentence, DocumentLexicon.speaksOfScreen)
    return true
  }

  private mutating func take(
    _ sentence: SourceRange, _ words: LineWords, isFirst: Bool, isNearEnd: Bool
  ) {
    let folded = words.folded(sentence)
    if let reason = phrases.remark(in: folded) {
      blank(sentence, reason)
      return
    }
    if isFirst || isNearEnd, let reason = greeting(folded, isFirst: isFirst) {
      blank(sentence, reason)
      return
    }
    let making = phrases.opening(of: folded, as: "opening making")?.length
    if let asking = making ?? phrases.asking(behindRemark: folded) {
      let start = words.place(after: asking, in: sentence).next
      blank(SourceRange(sentence.lowerBound, start), DocumentLexicon.speaksOfWriter)
    }
    if let styled = phrases.styleOpening(of: folded) {
      let start = words.place(after: styled, in: sentence).next
      blank(SourceRange(sentence.lowerBound, start), DocumentLexicon.speaksOfStyle)
    }
    if isFirst { takeGreeting(sentence, folded, words) }
    if !isFirst, let onward = phrases.onward(in: folded) {
      let start = words.dropping(onward, from: sentence).lowerBound
      blank(SourceRange(sentence.lowerBound, start), DocumentLexicon.speaksOfMaking)
    }
    if let last = utf8[sentence.range].last, last == UInt8(ascii: "?"),
      phrases.opening(of: folded, as: "opening wish") != nil
    {
      // A question that asks for a screen is not a question on it.
      utf8[sentence.upperBound - 1] = UInt8(ascii: ".")
    }
    if let style = phrases.styleTail(of: folded) {
      let start = words.place(after: style, in: sentence).end
      blank(SourceRange(start, sentence.upperBound), DocumentLexicon.speaksOfStyle)
    }
  }

  /// Takes a greeting before a request in the same sentence: "Hi Tove, show …".
  ///
  /// A question that asks for no screen ("Hey, remember last year?") is talk, and stays whole.
  private mutating func takeGreeting(
    _ sentence: SourceRange, _ folded: FoldedWords, _ words: LineWords
  ) {
    guard let greeting = phrases.opening(of: folded, as: "line greeting"),
      let comma = utf8[sentence.range].firstIndex(of: UInt8(ascii: ",")),
      words.count(SourceRange(sentence.lowerBound, comma)) <= greeting.length + 2
    else { return }
    let rest = SourceRange(comma + 1, sentence.upperBound)
    let asks = phrases.opening(of: words.folded(rest), as: "opening wish") != nil
    let end = utf8[rest.range].first { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: ".") }
    guard asks || end != UInt8(ascii: "?") else { return }
    blank(SourceRange(sentence.lowerBound, comma + 1), Scaffold.greets)
  }

  private func greeting(_ folded: FoldedWords, isFirst: Bool) -> String? {
    guard
      let greeting = phrases.opening(of: folded, as: isFirst ? "line greeting" : "line closing"),
      folded.count <= greeting.length + (isFirst ? 4 : 2),
      phrases.sense(in: folded, as: "component any") == nil,
      phrases.sense(in: folded, as: "asking") == nil
    else { return nil }
    return Scaffold.greets
  }

  private mutating func blank(_ range: SourceRange, _ reason: String) {
    for index in range.range where utf8[index] >= UInt8(ascii: " ") {
      utf8[index] = UInt8(ascii: " ")
    }
    if !range.isEmpty { leftOut.append(LeftOut(range, reason)) }
  }
}
