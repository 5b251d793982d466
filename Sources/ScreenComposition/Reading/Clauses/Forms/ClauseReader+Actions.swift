internal import ScreenModel

/// What users do that is neither written nor chosen.
extension ClauseReader {
  /// Reads the action of a verb and its object, by the name that its button has.
  mutating func action(_ start: Int, _ object: NounPhrase) {
    // "export as PDF", "log in with Google": the complement is part of the name.
    if plays(position, CueSet(.as)) && nounPhrase(position + 1).component == nil
      || plays(position, CueSet(.container)) && isShortName(position + 1)
    {
      let more = nounPhrase(position + 1)
      if more.end > position + 1, style(of: more) == nil { position = more.end }
    }
    if isRole(position, .becoming), case let other = nounPhrase(position + 1),
      other.end > position + 1, other.component == nil
    {
      // "convert miles into kilometres"
      position = other.end
    }
    // "join now"
    if plays(position, CueSet(.moment)), ends(position + 1) { position += 1 }
    if isRole(position, .particle),
      ends(position + 1) || sense(.container, position + 1)?.argument == "with"
    {
      // "check a guest in"
      position += 1
    }
    if isRole(position, .content) {
      // "tell the conductor that I can't come"
      while position < end, !separates(position) { position += 1 }
    }
    if isAbility, goesWithFields() { return actionWithFields(start) }
    if plays(position, CueSet(.container)) {
      // "call me with one big button"
      let button = nounPhrase(position + 1)
      if let head = button.component, head == button.first, button.end == head + 1,
        sense(.component, head)?.component == .button, button.count.map({ $0 == 1 }) ?? true,
        ends(button.end)
      {
        let index = require(.need(.action), from: start, to: button.end)
        requirements[index].details.label = compact(start, position)
        position = button.end
        return finish(index)
      }
    }
    let index = require(.need(.action), from: start, to: position)
    // "apply it": what it is has been said.
    let isPronoun = object.end == object.first + 1 && plays(object.first, CueSet(.filler))
    requirements[index].details.label = compact(start, isPronoun ? start + 1 : position)
    if plays(start, CueSet(.style)) {
      requirements[index].details.variant = sense(.style, start)?.argument
    }
    if isAbility, requirements.count == 1, object.component == nil, isPluralHead(object) {
      soleObject = label(object.first, object.end)
    }
    finish(index)
  }

  /// Whether "with date and amount", "with a reason and a date" follows: what is filled in to do it.
  private func goesWithFields() -> Bool {
    guard sense(.container, position)?.argument == "with" else { return false }
    var index = position + 1
    var found = 0
    while index < end {
      let field = nounPhrase(index)
      guard field.end > index, field.component == nil, field.section == nil, field.count == nil,
        field.end - field.first <= 3, !plays(field.first, CueSet(.verb)),
        found > 0
          || (field.first..<field.end).contains(where: {
            tokens[$0].plays(CueSet(.field, .choice))
          })
      else { return found > 1 }
      found += 1
      index = field.end
      guard index < end, separates(index) else { break }
      while index < end, separates(index) { index += 1 }
    }
    return found > 1
  }

  /// "log a feeding with date and amount": a part of its own, its fields and its button.
  private mutating func actionWithFields(_ start: Int) {
    let goal = compact(start, position)
    let index = require(.section(nil), from: start, to: position)
    requirements[index].details.label = goal
    let outer = (context, parent, isAbility)
    (context, parent, isAbility) = (.form, index, false)
    position += 1
    list()
    let action = require(.need(.action), from: start, to: start + 1)
    requirements[action].details.label = goal
    (context, parent, isAbility) = outer
    close(index)
  }

  private func isShortName(_ index: Int) -> Bool {
    let phrase = nounPhrase(index)
    return phrase.end > index && phrase.end - index <= 2 && !phrase.hasDeterminer
      && !plays(phrase.end, CueSet(.conjunction))
      && phrase.component == nil && phrase.section == nil && index < end
      && tokens[index].isCapitalized && !plays(phrase.end, CueSet(.conjunction))
  }
}
