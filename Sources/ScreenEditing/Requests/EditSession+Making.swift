internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Components made from brackets, and their places.
extension EditSession {
  /// The result of a bracket: components, or a section of them.
  struct BuiltContent {
    var title = ""
    var isSection = false
    /// Whether it is a tab, a column or a step of its own.
    var isGroup = false
    var elements: [Element]
  }

  /// The components that a bracket asks for, made as from an intent.
  func made(of node: ReadingTree.Node) throws(Refusal) -> BuiltContent {
    if let text = text(of: node) { return BuiltContent(elements: [text]) }
    let node = kindred(node)
    var composed = editor.compose(.tree(tree(of: node)))
    // A submit button belongs to a screen, and not to a part of one.
    if node.label.family == .element, node.label != .action {
      composed.elements.removeAll { $0.component.kind == .button }
    }
    // The name of an action may also be that of a whole form, which is not asked for.
    let actions = composed.elements.filter { $0.component.kind.family == .action }
    if node.label == .action, !actions.isEmpty { composed.elements = actions }
    // `a photo` is a picture called "Photo".
    composed.elements = composed.elements.map { element in
      guard case .image(var image) = element.component, image.description.hasPrefix("A ") else {
        return element
      }
      image.description = LabelText.capitalized(String(image.description.dropFirst(2)))
      var bare = element
      bare.component = .image(image)
      return bare
    }
    // A switch that speaks of an address is a switch, and no address.
    let own = composed.elements.filter { Self.bracket(of: $0.component.kind) == node.label }
    if node.label != .field, node.label.family == .element, !own.isEmpty { composed.elements = own }
    guard !composed.elements.isEmpty else {
      throw Refusal(reason: "\(quoted(tokens(in: node.range))) does not say what to show")
    }
    guard node.label.family == .section else {
      return BuiltContent(elements: composed.elements)
    }
    let title = name(tokens(in: label(of: node)), like: "A")
    // A section with only a name has room for later content.
    let isBare = node.children.allSatisfy { $0.label == .label || $0.label == .kind }
    return BuiltContent(
      title: title, isSection: true, isGroup: node.label == .tab && screen.layout != .stack,
      elements: isBare ? [Element(.paragraph(.init(text: title)))] : composed.elements)
  }

  /// The bracket with only its words.
  func tree(of node: ReadingTree.Node) -> ReadingTree {
    func moved(_ node: ReadingTree.Node, by start: Int) -> ReadingTree.Node {
      let range = SourceRange(node.range.lowerBound - start, node.range.upperBound - start)
      return ReadingTree.Node(
        node.label, range, children: node.children.map { moved($0, by: start) })
    }
    return ReadingTree(
      text.text(in: node.range), nodes: [moved(node, by: node.range.lowerBound)])
  }

  /// A name alone next to facts, figures, switches or buttons is a further one of them and not an
  /// input.
  func matchingNeighbour(
    _ made: BuiltContent, of node: ReadingTree.Node, at place: Place?
  ) -> BuiltContent {
    let value = node.children.first { $0.label == .value }?.range
    if let exercise = exercise(of: node, at: place) { return BuiltContent(elements: [exercise]) }
    let isNamed = node.children.allSatisfy { $0.label == .label || $0.range == value }
    guard isNamed, node.label == .field, made.elements.count == 1, !made.isSection,
      let kind = neighbour(at: place), kind != made.elements[0].component.kind
    else { return made }
    let isFact = kind == .keyValue || kind == .stat
    guard isFact || value == nil else { return made }
    var element = made.elements[0].converted(to: kind)
    if isFact {
      let shown = value.map { text.text(in: $0) } ?? "—"
      _ = element.set(Component.Stat.Property.value, to: TreeValue(.text(shown)))
    }
    return BuiltContent(elements: [element])
  }

  /// `lunges 3x12` beside other exercises: one more of them; nil for other things.
  private func exercise(of node: ReadingTree.Node, at place: Place?) -> Element? {
    let kinds: [ComponentKind] = [.repetition, .timer]
    guard node.label == .fact || node.label == .stat || node.label == .field,
      kinds.contains(where: isSomewhere), neighbour(at: place).map(kinds.contains) ?? (place != nil)
    else { return nil }
    let said = node.children.filter { $0.label != .label && $0.label != .kind }.map(\.range)
    guard let first = said.first else { return nil }
    let amount = tokens(in: said.reduce(first) { $0.union($1) })
    for kind in kinds {
      guard let totals = words.measures(kind, amount) else { continue }
      var element = Element(Component(kind))
      guard let naming = OwnTexts(of: element.component).naming else { continue }
      _ = element.set(
        naming, to: TreeValue(.text(name(tokens(in: label(of: node)), like: "A"))))
      for (property, amount) in totals {
        _ = element.set(property, to: TreeValue(.number(amount)))
      }
      return element
    }
    return nil
  }

  /// The kind of the neighbour of a new name, if another of that kind needs only a name; for a
  /// screen without inputs, the kind of its last fact.
  func neighbour(at place: Place?) -> ComponentKind? {
    let kinds: [ComponentKind] = [
      .keyValue, .stat, .toggle, .button, .link, .repetition, .timer,
    ]
    switch place {
    case .after(let targets), .before(let targets):
      guard case .element(let address)? = targets.first else { return nil }
      return element(at: address).map(\.component.kind).flatMap { kinds.contains($0) ? $0 : nil }
    case nil:
      let all = screen.sections.flatMap(\.elements).map(\.component.kind)
      guard !all.contains(where: { $0.family == .input }) else { return nil }
      return all.last { [.keyValue, .stat, .repetition, .timer].contains($0) }
    case .within, .start, .end, .up, .down, .at: return nil
    }
  }

  func inserting(_ made: BuiltContent, at place: Place?) throws(Refusal) -> EditPlan {
    made.isSection
      ? try insertingSection(made, at: place) : try inserting(made.elements, at: place)
  }

  func insertingSection(_ made: BuiltContent, at place: Place?) throws(Refusal) -> EditPlan {
    let section = Section(
      id: screen.sectionName(made.title), title: made.title, group: made.isGroup ? made.title : "",
      elements: screen.uniquelyNamed(made.elements))
    var index = screen.sections.count
    // A section outside of tabs comes after all tabs.
    if made.isGroup {
      index = (screen.sections.lastIndex { !$0.group.isEmpty }).map { $0 + 1 } ?? index
    }
    if let place { index = try sectionIndex(place, moving: "") }
    return EditPlan(
      subject: "insert",
      edits: [.insertSection(section, index: index)],
      targets: [.section(section.id)], done: "section \"\(made.title)\" added")
  }
}
