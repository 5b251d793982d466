internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// Takes the name at the end of a fact for its value, where a fact with one stands before:
  /// "issued 3 May, place of issue Oslo".
  mutating func cutValue(of index: Int) {
    guard isNeed(index, .fact), context != .form, index > 0,
      requirements[index - 1].details.value != nil, requirements[index].details.value == nil,
      let range = requirements[index].details.label?.range, tokens[position - 1].isCapitalized
    else { return }
    var first = position
    while tokens[first - 1].isCapitalized, tokens[first - 1].start > range.lowerBound { first -= 1 }
    guard first > 1, tokens[first - 1].start >= range.lowerBound,
      !tokens[first - 1].isCapitalized || tokens[first - 1].start == range.lowerBound
    else { return }
    requirements[index].details.value = verbatim(first, position)
    requirements[index].details.label = text(
      range.lowerBound, tokens[first - 1].end, capitalizing: true)
  }

  /// Whether a requirement beside the one at hand is a fact whose value is told.
  func isValued(_ requirement: Requirement?) -> Bool {
    guard let requirement else { return false }
    return requirement.details.value != nil && requirement.parent == parent
  }

  /// Where a value begins that stands behind the name of a fact: "invoice number INV-204".
  func valueStart(_ phrase: NounPhrase, _ first: Int) -> Int? {
    if context != .form, phrase.end == first + 2, isCode(first + 1), !tokens[first + 1].isJoined,
      phrase.component == nil, ends(phrase.end)
    {
      // "seat 12A"
      return first + 1
    }
    let last = phrase.end - 1
    if context != .form, last > first, isCode(last), !tokens[last].isJoined, ends(phrase.end),
      Bytes.isDigit(bytes[tokens[last].start]) || isRole(last - 1, .identifier)
    {
      // "serial number 77-A-3021"
      return last
    }
    if isValued(requirements.last), context != .form, phrase.end == first + 2,
      tokens[first].plays(CueSet(.field, .choice)) || need(first) == .fact, !tokens[first].isPlural,
      tokens[first + 1].classes.isSubset(of: CueSet(.filler, .state, .style, .emphasis)),
      ends(phrase.end)
    {
      // "length 14 km, difficulty hard"
      return first + 1
    }
    for at in first..<phrase.end - 1 {
      let isFact =
        tokens[at].plays(CueSet(.field)) || need(at) == .fact || need(at) == .status
      guard isFact, tokens[at + 1].isCapitalized || kind(at + 1) == .quote,
        !tokens[at].isCapitalized || at == 0 || kind(at + 1) == .quote
      else { continue }
      return at + 1
    }
    return nil
  }
}
