internal import ScreenModel

/// Who it is that sees or does something.
extension ClauseReader {
  /// Where it stands what the actor that a phrase names sees or does: behind "our harbour master",
  /// "members of the library"; nil where the phrase is no actor.
  mutating func actor(_ phrase: NounPhrase) -> Int? {
    guard phrase.end > position, phrase.component == nil, phrase.section == nil,
      phrase.layout == nil, phrase.beyond == nil
    else { return nil }
    if phrase.end == phrase.first + 2, plays(phrase.end - 1, CueSet(.verb)),
      !tokens[phrase.end - 1].isPlural,
      tokens[phrase.first].isPlural || isRole(phrase.first, .pronoun),
      plays(phrase.end, CueSet(.article, .asking)),
      !plays(phrase.end - 1, CueSet(.component, .field)),
      isRole(phrase.first, .pronoun) || need(phrase.end - 1) == nil
    {
      // "customers pick a jar size"
      return phrase.end - 1
    }
    if phrase.end > phrase.first + 1, tokens[phrase.end - 1].plays(CueSet(.verb)),
      plays(phrase.end, CueSet(.relative, .question)) || need(phrase.end) == .status,
      !isRole(phrase.end, .content)
    {
      // "the night porter checks which rooms are free", "they tell us how urgent it is"
      let isAsked = sense(.verb, phrase.end - 1)?.argument.hasPrefix("input") ?? false
      return isAsked ? phrase.end - 1 : phrase.end
    }
    var stop = phrase.end
    while plays(stop, CueSet(.of, .at, .in, .from, .on)) {
      let more = nounPhrase(stop + 1)
      guard more.end > stop + 1, more.component == nil else { break }
      stop = more.end
    }
    if plays(stop, CueSet(.container)), isSeeing(stop) { return stop }
    if plays(stop, CueSet(.container)), sense(.verb, stop)?.argument == "input",
      phrase.hasDeterminer || tokens[phrase.end - 1].isPlural
    {
      // "where the drivers put the mileage"
      context = .form
      return stop
    }
    if let deed = [stop, stop - 1].first(where: {
      sense(.verb, $0)?.argument == "choice.toggle" && isPhrase($0)
    }), deed > phrase.first, (phrase.first..<deed).contains(where: { tokens[$0].isPlural }) {
      // "new colleagues on the ward tick off: …"
      titleHint = titleHint ?? label(phrase.first, min(phrase.end, deed))
      return deed
    }
    guard sense(.ability, stop)?.argument == "bare", doesSomething(stop + 1),
      !isBeyond(stop + 1) || plays(stop + 1, CueSet(.verb))
    else { return nil }
    return stop
  }

  /// Whether a verb follows who can or must do it.
  private func doesSomething(_ index: Int) -> Bool {
    var index = index
    while plays(index, CueSet(.filler, .conjunction)), !plays(index, CueSet(.verb)) { index += 1 }
    return plays(index, CueSet(.verb))
      || kind(index) == .word && !tokens[index].isCapitalized
        && !plays(index, Self.boundary.union(CueSet(.article, .copula, .state, .necessity)))
  }

  /// Whether a word for showing says what somebody is to see.
  func isSeeing(_ index: Int) -> Bool {
    if isRole(index, .seeing) { return true }
    let word = bytes[tokens[index].start..<tokens[index].end]
    return isPhrase(index)
      && (word.suffix(4).elementsEqual(" see".utf8) || word.suffix(5).elementsEqual(" know".utf8)
        || word.suffix(5).elementsEqual(" view".utf8) || word.suffix(6).elementsEqual(" check".utf8)
        || word.suffix(5).elementsEqual(" read".utf8) || word.suffix(3).elementsEqual(" at".utf8))
  }
}
