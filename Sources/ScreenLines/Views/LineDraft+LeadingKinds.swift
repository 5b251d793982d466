internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// Words for the kind of a part before its name.
extension LineDraft {
  /// The kind that the first words of a name say: "small map of the plots", "list of tours".
  func kindBefore(
    _ label: SourceRange, _ folded: FoldedWords
  ) -> (kind: String, name: SourceRange)? {
    for start in 0..<min(3, folded.count) {
      if start > 0, !isWord(folded.words[start - 1], "view adjective") { return nil }
      guard let found = phrases.opening(of: folded, as: "viewed", at: start) else { continue }
      if isWord(folded.words[start], "draft land") { return nil }
      return kind(found.sense, at: start..<start + found.length, label, folded)
    }
    return nil
  }

  /// The part that a kind at a place of a name asks for; nil if other words are meant by it:
  /// "status" alone is a fact.
  private func kind(
    _ kind: String, at place: Range<Int>, _ label: SourceRange, _ folded: FoldedWords
  ) -> (kind: String, name: SourceRange)? {
    let end = place.upperBound
    let quotations = words.quotations(in: label)
    if let quoted = quotations.first, words.count(quoted) + end == folded.count,
      ["list", "table", "chart", "cards"].contains(kind)
    {
      return (kind, quoted)
    }
    guard end < folded.count else {
      let isPlainWord = ["badge", "rating"].contains(kind)
      return isPlainWord && phrases.ending(of: folded, as: "viewed form") == nil
        ? nil : (kind, label)
    }
    let first = folded.words[place.lowerBound]
    if kind == "list", isWord(first, "draft newest latest") { return nil }
    if let of = phrases.opening(of: folded, as: "view of", at: end), end + of.length < folded.count
    {
      return named(kind, until: end, behind: of.length, label, folded)
    }
    let next = folded.words[end]
    if kind == "stat",
      phrases.opening(of: folded, as: "draft counted", at: place.lowerBound) != nil
    {
      return (kind, label)
    }
    if kind == "chart", place.count > 1, place.lowerBound <= 1, !isEdge(next), quotations.isEmpty {
      return (kind, words.dropping(end, from: label))
    }
    let isBounded = isEdge(next) || next.utf8.allSatisfy(\.isASCIIDigit)
    if kind == "timer" || kind == "progress" && !quotations.isEmpty
      || isBounded && !["stat", "list", "badge"].contains(kind)
    {
      return (kind, label)
    }
    let isHead = kind == "list" || ["table", "cards"].contains(kind) && isEdge(next)
    return place.lowerBound == 0 && isHead && !isWord(first, "draft newest") ? (kind, label) : nil
  }

  /// A kind with what it is of: the words behind "of" for "chart of the rentals", all words for
  /// "photo of the tile".
  private func named(
    _ kind: String, until end: Int, behind length: Int, _ label: SourceRange, _ folded: FoldedWords
  ) -> (kind: String, name: SourceRange) {
    let said = words.folded(first(end, of: label))
    let isWhole =
      Self.wholeKinds.contains(kind) || !isWord(folded.words[end], "draft of")
    let isCalledByAll =
      ["stat", "rating"].contains(kind) || kind != "alert" && kind != "chart" && isWhole
      || kind != "alert" && phrases.ending(of: said, as: "viewed form") == nil
    return isCalledByAll
      ? (kind, label) : (kind, cutter.withoutArticle(words.dropping(end + length, from: label)))
  }
}
