internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// Sentences that name buttons.
extension LineDraft {
  /// The words that list buttons: those behind "Buttons:", or before what one does, "Save – stores
  /// the draft".
  func listOfButtons(in range: SourceRange) -> [SourceRange] {
    let field = FieldLine(range, of: words)
    guard let value = field.value.map(withoutDots) else {
      // "Buttons as always (save, discard)".
      if let note = field.notes.first, listed(note).count > 1,
        phrases.opening(of: words.folded(field.label), as: "draft button") != nil
      {
        return [note]
      }
      return sentenceOfButtons(field.label)
    }
    return sentenceOfButtons(
      leadsButtons(field) || headsButtons(field, value) ? value : field.label)
  }

  /// Words without the dots that lead to them: "Print" of "..... Print".
  private func withoutDots(_ range: SourceRange) -> SourceRange {
    let dots = words.bytes[range.range].prefix {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ")
    }
    return dots.count < range.count ? range.dropping(dots.count) : range
  }

  /// Whether a name only says that buttons follow: "Buttons", "Toolbar", "Action 2".
  private func leadsButtons(_ field: FieldLine) -> Bool {
    let name = words.folded(field.label)
    return phrases.ending(of: name, as: "draft button") != nil
      || phrases.sense(in: name, as: "draft button") != nil && !field.isArrow && !field.isDashed
      || phrases.sense(in: name, as: "component any") != nil && !field.isArrow
      || phrases.sense(ofAll: name, as: "draft look") != nil
      || name.words.last?.utf8.allSatisfy(\.isASCIIDigit) ?? false
  }

  /// Whether a name is no button itself, and heads those behind it: "Swipe left: archive"; not
  /// "Submit → manager", which says what one does.
  private func headsButtons(_ field: FieldLine, _ value: SourceRange) -> Bool {
    let name = words.folded(field.label)
    let hasSeveral = listed(value).count > 1
    let isGesture =
      phrases.sense(in: name, as: "opening gesture") != nil
      || phrases.opening(of: name, as: "draft gesture") != nil
    if field.isArrow || field.isDashed {
      return hasSeveral && (isGesture || isHeading(field.label))
    }
    return isGesture
      || !inputs.isPressed(field.label) && (hasSeveral || inputs.isPressed(value))
  }

  /// The words of a sentence that name buttons, without who presses them and where they are: "skip
  /// the song" of "He can skip the song".
  private func sentenceOfButtons(_ sentence: SourceRange) -> [SourceRange] {
    let range = cutter.withoutPlaceBehind(withoutLead(sentence))
    let folded = words.folded(range)
    let modal = (1..<max(1, min(folded.count - 1, 5))).first {
      isActor(folded, $0) && phrases.opening(of: folded, as: "draft modal", at: $0) != nil
    }
    let button = phrases.find("draft button", in: folded)?.lowerBound
    if modal == nil || button ?? 0 < modal ?? 0, let named = namedButton(in: range) {
      return named
    }
    if let bar = phrases.opening(of: folded, as: "component any"), bar.length + 1 < folded.count,
      isWord(folded.words[bar.length], "draft with")
    {
      return [words.dropping(bar.length + 1, from: range)]
    }
    if let done = behindModal(range, folded) {
      let isNamed = phrases.ending(of: words.folded(done), as: "draft button") != nil
      return isNamed ? namedButton(in: done) ?? [done] : [done]
    }
    if let wish = phrases.opening(of: folded, as: "draft wished"), wish.length < folded.count {
      return [words.dropping(wish.length, from: range)]
    }
    return [range]
  }

  /// What somebody can or shall do: "lock a file" of "The system shall allow the clerk to lock a
  /// file"; nil for other sentences.
  private func behindModal(_ range: SourceRange, _ folded: FoldedWords) -> SourceRange? {
    let isConditional = phrases.opening(of: folded, as: "draft if") != nil
    for place in 1..<max(1, min(folded.count - 1, 10))
    where isConditional || isActor(folded, place) {
      guard let modal = phrases.opening(of: folded, as: "draft modal", at: place),
        place + modal.length < folded.count
      else { continue }
      let done = words.dropping(place + modal.length, from: range)
      let rest = words.folded(done)
      guard phrases.opening(of: rest, as: "draft allow") != nil, rest.count > 3,
        let to = rest.words.indices.dropFirst(2).prefix(4).first(where: {
          isWord(rest.words[$0], "draft to")
        }), to + 1 < rest.count
      else { return done }
      return words.dropping(to + 1, from: done)
    }
    return nil
  }
}
