internal import ScreenModel

extension ClauseReader {
  /// Whether bare names, most of them of what a thing has, fill the clause from an index on:
  /// "item, quantity, supplier", "applicant / country / decision".
  func namesColumns(_ start: Int) -> Bool {
    var index = start
    var names = 0
    var attributes = 0
    while index < end, names < Limits.items {
      let phrase = nounPhrase(index)
      guard phrase.end > index, !phrase.hasDeterminer, phrase.count == nil,
        phrase.component == nil, phrase.section == nil, phrase.layout == nil,
        phrase.end - index <= 4,
        !tokens[phrase.first].isCapitalized || index == start
          || tokens[start].isCapitalized
      else { return false }
      names += 1
      if (phrase.first..<phrase.end).contains(where: isAttribute) { attributes += 1 }
      index = phrase.end
      while index < end, plays(index, CueSet(.of, .in, .per, .on, .at)) {
        let more = nounPhrase(index + 1)
        index = max(index + 1, more.end)
      }
      guard index < end else { break }
      guard separates(index) || kind(index) == .slash else { return false }
      while index < end, separates(index) || kind(index) == .slash { index += 1 }
    }
    return index >= end && names > 1 && (attributes * 2 >= names || isIdentity(start))
  }

  /// Whether a list begins with what tells a record from others: its name, its number.
  private func isIdentity(_ index: Int) -> Bool {
    guard kind(index) == .word, ends(index + 1) || kind(index + 1) == .slash else { return false }
    let word = lowercased(verbatim(index, index + 1)).text
    return ["name", "title", "id", "number", "no", "code", "date", "item"].contains(word)
  }

  /// Whether a word names what a thing has rather than a thing.
  private func isAttribute(_ index: Int) -> Bool {
    if tokens[index].plays(CueSet(.field, .choice, .columns)) { return true }
    switch need(index) {
    case .fact, .metric, .status, .progress: return true
    case .trend, .breakdown, .ranking, .records, .schedule, .sequence, .narrative, .highlight,
      .place, .media, .input, .choice, .action, .routine, nil:
      return false
    }
  }

  /// Reads "…; January 210, February 260", ", Anna 7 points, Boris 6": the data of the collection
  /// before it, set off by a mark.
  mutating func continuesData() -> Bool {
    guard let last = requirements.indices.last, requirements[last].parent == parent,
      kind(position - 1) == .semicolon || kind(position - 1) == .comma,
      requirements[last].details.items.isEmpty, takesData(last),
      looksLikeData(position), !plays(position, CueSet(.verb, .component))
    else { return false }
    if kind(position - 1) == .comma {
      // What has a name of its own as a figure is another figure.
      let phrase = nounPhrase(position)
      guard !(phrase.first..<phrase.end).contains(where: isAttribute) else { return false }
      var next = phrase.end
      while next < end, !separates(next) { next += 1 }
      while next < end, separates(next) { next += 1 }
      guard looksLikeData(next) else { return false }
    }
    guard items(of: last) else { return false }
    close(last)
    return true
  }

  private func takesData(_ index: Int) -> Bool {
    isComponent(index, .chart, .standings, .table, .list)
      || isNeed(index, .trend, .breakdown, .ranking)
  }

  /// Reads "For every patient show name, room and next visit": records by what each of them has.
  mutating func eachFirst() -> Bool {
    guard plays(position, CueSet(.each)), position + 2 < end else { return false }
    let things = nounPhrase(position + 1)
    guard things.end > position + 1, !things.hasDeterminer, things.component == nil,
      things.section == nil, things.layout == nil
    else { return false }
    var cue = things.end
    if kind(cue) == .comma { cue += 1 }
    while plays(cue, CueSet(.request, .container)) || kind(cue) == .colon
      || plays(cue, CueSet(.filler))
    {
      cue += 1
    }
    guard cue > things.end, cue < end else { return false }
    let start = position
    let index = require(.need(.records), from: start, to: things.end)
    requirements[index].details.label = label(things.first, things.end)
    position = cue
    guard columns(of: index, after: 0, isForEach: false) else {
      requirements.removeLast()
      position = start
      return false
    }
    modifiers(of: index)
    close(index)
    return true
  }

  /// Reads "how the number of volunteers has changed": the course of a figure.
  mutating func course() -> Bool {
    guard plays(position, CueSet(.question)), context != .form else { return false }
    let phrase = nounPhrase(position + 1)
    guard phrase.end > position + 1 else { return false }
    var cue = phrase.end
    while plays(cue, CueSet(.of, .in, .for)) { cue = max(cue + 1, nounPhrase(cue + 1).end) }
    guard need(cue) == .trend, sense(.need, cue)?.variant == "after" else { return false }
    position += 1
    element()
    return true
  }
}
