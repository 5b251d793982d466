internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// What people press or tick.
extension PartReader {
  /// The buttons that some words name: `"That's mine" button`, "heart icon", "button to book", "edit";
  /// a box to tick; nil for other words.
  ///
  /// - Parameters:
  ///   - range: The words.
  ///   - arePressed: Whether words without a name for what is pressed are an act if they begin with
  ///     a verb.
  /// - Returns: The buttons, or the box.
  func acts(_ range: SourceRange, arePressed: Bool) -> [Request]? {
    let folded = words.folded(range)
    guard folded.count > 0, folded.count <= 9 else { return nil }
    if phrases.sense(in: folded, as: "gathered tick") != nil, folded.count <= 6 {
      return [.tick(tickLabel(range, folded), range)]
    }
    let quoted = words.quotations(in: range)
    if quoted.count == 1 {
      let others = folded.count - words.count(quoted[0])
      let isPress = phrases.sense(in: folded, as: "gathered press") != nil
      guard others <= (isPress ? 4 : 0) else { return nil }
      return [.action(words.label(quoted[0]), range)]
    }
    if let press = phrases.opening(of: folded, as: "gathered press") {
      guard press.length < folded.count else { return nil }
      let to = phrases.opening(of: folded, as: "gathered to", at: press.length)?.length ?? 0
      guard to > 0 || press.sense == "button" else { return nil }
      let name = behind(press.length + to, in: range)
      return name.isEmpty ? nil : [.action(words.label(name), range)]
    }
    if let press = phrases.ending(of: folded, as: "gathered press"), press.length < folded.count,
      folded.count - press.length <= 4
    {
      let name = words.droppingLast(press.length, from: range)
      return [.action(words.label(words.unquoted(name)), range)]
    }
    guard arePressed,
      inputs.isPressed(range) || phrases.opening(of: folded, as: "gathered sign") != nil
    else { return nil }
    return [.action(words.label(range), range)]
  }

  /// The name of a box to tick: "checkbox for paid" and "paid (checkbox)" are Paid, a checkbox alone
  /// is Done.
  private func tickLabel(_ range: SourceRange, _ folded: FoldedWords) -> Phrase {
    let quoted = words.quotations(in: range)
    if let name = quoted.first { return words.label(name) }
    if let tick = phrases.find("gathered tick", in: folded),
      let to = phrases.opening(of: folded, as: "gathered to", at: tick.upperBound),
      case let name = behind(tick.upperBound + to.length, in: range), !name.isEmpty
    {
      return words.label(name)
    }
    // "Cox on board [checkbox]", "a paid checkbox"; "guests can tick" has no name.
    if let tick = phrases.find("gathered tick", in: folded), tick.lowerBound > 0,
      tick.upperBound == folded.count,
      case let before = bare(first(tick.lowerBound, of: range)),
      case let name = cutter.withoutOpenings(before, as: "gathered lead"), !name.isEmpty,
      phrases.ending(of: words.folded(name), as: "deeds end can") == nil
    {
      return words.label(name)
    }
    return Phrase(phrases.sense(ofAll: FoldedWords("done"), as: "answered") ?? "Done", at: range)
  }

  /// What a tap on a thing does: "tap opens the guest", "clicking a row shows its log"; nil for other
  /// words.
  func tapped(_ range: SourceRange) -> Request? {
    let folded = words.folded(range)
    guard (3...9).contains(folded.count),
      let tap = phrases.opening(of: folded, as: "gathered tap"),
      let opens = (tap.length..<min(tap.length + 4, folded.count - 1)).first(where: {
        phrases.sense(ofAll: FoldedWords(folded.words[$0]), as: "gathered opens") != nil
      })
    else { return nil }
    let rest = behind(opens + 1, in: range)
    let label = LabelText.capitalized(folded.words[opens]) + " " + words.text(rest)
    return .action(Phrase(label, at: range), range)
  }
}
