package import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEdits
internal import ScreenModel

/// Splitting a screen into tabs, steps, columns or sections.
extension EditSession {
  /// `split it into two tabs, Profile with the name and the email and Security for the rest`: each
  /// thing goes into the group that is stated for it.
  package func splitting(_ said: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    let refusal = Refusal(reason: "it does not say what goes into which part: \(quoted(said))")
    let groups = try groups(in: said)
    let kinds = said.indices.compactMap { index in
      words.value(said[index...].prefix(1), of: "screen")?.value
    }
    guard groups.count > 1, screen.sections.allSatisfy({ $0.group.isEmpty }) else { throw refusal }
    let layout = kinds.first
    let rest = screen.sections.flatMap { section in
      section.elements.indices.map { ElementAddress(section: section.id, index: $0) }
    }
    let taken = groups.flatMap(\.addresses)
    // The actions of a form stay below it.
    let free = rest.filter { !taken.contains($0) }
    guard Set(taken).count == taken.count else { throw refusal }
    var made: [Section] = []
    var ids: Set<String> = []
    for group in groups {
      let addresses = group.takesRest ? free.filter { !isAction($0) } : group.addresses
      let elements = addresses.compactMap { element(at: $0) }
      guard !elements.isEmpty else { throw refusal }
      let id = screen.sectionName(group.name, except: ids)
      ids.insert(id)
      made.append(
        Section(
          id: id, title: layout == nil ? group.name : "", group: layout == nil ? "" : group.name,
          elements: elements))
    }
    let left = free.filter { isAction($0) || !groups.contains(where: \.takesRest) }
    guard left.allSatisfy(isAction) else {
      let names = left.filter { !isAction($0) }.map { name(of: .element($0)) }
      throw Refusal(
        reason: "it does not say where \(names.joined(separator: ", ")) goes; name it, or the rest")
    }
    let actions = left.compactMap { element(at: $0) }
    made[made.count - 1].elements += actions
    var edits: [Edit] = made.enumerated().map {
      .insertSection($1, index: screen.sections.count + $0)
    }
    edits += screen.sections.map { .removeSection($0.id) }
    if let layout { edits.append(.setting(.layout, to: layout)) }
    return EditPlan(
      subject: "move", edits: edits, targets: made.map { .section($0.id) },
      done: "the screen is split into \(made.map { $0.title + $0.group }.joined(separator: ", "))")
  }

  /// A part of a split screen: its name, and what goes into it.
  private struct SplitGroup {
    var name: String
    var addresses: [ElementAddress] = []
    var takesRest = false
  }

  private func isAction(_ address: ElementAddress) -> Bool {
    element(at: address)?.component.kind == .button
  }

  /// The groups that words state: each piece with a link begins one, the others add to it.
  private func groups(in said: ArraySlice<EditToken>) throws(Refusal) -> [SplitGroup] {
    var groups: [SplitGroup] = []
    for piece in finder.pieces(of: said) {
      let link = piece.indices.dropFirst().first { index in
        words.match("split", at: piece[index...]) != nil
      }
      var things = piece
      if let link {
        groups.append(SplitGroup(name: name(finder.bare(piece[..<link]), like: "A")))
        things = piece[(link + 1)...]
      }
      guard !groups.isEmpty else { continue }
      if words.isPhrase("others", finder.bare(things)) || words.isPhrase("others", things) {
        groups[groups.count - 1].takesRest = true
        continue
      }
      for target in try enumerated(things) {
        guard case .element(let address) = target else {
          throw Refusal(reason: "only components can be split, not \(quoted(things))")
        }
        groups[groups.count - 1].addresses.append(address)
      }
    }
    return groups
  }
}
