internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// Lines without the words and marks at their ends.
extension LineDraft {
  /// Words without the full stop that ends them: "Name" of "Name.".
  func withoutStop(_ range: SourceRange) -> SourceRange { dropping(".;,", behind: range) }

  /// Words without any of some marks before them: "Name" of ": Name".
  func dropping(_ marks: String, before range: SourceRange) -> SourceRange {
    var range = words.trimmed(range)
    while let first = words.bytes[range.range].first, marks.utf8.contains(first) {
      range = words.trimmed(SourceRange(range.lowerBound + 1, range.upperBound))
    }
    return range
  }

  /// Words without any of some marks behind them: "Print" of "Print!".
  func dropping(_ marks: String, behind range: SourceRange) -> SourceRange {
    var range = words.trimmed(range)
    while let last = words.bytes[range.range].last, marks.utf8.contains(last) {
      range = words.trimmed(SourceRange(range.lowerBound, range.upperBound - 1))
    }
    return range
  }

  /// The first `count` words: "Order" of "Order status" for one.
  func first(_ count: Int, of range: SourceRange) -> SourceRange {
    words.trimmed(SourceRange(range.lowerBound, words.place(after: count, in: range).end))
  }

  /// Words without the phrases of a scope before them, as long as others are left: "total" of "only
  /// the total".
  func withoutPhrases(_ range: SourceRange, as scope: String) -> SourceRange {
    var range = range
    while let opening = phrases.opening(of: words.folded(range), as: scope),
      opening.length < words.count(range), !isField(opening.length, in: range)
    {
      range = words.dropping(opening.length, from: range)
    }
    return range
  }

  /// Words without the phrases of a scope at their end, as long as others are left: "balance" of
  /// "balance really big".
  func withoutEnd(_ range: SourceRange, as scope: String) -> SourceRange {
    var range = range
    while let ending = phrases.ending(of: words.folded(range), as: scope),
      ending.length < words.count(range)
    {
      range = words.droppingLast(ending.length, from: range)
    }
    return range
  }

  /// Whether a mark ends the first words, so that they head the others: "Top: …".
  func isField(_ count: Int, in range: SourceRange) -> Bool {
    let (end, next) = words.place(after: count, in: range)
    return words.bytes[end..<next].contains { ":(,".utf8.contains($0) }
  }

  /// Whether a word is in a scope: "of" in that of prepositions.
  func isWord(_ word: String, _ scope: String) -> Bool {
    phrases.sense(ofAll: FoldedWords(word), as: scope) != nil
  }

  /// Words as the label of an input, without the quotation marks around them: Name of "“name”".
  func label(_ range: SourceRange) -> Phrase { words.label(words.unquoted(range)) }

  /// The label of what a line asks, with the mark of a question that it has: "Vaccinated?".
  func label(_ name: SourceRange, ofQuestion isQuestion: Bool) -> Phrase {
    var label = label(name)
    if isQuestion, !label.text.hasSuffix("?") { label.text += "?" }
    return label
  }
}
