internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// Where the things that a request adds belong, and what they become there.
extension EditSession {
  /// The only list, checklist or line of steps; nil if there is none, or several.
  var onlyList: EditTarget? {
    let lists = finder.candidates(in: nil).filter {
      ["list", "checklist", "steps"].contains($0.kind)
    }
    return lists.count == 1 ? lists[0].target : nil
  }

  /// The kind of part that a role stands for.
  static func partKind(of label: TreeLabel) -> String? {
    switch label {
    case .option: "option"
    case .column: "column"
    case .item: "row"
    default: nil
    }
  }

  /// The kind of part that a request names in addition to its names: `a step`, `a task`; nil if it
  /// names none.
  func saidPartKind(_ request: ChangeRequest) -> String? {
    let kinds = Set(ComponentPart.kinds.values.flatMap { $0.map(\.kind) })
    return unnamed(in: request).lazy.compactMap { words.meaning("kind", of: [$0]) }
      .first(where: kinds.contains)
  }

  /// Whether something new says too little for a row of any table on the screen.
  func isFewer(_ told: Screen.PartText) -> Bool {
    let counts = screen.sections.flatMap(\.elements).compactMap { element -> Int? in
      if case .table(let table) = element.component { table.columns.count } else { nil }
    }
    return !counts.isEmpty && counts.allSatisfy { $0 > told.values.count + 1 }
  }

  /// A name and its value as a further figure or fact of the screen; nil if there are none.
  func fact(_ told: Screen.PartText, at place: Place?) -> Element? {
    guard told.values.count == 1, let kind = neighbour(at: place),
      kind == .stat || kind == .keyValue
    else { return nil }
    var element = Element(Component(kind))
    guard let naming = OwnTexts(of: element.component).naming,
      element.set(naming, to: TreeValue(.text(told.name))),
      element.set(Component.Stat.Property.value, to: TreeValue(.text(told.values[0])))
    else { return nil }
    return element
  }

  /// Whether a bracket states only a name.
  func isBare(_ node: ReadingTree.Node) -> Bool {
    node.label.family == .element && node.children.allSatisfy { $0.label == .label }
  }

  /// The kind of part that a name becomes: that of its neighbour, or of the part just removed or
  /// added; nil if it is to be a component.
  func partKind(beside place: Place?) -> String? {
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
      guard gone, vacatedPosition == nil, case .element(let address)? = latest.first,
        let kind = element(at: address)?.component.kind.rawValue
      else { return nil }
      return ComponentPart.kinds[kind]?.last?.kind
    }
  }

  /// The place for the new things of a request; nil if it states none.
  func place(of request: ChangeRequest) throws(Refusal) -> Place? {
    guard let range = place(among: request.places) else { return nil }
    let said = tokens(in: range)
    // `up there` is not a place by itself.
    if said.indices.contains(where: { words.isPhrase("there", said[$0...]) }) { return nil }
    guard words.match("place", at: said) != nil else { return nil }
    let others = request.places.filter { $0 != range }
    let home = others.lazy.compactMap { finder.nearest(behindPlace(tokens(in: $0))).one }.first
    return try place(at: range, in: home)
  }

  /// The thing that a request adds something to: the anchor of its place, or else its subject.
  func home(at request: ChangeRequest) -> EditTarget? {
    // Something below a table is not in it.
    let homes = request.places.map { tokens(in: $0) }.filter { place in
      let lead = self.words.match("place", at: place)?.meaning
      return lead != "after" && lead != "before" && lead != "between"
    }
    let words = homes.map { behindPlace($0) } + request.things.map { tokens(in: $0) }
    for words in words {
      if let target = finder.nearest(words).one { return target }
    }
    return nil
  }
}
