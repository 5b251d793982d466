package import ScreenAnchors
internal import ScreenEdits
internal import ScreenInputs
package import ScreenModel

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
    // `it most overdue first` says more than what is sorted.
    if key.isEmpty,
      anchor.indices.contains(where: { words.match("extreme", at: anchor[$0...]) != nil })
    {
      throw Refusal(reason: "it does not say by what it is sorted")
    }
    return try sort(try sorted(anchor, by: key), called: key, isFalling: isFalling)
  }

  /// Sorts the things in a component by their values under a name.
  private func sort(
    _ home: ElementAddress, called key: ArraySlice<EditToken>, isFalling: Bool
  ) throws(Refusal) -> EditPlan {
    try sorting(home, called: key, isFalling: isFalling) { $0 }
  }

  /// Sorts the things in a component by what a key makes of their values under a name; of their
  /// names if it is empty.
  package func sorting(
    _ home: ElementAddress, called key: ArraySlice<EditToken>, isFalling: Bool,
    by sortKey: (String) -> String
  ) throws(Refusal) -> EditPlan {
    guard let tree = element(at: home)?.tree else {
      throw Refusal(reason: "there is nothing to sort")
    }
    let (property, keys) = try keys(of: tree, called: known(key, in: home))
    guard let values = tree[property]?.elements, values.count == keys.count else {
      throw Refusal(reason: "it holds nothing that can be sorted")
    }
    let order = Self.rows(of: keys.map(sortKey)).order(by: 0, isFalling: isFalling)
    let new = TreeValue(.array(order.map { values[$0] }))
    return EditPlan(
      subject: "move", edits: [.change(home, [.replace(JSONPointer(tokens: [property]), new)])],
      targets: [.element(home)], done: "\(name(of: .element(home))) sorted")
  }

  private func keys(
    of tree: TreeValue, called key: ArraySlice<EditToken>
  ) throws(Refusal) -> (property: String, keys: [String]) {
    do throws(AnchorFinder.Unsortable) { return try finder.keys(of: tree, called: key) } catch {
      throw Refusal(reason: error.reason)
    }
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
      // A column "Final" is no last thing.
      let stems = finder.bare(key).map { AnchorFinder.stem($0.folded) }
      let called = finder.parts(in: nil).filter { $0.kind == "column" && $0.stems.contains(stems) }
      let found =
        called.count == 1
        ? called[0].target : finder.nearest(key).one ?? finder.otherwise(key)?.one
      guard case .part(let home, let part)? = found,
        part.kind == "column" || part.kind == "fact"
      else { continue }
      return try sort(
        home, called: key, isFalling: isFalling(superlative, part.texts(under: tree(at: home))))
    }
    let isSaid = superlative != nil || keys.contains { finder.form(named: $0) != nil }
    guard isSaid, !ranksByUnknown(said) else {
      throw Refusal(reason: "it does not say what to sort by")
    }
    let home = try sorted([], by: [])
    let form = said.indices.lazy.compactMap { words.match("ranks", at: said[$0...]) }.first
      .flatMap { ValueForm(rawValue: $0.meaning) }
    let key = keys.first { finder.form(named: $0) != nil } ?? []
    if let tree = element(at: home)?.tree, tree.kind == .list,
      let form = finder.form(named: key) ?? form, let texts = finder.pieces(of: form, in: tree)
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
    guard let superlative else { throw Refusal(reason: "it does not say what to sort by") }
    let isOfTime = superlative == "late" || superlative == "early"
    let columns = finder.parts(in: .element(home)).compactMap { thing -> ComponentPart? in
      guard case .part(_, let part) = thing.target else { return nil }
      return part.kind == "column" || part.kind == "fact" ? part : nil
    }
    let fitting = columns.filter { part in
      let texts = part.texts(under: tree(at: home))
      let areMoments = Self.areMoments(texts)
      let areFigures = texts.allSatisfy {
        Figure($0) != nil || form != nil && ValueForm(of: $0) == form
      }
      return isOfTime ? areMoments : !areMoments && areFigures
    }
    // `cheapest first`, beside a column of counts.
    let ranked = fitting.filter { part in
      part.texts(under: tree(at: home)).allSatisfy { ValueForm(of: $0) == form }
    }
    guard let column = fitting.count == 1 ? fitting[0] : ranked.first,
      fitting.count == 1 || ranked.count == 1
    else { throw Refusal(reason: "it does not say what to sort by") }
    return try sort(
      home, called: EditToken.tokens(of: Array(column.label.utf8))[...],
      isFalling: isFalling(superlative, column.texts(under: tree(at: home))))
  }

  /// Whether things are ranked by a word that nothing here is known by: `the most popular ones`.
  private func ranksByUnknown(_ said: ArraySlice<EditToken>) -> Bool {
    guard let index = said.indices.first(where: { words.match("extreme", at: said[$0...]) != nil }),
      let extreme = words.match("extreme", at: said[index...])
    else { return false }
    let most = index + extreme.count - 1
    let isWhole = words.match("superlative", at: said[most...]).map { $0.count > 1 } ?? false
    let next = said[(most + 1)...]
    guard !isWhole, let word = next.first, !word.isMark else { return false }
    return words.match("leading", at: next) == nil && words.match("stating-tail", at: next) == nil
      && words.match("clause-end", at: next) == nil
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
      throw Refusal(reason: "it does not say what to sort")
    }
    return address
  }
}
