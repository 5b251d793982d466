internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads "Things to bring:" and the lines below it, or lines alone, as one list of things, where
  /// none of them asks for anything; returns how many units it took, 0 for none.
  mutating func things(_ units: ArraySlice<Outline.Unit>) -> Int {
    guard let first = units.first, context != .form else { return 0 }
    let hasHead = first.kind != .item
    let lines = (hasHead ? units.dropFirst() : units).prefix { $0.kind == .item }
    guard lines.count > 1, let indent = lines.first?.indent,
      lines.allSatisfy({ $0.indent == indent })
    else { return 0 }
    var head: NounPhrase?
    if hasHead {
      guard let found = collectionNoun(first) ?? announcedNoun(first) else { return 0 }
      head = found
    } else if lines.count != units.count {
      return 0
    }
    // "1. Wash the jars / 2. Heat the fruit": what no button says is done in that order.
    var steps = 0
    for line in lines where !hasHead && tellsStep(line) { steps += 1 }
    let areSteps = steps > 1 && 3 * steps >= 2 * lines.count
    let takesVerbs = head.map { isOfTasks($0, first) } ?? areSteps
    var doubtful = 0
    for line in lines {
      switch thinghood(of: line, takesVerbs: takesVerbs) {
      case .certain: break
      case .doubtful: doubtful += 1
      case .none: return 0
      }
    }
    guard doubtful * 2 < lines.count else { return 0 }
    collect(lines, under: head, of: first, areTasks: takesVerbs)
    return lines.count + (hasHead ? 1 : 0)
  }

  /// Whether a counted line says what to do to what, and does not begin as a button could.
  private mutating func tellsStep(_ line: Outline.Unit) -> Bool {
    guard line.lower > 1, [.stop, .close].contains(tokens[line.lower - 1].kind) else {
      return false
    }
    end = line.upper
    return !plays(line.lower, CueSet(.request, .container, .article, .ability))
      && (saysDoing(line.lower..<line.upper) && !plays(line.lower, CueSet(.component))
        || plays(line.lower, CueSet(.verb)) && separates(line.lower + 1))
  }

  /// The plural at the end of a sentence before a colon: "On the table there were these dishes:".
  private mutating func announcedNoun(_ unit: Outline.Unit) -> NounPhrase? {
    guard tokens[unit.upper - 1].kind == .colon else { return nil }
    end = unit.upper
    var start = unit.upper - 2
    while start > unit.lower, start > unit.upper - 8,
      !tokens[start].plays(Self.boundary.union(CueSet(.article)))
    { start -= 1 }
    if plays(start, Self.boundary) { start += 1 }
    let phrase = nounPhrase(start)
    guard phrase.end == unit.upper - 1, tokens[phrase.end - 1].isPlural, phrase.section == nil,
      phrase.layout == nil, phrase.component == nil, phrase.screen == nil,
      phrase.need == nil || phrase.need == .records
    else { return nil }
    return phrase
  }

  /// The noun of a heading that names several things; nil where it names anything else.
  private mutating func collectionNoun(_ unit: Outline.Unit) -> NounPhrase? {
    guard unit.upper - unit.lower <= 16 else { return nil }
    end = unit.upper
    position = unit.lower
    while position < end,
      plays(position, CueSet(.request, .filler, .container, .article)),
      !plays(position, CueSet(.screen, .component))
    {
      position += 1
    }
    let phrase = nounPhrase(position)
    guard phrase.end > position, phrase.section == nil, phrase.layout == nil,
      !(phrase.end..<end).contains(where: { plays($0, CueSet(.screen, .component, .section)) })
    else { return nil }
    if let component = phrase.component {
      switch sense(.component, component)?.component {
      case .list, .checklist, .steps, .standings: return phrase
      default: return nil
      }
    }
    // A line without a colon is a heading if it is short; one noun may name what is below it.
    let isShort = unit.upper - unit.lower <= 5 && phrase.need == nil
    guard phrase.screen == nil, tokens[phrase.end - 1].isPlural || isShort,
      !tokens[phrase.end - 1].plays(CueSet(.columns, .field, .choice)),
      !(unit.lower..<unit.upper).contains(where: { tokens[$0].kind == .stop || separates($0) })
    else { return nil }
    switch phrase.need {
    case .records, .sequence, .schedule, .ranking, .place, nil: return phrase
    case .metric, .trend, .breakdown, .status, .narrative, .highlight, .progress, .media, .input,
      .choice, .action, .routine, .fact:
      return nil
    }
  }

  /// Whether what a heading names is to be done, so that its lines may begin with verbs.
  private func isOfTasks(_ phrase: NounPhrase, _ unit: Outline.Unit) -> Bool {
    if phrase.component != nil || phrase.need == .sequence { return true }
    return plays(phrase.end, CueSet(.to)) && plays(phrase.end + 1, CueSet(.verb))
      || (phrase.first..<phrase.end).contains { index in
        sense(.need, index)?.need == .records && plays(index, CueSet(.need))
          && isRole(index, .tasks)
      }
  }

  /// Whether a line is one of several things.
  private enum Thinghood {
    case certain
    /// It could be, but its words name a part of a screen as well: "mushroom pie", "milk".
    case doubtful
    case none
  }

  private mutating func thinghood(of unit: Outline.Unit, takesVerbs: Bool) -> Thinghood {
    end = unit.upper
    guard unit.upper - unit.lower <= 12 else { return .none }
    let asks = CueSet(
      .section, .layout, .screen, .ability, .each, .question, .named, .preset, .necessity,
      .request, .negation)
    var result = Thinghood.certain
    for index in unit.lower..<unit.upper where tokens[index].kind == .word {
      if tokens[index].plays(asks), !tokens[index].isCapitalized || index == unit.lower {
        return .none
      }
      if tokens[index].plays(CueSet(.component, .container, .flag)) { result = .doubtful }
    }
    if result == .doubtful, plays(unit.lower, CueSet(.article, .count)) { return .none }
    if !takesVerbs, startsVerbPhrase(unit.lower) { return .none }
    let phrase = nounPhrase(unit.lower)
    guard phrase.end > phrase.first else { return takesVerbs ? result : .none }
    if takesVerbs { return result }
    let last = phrase.end - 1
    if tokens[last].plays(CueSet(.field, .choice)) { return .doubtful }
    switch phrase.need {
    case nil: return result
    case .records?:
      return !tokens[last].isPlural || phrase.end - phrase.first > 1 ? result : .doubtful
    default: return .doubtful
    }
  }

  /// The first few of some things, as a title.
  func joined(_ items: [Details.Item]) -> Phrase? {
    guard let first = items.first else { return nil }
    var words = first.label.text
    for (place, item) in items.prefix(3).enumerated().dropFirst() {
      let link = place + 1 == min(3, items.count) ? " and " : ", "
      words += link + Self.lowercasedFirst(item.label.text)
    }
    return Phrase(words, at: first.label.range)
  }

  /// Makes a requirement of lines, each a thing with what is said of it.
  private mutating func collect(
    _ lines: ArraySlice<Outline.Unit>, under head: NounPhrase?, of first: Outline.Unit,
    areTasks: Bool
  ) {
    let upper = lines.last?.upper ?? first.upper
    let component = head?.component.flatMap { sense(.component, $0) }
    let subject = component?.component.map { Requirement.Subject.component($0) }
    let open = Requirement.Subject.need(head == nil && areTasks ? .sequence : .records)
    let index = require(subject ?? open, from: head?.start ?? first.lower, to: upper)
    if let head {
      var stop = first.upper
      while stop > head.first, tokens[stop - 1].kind != .word, tokens[stop - 1].kind != .number {
        stop -= 1
      }
      requirements[index].details.label = label(head.first, max(stop, head.end))
      requirements[index].details.variant = component?.variant
      titleHint = titleHint ?? requirements[index].details.label
    }
    for line in lines.prefix(Limits.items) {
      position = line.lower
      end = line.upper
      var item = nextItem(isText: areTasks, isLine: true)
      if position < end { item = Details.Item(label(line.lower, line.upper)) }
      guard let item, !item.label.text.isEmpty else { continue }
      let isKnown = requirements[index].details.items.contains {
        lowercased($0.label).text == lowercased(item.label).text
      }
      if !isKnown { requirements[index].details.items.append(item) }
    }
    if lines.count > Limits.items { isCut = true }
    if head == nil {
      title = title ?? joined(requirements[index].details.items)
      requirements[index].details.label = title
    }
    position = upper
    if subject == nil { adapt(index) }
  }
}
