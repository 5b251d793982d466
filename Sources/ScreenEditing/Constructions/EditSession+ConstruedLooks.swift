internal import EditConstructions
internal import ScreenAnchors
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// Looks, sides and the order of things that a construction says.
extension EditSession {
  /// `round photo`, `bigger title`: a look in front of the thing, and no kind of thing.
  func construedLook(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let look = match[.kind], let thing = match[.thing],
      words.meaning("kind", of: finder.bare(look)) == nil
    else { return nil }
    let targets = try enumerated(thing)
    let kinds = targets.compactMap { target -> String? in
      guard case .element(let address) = target else { return nil }
      return element(at: address)?.component.kind.rawValue
    }
    guard kinds.count == targets.count, let kind = kinds.first,
      let value = words.value(finder.bare(look), of: kind), Self.looks.contains(value.property)
    else { return nil }
    return try make(targets, look)
  }

  /// The properties that say how a thing looks, and not what it is.
  private static let looks: Set<String> = [
    Component.Stat.Property.emphasis.rawValue, Component.Stat.Property.tone.rawValue,
    Component.Image.Property.shape.rawValue, Component.Button.Property.width.rawValue,
  ]

  /// `cooking time and servings to the top side by side`.
  func construedRow(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let things = match[.things] else { return nil }
    var steps = EditSteps(self)
    guard let plan = try placingInOneRow((Array(things) + Array(word("row")))[...]) else {
      return nil
    }
    try steps.take(plan)
    if match[.place] != nil, let place = try place(in: match),
      case .element(let address)? = plan.targets.first
    {
      // What is in one row moves as one.
      try steps.take(try steps.session.move([.section(address.section)], to: place))
    }
    return try steps.joined(orRefuse: "")
  }

  /// `the list left of the map`: two columns, or in one row the place beside it.
  func construedColumn(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let thing = match[.thing], let other = match[.thing, 2],
      let target = finder.find(thing).one, let anchor = finder.find(other).one, target != anchor
    else { return nil }
    let isLeft = match.meanings["side-of"] == "left"
    guard let section = self.section(of: target), let home = self.section(of: anchor) else {
      return nil
    }
    if section.id == home.id {
      guard case .element(let address) = target, case .element(let beside) = anchor else {
        return nil
      }
      let areButtons = [address, beside].allSatisfy {
        element(at: $0)?.component.kind == .button
      }
      guard section.layout == .row || section.layout == .grid || areButtons else {
        return plan(dividing: section, address, isLeft: isLeft)
      }
      return try move([target], to: isLeft ? .before([anchor]) : .after([anchor]))
    }
    guard case .section(let id) = wholeSection(of: target, in: section) else { return nil }
    return placing(column: id, isLeft: isLeft)
  }

  private func section(of target: EditTarget) -> Section? {
    switch target {
    case .section(let id): screen.index(of: id).map { screen.sections[$0] }
    case .element(let address), .part(let address, _):
      screen.index(of: address.section).map { screen.sections[$0] }
    case .screen: nil
    }
  }

  /// The section for a thing that is all it holds.
  private func wholeSection(of target: EditTarget, in section: Section) -> EditTarget {
    section.elements.count == 1 || held(alone: .section(section.id)) == target
      ? .section(section.id) : target
  }

  /// Takes a thing out of its section, as a column beside what is left of it.
  private func plan(
    dividing section: Section, _ address: ElementAddress, isLeft: Bool
  ) -> EditPlan? {
    guard screen.sections.count == 1 || screen.sections.allSatisfy(\.group.isEmpty),
      let element = element(at: address), let index = screen.index(of: section.id),
      section.elements.count > 1
    else { return nil }
    let title = OwnTexts(of: element.component).title
    let id = screen.sectionName(title)
    var divided = self
    let edits: [Edit] = [
      .remove(address), .insertSection(Section(id: id, elements: [element]), index: index + 1),
    ]
    for edit in edits where !divided.screen.apply(edit) { return nil }
    guard let placed = divided.placing(column: id, isLeft: isLeft) else { return nil }
    var plan = placed
    plan.edits = edits + placed.edits
    return plan
  }

  /// `servings should be adjustable with plus and minus, starting at 4`: a field of a number.
  func construedStepper(_ match: ConstructionMatch) -> EditPlan? {
    guard let thing = match[.thing], case .element(let address)? = finder.find(thing).one,
      let old = element(at: address), [.stat, .keyValue, .field].contains(old.component.kind)
    else { return nil }
    let texts = OwnTexts(of: old.component)
    let stated = match[.number]?.first?.text
    let value =
      stated ?? texts[Component.Stat.Property.value].flatMap { Figure($0) != nil ? $0 : nil }
    var field = Component.Field(
      label: texts.title, placeholder: "", kind: .number,
      name: Slug.derived(from: texts.title) ?? "",
      value: value ?? "")
    if case .field(let known) = old.component {
      field = known
      field.kind = .number
      if let value { field.value = value }
    }
    let new = screen.uniquelyNamed([Element(.field(field))], except: address)
    return EditPlan(
      subject: "replace", edits: [.replace(address, with: new)], targets: [.element(address)],
      done: "\(name(of: old)) is a field of a number now")
  }

  /// `overdue ones in red`: marks the rows of the only table in which a cell says so.
  func construedColours(_ match: ConstructionMatch) -> EditPlan? {
    if let attribute = match[.attribute], let list = match[.list] {
      return colours(of: attribute, listed(list))
    }
    guard let said = match[.name], let look = match[.name, 2],
      let value = words.value(finder.bare(look), of: ComponentKind.keyValue.rawValue),
      value.property == Component.KeyValue.Property.tone.rawValue,
      let tone = Component.Tone(rawValue: value.value)
    else { return nil }
    let tables = finder.candidates(in: nil).filter { $0.kind == ComponentKind.table.rawValue }
    guard tables.count == 1, let home = tables[0].address, var new = element(at: home),
      case .table(var table) = new.component
    else { return nil }
    let wanted = written(finder.bare(said)).lowercased()
    let rows = table.rows.indices.filter { row in
      table.rows[row].contains { $0.lowercased() == wanted }
    }
    guard !rows.isEmpty else { return nil }
    table.marks.removeAll { rows.contains($0.row - 1) && $0.column == 0 }
    table.marks += rows.map { Component.TableMark(row: $0 + 1, column: 0, tone: tone) }
    new.component = .table(table)
    return EditPlan(
      subject: "change", edits: [.replace(home, with: [new])], targets: [.element(home)],
      done: rows.count == 1 ? "one row stands out" : "\(rows.count) rows stand out")
  }

  /// `colour the priority: red high, orange medium`: marks the cells of a column by what they say.
  private func colours(
    of attribute: ArraySlice<EditToken>, _ pieces: [ArraySlice<EditToken>]
  ) -> EditPlan? {
    guard case .part(let home, let part)? = finder.find(attribute).one, part.kind == "column",
      let column = part.index, var new = element(at: home), case .table(var table) = new.component
    else { return nil }
    var count = 0
    for piece in pieces {
      func tone(_ words: ArraySlice<EditToken>) -> Component.Tone? {
        self.words.value(words, of: ComponentKind.keyValue.rawValue).flatMap {
          Component.Tone(rawValue: $0.value)
        }
      }
      guard let tone = tone(piece.prefix(1)) ?? tone(piece.suffix(1)), piece.count > 1 else {
        return nil
      }
      let isFirst = self.words.value(piece.prefix(1), of: ComponentKind.keyValue.rawValue) != nil
      let value = written(isFirst ? piece.dropFirst() : piece.dropLast()).lowercased()
      for row in table.rows.indices
      where column < table.rows[row].count && table.rows[row][column].lowercased() == value {
        table.marks.removeAll { $0.row == row + 1 && $0.column == column + 1 }
        table.marks.append(Component.TableMark(row: row + 1, column: column + 1, tone: tone))
        count += 1
      }
    }
    guard count > 0 else { return nil }
    new.component = .table(table)
    return EditPlan(
      subject: "change", edits: [.replace(home, with: [new])], targets: [.element(home)],
      done: "\(count) places of the table stand out")
  }

  /// `sort by priority with High first`: what has the value comes first; where the values are of a
  /// known scale, the rest follows it.
  func construedLead(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let said = match[.name] else { return nil }
    let first = written(finder.bare(said)).lowercased()
    let homes = finder.candidates(in: nil).filter { ($0.component?.memberCount ?? 0) > 1 }
    for home in homes {
      guard let address = home.address, var new = element(at: address) else { continue }
      var values: [String]?
      if let attribute = match[.attribute],
        case .part(let owner, let part)? = finder.find(attribute).one, owner == address
      {
        values = new.component.memberValues(where: { $0 == part.label }, orBadge: false)
      } else if match[.attribute] == nil {
        values = stateValues(of: new.component, holding: first)
      }
      guard let values, values.contains(where: { $0.lowercased() == first }) else { continue }
      let order = values.indices.sorted { one, other in
        let (a, b) = (rank(values[one], first: first), rank(values[other], first: first))
        return a == b ? one < other : a < b
      }
      guard let sorted = new.component.keepingMembers(order) else { return nil }
      let title = OwnTexts(of: new.component).title
      new.component = sorted
      if let naming = OwnTexts(of: new.component).naming, !title.isEmpty {
        _ = new.set(naming, to: TreeValue(.text(title)))
      }
      return EditPlan(
        subject: "move", edits: [.replace(address, with: [new])], targets: [.element(address)],
        done: "\(name(of: .element(address))) sorted, \"\(written(said))\" first")
    }
    return nil
  }

  /// The values of the column or the badges in which a text stands.
  private func stateValues(of component: Component, holding text: String) -> [String]? {
    guard case .table(let table) = component else {
      return component.memberValues(where: { _ in false }, orBadge: true)
    }
    let column = table.columns.indices.first { column in
      table.rows.contains { column < $0.count && $0[column].lowercased() == text }
    }
    return column.map { column in table.rows.map { column < $0.count ? $0[column] : "" } }
  }

  /// The rank of a value: the first one, then those that follow it on a scale of the vocabulary.
  private func rank(_ value: String, first: String) -> Int {
    let word = value.lowercased()
    if word == first { return 0 }
    let tokens = EditToken.tokens(of: Array(word.utf8))
    let degree = words.match("scale-degree", at: tokens[...]).flatMap { Int($0.meaning) }
    let top = words.match("scale-degree", at: EditToken.tokens(of: Array(first.utf8))[...])
      .flatMap { Int($0.meaning) }
    guard let degree, let top else { return 100 }
    return 1 + abs(degree - top)
  }
}
