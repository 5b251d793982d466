internal import ScreenModel

extension EditSession {
  func insertion(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    let split = try placement(in: tokens)
    let what = split?.what ?? tokens
    guard !what.isEmpty else { throw Refusal(reason: "it does not say what to add") }
    if case .within(let targets)? = split?.place, case .element(let address) = targets[0] {
      if let plan = try appending(what, to: address) { return plan }
    }
    let composed = editor.compose(written(what))
    guard !composed.elements.isEmpty else {
      throw Refusal(reason: "\(quoted(what)) says nothing that can be shown")
    }
    if isSection(what) { return try sectionInsertion(composed, split?.place) }
    let elements = uniquelyNamed(composed.elements)
    let (section, index) =
      if let place = split?.place {
        try elementIndex(place, near: screen.sections.first?.id ?? "")
      } else { defaultPlace(of: elements) }
    let targets = elements.indices.map {
      EditTarget.element(ElementAddress(section: section, index: index + $0))
    }
    let added = elements.map { element in
      let title = OwnTexts(of: element.component).title
      return element.component.kind.rawValue + (title.isEmpty ? "" : " \"\(title)\"")
    }
    return EditPlan(
      subject: "insert", edits: [.insert(elements, section: section, index: index)],
      targets: targets, done: "\(added.joined(separator: ", ")) added")
  }

  /// Whether words ask for a section: the kind comes first, after an article.
  private func isSection(_ tokens: ArraySlice<EditToken>) -> Bool {
    var rest = tokens
    while let article = words.match("article", at: rest) { rest = rest.dropFirst(article.count) }
    return rest.prefix(3).contains { words.meaning("kind", of: [$0][...]) == "section" }
  }

  private func sectionInsertion(
    _ composed: Editor.Composed, _ place: Place?
  ) throws(Refusal) -> EditPlan {
    var taken = Set(screen.sections.map(\.id))
    var next: [String: Int] = [:]
    let slug = Slug.derived(from: composed.title) ?? "section"
    let id = Slug.unique(slug, limit: Slug.maximumLength, taken: &taken, next: &next)
    let section = Section(
      id: id, title: composed.title, elements: uniquelyNamed(composed.elements))
    let index = try place.map { place throws(Refusal) in try sectionIndex(place, moving: "") }
    return EditPlan(
      subject: "insert",
      edits: [.insertSection(section, index: index ?? screen.sections.count)],
      targets: [.section(id)], done: "section \"\(composed.title)\" added")
  }

  /// Where something goes of which it is not said: inputs after the last input, actions after the last
  /// action, all else at the end.
  private func defaultPlace(of elements: [Element]) -> (String, Int) {
    let family = elements.first?.component.kind.family
    let isKept = family == .input || family == .action
    for section in screen.sections.reversed() where section.layout != .dialog {
      if let index = section.elements.lastIndex(where: { $0.component.kind.family == family }),
        isKept
      {
        return (section.id, index + 1)
      }
    }
    let home =
      screen.sections.last { $0.layout != .dialog } ?? screen.sections[screen.sections.count - 1]
    // What is done with a form stays below it.
    let isInput = family == .input
    let actions = home.elements.firstIndex { $0.component.kind == .button }
    return (home.id, isInput ? actions ?? home.elements.count : home.elements.count)
  }

  /// New components under names that no other component has, so that those there keep theirs.
  func uniquelyNamed(_ elements: [Element], except replaced: ElementAddress? = nil) -> [Element] {
    var names: Set<String> = []
    var actions: Set<String> = []
    for section in screen.sections {
      for (index, element) in section.elements.enumerated()
      where replaced != ElementAddress(section: section.id, index: index) {
        switch element.component {
        case .field(let field): names.insert(field.name)
        case .picker(let picker): names.insert(picker.name)
        case .toggle(let toggle): names.insert(toggle.name)
        case .slider(let slider): names.insert(slider.name)
        case .button(let button): actions.insert(button.action)
        default: continue
        }
      }
    }
    var next: [String: Int] = [:]
    return elements.map { element in
      var element = element
      for (property, isAction) in [("name", false), ("action", true)] {
        guard let name = OwnTexts(of: element.component)[property] else { continue }
        let unique =
          isAction
          ? Slug.unique(name, limit: Slug.maximumLength, taken: &actions, next: &next)
          : Slug.unique(name, limit: Slug.maximumLength, taken: &names, next: &next)
        if unique != name { _ = element.set(property, to: TreeValue(.text(unique))) }
      }
      return element
    }
  }

  func replacement(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    for index in tokens.indices.dropFirst() {
      guard let link = words.match("link", at: tokens[index...]), link.meaning == "with",
        index + link.count < tokens.endIndex
      else { continue }
      let old = try targets(tokens[..<index])
      guard old.count == 1, case .element(let address) = old[0] else {
        throw Refusal(reason: "one component is replaced at a time")
      }
      let what = tokens[(index + link.count)...]
      let elements = uniquelyNamed(editor.compose(written(what)).elements, except: address)
      guard !elements.isEmpty else {
        throw Refusal(reason: "\(quoted(what)) says nothing that can be shown")
      }
      return EditPlan(
        subject: "replace", edits: [.replace(address, with: elements)],
        targets: elements.indices.map {
          .element(ElementAddress(section: address.section, index: address.index + $0))
        }, done: "\(names(of: old)) replaced")
    }
    throw Refusal(reason: "it does not say with what to replace it")
  }

  /// Puts a thing into a component: an option of a picker, an item of a list, a column of a table; nil
  /// where the component holds none.
  private func appending(
    _ tokens: ArraySlice<EditToken>, to address: ElementAddress
  ) throws(Refusal) -> EditPlan? {
    guard var element = element(at: address) else { return nil }
    var rest = tokens
    while let article = words.match("article", at: rest) { rest = rest.dropFirst(article.count) }
    if let inner = words.match("inner", at: rest) { rest = rest.dropFirst(inner.count) }
    if let saying = words.match("saying", at: rest) { rest = rest.dropFirst(saying.count) }
    let text = written(rest)
    guard !text.isEmpty else { return nil }
    switch element.component {
    case .picker(var picker):
      picker.options.append(text)
      element.component = .picker(picker)
    case .list(var list):
      list.items.append(.init(title: text))
      element.component = .list(list)
    case .checklist(var list):
      list.items.append(.init(label: text))
      element.component = .checklist(list)
    case .steps(var steps):
      steps.items.append(.init(label: text))
      element.component = .steps(steps)
    case .table(var table):
      table.columns.append(text)
      for index in table.rows.indices {
        table.rows[index] += Array(
          repeating: "—", count: max(0, table.columns.count - table.rows[index].count))
      }
      element.component = .table(table)
    default: return nil
    }
    return EditPlan(
      subject: "insert", edits: [.replace(address, with: [element])], targets: [.element(address)],
      done: "\"\(text)\" added to \(name(of: .element(address)))")
  }
}
