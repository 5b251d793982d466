internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Buttons in each row of a table, or in each item of a list.
extension EditSession {
  /// `an Edit button in each row`: the actions that every row offers; nil if other things are
  /// added, or elsewhere.
  func addingToEachRow(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    guard !request.elements.isEmpty, request.elements.allSatisfy({ $0.label == .action }),
      saysEachRow(request)
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
    let owners =
      tree["type"]?.text == "table"
      ? [JSONPointer(tokens: [])]
      : (tree["items"]?.elements ?? []).indices.map { JSONPointer(tokens: ["items", String($0)]) }
    var taken = takenActions
    var operations: [JSONPatch.Operation] = []
    for owner in owners {
      operations.append(adding(actions: labels, to: owner, in: tree, besides: &taken))
    }
    return EditPlan(
      subject: "insert", edits: [.change(home, operations)], targets: [.element(home)],
      done: "each row of \(name(of: .element(home))) offers \(labels.joined(separator: ", "))")
  }

  /// The slugs of all actions on the screen; each may be there once.
  private var takenActions: Set<String> {
    var taken: Set<String> = []
    for component in screen.sections.flatMap(\.elements).map(\.component) {
      switch component {
      case .button(let button): taken.insert(button.action)
      case .table(let table): taken.formUnion(table.actions.map(\.action))
      case .list(let list): taken.formUnion(list.items.flatMap(\.actions).map(\.action))
      default: continue
      }
    }
    return taken
  }

  private func adding(
    actions labels: [String], to owner: JSONPointer, in tree: TreeValue,
    besides taken: inout Set<String>
  ) -> JSONPatch.Operation {
    let actions = owner.appending("actions")
    let old = tree[actions]?.elements ?? []
    var next: [String: Int] = [:]
    let new = labels.filter { label in !old.contains { $0["label"]?.text == label } }
      .map { label -> TreeValue in
        let slug = Slug.unique(
          Slug.derived(from: label) ?? "action", limit: Slug.maximumLength, taken: &taken,
          next: &next)
        return ["label": TreeValue(.text(label)), "action": TreeValue(.text(slug))]
      }
    return .add(actions, TreeValue(.array(old + new)))
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
