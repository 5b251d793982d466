internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// Applying words to a component by the difference they make when it is read with them.
extension EditSession {
  /// The components as if the words had been part of their first description; nil if the words make
  /// no difference to one.
  func remade(
    _ targets: [EditTarget], _ role: TreeLabel, _ words: ArraySlice<EditToken>
  ) -> EditPlan? {
    var edits: [Edit] = []
    for target in targets {
      guard case .element(let address) = target, let old = element(at: address),
        let new = remade(old, role, written(words))
      else { return nil }
      edits.append(.replace(address, with: screen.uniquelyNamed([new], except: address)))
    }
    guard !edits.isEmpty else { return nil }
    return EditPlan(
      subject: "set", edits: edits, targets: targets,
      done: "\(names(of: targets)) is \(written(words)) now")
  }

  /// `make it a table with name, role and city`: the columns of the table that a list becomes, each
  /// for one of the things that its items say; nil if they say more, or something else is asked.
  func tabulating(_ request: ChangeRequest, _ targets: [EditTarget]) -> EditPlan? {
    let columns = request.roles(.column)
    guard columns.count > 1, let kind = request.roles(.kind).first,
      words.meaning("kind", of: finder.bare(tokens(in: kind))) == ComponentKind.table.rawValue,
      let target = targets.first, targets.count == 1
    else { return nil }
    var home = held(alone: target)
    if home == .screen, let list = onlyList { home = list }
    guard case .element(let address) = home, let old = element(at: address),
      let records = Records(of: old.component), old.component.kind == .list,
      case .table(var table) = Component(.table)
    else { return nil }
    table.columns = columns.map { name(tokens(in: $0), like: "A") }
    table.rows = records.records.map { record in
      let said = record.facts.flatMap { TextPieces($0.value).pieces }
      return [record.name] + said
    }
    guard table.rows.allSatisfy({ $0.count <= columns.count }) else { return nil }
    table.rows = table.rows.map { row in
      row + Array(repeating: "—", count: columns.count - row.count)
    }
    var new = Element(.table(table))
    new.samples = old.samples.isEmpty ? [] : [Component.Table.Property.rows.rawValue]
    return EditPlan(
      subject: "replace", edits: [.replace(address, with: [new])], targets: [home],
      done: "\(name(of: home)) is a table of \(table.columns.joined(separator: ", ")) now")
  }

  /// `make it a table`, where there are facts: those of one section become a table or a list; nil
  /// for other things.
  func gathering(_ targets: [EditTarget], _ words: ArraySlice<EditToken>) -> EditPlan? {
    let named = self.words.meaning("kind", of: finder.bare(words))
    guard let kind = named.flatMap(ComponentKind.init(rawValue:)), kind == .table || kind == .list,
      targets.count == 1, targets[0] == .screen || finder.candidates(in: targets[0]).count > 1
    else { return nil }
    let facts = finder.candidates(in: targets[0] == .screen ? nil : targets[0])
      .filter { $0.kind == ComponentKind.keyValue.rawValue }.compactMap(\.address)
    guard facts.count > 1, let first = facts.first,
      zip(facts, facts.dropFirst()).allSatisfy({
        $0.section == $1.section && $0.index + 1 == $1.index
      })
    else { return nil }
    let pairs = facts.compactMap { address -> (key: String, value: String)? in
      guard case .keyValue(let fact)? = element(at: address)?.component else { return nil }
      return (fact.key, fact.value)
    }
    let new: Component =
      kind == .table
      ? .table(
        .init(title: "", columns: ["Name", "Value"], rows: pairs.map { [$0.key, $0.value] }))
      : .list(.init(title: "", items: pairs.map { .init(title: $0.key, detail: $0.value) }))
    return EditPlan(
      subject: "replace",
      edits: facts.dropFirst().reversed().map { .remove($0) }
        + [.replace(first, with: [Element(new)])],
      targets: [.element(first)],
      done: "\(names(of: facts.map { .element($0) })): a \(kind.rawValue) now")
  }

  /// `new prices: $5, $9 and $12`: as many values as one thing has of their form, in its order; nil
  /// for other requests.
  func fillingInOrder(_ request: ChangeRequest) -> EditPlan? {
    let values = request.parts.map { text.text(in: $0.range) }
    // `the prices are $6 and $14 now`, where nothing is called prices.
    let areAmounts = request.things.allSatisfy { thing in
      let name = finder.bare(tokens(in: thing))
      guard case .missing = finder.find(name) else { return false }
      return words.meaning("amounts", of: name) != nil
    }
    guard areAmounts, values.count > 1, request.parts.allSatisfy({ $0.label == .value }),
      let form = ValueForm(of: values[0]), values.allSatisfy({ ValueForm(of: $0) == form })
    else { return nil }
    let fitting = finder.candidates(in: nil).compactMap(\.address).compactMap { address in
      let places = screen.texts(in: .element(address)) { ValueForm(of: $0) == form }
      return places.count == values.count ? (address, places) : nil
    }
    guard fitting.count == 1, let (address, places) = fitting.first else { return nil }
    return EditPlan(
      subject: "set",
      edits: zip(places, values).map { place, value in
        .change(address, [.replace(place.pointer, TreeValue(.text(value)))])
      }, targets: [.element(address)],
      done: "\(name(of: .element(address))) has \(values.joined(separator: ", ")) now")
  }

  private func remade(_ old: Element, _ role: TreeLabel, _ words: String) -> Element? {
    let title = OwnTexts(of: old.component).title
    guard let label = Self.bracket(of: old.component.kind), !title.isEmpty, !words.isEmpty,
      let plain = composed(label, title), let said = composed(label, title, role, words)
    else { return nil }
    let kind = said.component.kind
    guard kind == plain.component.kind else {
      guard kind != old.component.kind else { return nil }
      return taking(from: said, unlike: Element(Component(kind)), into: old.converted(to: kind))
    }
    guard kind == old.component.kind else { return nil }
    return taking(from: said, unlike: plain, into: old)
  }

  /// A component with the properties that another has and a third lacks; nil if there are none.
  private func taking(from said: Element, unlike plain: Element, into old: Element) -> Element? {
    guard case .object(let members) = said.tree.content else { return nil }
    let plain = plain.tree
    let own = Set(
      [
        Element.tagName, Component.Field.Property.name.rawValue,
        Component.Button.Property.action.rawValue, Element.samplesName,
      ] + (OwnTexts(of: old.component).naming.map { [$0] } ?? [])
    )
    var new = old
    var isOther = said.component.kind != old.component.kind || new != old
    // Samples are not stated by words.
    let samples = said.component.kind == old.component.kind ? Set(said.samples) : []
    for member in members
    where !own.contains(member.name) && !samples.contains(member.name)
      && plain[member.name] != member.value
    {
      if new.set(member.name, to: member.value) { isOther = true }
    }
    return isOther ? new : nil
  }
}
