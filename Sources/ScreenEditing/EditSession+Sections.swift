internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// New sections, and what they are called.
extension EditSession {
  /// A name alone beside a section is another one: `add Zumba after Spinning`; nil for all else.
  func siblingSection(_ what: ArraySlice<EditToken>, _ place: Place?) -> EditPlan? {
    let targets: [EditTarget]
    switch place {
    case .after(let found), .before(let found): targets = found
    default: return nil
    }
    guard case .section? = targets.first, kind(ofNew: what) == nil, !isSection(what),
      let section = words.first("kind", "section")
    else { return nil }
    let named = EditToken(text: section, folded: section, range: what.first?.range ?? .at(0))
    return try? sectionInsertion((finder.bare(what) + [named])[...], place)
  }

  /// Whether words ask for a section: the first or last of those before what says more of it.
  func isSection(_ tokens: ArraySlice<EditToken>) -> Bool {
    let bare = finder.bare(tokens)
    let end = bare.indices.dropFirst().first { further(bare[$0...]) != nil || bare[$0].isMark }
    let head = bare[..<(end ?? bare.endIndex)]
    return [head.prefix(1), head.suffix(1)].contains { word in
      words.meaning("kind", of: word) == "section"
        || words.meanings("loose", endingIn: word).contains { $0.meaning == "section" }
          && words.meanings("kind", endingIn: word).allSatisfy { $0.meaning != "field" }
    }
  }

  func sectionInsertion(
    _ what: ArraySlice<EditToken>, _ place: Place?
  ) throws(Refusal) -> EditPlan {
    let named = sectionTitle(of: what)
    let isBare = named?.isWhole ?? false
    let composed =
      isBare
      ? Editor.Composed(elements: [])
      : editor.compose(phrase: what.map(\.text).joined(separator: " "))
    let title = named?.title ?? composed.title
    var elements = composed.elements
    // A section of a name alone has room for what is to come.
    if elements.isEmpty { elements = [Element(.paragraph(.init(text: title)))] }
    let group = isGrouped(what) ? title : ""
    let section = Section(
      id: sectionName(title), title: title, group: group, elements: uniquelyNamed(elements))
    var index = screen.sections.count
    // What stands in no tab comes after all tabs.
    if !group.isEmpty {
      index = (screen.sections.lastIndex { !$0.group.isEmpty }).map { $0 + 1 } ?? index
    }
    switch place {
    case nil: break
    case .end? where !group.isEmpty: break
    case let place?: index = try sectionIndex(place, moving: "")
    }
    return EditPlan(
      subject: "insert", edits: [.insertSection(section, index: index)],
      targets: [.section(section.id)], done: "section \"\(title)\" added")
  }

  /// Whether words speak of a tab, a column or a step of a screen that is laid out in such.
  private func isGrouped(_ what: ArraySlice<EditToken>) -> Bool {
    guard screen.layout != .stack else { return false }
    return finder.bare(what).contains { token in
      words.meanings("loose", endingIn: [token]).contains { $0.meaning == "section" }
    }
  }

  /// An id of a section that no other has.
  func sectionName(_ title: String, except ids: Set<String> = []) -> String {
    var taken = Set(screen.sections.map(\.id)).union(ids)
    var next: [String: Int] = [:]
    return Slug.unique(
      Slug.derived(from: title) ?? "section", limit: Slug.maximumLength, taken: &taken, next: &next)
  }

  /// The title that words give a section: `a Billing section with …`, `a third tab called Billing`; and
  /// whether they say nothing else.
  func sectionTitle(of what: ArraySlice<EditToken>) -> (title: String, isWhole: Bool)? {
    let bare = finder.bare(what)
    guard
      let place = bare.indices.first(where: {
        let word = bare[$0...$0]
        return words.meaning("kind", of: word) == "section"
          || words.meanings("loose", endingIn: word).contains { $0.meaning == "section" }
      })
    else { return nil }
    var name = bare[..<place]
    while let order = words.match("ordinal", at: name) ?? words.match("number", at: name) {
      name = name.dropFirst(order.count)
    }
    var rest = bare[(place + 1)...]
    if name.isEmpty {
      name = rest
      if let saying = words.match("saying", at: name) ?? words.match("of", at: name) {
        name = name.dropFirst(saying.count)
      }
      let end = name.indices.first { index in
        name[index].isMark || words.match("link", at: name[index...])?.meaning == "with"
          || words.match("saying", at: name[index...]) != nil
      }
      rest = name[(end ?? name.endIndex)...]
      name = name[..<(end ?? name.endIndex)]
    }
    return name.isEmpty ? nil : (LabelText.capitalized(written(name)), rest.isEmpty)
  }
}
