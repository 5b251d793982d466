internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Finds what a list that was asked for holds, where its own clause does not say.
extension ClauseReader {
  /// Gives lists without items the quotations of their sentence that nothing else took: "a to-do list
  /// with 'Label the boxes' already ticked, and 'Book the lorry' still open".
  mutating func fillLists() {
    var index = 0
    while index < requirements.count {
      if lacksItems(index) { takeQuotations(for: index) }
      if isComponent(index, .checklist) { partQuotations(of: index) }
      index += 1
    }
  }

  func lacksItems(_ index: Int) -> Bool {
    (isComponent(index, .checklist, .steps, .list) || isNeed(index, .sequence))
      && requirements[index].details.items.isEmpty && requirements[index].details.columns.isEmpty
      && requirements[index].details.value == nil
  }

  /// Takes what was read behind a list as texts of their own for its items, up to the end of the
  /// sentence or to what is a part of the screen.
  private mutating func takeQuotations(for index: Int) {
    guard let start = firstToken(of: Phrase("", at: requirements[index].range)) else { return }
    let limit = min(tokens.count, start + 4 * Limits.lookahead)
    let stop = (start..<limit).first { tokens[$0].kind == .stop } ?? limit
    var last = index + 1
    var texts = 0
    while last < requirements.count, requirements[last].range.lowerBound < bytesEnd(stop),
      !requirements[last].isForAction, requirements[last].parent == requirements[index].parent
    {
      if isQuoted(last) { texts += 1 } else if !isRemark(last) { break }
      last += 1
    }
    guard texts > 1 else { return }
    let upper =
      requirements.indices.contains(last)
      ? requirements[last].range.lowerBound : bytesEnd(stop)
    var items: [Details.Item] = []
    var told = 0
    for place in start..<stop where tokens[place].end <= upper {
      if tokens[place].kind == .quote {
        items.append(Details.Item(verbatim(place, place + 1)))
      } else if isDone(place) {
        // "already ticked" is said of all that were named since the last such word.
        for item in told..<items.count { items[item].isSelected = true }
        told = items.count
      } else if isOpenYet(place) {
        told = items.count
      }
    }
    requirements[index].details.items = items
    remove(index + 1..<last)
  }

  /// Parts "'Lock the door' already done" among the items of a checklist: what is done, and whether it
  /// is.
  private mutating func partQuotations(of index: Int) {
    for item in requirements[index].details.items.indices {
      guard let range = requirements[index].details.items[item].label.range,
        let first = firstToken(of: requirements[index].details.items[item].label),
        tokens[first].kind == .quote, tokens[first].end < range.upperBound
      else { continue }
      requirements[index].details.items[item].label = verbatim(first, first + 1)
      var place = first + 1
      while place < tokens.count, tokens[place].end <= range.upperBound {
        if isDone(place) { requirements[index].details.items[item].isSelected = true }
        place += 1
      }
    }
  }

  func bytesEnd(_ index: Int) -> Int { index > 0 ? tokens[index - 1].end : 0 }

  /// Whether a requirement is the text of a quotation alone.
  private func isQuoted(_ index: Int) -> Bool {
    (isComponent(index, .paragraph) || isNeed(index, .narrative))
      && firstToken(of: Phrase("", at: requirements[index].range)).map {
        tokens[$0].kind == .quote
      } ?? false
  }

  /// Whether a requirement is of small words that stand between quotations: "still open".
  private func isRemark(_ index: Int) -> Bool {
    guard isComponent(index, .toggle) || isBareFact(requirements[index]) || isNeed(index, .status),
      let first = firstToken(of: Phrase("", at: requirements[index].range))
    else { return false }
    return (first..<min(tokens.count, first + 3)).contains { isDone($0) || isOpenYet($0) }
  }

  private func isDone(_ index: Int) -> Bool {
    lexicon.sense(.power, of: tokens[index].entry)?.argument == "on"
      || lexicon.sense(.step, of: tokens[index].entry)?.argument == "done"
  }

  private func isOpenYet(_ index: Int) -> Bool {
    lexicon.sense(.power, of: tokens[index].entry)?.argument == "off"
      || lexicon.sense(.step, of: tokens[index].entry).map { $0.argument != "done" } ?? false
      || lexicon.sense(.state, of: tokens[index].entry).map { $0.argument == "info" } ?? false
  }

  /// Takes the sentences behind "show them the steps." for those, where each says in a few words what
  /// is done: "Back up the car. Lower the coupling. Lock the pin."
  mutating func takesSentence() -> Bool {
    guard let last = requirements.indices.last, position > 1, kind(position - 1) == .stop,
      isComponent(last, .steps, .checklist) || isNeed(last, .sequence), isInstruction(position)
    else { return false }
    if lacksItems(last) {
      let second = instructionEnd(position) + 1
      guard isInstruction(second), isInstruction(instructionEnd(second) + 1) else { return false }
    } else {
      guard
        let first = requirements[last].details.items.first.flatMap({ firstToken(of: $0.label) }),
        first > 0, tokens[first - 1].kind == .stop,
        requirements[last].range.upperBound == tokens[position - 2].end
      else { return false }
    }
    guard requirements[last].details.items.count < Limits.items else { return false }
    requirements[last].details.items.append(
      Details.Item(verbatim(position, end, capitalizing: true)))
    position = end
    close(last)
    return true
  }

  private func instructionEnd(_ start: Int) -> Int {
    var index = start
    while index < min(tokens.count, start + 12), tokens[index].kind != .stop { index += 1 }
    return index
  }

  /// Whether a sentence of a few words begins with what is done: "Lower the coupling."
  private func isInstruction(_ start: Int) -> Bool {
    let stop = instructionEnd(start)
    guard stop > start + 1, stop - start < 10, tokens[start].kind == .word,
      !tokens[start].plays(
        CueSet(.article, .container, .copula, .relative, .ability, .negation, .filler)),
      !lexicon.plays(.pronoun, tokens[start].entry),
      !lexicon.plays(.reference, tokens[start].entry)
    else { return false }
    let isAsked = tokens[start].plays(CueSet(.request))
    return (start + 1..<stop).allSatisfy {
      guard tokens[$0].kind == .word else {
        return tokens[$0].kind == .number || tokens[$0].kind == .comma
      }
      return !tokens[$0].plays(CueSet(.copula, .ability))
        && !(isAsked && tokens[$0].plays(CueSet(.component, .section, .layout)))
    }
  }
}
