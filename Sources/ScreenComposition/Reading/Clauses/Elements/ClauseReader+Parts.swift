internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// A part of the screen with a layout of its own: "a card with …", "a Billing section".
  mutating func part(_ phrase: NounPhrase, _ head: Int) {
    guard let sense = sense(.section, head) else { return }
    let parts = sense.argument.split(separator: ".")
    var name = parts.first.map(String.init) ?? "stack"
    let adjective =
      name == "stack" ? (phrase.first..<head).first { plays($0, CueSet(.section)) } : nil
    if let adjective,
      let kind = self.sense(.section, adjective)?.argument.split(separator: ".").first
    {
      // "an expandable FAQ section"
      name = String(kind)
    }
    let first = adjective == phrase.first ? phrase.first + 1 : phrase.first
    let layout = name == "stack" ? nil : Section.Layout(rawValue: name)
    let opener = layout == .dialog ? opener() : nil
    let index = require(.section(layout), from: phrase.start, to: phrase.end)
    requirements[index].details.label = opener
    requirements[index].details.count = phrase.count
    let isNavigation = parts.last == "navigation" || parts.last == "sidebar"
    if parts.count > 1, parts.last != "navigation", parts.last != "loose" {
      requirements[index].details.variant = String(parts[1])
    }
    if parts.last == "sidebar" {
      self.layout = self.layout ?? .columns
    }
    if head > first {
      requirements[index].details.label = label(first, head)
      if parent == nil, requirements.count == 1, layout == .card {
        titleHint = titleHint ?? label(first, head + 1)
      }
    } else if phrase.caption != nil, tokens[head].isPlural {
      // "sections About us, Your tasks, What we offer"
      requirements.removeLast()
      position = head + 1
      return self.parts(.section(layout), nil, upTo: phrase.count)
    } else if phrase.end > head + 1, !plays(phrase.end, CueSet(.by)) {
      requirements[index].details.label =
        phrase.caption.map { verbatim($0, phrase.end, capitalizing: true) }
        ?? label(head + 1, phrase.end)
    }
    folds(index)
    if layout == .disclosure, plays(position, CueSet(.container)) {
      // "an accordion with three questions: …"
      let things = nounPhrase(position + 1)
      if things.count != nil, kind(things.end) == .colon, things.component == nil {
        requirements.removeLast()
        position = things.end + 1
        return self.parts(.section(layout), nil, upTo: things.count)
      }
    }
    if phrase.count.map({ $0 > 1 }) ?? (tokens[head].isPlural || layout == .disclosure),
      kind(position) == .colon || plays(position, CueSet(.container, .for)),
      namesParts(position + 1)
    {
      // "three cards: A, B and C", "an accordion with Shipping and Returns"
      requirements.removeLast()
      position += 1
      return self.parts(.section(layout), nil, upTo: phrase.count)
    }
    if plays(position, CueSet(.side)) {
      // "a sidebar on the left with links"
      endsSide(of: index)
      position += 1
    }
    if layout == .grid, plays(position, CueSet(.of, .for)), gridOf(index) { return close(index) }
    if isNavigation, navigates(index) { return close(index) }
    if layout == .row, !isNavigation, offersDeeds(index) { return close(index) }
    content(of: index)
    if parts.last == "sidebar", requirements[index].details.label == nil {
      requirements[index].details.label = label(head, head + 1)
    }
    close(index)
  }

  /// "a section Advanced which is collapsed", "that can be expanded": a part that folds.
  @discardableResult
  mutating func folds(_ index: Int) -> Bool {
    var fold = position
    while plays(fold, CueSet(.relative, .copula, .ability)) || kind(fold) == .comma { fold += 1 }
    let isBare =
      isNeed(index, .fact, .narrative, .records) && requirements[index].details.value == nil
      && requirements[index].details.items.isEmpty && requirements[index].details.columns.isEmpty
    guard sense(.section, fold)?.argument == "disclosure", fold > position, ends(fold + 1),
      requirements[index].subject == .section(nil) || isBare
    else { return false }
    // "allergy information that can be folded away": a part by that name.
    requirements[index].subject = .section(.disclosure)
    requirements[index].details.fieldKind = nil
    position = fold + 1
    return true
  }

  /// "a grid of products": cards of them.
  private mutating func gridOf(_ index: Int) -> Bool {
    let things = nounPhrase(position + 1)
    guard things.end > position + 1, things.component == nil, tokens[things.end - 1].isPlural else {
      return false
    }
    let outer = parent
    defer { parent = outer }
    parent = index
    let list = require(.component(.list), from: things.start, to: things.end)
    requirements[list].details.label = label(things.first, things.end)
    requirements[list].details.count = things.count
    requirements[list].details.variant = "cards"
    position = things.end
    modifiers(of: list)
    close(list)
    return true
  }

  /// Whether bare names, and at least two of them, begin at an index.
  private func namesParts(_ index: Int) -> Bool {
    let phrase = nounPhrase(index)
    return phrase.end > index && !phrase.hasDeterminer && phrase.count == nil
      && phrase.component == nil && phrase.section == nil
      && (separates(phrase.end) || kind(phrase.end) == .open
        || plays(phrase.end, CueSet(.container)))
  }

  /// What a section holds: after "with", "for", a colon or in brackets.
  mutating func content(of index: Int) {
    var isTitled = false
    while position < end {
      if announcesName(position) {
        position += 1
        let start = position
        if requirements[index].details.label != nil, kind(start) == .word {
          // "a section Shipping with the text We ship on Mondays"
          position = wordingEnd(start)
          let text = require(.component(.paragraph), from: start, to: position)
          requirements[text].parent = index
          requirements[text].details.value = verbatim(start, position, capitalizing: true)
          continue
        }
        position = quotedOrName(position)
        requirements[index].details.label = verbatim(start, position, capitalizing: true)
      } else if plays(position, CueSet(.container)), isTitleWord(position + 1),
        kind(position + 2) == .quote || isInside(position + 2) && tokens[position + 2].isCapitalized
      {
        // "a card with title Rope set"
        isTitled = true
        let start = position + 2
        position = quotedOrName(start)
        requirements[index].details.label = verbatim(start, position, capitalizing: true)
      } else if kind(position) == .quote
        || kind(position) == .colon && kind(position + 1) == .quote,
        requirements[index].details.label == nil
      {
        if kind(position) == .colon { position += 1 }
        requirements[index].details.label = verbatim(position, position + 1)
        position += 1
      } else if plays(position, CueSet(.for, .of)), requirements[index].details.label == nil,
        !plays(position + 1, CueSet(.each)), purposeVerb(position + 1) == nil
      {
        let phrase = nounPhrase(position + 1)
        guard phrase.end > position + 1 else { break }
        if let head = phrase.component, tokens[head].isPlural,
          head == phrase.end - 1 || kind(head + 1) == .quote || phrase.caption == head + 1
        {
          // "a row of four stats (…)", "a row of buttons “Start”, “Stop”"
          let outer = parent
          parent = index
          position += 1
          element()
          parent = outer
          return
        }
        requirements[index].details.label = label(phrase.first, phrase.end)
        position = phrase.end
      } else {
        break
      }
    }
    let outerParent = parent
    let outerEnd = end
    let outerContext = context
    asksQuestion(index)
    asksBeforehand(index)
    takesEntry(index)
    let goal = goal(of: index)
    if goal != nil { context = .form }
    defer {
      parent = outerParent
      context = outerContext
    }
    if isQuestionMark(position - 1), names(.component(.button), of: index) { return }
    if kind(position) == .open, tokens[position].partner > position {
      parent = index
      end = min(end, tokens[position].partner)
      position += 1
      if !detailsThings(index), !offers(index), !tellsFacts() { list() }
      position = max(position, end)
      end = outerEnd
      if kind(position) == .close { position += 1 }
    }
    let isOpening =
      plays(position, CueSet(.container, .for, .to)) || kind(position) == .colon
      || isTitled && separates(position) || ownsParts(position)
    guard isOpening else { return }
    parent = index
    isFilling = asksFor(position)
    let owned = ownsParts(position) ? nounPhrase(position + 1) : nil
    position = owned.map { $0.component == nil ? $0.end + 1 : $0.first } ?? position + 1
    if answers(index) { return }
    if layoutOf(index) == .dialog, context == .generic,
      isFieldNames(position) || plays(position, CueSet(.field)) && separates(position + 1)
    {
      // "a popup with name and email"
      context = .form
    }
    tellsFacts()
    defer {
      if let goal { conclude(index, with: goal) }
    }
    let semicolon = kind(position - 1) == .colon
    let isNamed = requirements[index].details.variant != nil
    list { reader in
      reader.kind(reader.position - 1) == .semicolon && (semicolon || isNamed)
        || reader.startsPart(isNamed: isNamed)
    }
    if layoutOf(index) == .dialog, requirements[index].details.label == nil {
      // "a popup asking for a discount code" has the name of its button, or of what it holds.
      let held = requirements.indices.dropFirst(index + 1).first {
        requirements[$0].parent == index && requirements[$0].details.label != nil
      }
      let opener = index > 0 && requirements[index - 1].isForAction ? index - 1 : held
      requirements[index].details.label = opener.flatMap { requirements[$0].details.label }
    }
  }

  /// Whether "whose buttons are" stands at an index, before the names of parts.
  private func ownsParts(_ index: Int) -> Bool {
    guard isRole(index, .possessor), plays(index, CueSet(.relative)) else { return false }
    let parts = nounPhrase(index + 1)
    return parts.end > parts.first && isPluralCopula(parts.end)
      && (parts.component == parts.end - 1 || plays(parts.end - 1, CueSet(.choice)))
  }

  /// "training times (day, hour, coach)": what each of the things of a part has.
  private mutating func detailsThings(_ index: Int) -> Bool {
    guard context != .form, context != .settings, namesDetails(position),
      let head = headToken(of: index), tokens[head].isPlural,
      let names = NameList(at: position, until: end, of: self, bare: true), names.upper == end
    else { return false }
    let things = require(.need(.records), from: position, to: end)
    requirements[things].details.label = requirements[index].details.label
    requirements[things].details.columns = names.names.map { label($0.lowerBound, $0.upperBound) }
    position = end
    return true
  }

  /// "Heating (gas, oil or heat pump)": a step of a form that is a choice; so is its "group (A or B)".
  private mutating func offers(_ index: Int) -> Bool {
    guard context == .form, endsWithAlternative() else { return false }
    let choice = require(.need(.choice), from: position, to: end)
    requirements[choice].details.label =
      requirements[index].details.label ?? label(position - 2, position - 1)
    options(of: choice, isBracketed: true)
    close(choice)
    return true
  }

  private func isTitleWord(_ index: Int) -> Bool { isRole(index, .heading) }

  /// Whether the next element is a part of its own rather than content of this one.
  private func startsPart(isNamed: Bool) -> Bool {
    let phrase = nounPhrase(position)
    guard phrase.end > position else { return false }
    if phrase.layout != nil { return true }
    if let section = phrase.section, phrase.component.map({ $0 < section }) ?? true,
      phrase.hasDeterminer || section > phrase.first && !isLoose(phrase, section)
    {
      return true
    }
    guard isNamed, !phrase.hasDeterminer, phrase.component == nil, phrase.end - position <= 3 else {
      return false
    }
    if kind(phrase.end) == .open { return true }
    return plays(phrase.end, CueSet(.container)) || kind(phrase.end) == .colon
      || plays(phrase.end, CueSet(.for)) && !plays(phrase.end + 1, CueSet(.each))
  }

  /// Where a name after "called" ends: behind the quotation, or at the next mark.
  func quotedOrName(_ start: Int) -> Int {
    if kind(start) == .quote { return start + 1 }
    if kind(start) == .colon { return quotedOrName(start + 1) }
    var index = start
    let limit = min(end, start + 10)
    while index < limit, kind(index) == .word || kind(index) == .number {
      if index > start, !tokens[index].isJoined {
        if tokens[index].plays(
          CueSet(.container, .relative, .ability, .preset, .necessity, .as, .each))
        {
          break
        }
        // "from 1 June" is part of what is said, "from 0 to 10" a range.
        if tokens[index].plays(CueSet(.from, .between)), kind(index + 1) == .number,
          tokens[index + 1].measure != .date
        {
          break
        }
        if tokens[index].plays(CueSet(.power)), ends(index + 1) { break }
        if tokens[index].plays(CueSet(.conjunction, .alternative)) {
          let capital =
            index + 1 < limit && tokens[index + 1].isCapitalized && tokens[index - 1].isCapitalized
          if !capital { break }
        }
      }
      index += 1
    }
    return index
  }
}
