internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// Words before what a line asks for: who fills it in, and that it is to be there.
extension LineDraft {
  /// What is entered, without who enters it: "weight" of "The operator shall be able to enter the
  /// weight".
  func entered(_ line: SourceRange) -> SourceRange {
    let range = withoutPassive(withoutLead(withoutStory(words.trimmed(line))))
    let folded = words.folded(range)
    if let modal = phrases.opening(of: folded, as: "draft modal"),
      phrases.opening(of: folded, as: "draft act", at: modal.length) != nil,
      words.bytes[range.range].last != UInt8(ascii: "?")
    {
      return cutter.withoutArticle(behindAct(range, folded, modal.length))
    }
    let bare = withoutActor(range)
    if bare != range { return cutter.withoutArticle(bare) }
    return cutter.withoutArticle(withoutOrder(cutter.withoutOpenings(range, as: "draft there")))
  }

  /// Words without those behind them that say that they are entered, and please: "date" of "date
  /// must be filled in please".
  private func withoutPassive(_ range: SourceRange) -> SourceRange {
    var range = range
    for (scope, least) in [("draft polite", 2), ("draft passive", 1)] {
      guard let ending = phrases.ending(of: words.folded(range), as: scope),
        ending.length + least <= words.count(range), let last = words.bytes[range.range].last,
        !")?".utf8.contains(last)
      else { continue }
      range = words.droppingLast(ending.length, from: range)
    }
    return range
  }

  /// Words without the order to enter them: "slot" of "choose a slot"; "note" and "type" may name
  /// an input.
  private func withoutOrder(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range)
    guard let order = phrases.opening(of: folded, as: "draft order"), order.length < folded.count,
      follows(order.length, in: range)
    else { return range }
    return cutter.withoutOpenings(words.dropping(order.length, from: range), as: "draft there")
  }

  /// The wish of a story, without its role: "As a parent I choose a slot".
  private func withoutStory(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range)
    guard phrases.opening(of: folded, as: "story who") != nil,
      let actor = phrases.find("actor who", in: folded, from: 2), actor.lowerBound < 8
    else { return range }
    return words.dropping(actor.lowerBound, from: range)
  }

  /// Words without those that only continue a text, and without what counts them: "also", "Step 2",
  /// "M" for a must.
  func withoutLead(_ line: SourceRange) -> SourceRange {
    let lead = cutter.withoutPlaceBefore(cutter.withoutOpenings(line, as: "draft lead"))
    let range = withoutQuestionNumber(withoutPriority(lead))
    let folded = words.folded(range)
    guard let step = phrases.opening(of: folded, as: "part"), step.sense == "step",
      folded.count > step.length + 1, folded.words[step.length].utf8.allSatisfy(\.isASCIIDigit)
    else { return range }
    return cutter.withoutOpenings(words.dropping(step.length + 1, from: range), as: "draft lead")
  }

  /// Words without a letter that marks what is a must: "M The passenger shall …".
  private func withoutPriority(_ range: SourceRange) -> SourceRange {
    guard let key = words.bytes[range.range].first, key.isASCIICapital, range.count > 4,
      key != UInt8(ascii: "I"), key != UInt8(ascii: "A"),
      case let rest = words.trimmed(range.dropping(1)), rest.lowerBound > range.lowerBound + 1,
      words.bytes[rest.range].first?.isASCIICapital ?? false, words.count(rest) > 3
    else { return range }
    return cutter.withoutOpenings(rest, as: "draft lead")
  }

  /// Words without the number of a question: "3 How many live here?".
  private func withoutQuestionNumber(_ range: SourceRange) -> SourceRange {
    let number = words.bytes[range.range].prefix(while: \.isASCIIDigit)
    guard (1...2).contains(number.count),
      case let rest = words.trimmed(range.dropping(number.count)),
      rest.lowerBound > number.endIndex, words.count(rest) > 0
    else { return range }
    let isQuestion =
      words.bytes[rest.range].last == UInt8(ascii: "?")
      || beginsWithCapital(rest)
        && phrases.opening(of: words.folded(rest), as: "opening question") != nil
    let unquoted = words.unquoted(rest)
    return isQuestion || unquoted != rest ? unquoted : range
  }

  /// Whether the words behind the first ones follow them without a mark: not "Pick: A or B".
  func follows(_ count: Int, in range: SourceRange) -> Bool {
    let place = words.place(after: count, in: range)
    return words.bytes[place.end..<place.next].allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "(")
    }
  }
}
