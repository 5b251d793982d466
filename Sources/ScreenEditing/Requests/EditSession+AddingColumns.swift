internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// Attributes of each row of a table, or of each item of a list.
extension EditSession {
  func saysColumn(_ request: ChangeRequest) -> Bool {
    tokens(in: request.range).contains { words.meaning("kind", of: [$0]) == "column" }
  }

  /// Adds an attribute of each row or item, or a separate thing if nothing has such attributes.
  func addingColumn(
    _ part: ReadingTree.Node, at place: Place?, within home: EditTarget?, isSaid: Bool,
    _ values: [SourceRange]
  ) throws(Refusal) -> EditPlan {
    if let kind = partKind(beside: place), ["option", "task", "step"].contains(kind) {
      return try addingPart(tokens(in: part), kind, at: place, within: home)
    }
    // `a search box`
    let said = tokens(in: part)
    if part.children.isEmpty, words.value(said, of: "field")?.property == "kind",
      finder.bare(said).count > 1, words.meaning("kind", of: said.suffix(1)) == "field"
    {
      let kind = ReadingTree.Node(.kind, part.range)
      return try inserting(
        try made(of: ReadingTree.Node(.field, part.range, children: [kind])), at: place)
    }
    if let kind = words.meaning("kind", of: said), ComponentKind(rawValue: kind) != nil {
      throw Refusal(reason: "it does not say what the \(quoted(tokens(in: part))) is for")
    }
    let name = tokens(in: label(of: part))
    let isTold = isSaid || place != nil || home != nil
    if isTold, factsHome(place, home) != nil {
      return try addingColumn(name, at: place, within: home)
    }
    if isSomewhere(.table) {
      let column = Array(tokens(in: part))
      let cells = values.isEmpty ? [] : Array(word("link", "with")) + tokens(in: values)
      return try addingPart((column + cells)[...], "column", at: place, within: home)
    }
    let node = ReadingTree.Node(
      .field, part.range, children: [ReadingTree.Node(.label, label(of: part))])
    return try inserting(matchingNeighbour(try made(of: node), of: node, at: place), at: place)
  }

  func addingColumn(
    _ name: ArraySlice<EditToken>, at place: Place?, within home: EditTarget?
  ) throws(Refusal) -> EditPlan {
    guard let list = factsHome(place, home) else {
      return try addingPart(name, "column", at: place, within: home)
    }
    return try addingFact(self.name(name, like: "A"), to: list, at: place)
  }

  /// The last column or fact of the previous subject.
  var latestColumn: EditTarget? {
    guard let latest = latest.first else { return nil }
    return finder.parts(in: latest).last { $0.kind == "column" || $0.kind == "fact" }?.target
  }

  /// Whether the target of new things is a choice.
  func holdsOptions(_ place: Place?, _ home: EditTarget?) -> Bool {
    var meant = home.map { [$0] } ?? latest
    if case .within(let targets) = place { meant = targets }
    guard case .element(let address)? = meant.first else { return false }
    return element(at: address)?.component.kind == .picker
  }

  /// The list for a further fact: the one referred to, or else the only one with facts.
  func factsHome(_ place: Place?, _ home: EditTarget?) -> ElementAddress? {
    var meant = home.map { [$0] } ?? []
    switch place {
    case .within(let targets), .after(let targets), .before(let targets): meant += targets
    case .start, .end, .up, .down, .at, nil: break
    }
    for target in meant.map({ held(alone: $0) }) {
      switch target {
      case .element(let address) where element(at: address)?.component.kind == .list:
        return address
      case .part(let address, let part) where part.kind == "fact" || part.kind == "item":
        return element(at: address)?.component.kind == .list ? address : nil
      default: continue
      }
    }
    guard meant.isEmpty, !isSomewhere(.table) else { return nil }
    let lists = Set(finder.parts(in: nil).filter { $0.kind == "fact" }.compactMap(\.address))
    return lists.count == 1 ? lists.first : nil
  }

  /// Adds a fact with unknown values to each item of a list.
  func addingFact(
    _ name: String, to list: ElementAddress, at place: Place?
  ) throws(Refusal) -> EditPlan {
    guard let items = element(at: list)?.tree[Component.List.Property.items]?.elements,
      !items.isEmpty
    else {
      throw Refusal(reason: "there is no item that could have \"\(name)\"")
    }
    var beside: (index: Int, isAfter: Bool)?
    if case .after(let targets) = place, case .part(_, let part)? = targets.last,
      part.kind == "fact", let index = part.index
    {
      beside = (index, true)
    }
    if case .before(let targets) = place, case .part(_, let part)? = targets.first,
      part.kind == "fact", let index = part.index
    {
      beside = (index, false)
    }
    if case .start = place { beside = (0, false) }
    let fact = TreeValue(
      .object([
        TreeMember(Component.Fact.Property.key, text: name),
        TreeMember(Component.Fact.Property.value, text: "—"),
      ]))
    var operations: [JSONPatch.Operation] = []
    for (number, item) in items.enumerated() {
      let facts = JSONPointer(Component.List.Property.items, number).appending(
        Component.ListItem.Property.facts)
      let count = item[Component.ListItem.Property.facts]?.elements?.count ?? 0
      if item[Component.ListItem.Property.facts] == nil {
        operations.append(.add(facts, TreeValue(.array([]))))
      }
      let index = beside.map { min(count, $0.index + ($0.isAfter ? 1 : 0)) } ?? count
      operations.append(.add(facts.appending(String(index)), fact))
    }
    let index =
      beside.map { $0.index + ($0.isAfter ? 1 : 0) } ?? items[0][Component.ListItem.Property.facts]?
      .elements?.count ?? 0
    let added = ComponentPart(
      kind: "fact",
      pointer: JSONPointer(Component.List.Property.items, 0).appending(
        Component.ListItem.Property.facts, index),
      labels: [name])
    return EditPlan(
      subject: "insert", edits: [.change(list, operations)], targets: [.element(list)],
      done: "\"\(name)\" added to each item of \(self.name(of: .element(list)))",
      added: [.part(list, added)])
  }

  func isSomewhere(_ kind: ComponentKind) -> Bool {
    screen.sections.contains { $0.elements.contains { $0.component.kind == kind } }
  }

  /// Whether a new thing is an attribute of each row of a table: `a heart to each row`.
  func isColumn(_ node: ReadingTree.Node, of home: EditTarget) -> Bool {
    guard case .element(let address) = held(alone: home), node.label.family == .element,
      let kind = element(at: address)?.component.kind, kind == .table || kind == .list
    else { return false }
    return ![.table, .list, .chart, .action, .alert, .text].contains(node.label)
  }
}
