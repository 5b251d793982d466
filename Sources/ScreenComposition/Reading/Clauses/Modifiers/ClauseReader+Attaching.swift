internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Where "the columns are", "whose columns are" ends at an index, before their names; nil
  /// where it does not stand.
  func columnList(_ index: Int) -> Int? {
    let noun = plays(index, CueSet(.article)) || isRole(index, .possessor) ? index + 1 : index
    guard plays(noun, CueSet(.columns)) || isRole(noun, .heading) && tokens[noun].isPlural,
      plays(noun + 1, CueSet(.copula))
        || isRole(noun + 1, .modal) && plays(noun + 2, CueSet(.copula))
    else { return nil }
    var names = plays(noun + 1, CueSet(.copula)) ? noun + 2 : noun + 3
    while plays(names, CueSet(.named)) || kind(names) == .colon { names += 1 }
    return names
  }

  /// Where the figure or its change begins that a clause tells of what stands before: "which is
  /// 41.2 kg", "it is at 45 percent", "that is up 8 percent"; nil where no such clause stands.
  func figureTold(_ index: Int) -> Int? {
    var at = index
    while plays(at, CueSet(.relative)) || isRole(at, .pronoun) || isRole(at, .reference) { at += 1 }
    let isReached =
      isRole(at, .standing) || isRole(at, .attaining) && !plays(at, CueSet(.need))
    guard plays(at, CueSet(.copula, .container)) || isReached else { return nil }
    let isSetOff = plays(at, CueSet(.copula)) && (at > index || separates(at - 1) || isPhrase(at))
    at += 1
    if startsChange(at) { return at }
    if kind(at) == .word, !plays(at, Self.boundary), plays(at + 1, CueSet(.to)) {
      // "is filled to 71 percent", "has risen to 45"
      at += 1
    }
    if plays(at, CueSet(.to)), kind(at + 1) == .number { return at + 1 }
    if kind(at) == .number, isReached { return at }
    if plays(at, CueSet(.at, .filler, .moment)), kind(at + 1) == .number {
      return isPlaceNumber(at + 1) ? nil : at + 1
    }
    return isSetOff && kind(at) == .number ? at : nil
  }

  /// Whether a number goes on a name of which something is said: "boiler 1 is", "lock 2 has".
  func namesNumber(_ number: Int, of index: Int) -> Bool {
    guard requirements[index].details.value == nil, kind(number - 1) == .word,
      !plays(number - 1, CueSet(.copula, .at))
    else { return false }
    return plays(number + 1, CueSet(.copula))
      || kind(number + 1) == .colon && tone(number + 2) != nil
      || plays(number + 1, CueSet(.container)) && plays(number + 2, CueSet(.state, .article))
  }

  /// Whether what things have follows them behind a comma: "vessels, with name and length".
  func addsDetails(_ index: Int, of requirement: Int) -> Bool {
    if isComponent(requirement, .list) || isNeed(requirement, .records), saysEach(index),
      sense(.component, nounPhrase(index + 1).component ?? -1)?.component == .button
    {
      // "cards for A and B, with a Choose button on each"
      return plays(index, CueSet(.container))
    }
    return sense(.container, index)?.argument == "with"
      && (isNeed(requirement, .records, .schedule) || isComponent(requirement, .list)
        || isNeed(requirement, .fact) && saysEach(index))
      && requirements[requirement].details.columns.isEmpty
      && requirements[requirement].details.items.isEmpty
      && (namesDetails(index + 1) || isNeed(requirement, .records) && listsFigures(index + 1))
  }

  /// Whether days with their times follow a fact: "opening hours, Mon-Fri 8-18, Sat 9-12".
  func listsDays(_ index: Int, of requirement: Int) -> Bool {
    guard isNeed(requirement, .fact, .schedule), requirements[requirement].details.value == nil,
      requirements[requirement].details.items.isEmpty,
      sense(.day, index)?.argument == "weekday"
    else { return false }
    return (index + 1..<min(end, index + 5)).contains { kind($0) == .number }
  }

  /// Whether the words after a separator still speak of the element before it.
  func attaches(_ index: Int) -> Bool {
    guard index < end, tokens[index].kind == .word else { return false }
    // "the game, who has it": each is asked for by itself.
    if context == .form, isFilling, plays(index, CueSet(.asking)) { return false }
    if plays(index, CueSet(.necessity, .power)) { return ends(index + 1) }
    if isChoiceStyle(index) || isLongText(index) { return ends(index + 1) }
    if plays(index, CueSet(.type)), isPhrase(index) { return ends(index + 1) }
    if isRole(index, .naming) { return true }
    if outset(index) != nil { return true }
    if plays(index, CueSet(.preset)) { return !plays(index + 1, CueSet(.component)) }
    if plays(index, CueSet(.each, .order, .versus)) || namesUnit(index) { return true }
    if columnList(index) != nil || pickerStyle(index) != nil { return true }
    if plays(index, CueSet(.as)) { return !plays(index + 1, Self.separators) }
    if startsChange(index) || figureTold(index) != nil { return true }
    if isRole(index, .tone), tone(index + 1) != nil { return true }
    if plays(index, CueSet(.in)), plays(index + 1, CueSet(.unit)) || isRole(index + 1, .hue) {
      return true
    }
    if plays(index, CueSet(.from, .bound)) { return kind(index + 1) == .number }
    if need(index) == .place, sense(.need, index)?.variant == "after" { return ends(index + 1) }
    if let need = need(index), need == .highlight && context != .form || need == .breakdown {
      return plays(index, CueSet(.need))
        && (ends(index + 1) || need == .breakdown && plays(index, CueSet(.by)))
        || bytes[tokens[index].end - 1] == UInt8(ascii: "y") && need == .breakdown
    }
    return false
  }

  /// Whether one name or figure stands at an index, and what follows it says more of it.
  func isAlone(_ start: Int, of requirement: Int) -> Bool {
    guard hasSeparator(start) else { return true }
    guard let mark = (start..<end).first(where: { separates($0) }) else { return false }
    return attaches(mark + 1) || announcesName(mark + 1) || isLength(mark + 1, of: requirement)
      || sense(.component, mark + 1)?.component == .progress && ends(mark + 2)
  }

  /// How a picker looks, by a word behind it: ", segmented".
  func pickerStyle(_ index: Int) -> String? {
    guard let sense = sense(.component, index), sense.component == .picker, ends(index + 1),
      !tokens[index].isPlural, !isRole(index, .broadcast) || separates(index - 1)
    else { return nil }
    return sense.variant
  }

  /// Whether "unit kWh" stands at an index.
  func namesUnit(_ index: Int) -> Bool {
    sense(.choice, index)?.argument == "unit" && plays(index + 1, CueSet(.unit))
  }

  /// Whether words say that what is written may be long: "several lines".
  func isLongText(_ index: Int) -> Bool { sense(.style, index)?.argument == "multiline" }

  /// Whether words say how many of the options may be chosen: "several allowed".
  func isChoiceStyle(_ index: Int) -> Bool {
    guard let style = sense(.style, index)?.argument else { return false }
    return style == "multiple" || style == "radio"
  }
}
