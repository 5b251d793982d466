internal import EditConstructions
internal import ScreenAnchors
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel

/// Clauses that a construction explains.
extension EditSession {
  /// The plan for the construction that explains most of the words from a place on.
  ///
  /// - Returns: The plan, with the words that are left; nil if no construction fits what is on the
  ///   screen.
  func construing(
    _ said: ArraySlice<EditToken>, isLast: Bool = false
  ) -> (plan: EditPlan, rest: ArraySlice<EditToken>)? {
    var said = ConstructionMatcher.unfolded(said)
    while let joint = words.match("clause-end", at: said) { said = said.dropFirst(joint.count) }
    let matcher = ConstructionMatcher(finder: finder)
    while !said.isEmpty {
      for match in matcher.matches(said, isLast: isLast) {
        guard !beginsWithOtherVerb(match, said), let plan = try? plan(for: match),
          !plan.edits.isEmpty || !plan.lacks.isEmpty
        else { continue }
        return (plan, match.rest)
      }
      // `could we also have …`
      guard let lead = words.match("lead-in", at: said) else { return nil }
      said = said.dropFirst(lead.count)
    }
    return nil
  }

  /// Whether a thing is said to begin the clause whose first word is an order: `add a row: …` names no
  /// button "Add".
  private func beginsWithOtherVerb(
    _ match: ConstructionMatch, _ said: ArraySlice<EditToken>
  ) -> Bool {
    guard let first = said.first, !first.isQuoted,
      first.text.first?.isUppercase != true || said.startIndex == spoken.startIndex,
      words.match("verb", at: said) != nil
    else { return false }
    return match.slots.contains { slot, words in
      words.first?.range == first.range && slot.kind != .name && slot.kind != .list
        && words.count < 2
    }
  }

  /// The plan for what a construction asks for; nil if it means something else here.
  private func plan(for match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    switch match.operation {
    case .title: construedTitle(match)
    case .image: try construedImage(match)
    case .text: try construedText(match)
    case .tabs: try construedTabs(match)
    case .listing: try construedListing(match)
    case .table: try construedTable(match)
    case .chart: try construedChart(match)
    case .lane: construedLane(match)
    case .badges: construedBadges(match)
    case .another: try construedAnother(match)
    case .insert: try construedInsertion(match)
    case .several: try construedSeveral(match)
    case .alike: try construedNeighbours(match)
    case .look: try construedLook(match)
    case .row: try construedRow(match)
    case .beside: try construedColumn(match)
    case .adjust: construedStepper(match)
    case .colour: construedColours(match)
    case .lead: try construedLead(match)
    case .remove: try construedRemoval(match)
    case .untitle: untitling(match)
    case .rename: try construedName(match)
    case .retype: try construedKind(match)
    case .fill: try construedContent(match)
    case .pick: try construedChoice(match)
    case .columns: try construedColumns(match)
    case .once: try construedOnce(match)
    case .filter: try construedFilter(match)
    case .confirm: construedQuestion(match)
    case .count: construedCount(match, mayGrow: true)
    case .limit: construedCount(match, mayGrow: false)
    case .divide: try construedSections(match)
    case .highlight: construedMarks(match)
    case .attribute: try construedAttributes(match)
    case .action: try construedActions(match)
    case .signIn: try construedSignIn(match)
    case .move, .shift: try construedMove(match)
    case .part: try construedPart(match)
    case .add: try construedAddition(match)
    case .reword: try construedWords(match)
    }
  }

  private func construedTitle(_ match: ConstructionMatch) -> EditPlan? {
    guard let said = match[.quoted] ?? match[.name] else { return nil }
    // A heading among the components is what is meant, if there is one.
    let heading = finder.candidates(in: nil).contains { $0.kind == ComponentKind.heading.rawValue }
    guard !heading || said.isEmpty else { return nil }
    return retitle(name(said, like: screen.title))
  }

  private func construedRemoval(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let things = match[.things], !isExchange(match) else { return nil }
    let targets = try enumerated(things)
    guard !targets.isEmpty, !targets.contains(.screen) else { return nil }
    return removal(of: targets)
  }

  /// Whether what follows a removal goes in its place: `noise is not interesting, show the price
  /// instead`.
  private func isExchange(_ match: ConstructionMatch) -> Bool {
    guard let mark = match.rest.first else { return false }
    let next = match.rest.dropFirst().prefix { !$0.isMark }
    // `… and use a link`
    if words.isPhrase("clause-end", [mark]), next.first?.isWord("use") == true { return true }
    guard mark.isMark, mark.text == ",", words.match("verb", at: next) != nil else { return false }
    return next.indices.contains { words.isPhrase("instead-tail", next[$0...]) }
  }

  /// `OPTION selected to begin with`, `we're at On the way`: the option that is selected, or the step
  /// that is current, with those before it done.
  private func construedChoice(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let option = match[.option],
      case .part(let address, let part)? = finder.find(option).one
    else { return nil }
    guard part.kind == "step", case .steps(var steps)? = element(at: address)?.component,
      let current = part.index, var new = element(at: address)
    else { return try marking(try enumerated(option), isOn: true) }
    for index in steps.items.indices {
      steps.items[index].state =
        index < current ? .done : index == current ? .current : .upcoming
    }
    new.component = .steps(steps)
    return EditPlan(
      subject: "set", edits: [.replace(address, with: [new])], targets: [.element(address)],
      done: "step \"\(part.label)\" is the current one now")
  }

  /// `get rid of the heading "Tenant"`: an empty title, of sections and collections.
  private func untitling(_ match: ConstructionMatch) -> EditPlan? {
    let name = match[.name].map { written($0).lowercased() }
    let home = match[.collection].flatMap { finder.find($0).one }.map { held(alone: $0) }
    var edits: [Edit] = []
    var shown = ""
    for section in screen.sections {
      if let name, section.title.lowercased() == name {
        edits.append(.setting(section.id, .title, to: ""))
        shown = section.title
      }
      for (index, element) in section.elements.enumerated()
      where element.component.kind.family == .collections {
        let address = ElementAddress(section: section.id, index: index)
        let texts = OwnTexts(of: element.component)
        guard name.map({ texts.title.lowercased() == $0 }) ?? (home == .element(address)),
          !texts.title.isEmpty, let property = texts.naming
        else { continue }
        edits.append(.set(address, property: property, value: TreeValue(.text(""))))
        shown = texts.title
      }
    }
    guard !edits.isEmpty else { return nil }
    return EditPlan(
      subject: "remove", edits: edits, targets: [.screen],
      done: edits.count == 1
        ? "the heading \"\(shown)\" removed" : "\(edits.count) headings \"\(shown)\" removed")
  }

  private func construedName(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let name = match[.name] ?? match[.quoted] else { return nil }
    guard let thing = match[.thing] else {
      return latest.count == 1 ? try rename(latest, to: name) : nil
    }
    // `change the button to a link` says a kind.
    if words.match("article", at: name) != nil, words.meaning("kind", of: finder.bare(name)) != nil
    {
      return nil
    }
    // What the name is not is what it was, or else the clause means something else.
    if let old = match[.name, 2], let target = finder.find(thing).one,
      let alias = finder.find(old).one, alias != target
    {
      return nil
    }
    return try rename(try enumerated(thing), to: name)
  }

  /// `Allergies as a bigger text box`, `equipment: checkboxes for A, B and C`.
  private func construedKind(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let thing = match[.thing], let kind = match[.kind] else { return nil }
    // `cards rather than a table`: the other kind is what the thing is.
    guard let target = construedThing(thing) else { return nil }
    guard let list = match[.list] else { return try make([target], kind) }
    if let plan = try tabulated(target, kind, listed(list)) { return plan }
    let pieces = listed(list)
    guard pieces.count > 1 else { return nil }
    if let plan = try retyping(target, kind), case .element(let address) = target {
      var steps = EditSteps(self)
      try steps.take(plan)
      if steps.session.element(at: address)?.component.kind != .picker,
        let filled = steps.session.filled(.element(address), with: pieces)
      {
        try steps.take(filled)
        return try steps.joined(orRefuse: "")
      }
    }
    return try offering([target], finder.bare(kind), pieces.map { range(of: $0) })
  }

  /// `replace the clubs with Rehearsal and Concert`: what a thing holds, each kept as it was but for
  /// its name.
  private func construedContent(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let thing = match[.thing] else { return nil }
    guard let list = match[.list] else {
      // `the messages should be about the heater`
      guard construedThing(thing) != nil, let matter = match[.name] else { return nil }
      return EditPlan(
        subject: "change", edits: [], targets: [], done: "",
        lacks: [
          EditPlan.UnsupportedWords(
            words: written(matter), reason: "it does not say what they are; list them, with commas")
        ])
    }
    let pieces = listed(list)
    guard pieces.count > 1, let target = construedThing(thing) else { return nil }
    let targets = [target]
    // What is there already is no new value: `the list should have name and price`.
    guard let plan = filled(targets[0], with: pieces) else { return nil }
    guard let picked = match[.name] ?? match[.option],
      match.rest.startIndex > picked.endIndex, picked.startIndex >= list.endIndex
    else { return plan }
    // `…, Garden room picked already`
    var steps = EditSteps(self)
    try steps.take(plan)
    guard let option = steps.session.finder.find(picked, in: targets[0]).one else { return nil }
    try steps.take(try steps.session.marking([option], isOn: true))
    return try steps.joined(orRefuse: "")
  }

  /// The thing that words name: what holds all that they name, or the only collection for `it`.
  func construedThing(_ said: ArraySlice<EditToken>) -> EditTarget? {
    if words.isPhrase("them", said), latest.isEmpty {
      let homes = finder.candidates(in: nil).filter { ($0.component?.memberCount ?? 0) > 1 }
      return homes.count == 1 ? homes[0].target : nil
    }
    guard let targets = try? enumerated(said), let first = targets.first else { return nil }
    guard targets.count > 1 else { return held(alone: first) }
    return owner(ofAll: targets).first
  }

  private func construedMove(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let thing = match[.thing], let place = match[.place],
      let placed = try placement(in: (Array(thing) + Array(place))[...]), !placed.what.isEmpty
    else { return nil }
    let plan = try move(placed.what, to: placed.place)
    var changed = screen
    for edit in plan.edits where !changed.apply(edit) { return nil }
    return changed == screen ? nil : plan
  }

  private func construedWords(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let new = match[.name], let old = match[.name, 2] else { return nil }
    return try replacing(old, with: new)
  }
}
