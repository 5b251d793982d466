internal import ScreenDiagnostics
internal import ScreenModel

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
    var collector: Int?
    var taken = 0
    for (place, unit) in units.enumerated() where place >= taken {
      guard !isFull else {
        isCut = true
        break
      }
      var listed = place == 0 || unit.kind != .item ? things(units[place...]) : 0
      if listed == 0 { listed = grid(units[place...]) }
      if listed > 0 {
        taken = place + listed
        continue
      }
      position = unit.lower
      end = unit.upper
      switch unit.kind {
      case .heading:
        parents = []
        let isOpening = title == nil && requirements.isEmpty
        parent = nil
        item = nil
        if isOpening {
          sentences(isOpening: true)
          if !requirements.isEmpty, requirements.allSatisfy({ isBareFact($0) }),
            place + 1 < units.count,
            units[place + 1].kind == .item, recipe == nil
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
      case .item where collector.map { !isComponent($0, .chart) || isPoint(unit) } ?? false:
        collect(unit, into: collector ?? 0)
      case .item:
        while let last = parents.last, last.indent >= unit.indent { parents.removeLast() }
        parent = parents.last?.requirement ?? heading?.requirement
        if parents.isEmpty || parents.last.map({ $0.indent >= unit.indent }) ?? true {
          item = items
          items += 1
        }
        let first = requirements.count
        if !namesColumns(of: parent) { sentences(isOpening: false) }
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
      case .prose where collector.map { isComponent($0, .chart) && isPoint(unit) } ?? false:
        collect(unit, into: collector ?? 0)
        continue
      case .prose:
        parents = []
        parent = nil
        item = nil
        heading = nil
        sentences(isOpening: title == nil && requirements.isEmpty && itemCount != units.count)
      }
      if unit.kind != .item { collector = takesItems(requirements.indices.last, behind: unit) }
    }
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
      if asksForForm() { continue }
      var sentenceEnd = position
      while sentenceEnd < stop,
        tokens[sentenceEnd].kind != .stop
          || sentenceEnd + 1 < stop
            && (tokens[sentenceEnd + 1].kind == .open || tokens[sentenceEnd + 1].kind == .comma)
          || answersFollow(sentenceEnd, upTo: stop)
      {
        sentenceEnd += 1
      }
      if sentenceEnd > position {
        end = sentenceEnd
        isAbility = false
        isPolite = plays(position, CueSet(.request)) && !plays(position, CueSet(.verb))
        isFilling = false
        isShown = false
        fills = nil
        skipActor()
        skipOccasion()
        skipAddressee()
        skipWisher()
        skipPlace()
        skipScreenTalk()
        let outer = parent
        defer { parent = outer }
        returns()
        let isBackground =
          plays(position, CueSet(.request)) && sense(.request, position)?.argument == "background"
        let asked = isBackground ? requestBehindBackground() : wishEnd()
        if let asked { position = asked }
        if enumerates() {
          isFirst = false
        } else if isBackground && asked == nil && end < tokens.count - 1 || narrates() {
          position = end
        } else if !ordinalPart(), !continuesText(), !tellsSteps(), !givesRows(), !givesColumns(),
          !tellsState()
        {
          if isFirst {
            opening()
            screenData()
            screenColumns()
          } else {
            referBack()
          }
          if !addsColumn() { list() }
          isFirst = isFirst && title == nil && requirements.isEmpty
        }
      }
      position = sentenceEnd + 1
      end = stop
      if !sides.isEmpty {
        sides.append(Side(requirement: requirements.count, name: nil, isBefore: true))
      }
    }
    if isFull && position < stop { isCut = true }
  }

  /// Passes over who tells a story, or whom it is told for: "As a choir member, I'd like to see …",
  /// "For the night shift I want …".
  private mutating func skipActor() {
    guard plays(position, CueSet(.as, .for)), plays(position + 1, CueSet(.article)),
      let wish = (position + 2..<max(position + 2, min(end, position + 10))).first(where: {
        plays($0, CueSet(.request, .ability)) || isRole($0, .pronoun)
      })
    else { return }
    position = wish
    while isRole(position, .pronoun), !plays(position, CueSet(.ability)) { position += 1 }
  }

  /// Passes over what a wish is for: "ok so for the monday meeting I want …".
  private mutating func skipOccasion() {
    var at = position
    while sense(.request, at)?.argument == "interjection" || kind(at) == .comma { at += 1 }
    guard plays(at, CueSet(.for, .in, .on, .at)) else { return }
    let occasion = nounPhrase(at + 1)
    guard occasion.end > at + 1, occasion.component == nil else { return }
    at = occasion.end
    if kind(at) == .comma { at += 1 }
    guard
      sense(.request, at)?.argument == "" || sense(.ability, at)?.argument == "wish"
        || sense(.container, at)?.argument == "there", isPhrase(at)
    else { return }
    position = at
  }

  /// Passes over who is to be shown something: "Show the customer where his parcel is".
  private mutating func skipAddressee() {
    guard plays(position, CueSet(.container, .request)), plays(position + 1, CueSet(.article))
    else {
      return
    }
    let person = nounPhrase(position + 1)
    if person.component == nil, plays(person.end, CueSet(.question, .relative, .asking)) {
      position = person.end
    }
  }

  /// Passes over who wants something and that they do: "Our club needs a page with …".
  private mutating func skipWisher() {
    let limit = min(end, position + 10)
    guard plays(position, CueSet(.article)) || kind(position) == .word,
      !plays(position, CueSet(.each)),
      let wish = (position..<limit).first(where: { isRole($0, .wishing) }), wish > position,
      plays(wish + 1, CueSet(.article, .count)) || kind(wish + 1) == .number
    else { return }
    let subject = nounPhrase(position)
    guard subject.component == nil, subject.section == nil, subject.layout == nil,
      subject.screen == nil || subject.end < wish,
      (position..<wish).allSatisfy({ kind($0) == .word && !plays($0, CueSet(.relative, .ability)) })
    else { return }
    position = wish
    if !plays(wish, CueSet(.request)) { position += 1 }
  }

  /// "Parts to order" and below it "part, quantity": an item that names the columns of what its
  /// heading lists, the first after the things themselves.
  private mutating func namesColumns(of heading: Int?) -> Bool {
    guard let heading, case .section = requirements[heading].subject, context != .form,
      let name = requirements[heading].details.label, namesDetails(position)
    else { return false }
    let first = nounPhrase(position)
    let noun = lowercased(verbatim(first.first, first.end)).text
    let words = lowercased(name).text.split(separator: " ")
    guard words.contains(where: { $0 != noun && Wording.singular(String($0)) == noun }) else {
      return false
    }
    let index = require(.need(.records), from: position, to: end)
    requirements[index].details.label = name
    while position < end {
      let column = nounPhrase(position)
      guard column.end > position else { break }
      position = column.end
      requirements[index].details.columns.append(label(column.first, column.end))
      guard skipSeparators() else { break }
    }
    close(index)
    return true
  }

  private func isBareFact(_ requirement: Requirement) -> Bool {
    guard requirement.subject == .need(.fact) || requirement.subject == .need(.metric) else {
      return false
    }
    return requirement.details.value == nil && requirement.details.items.isEmpty
      && requirement.details.columns.isEmpty
  }

  /// The requirement of which the items below are the steps, the things to tick or the points.
  private func takesItems(_ last: Int?, behind unit: Outline.Unit) -> Int? {
    guard let last, isNeed(last, .sequence) || isComponent(last, .steps, .checklist, .chart),
      requirements[last].details.items.isEmpty, requirements[last].details.columns.isEmpty,
      requirements.count == 1 || tokens[unit.upper - 1].kind == .colon
    else { return nil }
    return last
  }

  /// An item as it stands: "Soak the roots".
  private mutating func collect(_ unit: Outline.Unit, into index: Int) {
    var upper = unit.upper
    while upper > unit.lower, tokens[upper - 1].kind == .stop { upper -= 1 }
    guard upper > unit.lower, requirements[index].details.items.count < Limits.items else { return }
    requirements[index].details.items.append(
      isComponent(index, .chart)
        ? point(unit) : Details.Item(verbatim(unit.lower, upper, capitalizing: true)))
    position = upper
    close(index)
  }

  /// Passes over "top:", "middle:", which say where the rest of a sentence stands.
  private mutating func skipPlace() {
    guard kind(position + 1) == .colon else { return }
    for place in ["top", "Top", "middle", "Middle", "bottom", "Bottom", "centre", "center"]
    where bytes[tokens[position].start..<tokens[position].end].elementsEqual(place.utf8) {
      position += 2
      return
    }
  }

  /// Passes over "The order of the page is:", which says of the screen only that it is told next.
  private mutating func skipScreenTalk() {
    let subject = nounPhrase(position)
    guard subject.hasDeterminer, plays(subject.end, CueSet(.of, .for, .on)) else { return }
    let screen = nounPhrase(subject.end + 1)
    guard
      isRole(subject.end + 1, .whole)
        || screen.screen == screen.end - 1
          && sense(.screen, screen.end - 1)?.argument == "generic"
    else { return }
    var next = isRole(subject.end + 1, .whole) ? subject.end + 2 : screen.end
    let said = next
    if plays(next, CueSet(.copula)) { next += 1 }
    while plays(next, CueSet(.filler, .as)) { next += 1 }
    guard kind(next) == .colon || next > said else { return }
    position = kind(next) == .colon ? next + 1 : next
  }

  /// Where the request begins in "we run a clinic and need a portal"; nil where there is none.
  private func requestBehindBackground() -> Int? {
    (position + 1..<max(position + 1, end)).first { index in
      (plays(index, CueSet(.request)) && sense(.request, index)?.argument != "background"
        || isRole(index, .wishing)) && separates(index - 1)
    }
  }

  /// "A table of users. Name. Email.": a field alone in a sentence is a column of what it follows.
  private mutating func addsColumn() -> Bool {
    guard let last = requirements.indices.last, requirements[last].parent == parent,
      isComponent(last, .table, .list) || isNeed(last, .records),
      requirements[last].details.items.isEmpty
    else { return false }
    let phrase = nounPhrase(position)
    guard phrase.end == end, phrase.end > position, !phrase.hasDeterminer, phrase.count == nil,
      phrase.component == nil, phrase.end - phrase.first <= 2,
      plays(end - 1, CueSet(.field, .choice)) || phrase.need == .fact
    else { return false }
    requirements[last].details.columns.append(label(phrase.first, phrase.end))
    position = end
    close(last)
    return true
  }
}
