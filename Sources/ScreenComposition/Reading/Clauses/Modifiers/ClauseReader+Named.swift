internal import ScreenModel

extension ClauseReader {
  /// Reads "Pay now is the main one", "CSV is the default", "where Payment is the current step":
  /// what a clause says of something that was named before; false where it does not.
  mutating func tellsOfNamed() -> Bool {
    guard !requirements.isEmpty else { return false }
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
}
