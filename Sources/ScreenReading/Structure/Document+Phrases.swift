extension Document {
  /// The ranges of tokens, with the tokens of one cue phrase merged.
  package var phrases: [Range<Int>] {
    var phrases: [Range<Int>] = []
    for index in tokens.indices {
      if tokens[index].continuesPhrase, let last = phrases.popLast() {
        phrases.append(last.lowerBound..<index + 1)
      } else {
        phrases.append(index..<index + 1)
      }
    }
    return phrases
  }

  /// Returns the token that closes the quotation opened at an index; nil if there is none.
  package func quotationEnd(from index: Int) -> Int? {
    let kind = tokens[index].kind
    guard kind == .quote || kind == .apostrophe, partner[index] > index else { return nil }
    return partner[index]
  }

  /// Returns the bytes between the marks of a quotation that spans two tokens.
  package func quotation(from start: Int, to end: Int) -> Range<Int> {
    tokens[start].range.upperBound..<tokens[end].range.lowerBound
  }
}
