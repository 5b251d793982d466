internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// Reads "change a tube: remove the wheel, insert a new tube, inflate it": what is done, and how.
  ///
  /// What a button says by itself, "cancel order", is no step of how something is done.
  mutating func instructs() -> Bool {
    guard context != .form, requirements.isEmpty, item == nil, !isAbility,
      plays(position, CueSet(.verb)), !plays(position, CueSet(.component))
    else { return false }
    let start = position
    let object = nounPhrase(start + 1)
    guard object.end > object.first, object.component == nil, object.section == nil,
      kind(object.end) == .colon || kind(object.end) == .dash && !tokens[object.end].isJoined,
      listsDoing(object.end + 1), !listsDeeds(object.end + 1)
    else { return false }
    let index = require(.need(.sequence), from: start, to: object.end)
    requirements[index].details.label = verbatim(start, object.end, capitalizing: true)
    titleHint = titleHint ?? requirements[index].details.label
    position = object.end + 1
    items(of: index)
    close(index)
    return true
  }

  /// Reads "go through choose a language, allow location and pick a stop": what somebody is led
  /// along, step by step.
  mutating func guides() -> Bool {
    guard isRole(position, .guiding), hasSeparator(position + 1) else { return false }
    let index = require(.need(.sequence), from: position, to: position + 1)
    requirements[index].details.label = Phrase("Steps", at: requirements[index].range)
    position += 1
    if kind(position) == .colon { position += 1 }
    while position < end, requirements[index].details.items.count < Limits.items {
      let lower = position
      while position < end, !separates(position), !plays(position, CueSet(.container)) {
        position += 1
      }
      guard position > lower else { break }
      requirements[index].details.items.append(
        Details.Item(verbatim(lower, position, capitalizing: true)))
      guard separates(position), !plays(position + 1, CueSet(.container, .each, .relative)) else {
        break
      }
      skipSeparators()
    }
    close(index)
    return true
  }

  /// Reads "You fill the tank, you add the powder, you rinse twice": what somebody does, in turn.
  mutating func tellsDoing() -> Bool {
    guard context != .form, isRole(position, .pronoun), kind(position + 1) == .word,
      !plays(position + 1, CueSet(.ability, .container, .copula)), hasSeparator(position)
    else { return false }
    let pronoun = lowercased(verbatim(position, position + 1)).text
    let starts = (position..<end).filter { $0 == position || separates($0 - 1) && !separates($0) }
    guard starts.count > 2,
      starts.allSatisfy({ lowercased(verbatim($0, $0 + 1)).text == pronoun })
    else { return false }
    let index = require(.need(.sequence), from: position, to: end)
    requirements[index].details.label = title ?? Phrase("Steps", at: requirements[index].range)
    for start in starts.prefix(Limits.items) {
      var stop = start
      while stop < end, !separates(stop) { stop += 1 }
      requirements[index].details.items.append(
        Details.Item(verbatim(start + 1, stop, capitalizing: true)))
    }
    position = end
    close(index)
    return true
  }

  /// Reads "tick off, in this order: badge, fire drill": what is ticked, listed or on lines below.
  mutating func ticksOff(_ start: Int) -> Bool {
    if plays(start, CueSet(.verb)), isPhrase(start), listed(from: start + 1) > 2,
      (start + 1..<end).allSatisfy({ kind($0) == .word || kind($0) == .comma }),
      !(start + 1..<end).contains(where: { plays($0, CueSet(.container, .relative)) })
    {
      // "the pilot has to tick off fuel, flaps, trim and radio"
      let index = require(.component(.checklist), from: start, to: start + 1)
      position = start + 1
      items(of: index)
      close(index)
      return true
    }
    guard let colon = (position..<min(end, position + 8)).first(where: { kind($0) == .colon }),
      !(position..<colon).contains(where: { plays($0, CueSet(.component, .section)) })
    else { return false }
    let index = require(.component(.checklist), from: start, to: colon)
    position = colon + 1
    if position < end { items(of: index) }
    close(index)
    return true
  }

  /// Whether most elements of a list, and at least three, say in several words what to do.
  func listsDoing(_ start: Int) -> Bool {
    var found = 0
    var doing = 0
    var index = start
    while index < end, found < 12 {
      while index < end, separates(index) { index += 1 }
      guard index < end else { break }
      let first = index
      while index < end, !separates(index) { index += 1 }
      found += 1
      guard index - first > 1 else { continue }
      let isLinked = plays(first + 1, CueSet(.article, .container, .to, .from, .in, .on))
      if plays(first, CueSet(.verb)), !tokens[first].isPlural {
        doing += 1
      } else if isLinked,
        !plays(first, CueSet(.need, .field, .component)), !plays(first, Self.boundary)
      {
        doing += 1
      }
    }
    return found > 2 && doing * 2 >= found
  }

  /// "more: rename file, move to folder, delete": what a menu offers to do is its buttons.
  mutating func actions(of index: Int) -> Bool {
    guard isNeed(index, .records, .fact), listsDeeds(position), hasSeparator(position) else {
      return false
    }
    let outer = parent
    defer { parent = outer }
    requirements[index].subject = .section(nil)
    parent = index
    return names(.component(.button), upTo: nil, isAnnounced: true) > 0
  }

  /// Reads "Approve / Reject / Ask back": verbs that are all of an intent are its buttons.
  mutating func bareDeeds() -> Bool {
    guard requirements.isEmpty, title == nil, end >= tokens.count, tokens[position].isCapitalized,
      hasSeparator(position)
    else { return false }
    var begins = true
    for index in position..<end {
      if separates(index) || kind(index) == .slash {
        begins = true
      } else if begins {
        guard plays(index, CueSet(.verb)), tokens[index].isCapitalized else { return false }
        begins = false
      } else if plays(index, CueSet(.article, .component, .as)) {
        return false
      }
    }
    return names(.component(.button), upTo: nil, isAnnounced: true) > 0
  }

  /// Whether every element of a list begins with a verb that a button can say.
  private func listsDeeds(_ start: Int) -> Bool {
    var begins = true
    for index in start..<max(start, end) {
      if separates(index) || kind(index) == .slash {
        begins = true
      } else if begins {
        guard sense(.verb, index)?.argument.hasPrefix("action") == true else { return false }
        begins = false
      }
    }
    return true
  }
}
