internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// Places of the screen before what is shown there.
extension LineDraft {
  /// Words without a place before them: "On top the total", "LEFT: the patients".
  func withoutPlace(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range)
    let field = FieldLine(range, of: words)
    if beginsWithRegion(range, folded) { return words.dropping(1, from: range) }
    let commas = words.partsAtCommas(of: range)
    if commas.count > 1, field.value == nil,
      phrases.sense(ofAll: words.folded(commas[0]), as: "draft region") != nil,
      phrases.opening(of: words.folded(commas[1]), as: "draft tail") == nil
    {
      return SourceRange(commas[1].lowerBound, range.upperBound)
    }
    if let value = field.value,
      phrases.sense(ofAll: words.folded(cutter.withoutArticle(field.label)), as: "draft region")
        != nil
        || phrases.sense(ofAll: words.folded(field.label), as: "draft place") != nil
    {
      return value
    }
    guard let place = phrases.opening(of: folded, as: "draft place"), place.length < folded.count
    else { return withoutSpot(range, folded.words) }
    let rest = words.dropping(place.length, from: range)
    return words.count(rest) > 1 ? withoutPhrases(rest, as: "draft is") : rest
  }

  /// Whether the first word is a region of the screen and not part of a name: "Below a list",
  /// "HEADER names, date" with two spaces.
  private func beginsWithRegion(_ range: SourceRange, _ folded: FoldedWords) -> Bool {
    guard folded.count > 1,
      let region = phrases.sense(ofAll: FoldedWords(folded.words[0]), as: "draft region")
    else { return false }
    let (end, next) = words.place(after: 1, in: range)
    let isSpaced =
      next - end > 1 && words.bytes[end..<next].allSatisfy { $0 == UInt8(ascii: " ") }
    return isSpaced
      || folded.count > 2 && isWord(folded.words[1], "article any")
        && !isField(1, in: range) && region != "direction"
  }

  /// Words without any other place before them, "On the telly only the table", which ends where a
  /// name begins.
  private func withoutSpot(_ range: SourceRange, _ folded: [String]) -> SourceRange {
    guard folded.count > 4, isWord(folded[0], "draft where"),
      isWord(folded[1], "article any")
    else { return range }
    for place in 3..<min(9, folded.count - 1)
    where !isWord(folded[place - 1], "draft with") && !isWord(folded[place - 1], "draft of")
      && (isWord(folded[place], "article any") || isWord(folded[place], "draft trimming")
        || isWord(folded[place], "view question") || isWord(folded[place], "draft pronoun"))
    {
      return words.dropping(place, from: range)
    }
    return range
  }
}
