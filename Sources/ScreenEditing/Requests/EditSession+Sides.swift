internal import ScreenAnchors
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel

/// The left and the right of a screen.
extension EditSession {
  /// `the summary should be on the left`: a column of its own beside the rest, or in a row, its
  /// first or last place.
  ///
  /// - Returns: The plan, with the words that are left; nil if nothing goes to a side.
  func placingAside(
    _ said: ArraySlice<EditToken>
  ) -> (plan: EditPlan, rest: ArraySlice<EditToken>)? {
    var scanner = ClauseScanner(said, words: words)
    scanner.skip("around", "polite")
    if let verb = words.match("verb", at: scanner.rest), ["put", "move"].contains(verb.meaning) {
      _ = scanner.take("verb")
    }
    var thing = scanner.takeWords(before: "side")
    guard !thing.isEmpty, let side = scanner.take("side") else { return nil }
    scanner.skip("trailing")
    guard scanner.isAtEnd else { return nil }
    while let last = thing.last, words.match("stating-tail", at: [last]) != nil || last.isWord("go")
    {
      thing = thing.dropLast()
    }
    guard !thing.isEmpty, let target = finder.find(thing).one,
      let plan = plan(placing: target, isLeft: side == "left")
    else { return nil }
    return (plan, scanner.rest)
  }

  private func plan(placing target: EditTarget, isLeft: Bool) -> EditPlan? {
    switch target {
    case .part(let address, let part) where part.kind == "column":
      guard case .table(let table)? = element(at: address)?.component, let from = part.index,
        !table.columns.isEmpty
      else { return nil }
      let place: Place = isLeft ? .start : .end
      return from == (isLeft ? 0 : table.columns.count - 1) ? nil : try? move([target], to: place)
    case .section(let id): return placing(column: id, isLeft: isLeft)
    case .element(let address):
      guard let index = screen.index(of: address.section) else { return nil }
      let section = screen.sections[index]
      if section.elements.count == 1 { return placing(column: section.id, isLeft: isLeft) }
      guard section.layout == .row || section.layout == .grid else { return nil }
      return EditPlan(
        subject: "move",
        edits: [
          .move(address, section: section.id, index: isLeft ? 0 : section.elements.count)
        ],
        targets: [
          .element(
            ElementAddress(section: section.id, index: isLeft ? 0 : section.elements.count - 1))
        ],
        done: "\(name(of: target)) moved")
    case .part, .screen: return nil
    }
  }

  /// A column to the left or the right of the others, where it may stand already.
  private func placing(inColumns id: String, isLeft: Bool) -> EditPlan? {
    guard let index = screen.index(of: id), !screen.sections[index].group.isEmpty else {
      return nil
    }
    let group = screen.sections[index].group
    let groups = screen.sections.map(\.group)
    guard Set(groups).count == 2 else { return nil }
    let side = isLeft ? "left" : "right"
    let isThere = (isLeft ? groups.first : groups.last) == group
    // Several sections of one group keep their order.
    let own = screen.sections.filter { $0.group == group }.map(\.id)
    let edits: [Edit] =
      isThere
      ? []
      : (isLeft ? own.reversed() : own).map { .moveSection($0, index: isLeft ? 0 : groups.count) }
    return EditPlan(
      subject: "move", edits: edits, targets: [.section(id)],
      done: "\(name(of: .section(id))) is on the \(side)")
  }

  /// A section as a column of its own; the others share one beside it.
  func placing(column id: String, isLeft: Bool) -> EditPlan? {
    if screen.layout == .columns, let plan = placing(inColumns: id, isLeft: isLeft) { return plan }
    let others = screen.sections.filter { $0.id != id && $0.layout != .dialog }
    guard screen.layout == .stack, !others.isEmpty, let index = screen.index(of: id),
      screen.sections.allSatisfy(\.group.isEmpty)
    else { return nil }
    let own = screen.sections[index]
    let groups = (own.title.isEmpty ? "Side" : own.title, "Main")
    guard groups.0 != groups.1 else { return nil }
    var edits: [Edit] = [.setting(.layout, to: Screen.Layout.columns.rawValue)]
    edits.append(.setting(id, .group, to: groups.0))
    edits += others.map { .setting($0.id, .group, to: groups.1) }
    edits.append(.moveSection(id, index: isLeft ? 0 : screen.sections.count))
    return EditPlan(
      subject: "move", edits: edits, targets: [.section(id)],
      done: "\(name(of: .section(id))) is on the \(isLeft ? "left" : "right"), beside the rest")
  }
}
