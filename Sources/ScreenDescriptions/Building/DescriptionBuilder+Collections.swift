import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenSpecifications

/// Tables, lists, steps, tabs, and groups of parts of one kind.
extension DescriptionBuilder {
  // MARK: Tables

  mutating func addTable(_ all: DescribedMembers, _ part: Part) {
    var members = all
    let title = members.takeScalar(.title, .name)
    let columns = members.take(.columns, where: { !$0.isScalar || $0.text != nil })
    let rows =
      members.take(.rows, where: { !$0.isScalar })
      ?? members.take(.rows, where: { tree.lines(of: $0) != nil })
    let table = DescribedTable(columns: columns?.value, rows: rows?.value, tree)
    let actions = members.take(.rowActions)
    // What narrows the rows stands above them.
    while let filter = members.take(where: { member in
      let word = DescriptionWord(member.name)
      return word.means(.inputs) || word.text.hasPrefix("search") && member.value.text != nil
    }) {
      DescriptionWord(filter.name).means(.inputs)
        ? addInputs(filter.value)
        : addLeaf(.field, named: tree.scalar(filter.value) ?? tree.phrase(of: filter), filter)
    }
    var details = Details(
      label: title.flatMap { tree.scalar($0.value) } ?? part.named ?? sectionLabel)
    details.nameColumn = table.columns.first
    details.columns = Array(table.columns.dropFirst())
    if !table.rows.isEmpty {
      details.items = table.rows.map { Details.Item($0[0], values: Array($0.dropFirst())) }
      details.isVerbatim = true
    }
    addCollection(.table, details, part, actions)
    for member in table.unread {
      leaveOut(member, "a detail of a column that a table does not show")
    }
    finish(members, showsFacts: true)
  }

  /// The label of the section that is being filled, if it has nothing in it yet.
  var sectionLabel: Phrase? {
    section.flatMap { section in
      page.requirements.contains { $0.parent == section && $0.hasThings }
        ? nil : page.requirements[section].details.label
    }
  }

  mutating func addRecords(
    _ records: Specification.Records, called label: Phrase?, _ range: SourceRange
  ) {
    var details = records.details(called: label)
    details.isVerbatim = true
    require(.component(.table), details, range)
  }

  /// Adds a collection, with the buttons that each of its things has.
  private mutating func addCollection(
    _ kind: ComponentKind, _ details: Details, _ part: Part, _ actions: TreeMember?
  ) {
    let home = home(part.range)
    let place = require(.component(kind), details, part.range, at: .some(home))
    guard let actions else { return }
    for label in labels(of: actions.value) {
      var details = Details(label: label)
      details.isOfEach = true
      page.requirements.append(
        Requirement(
          .component(.button), parent: place, range: label.range ?? part.range, words: "",
          details: details))
    }
  }

  /// The labels of buttons in a list, an object or a text.
  private func labels(of value: TreeValue) -> [Phrase] {
    if let elements = value.elements {
      return elements.flatMap { element -> [Phrase] in
        guard let members = element.members else {
          return tree.scalar(element).map { [$0.splitBracket?.0 ?? $0] } ?? []
        }
        var all = DescribedMembers(members)
        return all.takeScalar(.title, .text, .name, .program).flatMap { tree.scalar($0.value) }
          .map { [$0] } ?? []
      }
    }
    if let members = value.members {
      return members.compactMap { tree.scalar($0.value) ?? Property(tree.phrase(of: $0)).label }
    }
    return tree.scalar(value)?.parts ?? []
  }

  // MARK: Lists

  mutating func addCollection(
    _ view: ViewMeaning, _ all: DescribedMembers, _ part: Part, _ typeName: String?
  ) {
    var members = all
    let title = members.takeScalar(.title, .name)
    var details = Details(
      label: title.flatMap { tree.scalar($0.value) } ?? part.named ?? sectionLabel)
    let items =
      members.take(.items, where: { !$0.isScalar || tree.lines(of: $0) != nil })
      ?? members.take(.items)
    if view == .list, items?.value.elements?.contains(where: \.holdsParts) ?? false {
      // A list of parts, rather than of things.
      return within(details.label, nil, part.range) { builder in
        for element in items?.value.elements ?? [] { builder.add(element) }
        builder.finish(members, showsFacts: true)
      }
    }
    let kind: ComponentKind =
      view == .checklist ? .checklist : view == .steps ? .steps : .list
    let word = typeName.map { DescriptionWord($0).text } ?? ""
    if kind == .list, word.contains("timeline") || word.contains("feed") || word.contains("history")
    {
      details.variant = "timeline"
    }
    let actions = members.take(.rowActions)
    if let items {
      details = self.details(ofItems: items.value, details)
    } else {
      details.columns = members.take(.columns).map { labels(of: $0.value) } ?? []
      if details.columns.isEmpty, kind == .list,
        members.left.contains(where: { $0.value.isScalar }),
        part.key != nil || title != nil
      {
        // "list: {a: 1, b: 2}"
        details.items = members.left.compactMap { member in
          tree.scalar(member.value).map {
            Details.Item(Property(tree.phrase(of: member)).label, values: [$0])
          }
        }
        members = DescribedMembers(members.left.filter { !$0.value.isScalar })
      }
    }
    addCollection(kind, details, part, actions)
    finish(members, showsFacts: true)
  }

  mutating func addList(
    _ kind: ComponentKind, of value: TreeValue, _ details: Details, _ range: SourceRange
  ) {
    require(.component(kind), self.details(ofItems: value, details), range)
  }

  private func details(ofItems value: TreeValue, _ base: Details) -> Details {
    var details = base
    details.isVerbatim = true
    if let lines = tree.lines(of: value) {
      details.items = lines.map { Details.Item($0) }
    } else if let members = value.members {
      details.items = members.map { member in
        Details.Item(tree.phrase(of: member), values: tree.scalar(member.value).map { [$0] } ?? [])
      }
    } else if value.isScalar {
      details.items = tree.scalar(value)?.parts.map { Details.Item($0) } ?? []
    } else {
      let elements = value.elements ?? []
      details.items = elements.compactMap(item)
      // "Flu clinic at 2 pm; printer is down"
      if elements.count == 1, let only = tree.scalar(elements[0]), only.text.contains(";") {
        details.items = only.parts.map { Details.Item($0) }
      }
    }
    return details
  }

  /// An item given as a text, a list of its texts, or an object with its name and more.
  private func item(_ value: TreeValue) -> Details.Item? {
    if let cells = value.elements?.compactMap(tree.scalar), let first = cells.first {
      return Details.Item(first, values: Array(cells.dropFirst()))
    }
    guard let all = value.members else { return tree.scalar(value).map { Details.Item($0) } }
    var members = DescribedMembers(all)
    let what = members.take(where: {
      ["what", "event", "task", "step", "entry", "item", "action"].contains(
        DescriptionWord($0.name).text) && $0.value.isFilledScalar
    })
    let named =
      what ?? members.takeScalar(.title, .name, .text)
      ?? members.take(where: {
        $0.value.text != nil && DescriptionWord($0.name).first(of: .when, .program) == nil
      })
      ?? members.take(where: { $0.value.isFilledScalar })
    guard let named, let label = tree.scalar(named.value) else { return nil }
    // "- 08:00: Doors open"
    if all.count == 1, DescriptionWord(named.name).first(of: .title, .name, .text) == nil {
      return Details.Item(label, values: [tree.phrase(of: named)])
    }
    let done = members.take(where: {
      SpecificationWords.shipped.dones.contains($0.name.lowercased())
    })
    let state = members.take(where: { ["state", "status"].contains($0.name.lowercased()) })
    var item = Details.Item(label, isSelected: done?.value.content == .flag(true))
    item.values = members.left.filter { !DescriptionWord($0.name).means(.look) }
      .compactMap { tree.scalar($0.value) }
    item.state = state.flatMap { tree.scalar($0.value) }
    if done?.value.content == .flag(true) { item.state = Phrase("done") }
    return item
  }

  // MARK: Tabs and steps

  /// Adds tabs, or the steps of a wizard, with a section for each.
  mutating func addTabs(_ member: TreeMember, _ layout: Screen.Layout) {
    let part = Part(key: nil, range: tree.place(of: member))
    let items = TreeMember("items", at: member.nameRange, member.value)
    addTabs(DescribedMembers(member.value.members ?? [items]), part, layout)
  }

  mutating func addTabs(_ all: DescribedMembers, _ part: Part, _ layout: Screen.Layout) {
    var members = all
    let items = members.take(.items, where: { !$0.isScalar })
    if let list = items?.value, list.isListOfScalars {
      // Names alone are ways to look at the same things.
      var details = Details(label: Phrase("View"))
      details.items = (list.elements ?? []).compactMap(tree.scalar).map { Details.Item($0) }
      details.variant = "segmented"
      require(.component(.picker), details, part.range)
      return finish(members, showsFacts: true)
    }
    if let title = members.takeScalar(.title, .name), let words = tree.scalar(title.value) {
      page.title = page.title ?? words
    }
    page.layout = page.layout ?? layout
    let parts: [(name: Phrase?, value: TreeValue)] =
      if let items {
        items.value.members.map { $0.map { (tree.phrase(of: $0), $0.value) } }
          ?? (items.value.elements ?? []).map { (nil, $0) }
      } else {
        members.left.filter { !$0.value.isScalar }.map { (tree.phrase(of: $0), $0.value) }
      }
    if items == nil { members = DescribedMembers(members.left.filter(\.value.isScalar)) }
    for (name, value) in parts {
      addTab(name, value, part, variant: layout == .tabs ? "tab" : nil)
    }
    finish(members, showsFacts: true)
  }

  private mutating func addTab(
    _ name: Phrase?, _ value: TreeValue, _ part: Part, variant: String?
  ) {
    let range = tree.place(value.range)
    guard let all = value.members else {
      let label = name.map { Property($0).label } ?? (value.isScalar ? tree.scalar(value) : nil)
      return within(label, nil, variant: variant, range) { builder in
        if name != nil, !value.isScalar {
          value.isListOfScalars
            ? builder.addList(.list, of: value, Details(), range) : builder.addAll(value)
        } else if name != nil {
          builder.addAll(value)
        }
      }
    }
    // "- Ingredients: {…}"
    if name == nil, all.count == 1, let only = all.first, !only.value.isScalar {
      return addTab(tree.phrase(of: only), only.value, part, variant: variant)
    }
    var members = DescribedMembers(all)
    // "<tab title=…>" says once more what it is.
    let within: [ViewMeaning?] = [.tab, .section, .container, .card, .item, .group]
    _ = members.take(where: { member in
      member.isTyping && within.contains(member.value.text.flatMap { DescriptionWord($0).view })
    })
    let title = members.takeScalar(.title, .name).flatMap { tree.scalar($0.value) }
    let number = title == nil ? members.take(where: { $0.name.lowercased() == "step" }) : nil
    let label = title ?? name.map { Property($0).label } ?? number.flatMap { tree.scalar($0.value) }
    self.within(label, nil, variant: variant, range) { builder in
      if members.left.contains(where: \.isTyping), name != nil || title != nil {
        builder.add(TreeValue(.object(members.left), at: value.range))
      } else {
        for member in members.left { builder.add(member) }
      }
    }
  }
}

extension Part {
  /// The name that the key gives the part; nil if the key only says what kind of part it is.
  var named: Phrase? {
    guard let key else { return nil }
    let word = DescriptionWord(key.text)
    let isKind =
      word.part != nil || word.views != nil || word.first(of: .items, .rows, .container) != nil
    return isKind ? nil : Property(key).label
  }
}
