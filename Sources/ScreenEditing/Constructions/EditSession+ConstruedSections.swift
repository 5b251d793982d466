internal import EditConstructions
internal import ScreenAnchors
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// Sections of given names for what a screen holds.
extension EditSession {
  /// A section to be: its name, and what is said to be in it.
  private struct NamedGroup {
    var name: String
    var stems: Set<String>
    var addresses: [ElementAddress] = []
  }

  /// `split this into two groups: Playback, and Downloads with the wifi one in it`: each thing goes
  /// where it is said to, or else where its name is nearest to the group's, and what is near to none
  /// stays with the group that it is beside.
  func construedSections(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let list = match[.list], screen.sections.allSatisfy({ $0.group.isEmpty }) else {
      return nil
    }
    var groups: [NamedGroup] = []
    var taken: Set<ElementAddress> = []
    let pieces = listed(list)
    for piece in pieces {
      let link = piece.indices.dropFirst().first { words.match("split", at: piece[$0...]) != nil }
      let said = finder.bare(link.map { piece[..<$0] } ?? piece)
      guard (1...4).contains(said.count) else { return nil }
      let title = name(said, like: "A")
      var group = NamedGroup(
        name: title, stems: Set(AnchorFinder.fold(title).map(AnchorFinder.stem)))
      if let link {
        // `Work for the table, the chart and Person for the rest` divides by commas within a group.
        guard groups.count == pieces.count - 1 else { return nil }
        var things = piece[(link + 1)...]
        // `with the wifi one in it`
        while things.count > 1, let last = things.last,
          words.match("them", at: [last]) != nil || words.match("place", at: [last]) != nil
        {
          things = things.dropLast()
        }
        for target in try enumerated(things) {
          guard case .element(let address) = target, taken.insert(address).inserted else {
            return nil
          }
          group.addresses.append(address)
        }
      }
      groups.append(group)
    }
    guard (2...8).contains(groups.count) else { return nil }
    // `Work with the skills and the spent hours` is one of two.
    if let said = match[.number], let number = words.match("number", at: said)?.meaning,
      Int(number) != groups.count
    {
      return nil
    }
    guard groups.allSatisfy(\.addresses.isEmpty) || match[.number] != nil else { return nil }
    let all = screen.sections.filter { $0.layout != .dialog }.flatMap { section in
      section.elements.indices.map { ElementAddress(section: section.id, index: $0) }
    }
    guard let actions = assign(all.filter { !taken.contains($0) }, to: &groups) else { return nil }
    return plan(dividing: groups, actions: actions, as: layout(saidBy: match))
  }

  /// Divides things, in their order, among the groups, in theirs: each group gets those whose names are
  /// nearest to its own, and none stays empty.
  ///
  /// - Returns: The buttons, which belong to no group; nil if there are fewer things than groups.
  private func assign(
    _ addresses: [ElementAddress], to groups: inout [NamedGroup]
  ) -> [ElementAddress]? {
    var actions: [ElementAddress] = []
    var things: [ElementAddress] = []
    for address in addresses {
      if element(at: address)?.component.kind == .button {
        actions.append(address)
      } else {
        things.append(address)
      }
    }
    // What is said to be in a group is all that must be there.
    let open = groups.indices.filter { groups[$0].addresses.isEmpty }
    guard !open.isEmpty else {
      guard things.isEmpty || groups.count > 0 else { return nil }
      groups[groups.count - 1].addresses += things
      return actions
    }
    guard things.count >= open.count else { return nil }
    let near = things.map { thing in open.map { nearness(of: thing, to: groups[$0]) } }
    // Names that nothing here is near to divide nothing.
    let meant = open.indices.count { group in near.contains { $0[group] > 0 } }
    guard meant * 2 >= open.count else { return nil }
    for (thing, group) in zip(things, Self.divided(near, into: open.count)) {
      groups[open[group]].addresses.append(thing)
    }
    return actions
  }

  /// How near a thing is to a group, in thousandths.
  private func nearness(of address: ElementAddress, to group: NamedGroup) -> Int {
    guard let element = element(at: address) else { return 0 }
    let title = OwnTexts(of: element.component).title
    let stems = Set(AnchorFinder.fold(title).map(AnchorFinder.stem))
    guard group.stems.isDisjoint(with: stems) else { return 2000 }
    let likeness = TextLikeness.likeness(of: group.name, to: title)
    return likeness < Self.leastLikeness ? 0 : likeness
  }

  /// The group of each thing, if all are in order and no group is empty, so that the sum of their
  /// nearness is the greatest; of equal divisions that with the earlier groups larger.
  private static func divided(_ near: [[Int]], into count: Int) -> [Int] {
    // The best sum of the things up to one, the last of which is in a group.
    var best = [[Int]](repeating: Array(repeating: Int.min / 2, count: count), count: near.count)
    var steps = best.map { $0.map { _ in 0 } }
    for thing in near.indices {
      for group in 0..<min(count, thing + 1) {
        let stay = thing > 0 ? best[thing - 1][group] : group == 0 ? 0 : Int.min / 2
        let go = thing > 0 && group > 0 ? best[thing - 1][group - 1] : Int.min / 2
        steps[thing][group] = go > stay ? 1 : 0
        best[thing][group] = max(stay, go) + near[thing][group]
      }
    }
    var groups = Array(repeating: 0, count: near.count)
    var group = count - 1
    for thing in near.indices.reversed() {
      groups[thing] = group
      group -= steps[thing][group]
    }
    return groups
  }

  /// How near a name is to a group's at least, in thousandths.
  private static let leastLikeness = 420

  private func layout(saidBy match: ConstructionMatch) -> Screen.Layout? {
    guard let noun = match.meanings["divided"] else { return nil }
    return Screen.Layout(rawValue: noun)
  }

  private func plan(
    dividing groups: [NamedGroup], actions: [ElementAddress], as layout: Screen.Layout?
  ) -> EditPlan {
    var ids: Set<String> = []
    var made = groups.map { group in
      let id = screen.sectionName(group.name, except: ids)
      ids.insert(id)
      return Section(
        id: id, title: layout == nil ? group.name : "", group: layout == nil ? "" : group.name,
        elements: group.addresses.compactMap { element(at: $0) })
    }
    made[made.count - 1].elements += actions.compactMap { element(at: $0) }
    let dialogs = screen.sections.filter { $0.layout == .dialog }.map(\.id)
    var edits: [Edit] = made.enumerated().map { .insertSection($1, index: $0) }
    edits += screen.sections.filter { !dialogs.contains($0.id) }.map { .removeSection($0.id) }
    if let layout { edits.append(.setting(.layout, to: layout.rawValue)) }
    return EditPlan(
      subject: "move", edits: edits, targets: made.map { .section($0.id) },
      done: "the screen is split into \(groups.map(\.name).joined(separator: ", "))")
  }
}
