internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenReading

/// What a request brings: components and sections of their own, and things within what is there.
extension EditSession {
  func adding(_ request: ChangeRequest) throws(Refusal) -> EditPlan {
    let said = tokens(in: request.parts.map(\.range))
    if let lacking = words.match("lacking", at: said.suffix(1)) {
      throw Refusal(reason: "no component has \(quoted(said)): there is no \(lacking.meaning)")
    }
    // `a login form` asks for a screen of its own.
    if words.match("verb", at: tokens(in: request.range)) == nil,
      words.match("whole", at: said.suffix(1)) != nil
    {
      throw Refusal(reason: "this says no edit: \(quoted(said)) is a screen by itself")
    }
    let place = try place(of: request)
    var steps = EditSteps(self)
    let home = home(at: request)
    let elements = request.elements
    // `tick boxes in front of the ingredients`
    if let home, elements.count == 1, elements[0].label == .toggle,
      !elements[0].children.contains(where: { $0.label == .label }),
      let checklist = self.words.first("kind", "checklist"),
      let plan = try? retyping(home, [EditToken(text: checklist, folded: checklist, range: .at(0))])
    {
      return plan
    }
    if let home, !elements.isEmpty, elements.allSatisfy({ isColumn($0, of: home) }) {
      for element in elements {
        let name = tokens(in: label(of: element))
        try steps.take(try steps.session.addingPart(name, "column", at: place, within: home))
      }
    } else {
      for element in elements {
        if isBare(element), let kind = steps.session.partKind(beside: place) {
          let name = tokens(in: label(of: element))
          try steps.take(try steps.session.addingPart(name, kind, at: place, within: home))
          continue
        }
        let new = try made(of: element)
        let made = steps.session.kindred(new, of: element, at: place)
        try steps.take(try steps.session.inserting(made, at: place))
      }
    }
    for part in request.parts {
      guard let kind = Self.partKind(of: part.label) else { continue }
      if part.label == .column, !holdsColumns {
        // Where nothing has columns, it is a thing by itself.
        let name = ReadingTree.Node(.label, label(of: part))
        let field = ReadingTree.Node(.field, part.range, children: [name])
        let made = steps.session.kindred(try made(of: field), of: field, at: place)
        try steps.take(try steps.session.inserting(made, at: place))
        continue
      }
      let name = tokens(in: part)
      try steps.take(try steps.session.addingPart(name, kind, at: place, within: home))
    }
    // `a crew member box`
    if steps.isEmpty, let range = request.roles(.kind).first {
      let words = tokens(in: range)
      if self.kind(ofNew: words) != nil { return try insertion(words) }
    }
    return try steps.joined(orRefuse: "it does not say what to add")
  }

  /// Whether something on the screen has columns.
  private var holdsColumns: Bool {
    screen.sections.contains { $0.elements.contains { $0.component.kind == .table } }
  }

  /// The kinds of things within components that a role stands for.
  private static func partKind(of label: TreeLabel) -> String? {
    switch label {
    case .option: "option"
    case .column: "column"
    case .item: "row"
    default: nil
    }
  }

  /// Whether a bracket says no more than a name.
  private func isBare(_ node: ReadingTree.Node) -> Bool {
    node.label.family == .element && node.children.allSatisfy { $0.label == .label }
  }

  /// The kind of the things that a name joins: of the thing that it stands beside, or of the one that just
  /// went or came; nil where it is to be a component.
  private func partKind(beside place: Place?) -> String? {
    switch place {
    case .after(let targets), .before(let targets): return targets.first?.kind
    case .within(let targets):
      guard case .element(let address)? = targets.first else { return nil }
      let kind = element(at: address)?.component.kind
      return kind == .picker ? "option" : kind == .checklist || kind == .list ? "row" : nil
    case .start, .end, .up, .down, .at: return nil
    case nil:
      if latest.count == 1, !gone, case .element(let address) = latest[0],
        element(at: address)?.component.kind == .picker
      {
        return "option"
      }
      if let added = added.first?.kind { return added }
      guard gone, vacated == nil, case .element(let address)? = latest.first,
        let kind = element(at: address)?.component.kind.rawValue
      else { return nil }
      return ComponentPart.kinds[kind]?.last?.kind
    }
  }

  /// Where a request puts what is new; nil where it does not say.
  private func place(of request: ChangeRequest) throws(Refusal) -> Place? {
    guard let range = request.places.first else { return nil }
    let place = tokens(in: range)
    guard let split = try placement(in: place), split.what.isEmpty else { return nil }
    return split.place
  }

  /// What a request puts something into: what its place speaks of, or else its thing.
  private func home(at request: ChangeRequest) -> EditTarget? {
    let words =
      request.places.map { behindPlace(tokens(in: $0)) } + request.things.map { tokens(in: $0) }
    for words in words {
      if let target = finder.find(words).one { return target }
    }
    return nil
  }

  /// Whether what is new is said of each thing of a table: `a heart to each row`.
  private func isColumn(_ node: ReadingTree.Node, of home: EditTarget) -> Bool {
    guard case .element(let address) = home, element(at: address)?.component.kind == .table,
      node.label.family == .element
    else { return false }
    return ![.table, .list, .chart, .action, .alert, .text].contains(node.label)
  }

  /// The words that an element is called by; all of its own where nothing is its label.
  private func label(of node: ReadingTree.Node) -> SourceRange {
    node.children.first { $0.label == .label }?.range ?? node.range
  }

  /// The words of a part, a comma between name and values; a column is called so `with` its values.
  private func tokens(in part: ReadingTree.Node) -> ArraySlice<EditToken> {
    guard !part.children.isEmpty else { return tokens(in: part.range) }
    let values = part.children.filter { $0.label != .label }.map(\.range)
    guard part.label == .column, !values.isEmpty else {
      return tokens(in: part.children.map(\.range))
    }
    return (Array(tokens(in: label(of: part))) + word("link", "with") + tokens(in: values))[...]
  }

  /// Puts a thing into the component that holds such things.
  private func addingPart(
    _ name: ArraySlice<EditToken>, _ kind: String, at place: Place?, within home: EditTarget?
  ) throws(Refusal) -> EditPlan {
    let head = word("kind", kind)
    let saying = word("saying")
    var places = [place]
    if let home { places.append(.within([home])) }
    places.append(nil)
    var refusal = Refusal(reason: "nothing here takes \(quoted(name)) as one more \(kind)")
    for place in places {
      for what in [Array(name), Array(head) + saying + name] {
        do throws(Refusal) {
          if let plan = try addingPart(what[...], at: place) { return plan }
        } catch {
          refusal = error
        }
      }
    }
    throw refusal
  }

  // MARK: - Components

  /// What came of a bracket: components, or a section of them.
  struct Made {
    var title = ""
    var isSection = false
    var elements: [Element]
  }

  /// The components that a bracket asks for, as a first sentence would have them.
  func made(of node: ReadingTree.Node) throws(Refusal) -> Made {
    var composed = editor.compose(.tree(tree(of: node)))
    // A button that sends what is filled in comes with a screen, and not with a part of one.
    if node.label.family == .element, node.label != .action {
      composed.elements.removeAll { $0.component.kind == .button }
    }
    guard !composed.elements.isEmpty else {
      throw Refusal(reason: "\(quoted(tokens(in: node.range))) says nothing that can be shown")
    }
    guard node.label.family == .section else {
      return Made(elements: composed.elements)
    }
    let title = name(tokens(in: label(of: node)), like: "A")
    return Made(title: title, isSection: true, elements: composed.elements)
  }

  /// The bracket with its words alone.
  private func tree(of node: ReadingTree.Node) -> ReadingTree {
    func moved(_ node: ReadingTree.Node, by start: Int) -> ReadingTree.Node {
      let range = SourceRange(node.range.lowerBound - start, node.range.upperBound - start)
      return ReadingTree.Node(
        node.label, range, children: node.children.map { moved($0, by: start) })
    }
    return ReadingTree(
      text.text(in: node.range), nodes: [moved(node, by: node.range.lowerBound)])
  }

  /// A name alone beside facts, figures, switches or buttons is one more of them, and no input.
  private func kindred(
    _ made: Made, of node: ReadingTree.Node, at place: Place?
  ) -> Made {
    guard isBare(node), made.elements.count == 1, !made.isSection,
      let kind = neighbour(at: place), kind != made.elements[0].component.kind
    else { return made }
    var element = converted(made.elements[0], to: kind)
    if kind == .keyValue || kind == .stat { _ = element.set("value", to: TreeValue(.text("—"))) }
    return Made(elements: [element])
  }

  /// The kind of what stands where a name comes, where one more of it needs nothing but a name; of a screen
  /// without inputs, that of its last fact.
  private func neighbour(at place: Place?) -> ComponentKind? {
    let kinds: [ComponentKind] = [.keyValue, .stat, .toggle, .button, .link]
    switch place {
    case .after(let targets), .before(let targets):
      guard case .element(let address)? = targets.first else { return nil }
      return element(at: address).map(\.component.kind).flatMap { kinds.contains($0) ? $0 : nil }
    case nil:
      let all = screen.sections.flatMap(\.elements).map(\.component.kind)
      guard !all.contains(where: { $0.family == .input }) else { return nil }
      return all.last { $0 == .keyValue || $0 == .stat }
    case .within, .start, .end, .up, .down, .at: return nil
    }
  }

  private func inserting(_ made: Made, at place: Place?) throws(Refusal) -> EditPlan {
    made.isSection
      ? try insertingSection(made, at: place) : try inserting(made.elements, at: place)
  }

  private func inserting(_ made: [Element], at place: Place?) throws(Refusal) -> EditPlan {
    let elements = uniquelyNamed(made)
    if place == nil, let plan = filling(elements, isThere: false) { return plan }
    let (section, index) =
      if let place { try elementIndex(place, moving: elements.first) } else {
        defaultPlace(of: elements)
      }
    return EditPlan(
      subject: "insert", edits: [.insert(elements, section: section, index: index)],
      targets: elements.indices.map {
        .element(ElementAddress(section: section, index: index + $0))
      },
      done: "\(elements.map { name(of: $0) }.joined(separator: ", ")) added")
  }

  private func insertingSection(_ made: Made, at place: Place?) throws(Refusal) -> EditPlan {
    let section = Section(
      id: sectionName(made.title), title: made.title, elements: uniquelyNamed(made.elements))
    var index = screen.sections.count
    if let place { index = try sectionIndex(place, moving: "") }
    return EditPlan(
      subject: "insert",
      edits: [.insertSection(section, index: index)],
      targets: [.section(section.id)], done: "section \"\(made.title)\" added")
  }

  // MARK: - In the place of others

  func replacing(_ request: ChangeRequest) throws(Refusal) -> EditPlan {
    let old = try things(of: request)
    let elements = request.elements
    guard let first = old.first else { throw Refusal(reason: "it does not say what to replace") }
    if elements.isEmpty {
      let names = request.parts.filter { Self.partKind(of: $0.label) != nil || $0.label == .label }
      guard let new = names.first else { return try changing(request) }
      var steps = EditSteps(self)
      try steps.take(try rename([first], to: tokens(in: new)))
      for part in names.dropFirst() {
        guard let kind = Self.partKind(of: part.label) else { continue }
        let name = tokens(in: part)
        try steps.take(
          try steps.session.addingPart(name, kind, at: .after([first]), within: nil))
      }
      return try steps.joined(orRefuse: "it does not say what comes instead")
    }
    guard case .element(let address) = first else {
      throw Refusal(reason: "a component takes the place of a component")
    }
    var made: [Element] = []
    for node in elements { made += try self.made(of: node).elements }
    let new = uniquelyNamed(made, except: address)
    let targets = new.indices.map {
      EditTarget.element(ElementAddress(section: address.section, index: address.index + $0))
    }
    let others = removal(of: old.filter { $0 != first })
    return EditPlan(
      subject: "replace", edits: others.edits + [.replace(address, with: new)], targets: targets,
      done: "\(names(of: old)) replaced")
  }
}
