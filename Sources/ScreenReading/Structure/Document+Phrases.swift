extension Document {
  /// The words, numbers and marks, those of a phrase that is a cue together.
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

  /// The token that closes the quotation which opens at one; nil where none does.
  package func quotationEnd(from index: Int) -> Int? {
    let kind = tokens[index].kind
    guard kind == .quote || kind == .apostrophe, partner[index] > index else { return nil }
    return partner[index]
  }

  /// The bytes between the marks of a quotation that opens at one token and closes at another.
  package func quotation(from start: Int, to end: Int) -> Range<Int> {
    tokens[start].range.upperBound..<tokens[end].range.lowerBound
  }
}
