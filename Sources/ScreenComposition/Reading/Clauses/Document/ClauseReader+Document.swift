internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads the units of an outline in their order.
  mutating func read(_ outline: Outline) {
    let units = outline.units
    end = tokens.count
    context = foreseenContext()
    noteStory(outline)
    let itemCount = units.count { $0.kind == .item }
    var heading: (requirement: Int, indent: Int)?
    var parents: [(indent: Int, requirement: Int)] = []
    var items = 0
    var switched: Phrase?
    var areParts = false
    var taken = 0
    for (place, unit) in units.enumerated() where place >= taken {
      guard !isFull else {
        isCut = true
        break
      }
      var listed = answers(units[place...])
      if listed == 0 { listed = talk(units[place...]) }
      if listed == 0 { listed = listing(units[place...]) }
      if listed == 0, place == 0 || unit.kind != .item { listed = things(units[place...]) }
      if listed == 0 { listed = grid(units[place...]) }
      if listed > 0 {
        taken = place + listed
        continue
      }
      position = unit.lower
      end = unit.upper
      if unit.kind == .item, place == 0 || units[place - 1].kind != .item {
        areParts = listsParts(units[place...])
      }
      switch unit.kind {
      case .heading:
        parents = []
        switched = switches(unit)
        let isOpening = title == nil && requirements.isEmpty
        parent = nil
        item = nil
        areDeeds = leadsToDeeds(unit)
        if isOpening, switched != nil {
          title = label(unit.lower, nounPhrase(unit.lower).end)
        } else if areDeeds || isOpening && onlyLeadsOn(unit) {
          heading = nil
          position = unit.upper
        } else if isOpening {
          let foreseen = context
          sentences(isOpening: true)
          dropLead(before: units[place...])
          let isTold = place + 1 < units.count && units[place + 1].isTelling
          if isTold, requirements.isEmpty, let mark = mark(of: units[place + 1]), isGiven(mark) {
            // "Contact", over "Phone: 555 0100", asks for nothing.
            context = foreseen
            recipe = nil
          }
          if !requirements.isEmpty, place + 1 < units.count, recipe == nil,
            units[place + 1].kind == .item || isTold,
            requirements.allSatisfy({ isBareFact($0) || isTold && isBareStatus($0) })
          {
            // "Garden association, member screen: 1) …": it only names the whole.
            requirements.removeAll()
            title = title ?? label(unit.lower, unit.upper)
          }
        } else if unit.upper - unit.lower <= 7 {
          heading = section(unit).map { ($0, unit.indent) }
        } else {
          heading = nil
          sentences(isOpening: false)
        }
      case .item where switched != nil:
        toggle(unit, set: switched)
      case .item where namesPart(unit, areParts: areParts):
        parent = nil
        item = items
        items += 1
        part(unit)
      case .item:
        while let last = parents.last, last.indent >= unit.indent { parents.removeLast() }
        parent = parents.last?.requirement ?? heading?.requirement
        if parents.isEmpty || parents.last.map({ $0.indent >= unit.indent }) ?? true {
          item = items
          items += 1
        }
        let first = requirements.count
        sentences(isOpening: false)
        if requirements.count == first, exclusions.isEmpty || title == nil { remnant(unit) }
        let nests =
          place + 1 < units.count && units[place + 1].kind == .item
          && units[place + 1].indent > unit.indent
        if nests, first < requirements.count {
          if requirements.count == first + 1, isNeed(first, .fact, .input, .records, .narrative) {
            requirements[first].subject = .section(nil)
          }
          parents.append((unit.indent, first))
        }
      case .prose:
        areDeeds = false
        parents = []
        switched = nil
        item = nil
        if !unit.isTelling { heading = nil }
        parent = heading?.requirement
        sentences(isOpening: title == nil && requirements.isEmpty && itemCount != units.count)
      }
    }
  }

  /// Drops the "fields" of "Form with these fields:" over items: they are named there.
  private mutating func dropLead(before units: ArraySlice<Outline.Unit>) {
    guard units.dropFirst().first?.kind == .item, let last = requirements.last,
      case .component(let kind) = last.subject, kind.family == .input || kind.family == .action,
      last.details.label == nil, last.details.items.isEmpty
    else { return }
    requirements.removeLast()
    context = kind.family == .input ? .form : context
  }

  /// Whether items below "a wizard" or "tabs" are its parts: none of them has been named before.
  private func listsParts(_ units: ArraySlice<Outline.Unit>) -> Bool {
    guard layout == .wizard || layout == .tabs,
      !requirements.contains(where: { $0.subject == .section(nil) }),
      let first = units.first
    else { return false }
    let items = units.prefix { $0.kind == .item }
    return items.count > 1 && items.allSatisfy { $0.indent == first.indent }
  }

  /// Whether an item names one of the parts by words of its own, rather than as "Step 1" or a tab.
  private func namesPart(_ unit: Outline.Unit, areParts: Bool) -> Bool {
    areParts && counted(unit.lower) == nil && nounPhrase(unit.lower).layout == nil
      && partEnd(unit) > unit.lower
  }

  /// Where the name of a part ends in an item: before its mark, or what it holds.
  private func partEnd(_ unit: Outline.Unit) -> Int {
    (unit.lower..<unit.upper).first {
      kind($0) != .word && kind($0) != .number || plays($0, CueSet(.container)) && $0 > unit.lower
    } ?? unit.upper
  }

  /// Reads "1. Finder: name, phone" below a wizard: a part of the screen and what it holds.
  private mutating func part(_ unit: Outline.Unit) {
    let stop = partEnd(unit)
    let index = require(.section(nil), from: unit.lower, to: stop)
    requirements[index].details.label = verbatim(unit.lower, stop, capitalizing: true)
    requirements[index].details.variant = layout.flatMap { Self.variant(of: $0) }
    position = stop
    content(of: index)
    close(index)
  }

  /// How the items below a heading are set, "Privacy, all off at first:"; nil where it says nothing.
  private func switches(_ unit: Outline.Unit) -> Phrase? {
    guard let comma = (unit.lower..<unit.upper).first(where: { separates($0) }),
      nounPhrase(unit.lower).end == comma, context != .form, isRole(comma + 1, .all),
      let power = sense(.power, comma + 2)
    else { return nil }
    return Phrase(power.argument, at: range(comma + 2, comma + 3))
  }

  /// An item that can be on or off.
  private mutating func toggle(_ unit: Outline.Unit, set value: Phrase?) {
    let index = require(.component(.toggle), from: unit.lower, to: unit.upper)
    requirements[index].details.label = verbatim(unit.lower, unit.upper, capitalizing: true)
    requirements[index].details.value = value
    position = unit.upper
  }

  /// A heading line over items: a part of the screen.
  private mutating func section(_ unit: Outline.Unit) -> Int? {
    if onlyLeadsOn(unit) { return nil }
    var upper = unit.upper
    while upper > unit.lower, tokens[upper - 1].kind != .word, tokens[upper - 1].kind != .number {
      upper -= 1
    }
    guard upper > unit.lower else { return nil }
    let index = require(.section(nil), from: unit.lower, to: upper)
    requirements[index].details.label = label(unit.lower, upper)
    position = upper
    return index
  }

  /// Whether a line over items says who can do what they say: "Users should be able to:", "What the
  /// midwife must be able to do on this page:".
  private func leadsToDeeds(_ unit: Outline.Unit) -> Bool {
    kind(unit.upper - 1) == .colon
      && (unit.lower..<unit.upper).contains { plays($0, CueSet(.ability)) }
      && !(unit.lower..<unit.upper).contains { plays($0, CueSet(.component, .section, .layout)) }
  }

  /// Whether a line over items says only that they follow: "It has to ask for:", "It needs:".
  private func onlyLeadsOn(_ unit: Outline.Unit) -> Bool {
    let first = unit.lower
    let leads = CueSet(.request, .container, .ability, .filler)
    guard plays(first, leads) || isRole(first, .pronoun), !plays(first, CueSet(.component, .verb))
    else { return false }
    return (first..<unit.upper).allSatisfy {
      kind($0) == .colon
        || plays($0, leads.union(CueSet(.copula, .for, .article, .relative, .only)))
        || isRole($0, .pronoun) || plays($0, CueSet(.verb)) && plays($0 + 1, CueSet(.for))
    }
  }

  /// An item that no rule reads: its words as they stand.
  private mutating func remnant(_ unit: Outline.Unit) {
    var upper = unit.upper
    while upper > unit.lower, tokens[upper - 1].kind == .stop { upper -= 1 }
    guard upper > unit.lower else { return }
    let index = require(.need(.narrative), from: unit.lower, to: upper)
    requirements[index].details.label = label(unit.lower, upper)
  }

  /// Reads a unit's sentences.
  private mutating func sentences(isOpening: Bool) {
    let stop = end
    var isFirst = isOpening
    while position < stop, !isFull {
      if asksForForm() || asksBeforeDeed(upTo: stop) || answers(upTo: stop) || talk(upTo: stop) {
        continue
      }
      var sentenceEnd = position
      while sentenceEnd < stop,
        tokens[sentenceEnd].kind != .stop
          || sentenceEnd + 1 < stop
            && (tokens[sentenceEnd + 1].kind == .open || tokens[sentenceEnd + 1].kind == .comma)
          || answersFollow(sentenceEnd, upTo: stop)
      {
        // "(Amina K.)": a stop in brackets ends nothing.
        let partner = tokens[sentenceEnd].kind == .open ? tokens[sentenceEnd].partner : -1
        sentenceEnd = partner > sentenceEnd && partner < stop ? partner : sentenceEnd + 1
      }
      if sentenceEnd > position {
        end = sentenceEnd
        isAbility = areDeeds && item != nil && plays(position, CueSet(.verb))
        isPolite = plays(position, CueSet(.request)) && !plays(position, CueSet(.verb))
        isFilling = false
        isShown = false
        isListingFields = false
        fills = nil
        skipActor()
        skipCondition()
        skipOccasion()
        skipAddressee()
        skipWisher()
        skipOwner()
        skipDoer()
        skipPlace()
        skipDialogVerb()
        skipGuideTalk()
        skipScreenTalk()
        let outer = parent
        defer { parent = outer }
        returns()
        let isBackground =
          plays(position, CueSet(.request)) && sense(.request, position)?.argument == "background"
        let asked = isBackground ? requestBehindBackground() : wishEnd()
        if let asked { position = asked }
        if namesBeforeKind() || showsHow() || offersOptions()
          || listing(isOpening: isFirst, upTo: stop)
        {
          isFirst = false
        } else if putsDown() || enumerates() || introducesScreen() {
          isFirst = false
        } else if isBackground && asked == nil && end < tokens.count - 1 || narrates() {
          position = end
        } else if !ordinalParts(), !continuesText(), !takesSentence(), !tellsSteps(),
          !givesColumns(), !tellsState(), !completesChoice()
        {
          if isFirst {
            opening()
            if sense(.container, position)?.argument == "with" {
              position += 1
              if !tellsFacts() { position -= 1 }
            }
            screenData()
            screenColumns()
          } else {
            referBack()
          }
          list()
          isFirst = isFirst && title == nil && requirements.isEmpty
        }
      }
      position = max(sentenceEnd + 1, position)
      end = stop
      if !sides.isEmpty {
        sides.append(Side(requirement: requirements.count, name: nil, isBefore: true))
      }
    }
    if isFull && position < stop { isCut = true }
  }

  /// The mark behind the name that a line begins with.
  private func mark(of unit: Outline.Unit) -> Int? {
    (unit.lower..<unit.upper).first { tokens[$0].kind != .word }
  }

  private func isBareStatus(_ requirement: Requirement) -> Bool {
    requirement.subject == .need(.status) && requirement.details.value == nil
      && requirement.details.items.isEmpty
  }

  func isBareFact(_ requirement: Requirement) -> Bool {
    guard
      requirement.subject == .need(.fact) || requirement.subject == .need(.metric)
        || requirement.subject == .need(.input) && requirement.details.fieldKind == nil
    else { return false }
    return requirement.details.value == nil && requirement.details.items.isEmpty
      && requirement.details.columns.isEmpty
  }
}
