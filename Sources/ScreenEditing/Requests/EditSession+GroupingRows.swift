internal import ScreenAnchors
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// Groups of what a collection holds, each under a heading of its own.
extension EditSession {
  /// `grouped by country`, `group them into Red and White`: a section for each value of a column,
  /// or for each name that is said, with what belongs there.
  ///
  /// - Returns: The plan, with the words that are left; nil if nothing is grouped, or if it is not
  ///   certain what belongs where.
  func groupingRows(
    _ said: ArraySlice<EditToken>
  ) -> (plan: EditPlan, rest: ArraySlice<EditToken>)? {
    var scanner = ClauseScanner(said, words: words)
    scanner.skip("around", "polite")
    guard scanner.take("grouped") != nil else { return nil }
    let isSorting =
      said.prefix(said.count - scanner.rest.count).last?.folded.hasPrefix("sort") ?? false
    let object = scanner.takeWords(before: "group-link")
    guard scanner.take("group-link") != nil else { return nil }
    scanner.skip("article", "its", "their")
    if !isSorting, let found = grouping(byKeyIn: &scanner, object) { return (found, scanner.rest) }
    return nil
  }

  private func grouping(
    byKeyIn scanner: inout ClauseScanner, _ object: ArraySlice<EditToken>
  ) -> EditPlan? {
    var names = [scanner.takeWords(before: "link")]
    let first = scanner
    // `Red, White and Rosé`
    while let next = scanner.rest.first,
      next.isMark && next.text == "," || words.isPhrase("joint-and", [next])
    {
      var further = scanner
      further.skip("joint-and")
      if further.rest.first?.isMark == true {
        further = ClauseScanner(further.rest.dropFirst(), words: words)
        further.skip("joint-and")
      }
      let name = further.takeWords()
      guard !name.isEmpty, name.count < 4, words.match("verb", at: name) == nil else { break }
      names.append(name)
      scanner = further
    }
    let homes = finder.candidates(in: nil).compactMap { candidate -> ElementAddress? in
      guard let address = candidate.address, case .element = candidate.target,
        let count = element(at: address)?.component.memberCount, count > 1
      else { return nil }
      return address
    }
    if names.count > 1 {
      guard let plan = grouping(homes, into: names) ?? splittingInputs(into: names) else {
        return nil
      }
      return plan
    }
    scanner = first
    let key = names[0]
    let stems = key.flatMap { AnchorFinder.fold($0.text).map(AnchorFinder.stem) }
    guard !stems.isEmpty else { return nil }
    var lacks: [EditPlan.UnsupportedWords] = []
    if scanner.take("link") != nil {
      let more = scanner.takeWords()
      lacks = [
        EditPlan.UnsupportedWords(
          words: written(more), reason: "a group has a heading and no \(written(more))")
      ]
    }
    let isState = key.count == 1 && words.match("badge-name", at: key) != nil
    for home in homes {
      guard
        let values = element(at: home)?.component.memberValues(
          where: { AnchorFinder.fold($0).map(AnchorFinder.stem) == stems }, orBadge: isState)
      else { continue }
      guard var plan = grouping(home, by: values.map { $0.isEmpty ? "—" : $0 }) else { continue }
      plan.lacks = lacks
      return plan
    }
    return nil
  }

  /// Groups what a collection holds by the names that its rows or items say; the rest comes last.
  private func grouping(_ homes: [ElementAddress], into names: [ArraySlice<EditToken>]) -> EditPlan?
  {
    guard homes.count == 1, let component = element(at: homes[0])?.component else { return nil }
    let titles = names.map { LabelText.capitalized(written(finder.bare($0))) }
    let stems = titles.map { AnchorFinder.fold($0).map(AnchorFinder.stem) }
    let groups = component.memberTexts.map { text -> String in
      let said = Set(AnchorFinder.fold(text).map(AnchorFinder.stem))
      let found = stems.indices.filter { stems[$0].allSatisfy(said.contains) }
      return found.count == 1 ? titles[found[0]] : ""
    }
    guard titles.allSatisfy(groups.contains) else {
      return grouping(homes[0], component, nearest: titles)
    }
    let rest = groups.count { $0.isEmpty }
    var plan = grouping(homes[0], by: groups.map { $0.isEmpty ? "Other" : $0 }, order: titles)
    if rest > 0 {
      plan?.lacks = [
        EditPlan.UnsupportedWords(
          words: "\(rest) more", reason: "nothing says which of the groups they belong to")
      ]
    }
    return plan
  }

  /// Groups what a collection holds by the name that each thing is nearest to in meaning; nil if a
  /// thing is near to none, or if a group stays empty.
  private func grouping(
    _ home: ElementAddress, _ component: Component, nearest titles: [String]
  ) -> EditPlan? {
    let groups = component.memberTexts.map { text -> String? in
      let near = titles.map { TextLikeness.likeness(of: text, to: $0) }
      guard let best = near.max(), best >= 250, let place = near.firstIndex(of: best) else {
        return nil
      }
      return titles[place]
    }
    let known = groups.compactMap { $0 }
    guard known.count == groups.count, titles.allSatisfy(known.contains) else { return nil }
    return grouping(home, by: known, order: titles)
  }

  /// Sections of what a collection holds, one for each value.
  private func grouping(
    _ home: ElementAddress, by values: [String], order: [String] = []
  ) -> EditPlan? {
    guard let element = element(at: home), let index = screen.index(of: home.section) else {
      return nil
    }
    var titles = order
    for value in values where !titles.contains(value) { titles.append(value) }
    guard titles.count > 1, titles.count < values.count || values.count < 5, titles.count < 9
    else { return nil }
    let old = screen.sections[index]
    var ids: Set<String> = []
    var made: [Section] = []
    for title in titles {
      let kept = values.indices.filter { values[$0] == title }
      guard let component = element.component.keepingMembers(kept) else { return nil }
      let id = screen.sectionName(title, except: ids)
      ids.insert(id)
      let group = screen.layout == .columns ? old.group : ""
      made.append(
        Section(
          id: id, title: title, layout: old.layout, group: group,
          elements: [Element(component, samples: element.samples)]))
    }
    var edits: [Edit] = made.enumerated().map { .insertSection($1, index: index + 1 + $0) }
    edits.append(old.elements.count == 1 ? .removeSection(old.id) : .remove(home))
    return EditPlan(
      subject: "move", edits: edits, targets: made.map { .section($0.id) },
      done: "\(name(of: element)) is grouped: \(titles.joined(separator: ", "))")
  }

  /// `split it into Playback and Storage`: the things whose names share a word with a group's go
  /// into a section of that name.
  private func splittingInputs(into names: [ArraySlice<EditToken>]) -> EditPlan? {
    let titles = names.map { LabelText.capitalized(written(finder.bare($0))) }
    let stems = titles.map { Set(AnchorFinder.fold($0).map(AnchorFinder.stem)) }
    var groups: [[ElementAddress]] = titles.map { _ in [] }
    var left: [ElementAddress] = []
    for section in screen.sections where section.layout != .dialog {
      for index in section.elements.indices {
        let address = ElementAddress(section: section.id, index: index)
        let title = OwnTexts(of: section.elements[index].component).title
        let said = Set(AnchorFinder.fold(title).map(AnchorFinder.stem))
        let found = stems.indices.filter { !stems[$0].isDisjoint(with: said) }
        if found.count == 1 { groups[found[0]].append(address) } else { left.append(address) }
      }
    }
    guard groups.allSatisfy({ !$0.isEmpty }) else { return nil }
    var ids: Set<String> = []
    let made = zip(titles, groups).map { title, group in
      let id = screen.sectionName(title, except: ids)
      ids.insert(id)
      return Section(id: id, title: title, elements: group.compactMap { element(at: $0) })
    }
    // From the last on, so that the places of the others stay.
    let gone = groups.joined().sorted {
      ($0.section, $0.index) > ($1.section, $1.index)
    }
    var edits: [Edit] = made.enumerated().map { .insertSection($1, index: $0) }
    edits += gone.map { .remove($0) }
    var plan = EditPlan(
      subject: "move", edits: edits, targets: made.map { .section($0.id) },
      done: "the screen is split into \(titles.joined(separator: ", "))")
    let inputs = left.filter { element(at: $0)?.component.kind.family != .action }
    plan.lacks = inputs.map { address in
      EditPlan.UnsupportedWords(
        words: name(of: .element(address)), reason: "nothing says which of the groups it belongs to"
      )
    }
    return plan
  }
}
