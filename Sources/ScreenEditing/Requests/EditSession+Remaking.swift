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
