internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// New things whose brackets say another kind than the screen has room for.
extension EditSession {
  /// A request to add, with its new things as what the screen holds: further items of its only list,
  /// a sentence behind `that`, the next step behind a colon.
  func rehomed(_ request: ChangeRequest) -> ChangeRequest {
    var request = request
    request.parts = request.parts.map(valued)
    takeKind(into: &request)
    takeFigure(into: &request)
    takeSentence(into: &request)
    takePart(into: &request)
    takeOne(into: &request)
    takeItems(into: &request)
    takeInput(into: &request)
    takeRow(into: &request)
    takeChoice(into: &request)
    return request
  }

  /// `a discount of -$10`, `a tracking number 1Z999`: what stands behind a name is its value.
  private func valued(_ node: ReadingTree.Node) -> ReadingTree.Node {
    // `+1 555 0188` is one number.
    let limits = node.children.filter { $0.label == .min || $0.label == .max }.map(\.range)
    if node.label == .field, limits.count == 2 {
      let whole = limits[0].union(limits[1])
      if ValueForm(of: text.text(in: whole)) == .phone {
        var node = node
        node.children.removeAll { $0.range.overlaps(whole) }
        node.children.append(ReadingTree.Node(.value, whole))
        return node
      }
    }
    guard [.field, .fact, .stat].contains(node.label),
      !node.children.contains(where: { $0.label == .value }),
      let index = node.children.firstIndex(where: { $0.label == .label })
    else { return node }
    var node = node
    // A unit that is no word is a value.
    if let unit = node.children.firstIndex(where: { $0.label == .unit }),
      tokens(in: node.children[unit].range).first?.text.utf8.contains(where: \.isASCIIDigit)
        ?? false
    {
      node.children[unit].label = .value
      return node
    }
    let label = tokens(in: node.children[index].range)
    guard label.count > 1, let last = label.last, !last.isQuoted,
      last.text.utf8.contains(where: \.isASCIIDigit)
    else { return node }
    var head = label.dropLast()
    let of = words.match("of", at: head.suffix(1)) != nil
    guard of || ValueForm(of: last.text) == .money else { return node }
    if of { head = head.dropLast() }
    guard !head.isEmpty else { return node }
    node.children[index] = ReadingTree.Node(.label, range(of: head))
    node.children.insert(ReadingTree.Node(.value, last.range), at: index + 1)
    return node
  }

  /// `a note at the top that parking is limited`, `a short intro: We reply within a day`: the words
  /// behind `that` or a colon are what it says.
  private func takeSentence(into request: inout ChangeRequest) {
    let said = tokens(in: SourceRange(request.range.lowerBound, end(of: request)))
    guard request.things.isEmpty, !request.elements.contains(where: { isTold($0) }),
      let index = said.indices.prefix(7).first(where: { textKind(at: said[$0...]) != nil }),
      let (kind, count) = textKind(at: said[index...])
    else { return }
    let named = said[index..<(index + count)]
    // The word must be what is added, and not the name of another thing.
    let isNew = request.parts.allSatisfy { part in
      part.range.overlaps(range(of: named))
        || part.range.lowerBound >= range(of: named).upperBound
    }
    let rest = said[(index + count)...]
    guard isNew,
      let mark = rest.indices.first(where: { index in
        rest[index].isMark && rest[index].text == ":"
          || words.match("saying", at: rest[index...]) != nil
      })
    else { return }
    let length = rest[mark].isMark ? 1 : words.match("saying", at: rest[mark...])?.count ?? 1
    let sentence = rest[(mark + length)...]
    guard sentence.count > 1 || sentence.first?.isQuoted ?? false,
      words.match("copula", at: sentence) == nil
    else { return }
    let start = rest[mark].range.lowerBound
    request.places = request.places.compactMap { place in
      guard place.upperBound > start else { return place }
      return place.lowerBound < start
        ? range(of: tokens(in: SourceRange(place.lowerBound, start))) : nil
    }
    let text = range(of: sentence)
    let own = range(of: named)
    let label: TreeLabel = kind == .alert ? .alert : .text
    request.parts = [
      ReadingTree.Node(
        label, own.union(text),
        children: [ReadingTree.Node(.kind, own), ReadingTree.Node(.label, text)])
    ]
    request.range = request.range.union(text)
  }

  /// Where the sentence of a request ends, which may be behind its brackets.
  private func end(of request: ChangeRequest) -> Int {
    let rest = spoken.drop { $0.range.lowerBound < request.range.upperBound }
    let isOpen = rest.first.map { $0.isMark && $0.text == ":" } ?? false
    return isOpen
      ? rest.dropFirst().prefix { !$0.isMark || $0.text == "," }.last?.range.upperBound
        ?? request.range.upperBound
      : request.range.upperBound
  }

  /// Whether a bracket is of a text, and has what it says.
  private func isTold(_ node: ReadingTree.Node) -> Bool {
    [.text, .alert].contains(node.label) && node.children.contains { $0.label == .label }
  }

  /// The kind of text, other than a heading, that words name at their start.
  private func textKind(at said: ArraySlice<EditToken>) -> (ComponentKind, Int)? {
    guard let found = words.match("kind", at: said),
      let kind = ComponentKind(rawValue: found.meaning),
      kind == .paragraph || kind == .alert,
      words.match("part", at: said)?.meaning != "placeholder",
      words.match("kind", at: said.dropFirst(found.count)) == nil
    else { return nil }
    return (kind, found.count)
  }

  /// `a step at the end: serve with syrup`: the name of a kind of part, and what it says behind a
  /// colon.
  private func takePart(into request: inout ChangeRequest) {
    guard let first = request.parts.first, first.children.isEmpty,
      let kind = words.meaning("kind", of: finder.bare(tokens(in: first.range))),
      ["step", "task", "item", "row", "option"].contains(kind),
      let said = wordsBehindColon(of: request)
    else { return }
    let pieces = finder.pieces(of: tokens(in: said))
    let isRow = kind == "row" || pieces.count > 1
    guard !isRow else { return }
    request.places.removeAll { $0.overlaps(said) }
    request.parts = [
      ReadingTree.Node(.item, said, children: [ReadingTree.Node(.label, said)])
    ]
  }

  /// `a new one: Web Design, beginner, 6 weeks`: one more of the only collection.
  private func takeOne(into request: inout ChangeRequest) {
    guard let first = request.parts.first, request.elements.count == 1,
      words.isPhrase("ones", tokens(in: label(of: first)).prefix(1)), onlyCollection != nil
    else { return }
    var said = first.children.filter { $0.label != .label && $0.label != .kind }.map(\.range)
    if said.isEmpty, let behind = wordsBehindColon(of: request) {
      said = finder.pieces(of: tokens(in: behind)).map { range(of: $0) }
    }
    guard let title = said.first else { return }
    let children =
      [ReadingTree.Node(.label, title)] + said.dropFirst().map { ReadingTree.Node(.value, $0) }
    request.parts = [ReadingTree.Node(.item, first.range, children: children)]
  }

  /// `sunscreen and a hat` beside a list alone are two more items of it, and `Dan, an analyst in
  /// Madrid` is one with details if the others have some.
  private func takeItems(into request: inout ChangeRequest) {
    guard request.elements.isEmpty, !request.parts.isEmpty, request.things.isEmpty,
      request.parts.allSatisfy({ $0.children.isEmpty && Self.partKind(of: $0.label) != nil }),
      saidPartKind(request) == nil, !saysColumn(request), let list = onlyList,
      case .element(let address) = list, !isSomewhere(.picker), !isSomewhere(.table),
      !screen.sections.contains(where: {
        $0.elements.contains { $0.component.kind.family == .input }
      }),
      let items = element(at: address)?.tree[Component.List.Property.items]?.elements,
      !items.isEmpty
    else { return }
    let areDetailed =
      items.count {
        $0[Component.ListItem.Property.detail] != nil
          || $0[Component.ListItem.Property.facts] != nil
      } * 2 > items.count
    let lost = request.places.filter { (try? place(at: $0)) == nil }
    let isOfColumns = request.parts.allSatisfy { $0.label == .column }
    // `add a price` to items that have details is a detail of each.
    guard !areDetailed || request.parts.count > 1 || !isOfColumns else { return }
    guard areDetailed, request.parts.count > 1 || !lost.isEmpty,
      tokens(in: request.range).contains(where: { $0.isMark && $0.text == "," })
    else {
      guard lost.isEmpty else { return }
      request.parts = request.parts.map { ReadingTree.Node(.item, $0.range) }
      return
    }
    request.places.removeAll { lost.contains($0) }
    let details =
      request.parts.dropFirst().map(\.range) + lost.map { range(of: behindPlace(tokens(in: $0))) }
    let children =
      [ReadingTree.Node(.label, request.parts[0].range)]
      + details.map { ReadingTree.Node(.value, $0) }
    let whole = details.reduce(request.parts[0].range) { $0.union($1) }
    request.parts = [ReadingTree.Node(.item, whole, children: children)]
  }

  /// The only table; nil if there is none, or several.
  private var onlyTable: EditTarget? {
    let tables = finder.all.filter { $0.kind == "table" }
    return tables.count == 1 ? tables[0].target : nil
  }

  /// The only list, table, checklist or line of steps; nil if there is none, or several.
  var onlyCollection: EditTarget? {
    let all = finder.candidates(in: nil).filter { Self.sortable.contains($0.kind) }
    return all.count == 1 ? all[0].target : nil
  }

  /// `add prices: 9, 9 and 14` beside three items, `a location column with A, B and C`: a value for
  /// each row or item; nil if the numbers differ, or the request says something else.
  func addingValues(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    guard request.things.isEmpty, let first = request.parts.first,
      let home = onlyCollection ?? (saysColumn(request) ? onlyTable : nil),
      case .element(let address) = home,
      let tree = element(at: address)?.tree
    else { return nil }
    let said = tokens(in: request.range)
    let isTable = tree.kind == .table
    let rows =
      isTable
      ? tree.elements(of: Component.Table.Property.rows)
      : tree.elements(of: Component.List.Property.items)
    let isColumn = saysColumn(request)
    guard rows.count > 1, isTable || tree.kind == .list,
      isColumn || first.label == .choice || first.label == .column,
      let link = said.indices.first(where: { said[$0].isMark && said[$0].text == ":" })
        ?? said.indices.dropFirst().first(where: { said[$0].isWord("with") })
    else { return nil }
    var pieces = finder.pieces(of: said[(link + 1)...]).map { written(finder.bare($0)) }
    pieces.removeAll(where: \.isEmpty)
    guard pieces.count == rows.count,
      isColumn || pieces.allSatisfy({ $0.utf8.contains(where: \.isASCIIDigit) })
    else { return nil }
    var head = said[..<link].drop {
      $0.range.upperBound <= first.range.lowerBound && !isKindOfColumn($0)
    }
    while let lead = head.first,
      isKindOfColumn(lead) || words.match("article", at: head) != nil
        || words.match("saying", at: [lead]) != nil || words.match("link", at: [lead]) != nil
        || words.match("of", at: [lead]) != nil
    {
      head = head.dropFirst()
    }
    head = head.prefix { !isKindOfColumn($0) && !$0.isMark }
    if let end = head.indices.first(where: {
      words.match("place", at: head[$0...])?.meaning == "after"
    }) {
      head = head[..<end]
    }
    guard !head.isEmpty else { return nil }
    var title = name(head, like: "A")
    if !isColumn, head.count == 1, head.first?.isQuoted == false {
      title = LabelText.capitalized(AnchorFinder.stem(head[head.startIndex].folded))
    }
    guard isTable else {
      var plan = try addingFact(title, to: address, at: try place(of: request))
      plan = valued(plan, pieces, title)
      return plan
    }
    return try addingPart(
      (Array(word("kind", "column")) + word("saying") + head)[...],
      at: try place(of: request) ?? .within([home]),
      told: Screen.PartText(name: title, values: pieces))
  }

  private func isKindOfColumn(_ token: EditToken) -> Bool {
    words.meaning("kind", of: [token]) == "column"
  }

  /// A plan that adds a fact to each item, with the values stated.
  private func valued(_ plan: EditPlan, _ values: [String], _ title: String) -> EditPlan {
    var plan = plan
    var next = values.makeIterator()
    plan.edits = plan.edits.map { edit in
      guard case .change(let address, let operations) = edit else { return edit }
      return .change(
        address,
        operations.map { operation in
          guard case .add(let pointer, let value) = operation,
            value[Component.Fact.Property.key] != nil,
            let text = next.next()
          else { return operation }
          return .add(
            pointer,
            TreeValue(
              .object([
                TreeMember(Component.Fact.Property.key, text: title),
                TreeMember(Component.Fact.Property.value, text: text),
              ])))
        })
    }
    return plan
  }

  /// `add a status column, all open`: what every cell of the column just added says; nil for
  /// anything else.
  func fillingColumn(_ request: ChangeRequest) -> EditPlan? {
    let isAll = request.things.contains { words.match("all", at: tokens(in: $0)) != nil }
    guard request.kind == .change, request.things.isEmpty || isAll, before?.kind == .add,
      let value = request.roles(.value).first ?? request.roles(.state).first
        ?? request.roles(.kind).first, request.parts.count == 1,
      let column = added.first, case .part(let address, let part) = column,
      part.kind == "column" || part.kind == "fact",
      isAll || unnamed(in: request).contains(where: { words.match("all", at: [$0]) != nil })
        || words.match("all", at: tokens(in: value)) != nil
    else { return nil }
    let tree = tree(at: address)
    var said = tokens(in: value)
    if let all = words.match("all", at: said) { said = said.dropFirst(all.count) }
    let text = TreeValue(.text(name(said, like: "A")))
    let places = part.places(inAllRowsOf: tree)
    guard !places.isEmpty, !said.isEmpty else { return nil }
    return EditPlan(
      subject: "set", edits: [.change(address, places.map { .replace($0, text) })],
      targets: [.element(address)],
      done: "each \"\(part.label)\" is \(quoted(said)) now")
  }
}
