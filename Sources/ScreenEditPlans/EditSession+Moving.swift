package import ScreenAnchors
internal import ScreenEdits
package import ScreenModel

extension EditSession {
  package func moving(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if let plan = layingOut(tokens) { return plan }
    guard let split = try placement(in: tokens), !split.what.isEmpty else {
      throw Refusal(reason: "it does not say where to move it")
    }
    return try move(split.what, to: split.place)
  }

  /// Moves the targets of words; several things keep their order.
  package func move(_ tokens: ArraySlice<EditToken>, to place: Place) throws(Refusal) -> EditPlan {
    if let section = section(among: finder.find(tokens)) { return try move(section, to: place) }
    return try move(try enumerated(tokens), to: place)
  }

  /// Moves things; several keep their order.
  package func move(_ targets: [EditTarget], to place: Place) throws(Refusal) -> EditPlan {
    let moved = ordered(targets)
    guard let first = moved.first else { throw Refusal(reason: "it does not say what to move") }
    guard moved.count > 1 else { return try move(first, to: place) }
    if let section = whole(moved), standsBesideSections(place) {
      return try move(section, to: place)
    }
    // Each goes after the one before; their addresses shift, so each is searched for again.
    var session = self
    var edits: [Edit] = []
    var targets: [EditTarget] = []
    var place = place
    for (count, target) in moved.enumerated() {
      let element = try movable(target)
      guard let address = session.address(of: element) else {
        throw Refusal(reason: "only one thing can be moved at a time")
      }
      if count > 0, let last = targets.last { place = .after([last]) }
      let plan = try session.move(.element(address), to: place)
      for edit in plan.edits where !session.screen.apply(edit) {
        throw Refusal(reason: "the screen has no such place")
      }
      edits += plan.edits
      targets = plan.targets
    }
    return EditPlan(
      subject: "move", edits: edits, targets: targets, done: "\(names(of: moved)) moved")
  }

  /// The section that consists of exactly these things; nil if there is none.
  private func whole(_ targets: [EditTarget]) -> EditTarget? {
    guard case .element(let first) = targets[0], let index = screen.index(of: first.section),
      screen.sections[index].elements.count == targets.count,
      targets.allSatisfy({ target in
        if case .element(let address) = target { address.section == first.section } else { false }
      })
    else { return nil }
    return .section(first.section)
  }

  /// Whether a place is among sections: the start, the end, or next to the only element of a
  /// section.
  private func standsBesideSections(_ place: Place) -> Bool {
    switch place {
    case .start, .end, .up, .down: return true
    case .after(let targets), .before(let targets):
      return targets.allSatisfy { target in
        switch target {
        case .section: return true
        case .element(let address):
          return screen.index(of: address.section).map { screen.sections[$0].elements.count } == 1
        case .part, .screen: return false
        }
      }
    case .within, .at: return false
    }
  }

  private func movable(_ target: EditTarget) throws(Refusal) -> Element {
    guard case .element(let address) = target, let element = element(at: address) else {
      throw Refusal(reason: "only components can be moved together")
    }
    return element
  }

  /// The current address of a component; nil if there are two of it.
  package func address(of element: Element) -> ElementAddress? {
    var found: [ElementAddress] = []
    for section in screen.sections {
      for (index, other) in section.elements.enumerated() where other == element {
        found.append(ElementAddress(section: section.id, index: index))
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  private func move(_ target: EditTarget, to place: Place) throws(Refusal) -> EditPlan {
    let done = "\(name(of: target)) moved"
    switch target {
    case .screen: throw Refusal(reason: "the screen itself cannot be moved")
    case .section(let id):
      let index = try sectionIndex(place, moving: id)
      return EditPlan(
        subject: "move", edits: screen.keepingActions([.moveSection(id, index: index)]),
        targets: [target], done: done)
    case .part(let address, let part):
      let index = try partIndex(place, of: part, at: address)
      var moved = part
      let isLater = part.index.map { index > $0 } ?? false
      moved.pointer = JSONPointer(
        tokens: part.pointer.tokens.dropLast() + [String(isLater ? index - 1 : index)])
      return EditPlan(
        subject: "move", edits: [.change(address, part.moving(to: index, in: tree(at: address)))],
        targets: [.element(address)], done: done, added: [.part(address, moved)])
    case .element(let address):
      if let whole = try wholeSection(of: address, to: place) {
        return EditPlan(subject: "move", edits: [whole], targets: [target], done: done)
      }
      let (section, index) = try elementIndex(place, moving: element(at: address), from: address)
      let isLater = section == address.section && index > address.index
      let moved = EditTarget.element(
        ElementAddress(section: section, index: isLater ? index - 1 : index))
      return EditPlan(
        subject: "move", edits: [.move(address, section: section, index: index)],
        targets: [moved], done: done)
    }
  }

  /// The only element of a section moves with its section to the start, the end, or next to another
  /// such element.
  private func wholeSection(
    of address: ElementAddress, to place: Place
  ) throws(Refusal) -> Edit? {
    func isAlone(_ id: String) -> Bool {
      screen.index(of: id).map { screen.sections[$0].elements.count == 1 } ?? false
    }
    guard isAlone(address.section) else { return nil }
    switch place {
    case .start, .end, .up, .down: break
    case .after(let targets), .before(let targets):
      guard targets.count == 1 else { return nil }
      switch targets[0] {
      case .element(let other) where isAlone(other.section) && other.section != address.section:
        break
      case .section(let id) where id != address.section: break
      default: return nil
      }
    case .within, .at: return nil
    }
    return .moveSection(
      address.section, index: try sectionIndex(place, moving: address.section))
  }

  /// Swaps two things.
  package func swap(_ targets: [EditTarget]) throws(Refusal) -> EditPlan {
    let pair = ordered(targets)
    guard pair.count == 2 else {
      throw Refusal(reason: "only two things can be swapped with each other")
    }
    let done = "\(names(of: pair)) swapped"
    switch (pair[0], pair[1]) {
    case (.element(let first), .element(let second)):
      guard let one = element(at: first), let other = element(at: second) else { break }
      return EditPlan(
        subject: "move", edits: [.replace(first, with: [other]), .replace(second, with: [one])],
        targets: [.element(second), .element(first)], done: done)
    case (.section(let first), .section(let second)):
      guard let one = screen.index(of: first), let other = screen.index(of: second) else { break }
      return EditPlan(
        subject: "move",
        edits: screen.keepingActions([
          .moveSection(first, index: other + 1), .moveSection(second, index: one),
        ]),
        targets: pair, done: done)
    case (.part(let address, let one), .part(let home, let other))
    where address == home && one.kind == other.kind:
      guard let first = one.index, let second = other.index else { break }
      let there = one.moving(to: second + 1, in: tree(at: address))
      var next = other
      next.pointer = JSONPointer(tokens: other.pointer.tokens.dropLast() + [String(second - 1)])
      let back = second - 1 > first ? next.moving(to: first, in: tree(at: address)) : []
      return EditPlan(
        subject: "move", edits: [.change(address, there + back)], targets: [.element(address)],
        done: done)
    default: break
    }
    throw Refusal(reason: "only two things of one sort can be swapped with each other")
  }

  package func copying(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    let split = try placement(in: tokens)
    let all = try enumerated(split?.what ?? tokens)
    if all.count == 1, case .part(let address, let part) = all[0], let index = part.index {
      let next =
        try split.map { split throws(Refusal) in
          try partIndex(split.place, of: part, at: address)
        } ?? index + 1
      let to = JSONPointer(tokens: part.pointer.tokens.dropLast() + [String(next)])
      guard part.kind != "option", part.kind != "column" else {
        throw Refusal(reason: "no \(part.kind) can be duplicated")
      }
      return EditPlan(
        subject: "insert", edits: [.change(address, [.copy(from: part.pointer, to: to)])],
        targets: [.element(address)], done: "\(name(of: all[0])) copied")
    }
    guard let target = all.first,
      case .element(let address) = target, let element = element(at: address)
    else { throw Refusal(reason: "only one component can be copied at a time") }
    let (section, index) =
      if let place = split?.place {
        try elementIndex(place, moving: element, from: address)
      } else { (address.section, address.index + 1) }
    return EditPlan(
      subject: "insert",
      edits: [.insert(screen.uniquelyNamed([element]), section: section, index: index)],
      targets: [.element(ElementAddress(section: section, index: index))],
      done: "\(name(of: target)) copied")
  }
}
