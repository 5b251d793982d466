internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// What stands before the names of what is shown.
extension LineDraft {
  /// A line without what opens it: "Below it the system displays the balance" is of the balance.
  func withoutOpening(_ line: SourceRange) -> SourceRange {
    var range = withoutStep(withoutNumeral(withoutSpeaker(withoutTags(line))))
    if words.bytes[range.range].first == UInt8(ascii: "\"") { return range }
    for round in 0..<6 {
      let before = range
      if round == 0 { range = withoutClause(range) }
      range = withoutPhrases(range, as: "draft joint")
      range = withoutReader(withoutPlace(range))
      range = withoutShowing(range)
      if range == before { break }
    }
    return cutter.withoutArticle(range)
  }

  /// Words without a clause before them that says when: "the number" of "After sending, the
  /// number".
  private func withoutClause(_ range: SourceRange) -> SourceRange {
    guard phrases.opening(of: words.folded(range), as: "draft when") != nil else { return range }
    let parts = words.partsAtCommas(of: range)
    guard parts.count > 1, words.count(parts[0]) <= 16, FieldLine(range, of: words).value == nil
    else { return range }
    return SourceRange(parts[1].lowerBound, range.upperBound)
  }

  /// Whether the first words and one more are a name before a mark: "list view: flat, date".
  func isShortField(_ count: Int, _ range: SourceRange) -> Bool {
    let field = FieldLine(range, of: words)
    return field.value != nil && words.count(field.label) <= count + 1
  }

  /// What a sentence says is shown: "the number" of "after sending the number is displayed", with
  /// what it goes on to say; nil for other lines.
  func passive(_ range: SourceRange) -> (name: SourceRange, rest: SourceRange)? {
    let folded = words.folded(range)
    guard let verb = phrases.find("draft displayed", in: folded, from: 1),
      phrases.opening(of: folded, as: "view question") == nil
    else { return nil }
    var name = first(verb.lowerBound, of: range)
    if words.bytes[name.upperBound] == UInt8(ascii: ")") {
      name = SourceRange(name.lowerBound, name.upperBound + 1)
    }
    name = withoutEnd(name, as: "draft may")
    // "Warning when the phone is on silent"
    guard phrases.find("draft condition", in: words.folded(name), from: 1) == nil else {
      return nil
    }
    let all = words.folded(name)
    if phrases.opening(of: all, as: "draft when") != nil {
      guard
        let article = all.words.indices.dropFirst().last(where: {
          isWord(all.words[$0], "article")
        })
      else { return nil }
      name = words.dropping(article + 1, from: name)
    }
    let rest =
      verb.upperBound < folded.count
      ? words.dropping(verb.upperBound, from: range) : .at(range.upperBound)
    return (cutter.withoutArticle(name), rest)
  }
}
