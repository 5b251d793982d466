internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Buttons in each row of a table, or in each item of a list.
extension EditSession {
  /// `an Edit button in each row`: the actions that every row offers; nil if other things are
  /// added, or elsewhere.
  func addingToEachRow(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    var request = request
    // `add emails for everyone`
    let isOfEach = request.places.contains { words.isPhrase("everywhere", tokens(in: $0)) }
    if request.elements.isEmpty, isOfEach || saysEachRow(request), !request.parts.isEmpty,
      request.parts.allSatisfy({ $0.children.isEmpty && [.option, .column].contains($0.label) })
    {
      request.parts = request.parts.map { part in
        let name = ReadingTree.Node(.label, part.range)
        return ReadingTree.Node(.fact, part.range, children: [name])
      }
    }
    let areActions = request.elements.allSatisfy { $0.label == .action }
    let arePictures = request.elements.allSatisfy { $0.label == .image }
    let areTold =
      arePictures
      || request.elements.allSatisfy { [.badge, .fact, .field, .stat].contains($0.label) }
    guard !request.elements.isEmpty, areActions || areTold,
      isOfEach || saysEachRow(request)
    else { return nil }
    let homes = finder.candidates(in: nil).filter { $0.kind == "table" || $0.kind == "list" }
    var home = homes.count == 1 ? homes[0].address : nil
    for said in eachRowWords(of: request) where home == nil {
      guard case .found(let targets) = finder.find(said), case .part(let owner, _)? = targets.first
      else { continue }
      home = owner
    }
    if home == nil, case .element(let address)? = latest.first,
      homes.contains(where: { $0.address == address })
    {
      home = address
    }
    guard let home, let tree = element(at: home)?.tree else {
      throw Refusal(
        reason: homes.isEmpty
          ? "nothing here has rows"
          : "the rows of \(finder.names(of: homes).joined(separator: " or ")); say which")
    }
    let labels = request.elements.map { name(tokens(in: label(of: $0)), like: "A") }
    if arePictures, case .list(let list)? = element(at: home)?.component {
      let pictures = list.items.enumerated().map { index, item in
        JSONPatch.Operation.add(
          JSONPointer(tokens: ["items", String(index), "image"]), TreeValue(.text(item.title)))
      }
      return EditPlan(
        subject: "insert", edits: [.change(home, pictures)], targets: [.element(home)],
        done: "each item of \(name(of: .element(home))) has a picture")
    }
    guard areActions else { return try adding(labels: request.elements, to: home) }
    let owners =
      tree.kind == .table
      ? [JSONPointer(tokens: [])]
      : tree.elements(of: Component.List.Property.items).indices.map {
        JSONPointer(Component.List.Property.items, $0)
      }
    var taken = screen.takenActions
    var operations: [JSONPatch.Operation] = []
    for owner in owners {
      operations.append(screen.adding(actions: labels, to: owner, in: tree, besides: &taken))
    }
    return EditPlan(
      subject: "insert", edits: [.change(home, operations)], targets: [.element(home)],
      done: "each row of \(name(of: .element(home))) offers \(labels.joined(separator: ", "))")
  }

  /// `a status badge on each card`: a column of a table, or a fact of each item.
  private func adding(
    labels elements: [ReadingTree.Node], to home: ElementAddress
  ) throws(Refusal) -> EditPlan {
    var steps = EditSteps(self)
    for element in elements {
      let said = tokens(in: label(of: element)).filter { token in
        !element.children.contains { $0.label == .kind && $0.range.overlaps(token.range) }
      }
      try steps.take(
        try steps.session.addingColumn(said[...], at: nil, within: .element(home)))
    }
    return try steps.joined(orRefuse: "it does not say what each row gets")
  }

  /// The words of a request that may mean each row.
  private func eachRowWords(of request: ChangeRequest) -> [ArraySlice<EditToken>] {
    request.places.map { behindPlace(tokens(in: $0)) } + request.things.map { tokens(in: $0) }
  }

  /// Whether the place or the subject of a request is each row: `on every row`, `per item`.
  private func saysEachRow(_ request: ChangeRequest) -> Bool {
    let all = tokens(in: request.range)
    if all.indices.contains(where: { words.match("each-row", at: all[$0...]) != nil }) {
      return true
    }
    return eachRowWords(of: request).contains { said in
      guard let every = words.match("all", at: said) else { return false }
      let noun = finder.bare(said.dropFirst(every.count))
      guard !noun.isEmpty, words.match("screen", at: noun) == nil else { return false }
      let kinds = words.meanings("kind", endingIn: noun).map(\.meaning)
      return kinds.isEmpty || kinds.contains("row") || kinds.contains("item")
    }
  }
}
