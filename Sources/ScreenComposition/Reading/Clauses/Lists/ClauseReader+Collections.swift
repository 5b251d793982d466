internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Whether bare names, most of them of what a thing has, fill the clause from an index on:
  /// "item, quantity, supplier", "applicant / country / decision".
  func namesColumns(_ start: Int) -> Bool {
    var index = start
    var names = 0
    var attributes = 0
    var isSingular = true
    var isTelling = false
    while index < end, names < Limits.items {
      let phrase = nounPhrase(index)
      guard phrase.end > index, !phrase.hasDeterminer, phrase.count == nil,
        phrase.component == nil, phrase.section == nil, phrase.layout == nil,
        phrase.end - index <= 4,
        !tokens[phrase.first].isCapitalized || index == start
          || tokens[start].isCapitalized
      else { return false }
      names += 1
      if (phrase.first..<phrase.end).contains(where: { isAttribute($0) }) { attributes += 1 }
      isSingular = isSingular && !tokens[phrase.end - 1].isPlural
      isTelling = isTelling || tells(phrase.end - 1)
      index = phrase.end
      while index < end, plays(index, CueSet(.of, .in, .per, .on, .at)) {
        let more = nounPhrase(index + 1)
        index = max(index + 1, more.end)
      }
      guard index < end else { break }
      guard separates(index) || kind(index) == .slash else { return false }
      while index < end, separates(index) || kind(index) == .slash { index += 1 }
    }
    // "book, borrower, due date": of things there are several, of what each has there is one.
    return index >= end && names > 1
      && (attributes * 2 >= names || isSingular && isTelling)
  }

  /// Whether a word names a figure, a date or a state, and so no thing.
  private func tells(_ index: Int) -> Bool {
    isStated(index)
      || sense(.field, index).map {
        ["email", "phone", "number", "date", "time", "datetime", "url"].contains($0.argument)
      } ?? false
  }

  /// Whether what a word names is told by a figure or a few words.
  private func isStated(_ index: Int) -> Bool {
    switch need(index) {
    case .fact, .metric, .status, .progress: true
    default: false
    }
  }

  /// Whether a word names what a thing has rather than a thing.
  private func isAttribute(_ index: Int) -> Bool {
    tokens[index].plays(CueSet(.field, .choice, .columns)) || isStated(index)
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
      guard !(phrase.first..<phrase.end).contains(where: { isAttribute($0) }) else { return false }
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

  /// Where "per" or "for each" stands behind a card: "one card per cottage: picture, price".
  private func cardEach(_ start: Int) -> Int? {
    let card = nounPhrase(start)
    guard let head = card.section, head == card.end - 1, head - card.first < 2,
      sense(.section, head)?.argument == "card"
    else { return nil }
    return plays(card.end, CueSet(.per, .each)) ? card.end : nil
  }

  /// Reads "For every patient show name, room and next visit": records by what each of them has.
  mutating func eachFirst() -> Bool {
    let card = cardEach(position)
    let each = card ?? position
    guard plays(each, CueSet(.each, .per)), each + 2 < end,
      card != nil || plays(each, CueSet(.each))
    else { return false }
    let things = nounPhrase(each + 1)
    guard things.end > position + 1, !things.hasDeterminer, things.component == nil,
      things.section == nil, things.layout == nil
    else { return false }
    var cue = things.end
    var isCard = card != nil
    if plays(cue, CueSet(.as)) {
      // "each room as a card with a photo"
      let form = nounPhrase(cue + 1)
      isCard = form.section.flatMap { sense(.section, $0)?.argument } == "card"
      guard isCard else { return false }
      cue = form.end
    }
    if kind(cue) == .comma { cue += 1 }
    while plays(cue, CueSet(.request, .container)) || kind(cue) == .colon
      || plays(cue, CueSet(.filler))
    {
      cue += 1
    }
    guard cue > things.end, cue < end else { return false }
    let start = position
    if cue < end, plays(cue - 1, CueSet(.container)), !isCard, let last = requirements.indices.last,
      isNeed(last, .records) || isComponent(last, .list),
      nounPhrase(cue).component.map({
        sense(.component, $0)?.component == .button
      }) ?? false, !requirements[last].details.items.isEmpty,
      requirements[last].details.columns.isEmpty
    {
      // "Each plan has a Choose button.", behind the plans.
      position = cue
      return columns(of: last, after: 0, isForEach: true)
    }
    let index = require(
      isCard ? .component(.list) : .need(.records), from: start, to: things.end)
    if isCard { requirements[index].details.variant = "cards" }
    requirements[index].details.label = plural(label(things.first, things.end))
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

  /// Reads "milk, eggs, bread": bare names that are all of an intent are a list of them.
  mutating func bareNames() -> Bool {
    guard requirements.isEmpty, title == nil, end >= tokens.count, context != .form else {
      return false
    }
    var index = position
    var names: [Details.Item] = []
    var known = 0
    while index < end {
      let phrase = nounPhrase(index)
      guard phrase.end > index, phrase.end - index <= 4, phrase.section == nil,
        phrase.layout == nil, phrase.screen == nil, phrase.component == nil, phrase.beyond == nil,
        !phrase.isRanking, !plays(index, CueSet(.verb)) || !plays(index + 1, CueSet(.article))
      else { return false }
      let head = phrase.end - 1
      if phrase.need != nil || tokens[head].plays(CueSet(.field, .flag, .state)) { known += 1 }
      names.append(Details.Item(label(phrase.first, phrase.end)))
      index = phrase.end
      guard index < end else { break }
      guard separates(index) else { return false }
      while index < end, separates(index) { index += 1 }
    }
    guard names.count > 2, known * 3 <= names.count else { return false }
    let asked = require(.need(.records), from: position, to: end)
    requirements[asked].details.items = Array(names.prefix(Limits.items))
    title = joined(names)
    requirements[asked].details.label = title
    position = end
    return true
  }

  /// A name for several of a thing: "exhibit" → "exhibits".
  func plural(_ label: Phrase) -> Phrase {
    Phrase(Wording.plural(label.text), at: label.range)
  }

  /// Reads "how the number of volunteers has changed", "how did the rent develop": the course of a
  /// figure.
  mutating func course() -> Bool {
    guard plays(position, CueSet(.question)), context != .form else { return false }
    if isRole(position + 1, .auxiliary) || plays(position + 1, CueSet(.container)),
      let stop = developing(position + 2)
    {
      let index = require(.need(.trend), from: position, to: stop)
      requirements[index].details.label = label(position + 2, stop - 1)
      position = stop
      modifiers(of: index)
      close(index)
      titleHint = titleHint ?? requirements[index].details.label
      return true
    }
    let phrase = nounPhrase(position + 1)
    if phrase.end == position + 1, plays(position + 1, CueSet(.relative)), isCourse(position + 2),
      let label = requirements.last?.details.label
    {
      // "…, and how that has developed": the course of what was asked before.
      let index = require(.need(.trend), from: position, to: position + 3)
      requirements[index].details.label = label
      position += 3
      modifiers(of: index)
      close(index)
      return true
    }
    guard phrase.end > position + 1 else { return false }
    var cue = phrase.end
    while plays(cue, CueSet(.of, .in, .for)) { cue = max(cue + 1, nounPhrase(cue + 1).end) }
    guard isCourse(cue) else { return false }
    position += 1
    element()
    return true
  }

  /// Where a question of how something developed ends: behind "the rent in Bern develop".
  private func developing(_ start: Int) -> Int? {
    var index = start
    while index < min(end, start + 10), kind(index) == .word || kind(index) == .number,
      !separates(index)
    {
      if index > start, isRole(index, .developing) { return index + 1 }
      index += 1
    }
    return nil
  }

  /// Reads "how far the training plan has come", "how much of the budget is spent": how far
  /// something has come, by its name.
  mutating func extent() -> Bool {
    guard need(position) == .progress, sense(.need, position)?.variant == "asked", context != .form
    else { return false }
    var start = position + 1
    while plays(start, CueSet(.copula, .container)) || isRole(start, .pronoun) { start += 1 }
    let whole = nounPhrase(start)
    guard whole.end > whole.first, whole.component == nil else { return false }
    let index = require(.need(.progress), from: position, to: whole.end)
    requirements[index].details.label = label(whole.first, whole.end)
    titleHint = titleHint ?? requirements[index].details.label
    position = predicate(from: whole.end)
    modifiers(of: index)
    close(index)
    return true
  }

  private func isCourse(_ index: Int) -> Bool {
    (need(index) == .trend || need(index) == .breakdown)
      && sense(.need, index)?.variant == "after"
  }
}
