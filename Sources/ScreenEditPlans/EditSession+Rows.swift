package import ScreenAnchors
internal import ScreenEdits
internal import ScreenModel

extension EditSession {
  /// `put the first and last name side by side`: a separate section, laid out in a row; nil if
  /// words do not ask for a row.
  package func placingInOneRow(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan? {
    guard
      let index = tokens.indices.dropFirst().first(where: {
        words.match("row", at: tokens[$0...]) != nil
      }), let phrase = words.match("row", at: tokens[index...])
    else { return nil }
    var anchor = tokens[..<index]
    let rest = tokens[(index + phrase.count)...]
    guard rest.isEmpty || words.match("place", at: rest)?.meaning == "in" else { return nil }
    // `expiry and CVC … in the Payment section`
    if !rest.isEmpty, (try? enumerated((Array(anchor) + rest)[...])) != nil {
      anchor = (Array(anchor) + rest)[...]
    }
    let targets = ordered(try enumerated(anchor))
    if targets.count == 1, case .section(let id) = targets[0] {
      return EditPlan(
        subject: "set", edits: [.setting(id, .layout, to: "row")],
        targets: targets, done: "\(names(of: targets)) is in a row now")
    }
    if targets.count > 1, let plan = columns(of: targets) { return plan }
    var addresses: [ElementAddress] = []
    for target in targets {
      guard case .element(let address) = target else {
        throw Refusal(reason: "only components can stand side by side")
      }
      addresses.append(address)
    }
    guard addresses.count > 1 else {
      throw Refusal(
        reason: "it takes several things to stand side by side")
    }
    let edits = try edits(placingInOneRow: addresses)
    var next = self
    for edit in edits where !next.screen.apply(edit) {
      throw Refusal(reason: "the screen has no such place")
    }
    let moved = addresses.compactMap { element(at: $0) }.compactMap { next.address(of: $0) }
    return EditPlan(
      subject: "move", edits: edits, targets: moved.map { .element($0) },
      done: "\(names(of: targets)) side by side")
  }

  /// `group the street and the city in a section called Address`: a new section for some components
  /// of another.
  package func group(_ targets: [EditTarget], titled title: String) throws(Refusal) -> EditPlan {
    var addresses: [ElementAddress] = []
    for target in ordered(targets) {
      guard case .element(let address) = target else {
        throw Refusal(reason: "only components can be put into a section")
      }
      addresses.append(address)
    }
    guard let first = addresses.first, addresses.allSatisfy({ $0.section == first.section }) else {
      throw Refusal(reason: "components for a section of their own must be in one section")
    }
    return EditPlan(
      subject: "move", edits: screen.dividing(addresses, titled: title, layout: nil),
      targets: [.section(screen.sectionName(title))],
      done: "\(names(of: targets)) in a section \"\(title)\"")
  }

  /// Puts sections side by side, as columns of a screen that has none yet; nil if other things are
  /// meant.
  private func columns(of targets: [EditTarget]) -> EditPlan? {
    let ids = targets.compactMap { target in
      if case .section(let id) = target { id } else { nil }
    }
    guard ids.count == targets.count, screen.layout == .stack || screen.layout == .columns,
      let first = screen.index(of: ids[0])
    else { return nil }
    var edits: [Edit] = []
    if screen.layout != .columns { edits.append(.setting(.layout, to: "columns")) }
    for id in ids {
      guard let index = screen.index(of: id) else { return nil }
      let section = screen.sections[index]
      guard section.group.isEmpty else { continue }
      let name = section.title.isEmpty ? id : section.title
      edits.append(.setting(id, .group, to: name))
    }
    for (offset, id) in ids.enumerated().dropFirst() where screen.index(of: id) != first + offset {
      edits.append(.moveSection(id, index: first + offset))
    }
    return EditPlan(
      subject: "set", edits: edits, targets: targets, done: "\(names(of: targets)) side by side")
  }

  private func edits(placingInOneRow addresses: [ElementAddress]) throws(Refusal) -> [Edit] {
    guard let first = addresses.first, let home = screen.index(of: first.section) else { return [] }
    let section = screen.sections[home]
    guard addresses.allSatisfy({ $0.section == section.id }) else {
      let isAlone = addresses.allSatisfy { address in
        screen.index(of: address.section).map { screen.sections[$0].elements.count == 1 } ?? false
      }
      guard isAlone else {
        throw Refusal(reason: "things side by side must be in one section")
      }
      return addresses.dropFirst().enumerated().map {
        .move($1, section: section.id, index: $0 + 1)
      } + [.setting(section.id, .layout, to: "row")]
    }
    let indices = addresses.map(\.index).sorted()
    guard indices.count < section.elements.count else {
      return [.setting(section.id, .layout, to: "row")]
    }
    return screen.dividing(addresses, titled: "", layout: .row)
  }
}
