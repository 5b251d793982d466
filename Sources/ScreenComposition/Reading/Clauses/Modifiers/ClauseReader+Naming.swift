internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {

  /// "with label Save", "that says 'Hello'".
  mutating func naming(of index: Int) -> Bool {
    let start = position + 1
    let stop = quotedOrName(start)
    guard stop > start else {
      guard ends(start), let label = requirements[index].details.label?.range else { return false }
      // "tickets called"
      requirements[index].details.label = text(
        label.lowerBound, tokens[position].end, capitalizing: true)
      position = start
      return true
    }
    let lower = kind(start) == .colon ? start + 1 : start
    position = stop
    words(of: index, verbatim(lower, stop, capitalizing: true))
    return true
  }

  /// Gives words to a component: its text where it shows text, its label otherwise.
  mutating func words(of index: Int, _ phrase: Phrase) {
    if isComponent(index, .quote), kind(position - 1) != .quote {
      requirements[index].details.label = phrase
    } else if isComponent(index, .paragraph, .quote, .code, .heading, .alert, .badge)
      || isNeed(index, .narrative)
    {
      requirements[index].details.value = phrase
      if isComponent(index, .heading, .badge, .alert) { requirements[index].details.label = phrase }
    } else {
      requirements[index].details.label = phrase
      if isComponent(index, .player), requirements[index].details.items.count == 1 {
        requirements[index].details.items[0].label = phrase
      }
      if isComponent(index, .field), requirements[index].details.fieldKind == nil,
        kind(position - 1) == .word
      {
        requirements[index].details.fieldKind = fieldKind(position - 1, position)
      }
    }
  }

  mutating func quoted(of index: Int) -> Bool {
    let phrase = verbatim(position, position + 1)
    guard
      requirements[index].details.label == nil
        || isComponent(index, .paragraph, .quote, .alert, .code, .heading)
        || isNeed(index, .narrative)
    else { return false }
    position += 1
    words(of: index, phrase)
    return true
  }

  /// "newest first", "sorted by price": in which order things stand.
  mutating func order(of index: Int) -> Bool {
    let sense = sense(.order, position)?.argument ?? ""
    requirements[index].details.isAscending = sense == "ascending"
    position += 1
    if sense == "sorted" { phraseComplement(of: index, \.dimension) }
    return true
  }
}
