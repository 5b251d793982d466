internal import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// Who does something, and what they do.
extension LineDraft {
  /// The words behind who does something and what they do: "User picks", "He may attach".
  func withoutActor(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range)
    guard words.bytes[range.range].last != UInt8(ascii: "?"),
      phrases.opening(of: folded, as: "draft asks") == nil
    else { return range }
    if let first = folded.words.first, first.utf8.allSatisfy(\.isASCIIDigit), folded.count > 3 {
      // "2 Skipper selects the harbour" is the second step.
      let rest = words.dropping(1, from: range)
      let bare = words.bytes[rest.lowerBound].isASCIICapital ? withoutActor(rest) : rest
      return bare == rest ? range : bare
    }
    for place in 1..<max(1, min(folded.count - 1, Self.longestActor))
    where follows(place, in: range) {
      if let modal = phrases.opening(of: folded, as: "draft modal", at: place),
        isActor(folded, place), place + modal.length < folded.count,
        phrases.opening(of: folded, as: "draft becoming", at: place + modal.length) == nil
      {
        return behindAct(range, folded, place + modal.length)
      }
      guard isActor(folded, place), isThirdPerson(place, in: range, folded),
        let act = phrases.opening(of: folded, as: "draft act", at: place),
        follows(place + act.length, in: range) || place > 0 && isKnownActor(folded, place),
        act.sense != "noun" || isKnownActor(folded, place)
      else { continue }
      return behindAct(range, folded, place, act.length)
    }
    return range
  }

  /// The most words of who does something.
  private static let longestActor = 6

  /// Whether the first words may be somebody, by their form: "he", "the operator", "member".
  func isActor(_ folded: FoldedWords, _ count: Int) -> Bool {
    count == 1 || isKnownActor(folded, count)
  }

  /// Whether the first words surely are somebody: "the operator".
  private func isKnownActor(_ folded: FoldedWords, _ count: Int) -> Bool {
    let article = phrases.opening(of: folded, as: "article")?.length ?? 0
    if phrases.opening(of: folded, as: "actor who") != nil { return count == 1 }
    return article > 0 && article < count
      || phrases.opening(of: folded, as: "word people", at: article) != nil
  }

  /// Whether a word has the ending of what one person does, "picks", or follows a pronoun.
  private func isThirdPerson(_ place: Int, in range: SourceRange, _ folded: FoldedWords) -> Bool {
    let start = words.place(after: place, in: range).next
    let word = words.bytes[start..<range.upperBound].prefix { $0.isWordPart }
    if place == 1, phrases.opening(of: folded, as: "actor who") != nil { return true }
    return word.last == UInt8(ascii: "s") && word.first?.isASCIISmallLetter ?? false
  }

  /// The words behind an act, or with it if it does not only ask for them: "describe the defect".
  func behindAct(
    _ range: SourceRange, _ folded: FoldedWords, _ place: Int, _ known: Int? = nil
  ) -> SourceRange {
    let length = known ?? phrases.opening(of: folded, as: "draft act", at: place)?.length ?? 0
    guard place + length < folded.count else {
      return length > 0 || place >= folded.count ? range : words.dropping(place, from: range)
    }
    var rest = words.dropping(place + length, from: range)
    // "client fills on the ipad: name, phone".
    let mark = words.bytes[words.place(after: place + length, in: range).end..<rest.lowerBound]
    if mark.contains(UInt8(ascii: ":")) { return rest }
    if let value = FieldLine(rest, of: words).value, length > 0,
      let first = phrases.opening(of: words.folded(rest), as: "draft preposition"), first.length < 3
    {
      rest = value
    }
    return rest
  }
}
