internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// New parts of components: an option, a row, a step.
extension EditSession {
  /// Plans a new part of a component; nil if the words ask for a component.
  ///
  /// The place is a component or in one, or the kind of part is named and a single component has
  /// such parts.
  func addingPart(
    _ what: ArraySlice<EditToken>, at place: Place?, told: PartText? = nil
  ) throws(Refusal) -> EditPlan? {
    var home: ElementAddress?
    var beside: ComponentPart?
    var isAfter = true
    switch place {
    case .within(let targets), .after(let targets), .before(let targets):
      if case .before = place { isAfter = false }
      switch targets.first {
      case .part(let address, let part) where part.kind != "value":
        (home, beside) = (address, part)
      case .element(let address): if case .within = place { home = address }
      case .section(let id):
        // `to the habits`: the contents of the section with that title.
        let said = partHead(of: what)?.kinds ?? []
        let holders = finder.candidates(in: .section(id)).filter { candidate in
          candidate.kind == "picker"
            ? said.contains("option") && candidate.labels.first == finder.title(of: id)
            : ["list", "checklist", "steps", "table", "standings"].contains(candidate.kind)
        }
        if case .within = place, holders.count == 1 { home = holders[0].address }
      case .part, .screen, nil: break
      }
    case .start: isAfter = false
    case .end, .up, .down, .at, nil: break
    }
    let head = partHead(of: what)
    if home == nil, let head {
      home = spokenOf(holding: head.kinds)
      if home == nil { home = try owner(of: head.kinds, called: what) }
    }
    if home == nil, gone, place == nil, head == nil, case .element(let owner)? = latest.first {
      home = owner
    }
    if home == nil, let noun = collection(called: what) { home = noun }
    if home == nil, place == nil, head == nil, kind(ofNew: what) == nil { home = holder(of: what) }
    guard let home, let element = element(at: home),
      let kinds = ComponentPart.kinds[element.component.kind.rawValue]
    else { return nil }
    let tree = element.tree
    // A separate component next to the owner of a part is not one of its parts.
    let isComponent = head == nil && beside == nil && isNewComponent(what, beside: element)
    guard !isComponent else { return nil }
    let isColumn =
      head.map { $0.kinds == ["column"] && kinds.contains { $0.kind == "column" } } ?? false
    let kind =
      (isColumn ? "column" : beside?.kind) ?? head.flatMap { head in
        kinds.first { head.kinds.contains($0.kind) }?.kind
      }
      ?? kinds[kinds.count - 1].kind
    guard let property = kinds.first(where: { $0.kind == kind })?.property else { return nil }
    // A column cannot be next to a row, and goes to the end instead.
    if isColumn, beside?.kind != "column" { beside = nil }
    let count = tree[property]?.elements?.count ?? 0
    let index =
      if let beside { (beside.index ?? count) + (isAfter ? 1 : 0) } else { isAfter ? count : 0 }
    var texts: [PartText] = []
    if let told {
      texts = [told]
    } else {
      texts = try partTexts(head?.rest ?? finder.bare(what), kind: kind, in: tree)
    }
    guard !texts.isEmpty else { throw Refusal(reason: "it does not say what to add") }
    let operations = inserting(texts, kind, property, at: index, in: tree)
    guard !operations.isEmpty else { return nil }
    let shown = texts.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let added = texts.enumerated().map { offset, text in
      let pointer = JSONPointer(tokens: [property, String(index + offset)])
      return EditTarget.part(
        home, ComponentPart(kind: kind, pointer: pointer, labels: [text.name]))
    }
    return EditPlan(
      subject: "insert", edits: [.change(home, operations)], targets: [.element(home)],
      done: "\(shown) added to \(name(of: .element(home)))", added: added)
  }

  /// The component referred to before, if it has parts of some kinds; nil otherwise.
  private func spokenOf(holding kinds: Set<String>) -> ElementAddress? {
    guard latest.count == 1, case .element(let address) = latest[0],
      let kind = element(at: address)?.component.kind.rawValue,
      ComponentPart.kinds[kind]?.contains(where: { kinds.contains($0.kind) }) ?? false
    else { return nil }
    return address
  }

  /// The component that a name goes into if none is stated; nil if there is none.
  ///
  /// It is the subject of the previous change, or the component whose parts have the format of the
  /// values given with the name.
  private func holder(of what: ArraySlice<EditToken>) -> ElementAddress? {
    if latest.count == 1, case .element(let address) = latest[0],
      let kind = element(at: address)?.component.kind.rawValue,
      ComponentPart.kinds[kind]?.contains(where: { $0.kind != "series" }) ?? false
    {
      return address
    }
    let pieces = finder.pieces(of: what)
    let with = pieces.first.flatMap { linkedWith($0) }.map { [$0.1] } ?? []
    let said = (with + pieces.dropFirst()).map { written($0) }
    let homes = finder.candidates(in: nil).compactMap(\.address).filter { address in
      guard let tree = element(at: address)?.tree else { return false }
      let parts = ComponentPart.parts(of: tree).filter { $0.kind == "item" || $0.kind == "row" }
      guard !parts.isEmpty else { return false }
      // `Thu: Sam, Iris, Milo`, where each name is in the table already.
      let texts = Set(
        parts.flatMap { finder.texts(of: .part(address, $0)) }.map { $0.lowercased() })
      if said.count > 1, said.allSatisfy({ texts.contains($0.lowercased()) }) { return true }
      return said.contains { text in
        text.utf8.contains(where: \.isASCIIDigit)
          && parts.contains { $0.fitting(text, in: tree) != nil }
      }
    }
    return homes.count == 1 ? homes[0] : nil
  }

  /// `a row for Anna, 12, paid`: the kinds of parts that the first words name, and the rest; or by
  /// the last words, as in `an Archive option`.
  func partHead(
    of tokens: ArraySlice<EditToken>
  ) -> (kinds: Set<String>, rest: ArraySlice<EditToken>)? {
    let all: Set<String> = Set(ComponentPart.kinds.values.flatMap { $0.map(\.kind) })
    var bare = finder.bare(tokens)
    if let number = words.match("number", at: bare) { bare = bare.dropFirst(number.count) }
    for isLeading in [true, false] {
      for count in [2, 1] where count < bare.count {
        let end = bare.indices.dropFirst().first { index in
          words.match("saying", at: bare[index...]) != nil
            || words.match("link", at: bare[index...])?.meaning == "with"
        }
        let head = isLeading ? bare.prefix(count) : bare[..<(end ?? bare.endIndex)].suffix(count)
        let kinds = Set(
          words.meanings("kind", endingIn: head).filter { $0.count == count }.map(\.meaning)
            .filter(all.contains))
        guard !kinds.isEmpty, !head.contains(where: \.isQuoted) else { continue }
        var rest = isLeading || end != nil ? bare[head.endIndex...] : bare.dropLast(count)
        // `a total row with 44.50`
        if !isLeading, let end, words.match("saying", at: bare[end...]) == nil {
          return (kinds, (bare[..<end].dropLast(count) + bare[end...])[...])
        }
        while let word = words.match("saying", at: rest) ?? words.match("of", at: rest)
          ?? words.match("link", at: rest)
        {
          rest = rest.dropFirst(word.count)
        }
        while rest.first?.isMark == true { rest = rest.dropFirst() }
        // `maybe to the answers` is a place.
        let isPlace = rest.indices.contains {
          words.match("place", at: rest[$0...])?.meaning == "in"
        }
        guard isLeading || !isPlace else { continue }
        return rest.isEmpty ? nil : (kinds, rest)
      }
    }
    return nil
  }

  /// The only component with parts of some kinds; nil if there is none.
  private func owner(
    of kinds: Set<String>, called what: ArraySlice<EditToken>
  ) throws(Refusal) -> ElementAddress? {
    let owners = finder.candidates(in: nil).filter { candidate in
      (ComponentPart.kinds[candidate.kind] ?? []).contains { kinds.contains($0.kind) }
    }
    guard owners.count < 2 else {
      let names = finder.names(of: owners).joined(separator: " or ")
      throw Refusal(reason: "\(quoted(what)) may go into \(names); say which")
    }
    return owners.first?.address
  }

  /// The only component whose things are named by the first word: `a player Di` for a table of
  /// players; nil if there is none.
  private func collection(called what: ArraySlice<EditToken>) -> ElementAddress? {
    let bare = finder.bare(what)
    guard bare.count > 1, let first = bare.first, !first.isQuoted,
      words.meaning("kind", of: bare.prefix(1)) == nil
    else { return nil }
    let noun = AnchorFinder.stem(first.folded)
    let owners = finder.candidates(in: nil).filter { candidate in
      ["table", "list", "checklist"].contains(candidate.kind)
        && candidate.labels.contains { $0.last.map(AnchorFinder.stem) == noun && $0.last != noun }
    }
    if owners.count == 1 { return owners[0].address }
    // `a class at 20:00` of a table with a column of classes, `a hearing` of a "Hearing list".
    let home = finder.collected(bare.prefix(1)).found.first { $0.target.kind == "row" }
    return finder.pieces(of: bare).count > 1 || linkedWith(bare) != nil ? home?.address : nil
  }

  /// Whether words ask for a component, and not for a part of the one they are to go into.
  private func isNewComponent(_ what: ArraySlice<EditToken>, beside element: Element) -> Bool {
    let bare = finder.bare(what)
    // A quoted text is a name.
    guard !(bare.last?.isQuoted ?? true) else { return false }
    return (1...3).contains { count in
      count <= bare.count
        && words.meanings("kind", endingIn: bare).contains { meaning in
          meaning.count == count && ComponentKind(rawValue: meaning.meaning) != nil
        }
    }
  }

  /// The patch that inserts parts into a component before the one at an index.
  private func inserting(
    _ texts: [PartText], _ kind: String, _ property: String, at index: Int, in tree: TreeValue
  ) -> [JSONPatch.Operation] {
    var operations: [JSONPatch.Operation] = []
    func add(_ value: TreeValue, _ place: Int) {
      if tree[property] == nil, operations.isEmpty {
        operations.append(.add(JSONPointer(tokens: [property]), TreeValue(.array([]))))
      }
      operations.append(.add(JSONPointer(tokens: [property, String(place)]), value))
    }
    for (offset, text) in texts.enumerated() {
      let name = TreeValue(.text(text.name))
      switch (tree["type"]?.text, kind) {
      case ("list", _):
        // A value goes where the other parts show it, such as a price in a badge.
        let items = ComponentPart.parts(of: tree).reversed()
        var members = [TreeMember("title", name)]
        var rest: [String] = []
        for value in text.values {
          let place = items.lazy.compactMap { $0.fitting(value, in: tree) }.first
          if let place = place?.value.pointer.tokens.last, Int(place) == nil, place != "value",
            !members.contains(where: { $0.name == place })
          {
            members.append(TreeMember(place, TreeValue(.text(value))))
          } else {
            rest.append(value)
          }
        }
        if !rest.isEmpty {
          let detail = rest.joined(separator: ", ")
          let taken = members.contains { $0.name == "detail" }
          members.append(TreeMember(taken ? "badge" : "detail", TreeValue(.text(detail))))
        }
        add(TreeValue(.object(members)), index + offset)
      case ("checklist", _), ("steps", _): add(["label": name], index + offset)
      case ("picker", _): add(name, index + offset)
      case ("table", "column"):
        add(name, index + offset)
        for (row, cells) in (tree["rows"]?.elements ?? []).enumerated() {
          let pointer = JSONPointer(tokens: ["rows", String(row)])
          // A short row is padded, so that the new value is in its own column.
          for missing in min(index, cells.elements?.count ?? 0)..<index where offset == 0 {
            operations.append(.add(pointer.appending(String(missing)), TreeValue(.text("—"))))
          }
          let value = row < text.values.count ? text.values[row] : "—"
          operations.append(
            .add(pointer.appending(String(index + offset)), TreeValue(.text(value))))
        }
      case ("table", "row"):
        let cells = RowFilling(tree).cells([text.name] + text.values)
        add(TreeValue(.array(cells.map { TreeValue(.text($0)) })), index + offset)
      case ("standings", _):
        let figure = text.values.first.map { ComponentPart.bare($0, under: "points") ?? $0 }
        let points = figure.flatMap { Figure($0)?.value } ?? 0
        add(["team": name, "points": TreeValue(.number(points))], index + offset)
      default: return []
      }
    }
    return operations
  }
}
