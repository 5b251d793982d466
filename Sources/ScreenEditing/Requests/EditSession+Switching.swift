internal import ScreenAnchors
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// A choice between ways to show what is there, and one more part of a board.
extension EditSession {
  /// `we want to switch between monthly and yearly`: a segmented choice above what it changes.
  ///
  /// - Returns: The plan, with the words that are left; nil if nothing is switched.
  func switching(
    _ said: ArraySlice<EditToken>
  ) -> (plan: EditPlan, rest: ArraySlice<EditToken>)? {
    var scanner = ClauseScanner(said, words: words)
    while scanner.take("between") == nil {
      guard scanner.take("polite") != nil || scanner.take("around") != nil else { return nil }
    }
    var names: [String] = []
    while true {
      scanner.skip("article")
      let name = scanner.takeWords(before: "joint-and")
      guard !name.isEmpty, name.count < 4 else { return nil }
      names.append(LabelText.capitalized(written(name)))
      if scanner.rest.first.map({ $0.isMark && $0.text == "," }) ?? false, names.count < 8 {
        var next = ClauseScanner(scanner.rest.dropFirst(), words: words)
        next.skip("joint-and")
        guard words.match("link", at: next.rest) == nil, words.match("verb", at: next.rest) == nil
        else { break }
        scanner = next
        continue
      }
      guard scanner.take("joint-and") != nil else { break }
    }
    let section = screen.sections.first { section in
      section.elements.contains { $0.component.memberCount != nil }
    }
    guard names.count > 1, let home = section ?? screen.sections.first else { return nil }
    let index = home.elements.firstIndex { $0.component.memberCount != nil } ?? 0
    let picker = Component.Picker(
      label: "Show", options: names, selected: [names[0]], style: .segmented, name: "show")
    let new = screen.uniquelyNamed([Element(.picker(picker))])
    let address = ElementAddress(section: home.id, index: index)
    return (
      EditPlan(
        subject: "insert", edits: [.insert(new, section: home.id, index: index)],
        targets: [.element(address)],
        done: "\(name(of: new[0])) added, with \(names.joined(separator: ", "))"),
      scanner.rest
    )
  }

  /// `add a column Collected after Ready`, of a board whose columns are lists with titles: one more,
  /// with nothing in it.
  func addingLane(
    _ said: ArraySlice<EditToken>
  ) -> (plan: EditPlan, rest: ArraySlice<EditToken>)? {
    var scanner = ClauseScanner(said, words: words)
    scanner.skip("polite")
    guard words.match("verb", at: scanner.rest)?.meaning == "add", scanner.take("verb") != nil
    else {
      return nil
    }
    scanner.skip("article")
    guard scanner.take("lane") != nil else { return nil }
    scanner.skip("saying", "one-more-end")
    let name = scanner.takeWords(before: "place")
    let lanes = screen.sections.indices.filter { index in
      guard screen.sections[index].elements.count == 1, !screen.sections[index].title.isEmpty,
        case .list = screen.sections[index].elements[0].component
      else { return false }
      return true
    }
    guard !name.isEmpty, name.count < 5, lanes.count > 1, lanes.count * 2 > screen.sections.count,
      let last = lanes.last
    else { return nil }
    var index = last + 1
    if let place = scanner.take("place") {
      scanner.skip("article")
      let anchor = scanner.takeWords()
      let title = written(finder.bare(anchor)).lowercased()
      guard place == "after" || place == "before",
        let found = lanes.first(where: { screen.sections[$0].title.lowercased() == title })
      else { return nil }
      index = place == "after" ? found + 1 : found
    }
    guard scanner.isAtEnd, case .list(var list) = screen.sections[lanes[0]].elements[0].component
    else { return nil }
    let title = LabelText.capitalized(written(name))
    list.items = []
    let like = screen.sections[lanes[0]]
    let section = Section(
      id: screen.sectionName(title), title: title, layout: like.layout,
      group: like.group.isEmpty ? "" : title, elements: [Element(.list(list))])
    return (
      EditPlan(
        subject: "insert", edits: [.insertSection(section, index: index)],
        targets: [.section(section.id)], done: "section \"\(title)\" added, with nothing in it"),
      scanner.rest
    )
  }
}
