internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// The words around the word for a button.
extension LineDraft {
  /// The names of the buttons around the word for one: "one green button saying Renew", "Approve
  /// button for the boss, and reject"; nil without that word.
  func namedButton(in range: SourceRange) -> [SourceRange]? {
    let folded = words.folded(range)
    guard let found = phrases.find("draft button", in: folded) else { return nil }
    let leading = words.partsAtCommas(
      of: SourceRange(range.lowerBound, words.place(after: found.lowerBound, in: range).end))
    if leading.count > 1, let last = leading.last {
      // "Print, and a button to silence" names others before it.
      let rest = namedButton(in: SourceRange(last.lowerBound, range.upperBound)) ?? []
      return leading.dropLast().filter { words.count($0) <= 4 } + rest
    }
    let before = nameBeforeButton(first(found.lowerBound, of: range))
    let behind = words.trimmed(
      SourceRange(words.place(after: found.upperBound, in: range).end, range.upperBound))
    if let said = said(behind) { return [said] }
    if words.count(behind) == 0 {
      if let last = words.folded(before).words.last, isWord(last, "draft preposition") {
        return nil
      }
      let word = phrases.opening(of: folded, as: "draft button", at: found.lowerBound)
      // "Help link" is called so.
      if words.count(before) == 1, word?.sense == "link" { return [range] }
    }
    guard words.count(before) > 0 else {
      return words.count(behind) > 0 ? [withoutPurpose(behind)] : nil
    }
    return [before] + namesBehindComma(before, in: range)
  }

  /// The words before the word for a button without those for its look: "Apply now" of "The page
  /// needs an Apply now".
  private func nameBeforeButton(_ range: SourceRange) -> SourceRange {
    let before = withoutLooks(range)
    let folded = words.folded(before)
    guard folded.count > 3,
      let article = folded.words.lastIndex(where: { isWord($0, "word article") }),
      article + 1 < folded.count
    else { return before }
    return withoutLooks(words.dropping(article + 1, from: before))
  }

  /// The words that a button says: "Register" of "at the bottom should say Register"; nil if it
  /// says none.
  private func said(_ range: SourceRange) -> SourceRange? {
    let folded = words.folded(range)
    guard let says = phrases.find("draft says", in: folded), says.lowerBound <= 5,
      says.upperBound < folded.count
    else { return nil }
    return words.dropping(says.upperBound, from: range)
  }

  /// What a button is for: "silence" of "to silence".
  private func withoutPurpose(_ range: SourceRange) -> SourceRange {
    guard let purpose = phrases.opening(of: words.folded(range), as: "draft purpose"),
      purpose.length < words.count(range)
    else { return range }
    return words.dropping(purpose.length, from: range)
  }

  /// The names of other buttons behind the comma that follows the first: "reject" of "Approve
  /// button, and reject".
  private func namesBehindComma(_ name: SourceRange, in range: SourceRange) -> [SourceRange] {
    let parts = words.partsAtCommas(of: SourceRange(name.lowerBound, range.upperBound))
    guard parts.count > 1, parts[0].upperBound >= name.upperBound else { return [] }
    return parts.dropFirst().filter { words.count($0) <= 5 }.map {
      namedButton(in: $0)?.first ?? cutter.withoutOpenings($0, as: "draft lead")
    }
  }

  /// Words without those for the look of a button before its name: "one big green".
  private func withoutLooks(_ range: SourceRange) -> SourceRange {
    var range = words.trimmed(range)
    while words.count(range) > 0,
      let look = phrases.opening(of: words.folded(range), as: "draft look")
    {
      range =
        look.length < words.count(range)
        ? words.dropping(look.length, from: range) : .at(range.upperBound)
    }
    return words.trimmed(range)
  }
}
