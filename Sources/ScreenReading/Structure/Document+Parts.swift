extension Document {
  /// The most tokens that are read at once, and how many a part has at least where it may be cut.
  private static let longest = 160, shortest = 100

  /// The document in parts that are short enough to be read at once.
  ///
  /// It is cut after line breaks and other marks that end a clause; where none comes in time, after
  /// any token.
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
