internal import ScreenModel

extension ClauseReader {
  /// "Return desk, library of things: an item code field, …": names between commas before the colon
  /// are of the whole screen, where controls follow.
  mutating func subtitled() -> Bool {
    let names = CueSet(.article, .of, .for, .at, .in, .conjunction)
    var colon = position
    var commas = 0
    while colon < min(end, position + 12), kind(colon) != .colon {
      if kind(colon) == .comma {
        commas += 1
      } else if kind(colon) != .word || tokens[colon].plays(Self.boundary.subtracting(names))
        || plays(colon, CueSet(.component, .request, .field, .section, .layout))
      {
        return false
      }
      colon += 1
    }
    if colon == end, colon - position > 1, colon + 1 < tokens.count, tokens[colon].kind == .stop,
      (position..<colon).allSatisfy({ namesNothing($0) })
    {
      // "Volunteer firefighters, roll call after an alarm. The address, …"
      title = title ?? (commas > 0 ? label(position, firstComma(colon)) : label(position, colon))
      position = end
      return true
    }
    guard commas > 0, kind(colon) == .colon,
      colon + 1 >= end ? context == .form : listsWidgets(colon + 1) || context == .form
    else { return false }
    title =
      title ?? label(position, colon - position > 6 ? firstComma(colon) : colon)
    position = colon + 1
    return true
  }

  private func firstComma(_ stop: Int) -> Int {
    (position..<stop).first { kind($0) == .comma } ?? stop
  }

  /// Whether a word says nothing of what is shown, done or asked.
  private func namesNothing(_ index: Int) -> Bool {
    !tokens[index].plays(
      CueSet(
        .need, .choice, .flag, .ability, .container, .relative, .copula, .screen, .count, .state,
        .beyond, .power))
      && !tokens[index].plays(CueSet(.moment, .day, .each, .negation, .change))
      && !(plays(index, CueSet(.verb)) && plays(index + 1, CueSet(.article)))
  }
}
