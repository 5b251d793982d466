internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads "Pay now is the main one", "CSV is the default", "where Payment is the current step":
  /// what a clause says of something that was named before; false where it does not.
  mutating func tellsOfNamed() -> Bool {
    guard !requirements.isEmpty else { return false }
    if tellsStage() { return true }
    var start = position
    if plays(start, CueSet(.relative)) { start += 1 }
    while plays(start, CueSet(.article)) { start += 1 }
    guard
      let copula = (start + 1..<max(start + 1, min(end, start + 7))).first(where: {
        plays($0, CueSet(.copula))
      }), let named = named(lowercased(label(start, copula)).text)
    else { return false }
    var stop = copula + 1
    while stop < end, !separates(stop) { stop += 1 }
    guard (copula + 1..<max(copula + 1, stop)).contains(where: { say($0, of: named) }) else {
      return false
    }
    position = stop
    return true
  }

  /// Reads "and it is now packed" behind the stages of something: the one that it has come to.
  mutating func tellsStage() -> Bool {
    var start = position
    while separates(start) || isRole(start, .pronoun) || isRole(start, .reference) { start += 1 }
    guard plays(start, CueSet(.copula)), let last = requirements.indices.last,
      isNeed(last, .sequence) || isComponent(last, .steps)
    else { return false }
    let stop = (start..<end).first { kind($0) == .comma || kind($0) == .semicolon } ?? end
    let words = start + 1..<stop
    guard words.count < 5,
      let now = words.first(where: { sense(.step, $0)?.argument == "current" }),
      case let name = now == words.lowerBound ? now + 1..<stop : words.lowerBound..<now,
      !name.isEmpty,
      let item = named(lowercased(label(name.lowerBound, name.upperBound)).text)?.item
    else { return false }
    requirements[last].details.items[item].state = stepState(now)
    position = stop
    return true
  }

  /// Something that was named: a requirement, or an item of one.
  private struct Named {
    var requirement: Int
    var item: Int?
  }

  /// What bears a name, the last that does; nil where nothing does.
  private func named(_ name: String) -> Named? {
    for index in requirements.indices.reversed().prefix(Limits.lookahead) {
      let details = requirements[index].details
      if let item = details.items.firstIndex(where: { lowercased($0.label).text == name }) {
        return Named(requirement: index, item: item)
      }
      if let label = details.label, lowercased(label).text == name {
        return Named(requirement: index, item: nil)
      }
    }
    return nil
  }

  /// Gives what was named what a word says of it: that it is chosen, ticked, prominent, or how it
  /// stands; false where the word says nothing of the kind.
  private mutating func say(_ index: Int, of named: Named) -> Bool {
    let requirement = named.requirement
    guard let item = named.item else {
      guard requirements[requirement].isForAction,
        let style = sense(.style, index)?.argument, Self.looks.contains(style)
      else { return false }
      requirements[requirement].details.variant = style
      return true
    }
    if plays(index, CueSet(.step)),
      isNeed(requirement, .sequence, .records, .fact)
        || isComponent(requirement, .steps, .checklist, .list)
    {
      requirements[requirement].details.items[item].state = stepState(index)
      if sense(.step, index)?.argument == "done" {
        requirements[requirement].details.items[item].isSelected = true
      }
      return true
    }
    guard plays(index, CueSet(.preset)) || sense(.power, index)?.argument == "on" else {
      return false
    }
    requirements[requirement].details.items[item].isSelected = true
    return true
  }

  /// How an action can look.
  private static let looks: Set<String> = ["primary", "secondary", "destructive", "plain"]

  /// Reads "(destructive)" behind an action as how it looks.
  mutating func look(of index: Int) -> Bool {
    guard requirements[index].isForAction, let style = sense(.style, position)?.argument,
      Self.looks.contains(style), position + 1 == end
    else { return false }
    requirements[index].details.variant = style
    position += 1
    return true
  }

  /// "with label Save", "that says 'Hello'".
  mutating func naming(of index: Int) -> Bool {
    let start = position + 1
    if isRole(start, .content), isComponent(index, .alert, .paragraph) {
      // "titled Pass closed, with the message that there is a snow drift"
      let title = requirements[index].details.label
      guard message(of: index, from: start + 1) else { return false }
      requirements[index].details.label = title ?? requirements[index].details.label
      return true
    }
    var stop = quotedOrName(start)
    if isInput(index),
      plays(start, CueSet(.asking, .narration)) || isRole(start, .pronoun)
    {
      // "radio buttons asking how quickly it wore off", "a checkbox that says I have read it"
      stop = (start..<end).first { separates($0) } ?? end
    }
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
