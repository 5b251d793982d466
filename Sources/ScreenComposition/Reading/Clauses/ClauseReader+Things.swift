internal import ScreenDiagnostics
internal import ScreenModel

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
      guard first.upper - first.lower <= 16, let found = collectionNoun(first) else { return 0 }
      head = found
    } else if lines.count != units.count {
      return 0
    }
    let takesVerbs = head.map { isOfTasks($0, first) } ?? false
    guard lines.allSatisfy({ isThing($0, takesVerbs: takesVerbs) }) else { return 0 }
    collect(lines, under: head, of: first, areTasks: takesVerbs)
    return lines.count + (hasHead ? 1 : 0)
  }

  /// The noun of a heading that names several things; nil where it names anything else.
  private mutating func collectionNoun(_ unit: Outline.Unit) -> NounPhrase? {
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
      case .list, .checklist, .steps: return phrase
      default: return nil
      }
    }
    guard phrase.screen == nil, tokens[phrase.end - 1].isPlural,
      !tokens[phrase.end - 1].plays(CueSet(.columns, .field))
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
          && Self.tasks.contains(lowercased(verbatim(index, index + 1)).text)
      }
  }

  private static let tasks = ["tasks", "subtasks", "goals", "habits", "action items", "activities"]

  /// Whether a line names a thing and asks for nothing.
  private mutating func isThing(_ unit: Outline.Unit, takesVerbs: Bool) -> Bool {
    end = unit.upper
    guard unit.upper - unit.lower <= 12 else { return false }
    let asks = CueSet(
      .component, .section, .layout, .screen, .ability, .each, .question, .named, .preset,
      .necessity, .container, .request, .negation, .flag)
    for index in unit.lower..<unit.upper where tokens[index].kind == .word {
      if tokens[index].plays(asks), !tokens[index].isCapitalized || index == unit.lower {
        return false
      }
    }
    if !takesVerbs, startsVerbPhrase(unit.lower) { return false }
    let phrase = nounPhrase(unit.lower)
    guard phrase.end > phrase.first else { return takesVerbs }
    let last = phrase.end - 1
    guard takesVerbs || !tokens[last].plays(CueSet(.field, .choice)) else { return false }
    switch phrase.need {
    case nil: return true
    case .records?: return !tokens[last].isPlural || takesVerbs || phrase.end - phrase.first > 1
    default: return takesVerbs
    }
  }

  /// Makes a requirement of lines, each a thing with what is said of it.
  private mutating func collect(
    _ lines: ArraySlice<Outline.Unit>, under head: NounPhrase?, of first: Outline.Unit,
    areTasks: Bool
  ) {
    let upper = lines.last?.upper ?? first.upper
    let component = head?.component.flatMap { sense(.component, $0) }
    let subject = component?.component.map { Requirement.Subject.component($0) }
    let index = require(subject ?? .need(.records), from: head?.start ?? first.lower, to: upper)
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
      var item = nextItem(isText: areTasks)
      if position < end { item = Details.Item(label(line.lower, line.upper)) }
      guard let item, !item.label.text.isEmpty else { continue }
      let isKnown = requirements[index].details.items.contains {
        lowercased($0.label).text == lowercased(item.label).text
      }
      if !isKnown { requirements[index].details.items.append(item) }
    }
    if lines.count > Limits.items { isCut = true }
    position = upper
    if subject == nil { adapt(index) }
  }
}
