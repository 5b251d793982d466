package import ScreenAnchors
internal import ScreenEdits
internal import ScreenInputs
internal import ScreenModel

extension EditSession {
  /// `sort the table by price`, `sort it by name, descending`: sorts rows by a column, items by
  /// name or by the figure that they show.
  package func sorting(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    var rest = tokens
    var isFalling = false
    for index in rest.indices {
      let direction = words.match("falling", at: rest[index...])
      guard let found = direction ?? words.match("rising", at: rest[index...]),
        index + found.count == rest.endIndex
      else { continue }
      isFalling = direction != nil
      rest = rest[..<index]
      break
    }
    while rest.last?.isMark == true { rest = rest.dropLast() }
    let by = rest.indices.first { words.match("by", at: rest[$0...]) != nil }
    let anchor = rest[..<(by ?? rest.endIndex)]
    let key = by.map { rest[($0 + 1)...] } ?? []
    return try sort(try sorted(anchor, by: key), called: key, isFalling: isFalling)
  }

  /// Sorts the things in a component by their values under a name.
  private func sort(
    _ home: ElementAddress, called key: ArraySlice<EditToken>, isFalling: Bool
  ) throws(Refusal) -> EditPlan {
    guard let tree = element(at: home)?.tree else { throw Refusal(reason: "nothing is sorted") }
    let (property, keys) = try self.keys(of: tree, called: known(key, in: home))
    guard let values = tree[property]?.elements, values.count == keys.count else {
      throw Refusal(reason: "it holds nothing that can be sorted")
    }
    let order = Self.rows(of: keys).order(by: 0, isFalling: isFalling)
    let new = TreeValue(.array(order.map { values[$0] }))
    return EditPlan(
      subject: "move", edits: [.change(home, [.replace(JSONPointer(tokens: [property]), new)])],
      targets: [.element(home)], done: "\(name(of: .element(home))) sorted")
  }

  /// The name that a column or fact has for words that call it otherwise: "Cost" for `price`.
  private func known(
    _ key: ArraySlice<EditToken>, in home: ElementAddress
  ) -> ArraySlice<EditToken> {
    guard !key.isEmpty, case .missing = finder.nearest(key, in: .element(home)),
      case .part(_, let part)? = finder.otherwise(key, in: .element(home))?.one,
      part.kind == "column" || part.kind == "fact"
    else { return key }
    return EditToken.tokens(of: Array(part.label.utf8))[...]
  }

  /// The piece of each item's detail that has a form: the weeks of `beginner · 8 weeks`; nil unless
  /// most items have one.
  private func pieces(of form: ValueForm, in tree: TreeValue) -> [String]? {
    let found = tree.elements(of: Component.List.Property.items).map { item in
      let texts =
        TextPieces(item[Component.ListItem.Property.detail]?.text ?? "").pieces + [
          item[Component.ListItem.Property.badge]?.text ?? ""
        ]
      return texts.first { ValueForm(of: $0) == form }
    }
    return found.count { $0 != nil } * 2 > found.count ? found.map { $0 ?? "—" } : nil
  }

  /// Values as the only column of rows.
  private static func rows(of values: [String]) -> StatedRows {
    StatedRows(columns: [""], rows: values.map { [$0] })
  }

  /// Whether values are days, or times of a day.
  private static func areMoments(_ values: [String]) -> Bool {
    let rows = rows(of: values)
    return rows.days(of: 0) != nil || rows.times(of: 0) != nil
  }

  /// `oldest first`, `heaviest at the top`: sorts by the attribute of a superlative, which is the
  /// column or fact that other words name, or else the only one with days or with figures.
  package func sorting(
    by said: ArraySlice<EditToken>, keys: [ArraySlice<EditToken>]
  ) throws(Refusal) -> EditPlan {
    let superlative = said.indices.lazy.compactMap { words.match("superlative", at: said[$0...]) }
      .first?.meaning
    for key in keys where !key.isEmpty {
      let found = finder.nearest(key).one ?? finder.otherwise(key)?.one
      guard case .part(let home, let part)? = found,
        part.kind == "column" || part.kind == "fact"
      else { continue }
      return try sort(
        home, called: key, isFalling: isFalling(superlative, part.texts(under: tree(at: home))))
    }
    let isSaid = superlative != nil || keys.contains { finder.form(named: $0) != nil }
    guard isSaid else { throw Refusal(reason: "it does not say by what it is sorted") }
    let home = try sorted([], by: [])
    let form = said.indices.lazy.compactMap { words.match("ranks", at: said[$0...]) }.first
      .flatMap { ValueForm(rawValue: $0.meaning) }
    let key = keys.first { finder.form(named: $0) != nil } ?? []
    if let tree = element(at: home)?.tree, tree.kind == .list,
      let form = finder.form(named: key) ?? form, let texts = pieces(of: form, in: tree)
    {
      let name = words.first("form", form.rawValue) ?? ""
      return try sort(
        home, called: EditToken.tokens(of: Array(name.utf8))[...],
        isFalling: superlative.map { isFalling($0, texts) } ?? false)
    }
    if form == .money, tree(at: home).kind == .list {
      return try sort(
        home, called: word("form", ValueForm.money.rawValue),
        isFalling: superlative.map { isFalling($0, []) } ?? false)
    }
    guard let superlative else { throw Refusal(reason: "it does not say by what it is sorted") }
    let isOfTime = superlative == "late" || superlative == "early"
    let columns = finder.parts(in: .element(home)).compactMap { thing -> ComponentPart? in
      guard case .part(_, let part) = thing.target else { return nil }
      return part.kind == "column" || part.kind == "fact" ? part : nil
    }
    let fitting = columns.filter { part in
      let texts = part.texts(under: tree(at: home))
      let areMoments = Self.areMoments(texts)
      return isOfTime ? areMoments : !areMoments && texts.allSatisfy { Figure($0) != nil }
    }
    // `cheapest first`, beside a column of counts.
    let ranked = fitting.filter { part in
      part.texts(under: tree(at: home)).allSatisfy { ValueForm(of: $0) == form }
    }
    guard let column = fitting.count == 1 ? fitting[0] : ranked.first,
      fitting.count == 1 || ranked.count == 1
    else { throw Refusal(reason: "it does not say by what it is sorted") }
    return try sort(
      home, called: EditToken.tokens(of: Array(column.label.utf8))[...],
      isFalling: isFalling(superlative, column.texts(under: tree(at: home))))
  }

  /// Whether a superlative puts the greatest value first: the oldest have the earliest days, or the
  /// most years.
  private func isFalling(_ superlative: String?, _ texts: [String]) -> Bool {
    let areMoments = Self.areMoments(texts)
    switch superlative {
    case "late": return areMoments
    case "early": return !areMoments
    case "large": return true
    default: return false
    }
  }

  package static let sortable: Set<String> = [
    "table", "list", "checklist", "steps", "standings",
  ]

  /// The component to sort: the target of words, or else the only one with such a column, or the
  /// only list.
  private func sorted(
    _ anchor: ArraySlice<EditToken>, by key: ArraySlice<EditToken>
  ) throws(Refusal) -> ElementAddress {
    let isIt = words.match("them", at: anchor).map { $0.count == anchor.count } ?? false
    if !anchor.isEmpty, !isIt || !latest.isEmpty {
      var target = section(among: finder.find(anchor))
      if target == nil { target = try targets(anchor)[0] }
      if case .element(let address) = target { return address }
      // `sort the crops`: the contents of the section with that title.
      let held = finder.candidates(in: target).filter { Self.sortable.contains($0.kind) }
      if held.count == 1, let address = held[0].address { return address }
    }
    if case .part(let address, let part)? = finder.find(key).one, part.kind == "column" {
      return address
    }
    let owners = finder.candidates(in: nil).filter { Self.sortable.contains($0.kind) }
    guard owners.count == 1, let address = owners[0].address else {
      throw Refusal(reason: "it does not say what is sorted")
    }
    return address
  }

  private static func only(_ columns: [[String]], _ fits: ([String]) -> Bool) -> Int? {
    let found = columns.indices.filter { !columns[$0].isEmpty && fits(columns[$0]) }
    return found.count == 1 ? found[0] : nil
  }

  /// The property that holds the sorted things, and the sort key of each.
  private func keys(
    of tree: TreeValue, called key: ArraySlice<EditToken>
  ) throws(Refusal) -> (property: String, keys: [String]) {
    if tree.kind == .table {
      let columns = tree.elements(of: Component.Table.Property.columns).compactMap {
        $0.text.map(AnchorFinder.fold)
      }
      let wanted = finder.bare(key).flatMap { AnchorFinder.fold($0.meant ?? $0.text) }
      let stems = wanted.map(AnchorFinder.stem)
      let column =
        columns.firstIndex { $0.map(AnchorFinder.stem) == stems } ?? (key.isEmpty ? 0 : nil)
        ?? Self.only(columns) { column in
          // `by bed number` for a column "Bed", `by date` for "Due date".
          let column = column.map(AnchorFinder.stem)
          return column.allSatisfy(stems.contains) || stems.allSatisfy(column.contains)
        }
      guard let column else { throw Refusal(reason: "there is no column \(quoted(key))") }
      let rows = tree.elements(of: Component.Table.Property.rows)
      return (
        Component.Table.Property.rows.rawValue,
        rows.map { row in
          let cells = row.elements ?? []
          return column < cells.count ? cells[column].text ?? "" : ""
        }
      )
    }
    if tree.kind == .standings {
      let rows = tree.elements(of: Component.Standings.Property.rows)
      let points = AnchorFinder.fold(key.map(\.text).joined(separator: " ")).map(AnchorFinder.stem)
      let name: Component.StandingsRow.Property =
        points.contains(AnchorFinder.stem(Component.StandingsRow.Property.points.rawValue))
        ? .points : .team
      return (
        Component.Standings.Property.rows.rawValue,
        rows.map { $0[name].map(ComponentPart.shown) ?? "" }
      )
    }
    let parts = ComponentPart.parts(of: tree).filter { $0.pointer.tokens.count == 2 }
    guard let property = parts.first?.pointer.tokens.first,
      [Component.List.Property.items.rawValue, Component.Picker.Property.options.rawValue]
        .contains(property)
    else {
      throw Refusal(reason: "it holds nothing that can be sorted")
    }
    let facts = finder.bare(key).flatMap { AnchorFinder.fold($0.meant ?? $0.text) }
    let fact = ComponentPart.parts(of: tree).filter { part in
      let name = AnchorFinder.fold(part.label).map(AnchorFinder.stem)
      return part.kind == "fact" && !facts.isEmpty
        && facts.map(AnchorFinder.stem).allSatisfy(name.contains)
    }
    if fact.count == 1 {
      return (
        property,
        parts.map { part in
          part.values(in: tree).first { $0.label == fact[0].label }
            .flatMap { tree[$0.pointer]?.text } ?? ""
        }
      )
    }
    if let form = finder.form(named: key), let pieces = pieces(of: form, in: tree) {
      return (property, pieces)
    }
    let isValue = words.match("part", at: finder.bare(key))?.meaning == "value"
    guard key.isEmpty || isValue || words.isPhrase("own-name", finder.bare(key)) else {
      throw Refusal(reason: "nothing in it is called \(quoted(key))")
    }
    return (
      property,
      parts.map { part in
        guard isValue, let figure = part.figure(in: tree) else { return part.label }
        return tree[figure.pointer]?.text ?? part.label
      }
    )
  }
}
