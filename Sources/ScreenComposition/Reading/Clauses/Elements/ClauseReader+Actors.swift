internal import ScreenModel
import ScreenReading

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
    if sense(.named, phrase.end)?.argument == "saying", plays(phrase.end + 1, CueSet(.asking)),
      phrase.hasDeterminer || tokens[phrase.end - 1].isPlural
    {
      // "the guest says how many seats he wants"
      context = .form
      isFilling = true
      return phrase.end + 1
    }
    if isRole(phrase.end, .giving), givesOwn(phrase.end) {
      // "a member gives first name and email address"
      context = .form
      isFilling = true
      return phrase.end + 1
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
    if plays(stop, CueSet(.container)), isRole(stop, .seeing) { return stop }
    if plays(stop, CueSet(.container)), sense(.verb, stop)?.argument == "input",
      phrase.hasDeterminer || tokens[phrase.end - 1].isPlural
    {
      // "where the drivers put the mileage"
      context = .form
      return stop
    }
    // "guests are to enter …"
    if plays(stop, CueSet(.copula)), plays(stop + 1, CueSet(.to)) { stop += 1 }
    if plays(stop, CueSet(.to)), let verb = sense(.verb, stop + 1)?.argument,
      verb.hasPrefix("input") || verb == "choice", tokens[phrase.end - 1].isPlural
    {
      // "I'd like the parents of our kindergarten to fill in …"
      context = .form
      return stop + 1
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

  /// Whether somebody gives what is his own: "gives first name", "give their number".
  func givesOwn(_ verb: Int) -> Bool {
    guard isRole(verb, .giving), !tokens[verb].isCapitalized else { return false }
    if isRole(verb + 1, .possessor) { return true }
    return
      (bytes[tokens[verb].end - 1] == UInt8(ascii: "s") || isRole(verb - 1, .pronoun)
      || tokens[verb - 1].isPlural)
      && !plays(verb + 1, CueSet(.component)) && !plays(verb + 1, Self.boundary)
      && (plays(verb + 1, CueSet(.field))
        || says(verb + 1, endingIn: "'s") && plays(verb + 2, CueSet(.field)))
  }

  /// Whether a word is a verb of filling in, as somebody else does it: "types", "chooses".
  func isFilledInBy(_ index: Int) -> Bool {
    guard tokens[index].isPlural, let verb = sense(.verb, index)?.argument else { return false }
    return (verb == "input" || verb == "choice")
      && !plays(index, CueSet(.field, .component, .need))
  }

  /// Whether a verb follows who can or must do it.
  private func doesSomething(_ index: Int) -> Bool {
    var index = index
    while plays(index, CueSet(.filler, .conjunction)), !plays(index, CueSet(.verb)) { index += 1 }
    return plays(index, CueSet(.verb))
      || kind(index) == .word && !tokens[index].isCapitalized
        && !plays(index, Self.boundary.union(CueSet(.article, .copula, .state, .necessity)))
  }
}
