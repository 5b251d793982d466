internal import EditConstructions
internal import ScreenAnchors
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// What each row or item of a collection shows and offers, and how many there are.
extension EditSession {
  /// The collection whose things a word names: `each card`, `every station`; the only one if the word
  /// names none.
  private func collection(ofMember said: ArraySlice<EditToken>?) -> ElementAddress? {
    let homes = finder.candidates(in: nil).filter { candidate in
      candidate.kind == ComponentKind.table.rawValue
        || candidate.kind == ComponentKind.list.rawValue
    }
    if homes.count == 1 { return homes[0].address }
    if latest.count == 1, case .element(let address) = latest[0],
      homes.contains(where: { $0.address == address })
    {
      return address
    }
    guard let noun = said?.last else { return nil }
    let stem = AnchorFinder.stem(noun.folded)
    let named = homes.filter { home in
      let title =
        home.address.flatMap { screen.index(of: $0.section) }
        .map { screen.sections[$0].title } ?? ""
      return home.labels.contains { $0.map(AnchorFinder.stem).contains(stem) }
        || AnchorFinder.fold(title).map(AnchorFinder.stem).contains(stem)
    }
    return named.count == 1 ? named[0].address : nil
  }

  /// All collections that look alike, as the columns of a board do; the one that a word names, if
  /// there are others.
  func collections(ofMember said: ArraySlice<EditToken>?) -> [ElementAddress] {
    if let home = collection(ofMember: said) { return [home] }
    // The lists of a board are called and drawn alike.
    let lists = finder.candidates(in: nil).compactMap { candidate -> (ElementAddress, String)? in
      guard case .list(let list)? = candidate.component, let address = candidate.address else {
        return nil
      }
      return (address, list.title + " " + list.style.rawValue)
    }
    let alike = Dictionary(grouping: lists, by: \.1).values.max {
      ($0.count, $1[0].1) < ($1.count, $0[0].1)
    }
    return alike.map { $0.count > 1 ? $0.map(\.0) : [] } ?? []
  }

  /// `each card needs a due date and who it's assigned to`: columns of a table, facts of a list's
  /// items.
  func construedAttributes(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let list = match[.list] else { return nil }
    let names = listed(list).map { attributeName($0) }
    // `an edit and a delete on every entry` are things to do.
    if names.allSatisfy({ words.isPhrase("act", $0) }) { return try construedActions(match) }
    let arePlain = names.allSatisfy { name in
      (1...4).contains(name.count) && (name.count < 2 || words.match("verb", at: name) == nil)
        && !name.contains { words.match("article", at: [$0]) != nil }
        && !name.contains { token in
          ["polite", "modal", "saying", "not", "link"].contains {
            words.match($0, at: [token]) != nil
          }
            && !token.isWord("to")
        }
    }
    guard arePlain else { return nil }
    // A button is no attribute.
    guard !names.contains(where: { words.meaning("kind", of: $0.suffix(1)) == "button" }) else {
      return nil
    }
    var steps = EditSteps(self)
    for home in collections(ofMember: match[.member]) {
      for name in names {
        if words.meaning("kind", of: name) == ComponentKind.image.rawValue,
          let plan = steps.session.picturing(home)
        {
          try steps.take(plan)
          continue
        }
        try steps.take(
          try steps.session.addingColumn(name, at: nil, within: .element(home)))
      }
    }
    return steps.isEmpty ? nil : try steps.joined(orRefuse: "")
  }

  /// The name of an attribute as it is said: `who it's assigned to` is "assigned to".
  func attributeName(_ said: ArraySlice<EditToken>) -> ArraySlice<EditToken> {
    var name = finder.bare(said)
    if name.count > 1, words.meaning("kind", of: name.suffix(1)) == "column" {
      name = name.dropLast()
    }
    if let lead = words.match("relative", at: name) ?? words.match("attribute-lead", at: name),
      lead.count < name.count
    {
      var rest = name.dropFirst(lead.count)
      while rest.count > 1,
        let idle = words.match("clause", at: rest) ?? words.match("copula", at: rest),
        idle.count < rest.count
      {
        rest = rest.dropFirst(idle.count)
      }
      name = rest
    }
    // `who is on it` says no more than who.
    if let first = name.first,
      words.match("place", at: name) != nil || words.match("them", at: [first]) != nil,
      let lead = said.first(where: { words.match("attribute-lead", at: [$0]) != nil })
    {
      return [lead]
    }
    while name.count > 1, words.match("its", at: name.prefix(1)) != nil { name = name.dropFirst() }
    // `the name of who wrote it`
    let clause = name.indices.dropFirst().first { index in
      words.match("attribute-lead", at: name[index...]) != nil
    }
    if let clause {
      name = name[..<clause]
      while name.count > 1, words.match("of", at: name.suffix(1)) != nil { name = name.dropLast() }
    }
    return name
  }

  /// A picture for each item of a list; nil for other collections.
  private func picturing(_ home: ElementAddress) -> EditPlan? {
    guard case .list(let list)? = element(at: home)?.component else { return nil }
    let pictures = list.items.enumerated().map { index, item in
      JSONPatch.Operation.add(
        JSONPointer(Component.List.Property.items, index)
          .appending(Component.ListItem.Property.image), TreeValue(.text(item.title)))
    }
    return EditPlan(
      subject: "insert", edits: [.change(home, pictures)], targets: [.element(home)],
      done: "each item of \(name(of: .element(home))) has a picture")
  }

  /// `with a button Mark as done on each`: an action of each row or item.
  func construedActions(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let said = match[.name] ?? match[.list] else { return nil }
    let labels = listed(said).map { piece in
      name(finder.bare(piece).filter { words.match("them", at: [$0]) == nil }[...], like: "A")
    }
    guard !labels.isEmpty, said.count < 8, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
    var edits: [Edit] = []
    var taken = screen.takenActions
    let homes = collections(ofMember: match[.member])
    for home in homes {
      guard let tree = element(at: home)?.tree else { continue }
      let owners =
        tree.kind == .table
        ? [JSONPointer(tokens: [])]
        : tree.elements(of: Component.List.Property.items).indices.map {
          JSONPointer(Component.List.Property.items, $0)
        }
      let operations = owners.map { owner in
        screen.adding(actions: labels, to: owner, in: tree, besides: &taken)
      }
      edits.append(.change(home, operations))
    }
    guard !edits.isEmpty else { return nil }
    return EditPlan(
      subject: "insert", edits: edits, targets: homes.map { .element($0) },
      done: "each row offers \(labels.joined(separator: ", "))")
  }

  /// `seven days instead of five`, `only the top three`: so many rows or items.
  func construedCount(_ match: ConstructionMatch, mayGrow: Bool) -> EditPlan? {
    guard let wanted = number(in: match[.number]), wanted > 0, wanted <= 60 else { return nil }
    let had = number(in: match[.number, 2])
    let noun = (match[.member] ?? match[.name]).map { finder.bare($0) }
    let homes = finder.candidates(in: nil).filter { ($0.component?.memberCount ?? 0) > 1 }
    // `make it 1 h` counts nothing.
    guard
      match[.member] != nil || match[.name] != nil || had != nil || match[.thing] != nil
        || isCollection(latest) || !mayGrow && homes.count == 1
    else { return nil }
    var meant = homes
    if let thing = match[.thing], let target = finder.find(thing).one {
      meant = homes.filter { $0.target == held(alone: target) }
    }
    if let had { meant = homes.filter { $0.component?.memberCount == had } }
    if meant.count != 1, let noun, let home = collection(ofMember: noun) {
      meant = homes.filter { $0.address == home }
    }
    guard meant.count == 1, let home = meant[0].address, let element = element(at: home),
      let count = element.component.memberCount, count != wanted
    else { return nil }
    // `five stars` counts no rows.
    if let noun, words.meaning("kind", of: noun) != nil, words.match("rows", at: noun) == nil {
      return nil
    }
    var new = element
    if wanted < count {
      guard let less = element.component.keepingMembers(Array(0..<wanted)) else { return nil }
      new.component = less
    } else {
      let called =
        element.samples.isEmpty
        ? nil : noun.map { LabelText.capitalized(AnchorFinder.stem(written($0))) }
      guard mayGrow, let more = element.component.growing(to: wanted, called: called) else {
        return nil
      }
      new.component = more
    }
    return EditPlan(
      subject: "set", edits: [.replace(home, with: [new])], targets: [.element(home)],
      done: "\(name(of: .element(home))) has \(wanted) of them now")
  }

  /// Whether the last thing spoken of holds rows or items.
  private func isCollection(_ targets: [EditTarget]) -> Bool {
    guard targets.count == 1, case .element(let address) = targets[0] else { return false }
    return element(at: address)?.component.memberCount != nil
  }

  private func number(in said: ArraySlice<EditToken>?) -> Int? {
    guard let said, let first = said.first else { return nil }
    if let number = words.match("number", at: said) { return Int(number.meaning) }
    return Int(first.text)
  }

  /// `highlight the kids with attendance under 70%`: marks the rows of a table.
  func construedMarks(_ match: ConstructionMatch) -> EditPlan? {
    guard let attribute = match[.attribute], let limit = match[.number]?.first,
      case .part(let home, let part)? = finder.find(attribute).one, part.kind == "column",
      let column = part.index, case .table(let table)? = element(at: home)?.component,
      let bound = Figure(limit.text)?.value, let beyond = match.meanings["beyond"]
    else { return nil }
    let isAbove = beyond == "above"
    let rows = table.rows.indices.filter { index in
      guard column < table.rows[index].count, let value = Figure(table.rows[index][column])?.value
      else { return false }
      return isAbove ? value > bound : value < bound
    }
    let look = match[.name, 2].flatMap {
      words.value(finder.bare($0), of: ComponentKind.keyValue.rawValue)
    }
    let tone = look.flatMap { Component.Tone(rawValue: $0.value) } ?? .warning
    guard !rows.isEmpty else {
      return EditPlan(
        subject: "change", edits: [], targets: [.element(home)], done: "",
        lacks: [
          EditPlan.UnsupportedWords(
            words: written(attribute),
            reason: "no row has a \(part.label) \(isAbove ? "above" : "below") \(limit.text)")
        ])
    }
    // `highlight the price above 5` marks the prices, `the bikes with a price above 5` the bikes.
    let place = match[.name] == nil ? column + 1 : 0
    var marks = table.marks.filter { !rows.contains($0.row - 1) || $0.column != place }
    marks += rows.map { Component.TableMark(row: $0 + 1, column: place, tone: tone) }
    var marked = table
    marked.marks = marks
    guard var new = element(at: home) else { return nil }
    new.component = .table(marked)
    var plan = EditPlan(
      subject: "change", edits: [.replace(home, with: [new])], targets: [.element(home)],
      done: rows.count == 1 ? "one row stands out" : "\(rows.count) rows stand out")
    plan.bounds = [limit.range]
    return plan
  }
}
