internal import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// Who sees something, and verbs of showing, before what is shown.
extension LineDraft {
  /// Words behind who sees them and a verb of showing: "The supervisor sees …", "there is …".
  func withoutShowing(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range)
    if let order = order(in: range, folded) { return words.dropping(order, from: range) }
    let actor = phrases.opening(of: folded, as: "draft actor")?.length ?? 0
    for place in 1..<max(1, min(folded.count - 1, Self.longestSeer)) {
      guard let verb = phrases.opening(of: folded, as: "draft seeing", at: place),
        case let end = place + verb.length, end < folded.count, !isShortField(end - 1, range),
        !isWord(folded.words[end], "draft objectless")
      else { continue }
      let isActor =
        actor > 0 && actor <= place
        && folded.words[actor..<place].allSatisfy { isWord($0, "draft may") }
      guard
        isActor || isFinite(place..<end, in: range, folded) || isModal(place, in: range, folded)
          || isOrderAtPlace(place..<end, in: range, folded)
      else { continue }
      return words.dropping(end, from: range)
    }
    return range
  }

  /// The most words of who sees something.
  private static let longestSeer = 10

  /// The number of words of an order to show what follows: 2 of "there is a map"; nil for names,
  /// "Show with most guests".
  private func order(in range: SourceRange, _ folded: FoldedWords) -> Int? {
    guard let order = phrases.opening(of: folded, as: "draft ordering"),
      case let end = order.length, end < folded.count, !isField(end, in: range),
      !isShortField(end, range), !isWord(folded.words[end], "draft unordered")
    else { return nil }
    let mayFollow =
      !isEdge(folded.words[end]) || end > 1
      || ["draft asked", "draft place"].contains {
        phrases.opening(of: folded, as: $0, at: end) != nil
      }
    return mayFollow ? end : nil
  }

  /// Whether a verb is what one person does, behind who does it: "sees" of "The supervisor sees".
  private func isFinite(
    _ verb: Range<Int>, in range: SourceRange, _ folded: FoldedWords
  ) -> Bool {
    let start = words.place(after: verb.lowerBound, in: range).next
    return verb.count == 1 && verb.lowerBound <= 8
      && endsInS(first(verb.upperBound, of: range))
      && isWord(folded.words[verb.lowerBound], "draft finite")
      && words.bytes[start].isASCIISmallLetter
      && !words.bytes[range.lowerBound..<start].contains(UInt8(ascii: ","))
  }

  /// Whether a verb follows one that says that it may or should be: "guests should see".
  private func isModal(_ verb: Int, in range: SourceRange, _ folded: FoldedWords) -> Bool {
    (2...5).contains(verb) && isWord(folded.words[verb - 1], "draft may")
      && !folded.words[..<verb].contains { isWord($0, "draft with") }
      && words.bytes[range.range].first != UInt8(ascii: "\"")
      && !isWord(folded.words[verb], "draft auxiliary")
  }

  /// Whether a verb orders something behind a place or a time: "For every stall show the number".
  private func isOrderAtPlace(
    _ verb: Range<Int>, in range: SourceRange, _ folded: FoldedWords
  ) -> Bool {
    (isWord(folded.words[0], "draft where") || isWord(folded.words[0], "draft when"))
      && phrases.opening(of: folded, as: "draft ordering", at: verb.lowerBound) != nil
      && verb.count == 1 && !endsInS(first(verb.upperBound, of: range))
  }
}
