extension Document {
  /// The maximum number of tokens in a part, and the minimum before a part may be cut.
  private static let longest = 160, shortest = 100

  /// The document split into parts that are short enough to be read at once.
  ///
  /// It is cut after a line break, or else another mark that ends a clause, or else a comma; if
  /// there is none in range, after the maximum number of tokens.
  package var parts: [Document] {
    guard count > Self.longest else { return [self] }
    var parts: [Document] = []
    var start = 0
    while start < count {
      let end = self.end(from: start)
      let part = Document(Array(tokens[start..<end]), breaksAnywhere: breaksAnywhere)
      if part.count > 0 { parts.append(part) }
      start = end
    }
    return parts
  }

  private func end(from start: Int) -> Int {
    guard count - start > Self.longest else { return count }
    let range = (start + Self.shortest)..<(start + Self.longest)
    let line = range.last { tokens[$0].kind == .newline }
    let clause = line ?? range.last { tokens[$0].kind.endsClause }
    let last = clause ?? range.last { tokens[$0].kind == .comma } ?? range.upperBound - 1
    return last + 1
  }
}
