package import ScreenAnchors
package import ScreenModel

/// What things are sorted by.
extension AnchorFinder {
  /// Why something cannot be sorted.
  package struct Unsortable: Error { package var reason: String }

  /// The piece of each item's detail that has a form: the weeks of `beginner · 8 weeks`; nil unless
  /// most items have one.
  package func pieces(of form: ValueForm, in tree: TreeValue) -> [String]? {
    let found = tree.elements(of: Component.List.Property.items).map { item in
      let texts =
        TextPieces(item[Component.ListItem.Property.detail]?.text ?? "").pieces + [
          item[Component.ListItem.Property.badge]?.text ?? ""
        ]
      return texts.first { ValueForm(of: $0) == form }
    }
    return found.count { $0 != nil } * 2 > found.count ? found.map { $0 ?? "—" } : nil
  }

  private static func only(_ columns: [[String]], _ fits: ([String]) -> Bool) -> Int? {
    let found = columns.indices.filter { !columns[$0].isEmpty && fits(columns[$0]) }
    return found.count == 1 ? found[0] : nil
  }

  /// The property that holds the sorted things, and the sort key of each.
  package func keys(
    of tree: TreeValue, called key: ArraySlice<EditToken>
  ) throws(Unsortable) -> (property: String, keys: [String]) {
    if tree.kind == .table {
      let columns = tree.elements(of: Component.Table.Property.columns).compactMap {
        $0.text.map(Self.fold)
      }
      let wanted = bare(key).flatMap { Self.fold($0.meant ?? $0.text) }
      let stems = wanted.map(Self.stem)
      let column =
        columns.firstIndex { $0.map(Self.stem) == stems } ?? (key.isEmpty ? 0 : nil)
        ?? Self.only(columns) { column in
          // `by bed number` for a column "Bed", `by date` for "Due date".
          let column = column.map(Self.stem)
          return column.allSatisfy(stems.contains) || stems.allSatisfy(column.contains)
        }
      guard let column else { throw Unsortable(reason: "there is no column \"\(said(key))\"") }
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
      let points = Self.fold(key.map(\.text).joined(separator: " ")).map(Self.stem)
      let isByPoints = points.contains(
        Self.stem(Component.StandingsRow.Property.points.rawValue))
      let name: Component.StandingsRow.Property = isByPoints ? .points : .team
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
      throw Unsortable(reason: "it holds nothing that can be sorted")
    }
    let facts = bare(key).flatMap { Self.fold($0.meant ?? $0.text) }
    let fact = ComponentPart.parts(of: tree).filter { part in
      let name = Self.fold(part.label).map(Self.stem)
      return part.kind == "fact" && !facts.isEmpty
        && facts.map(Self.stem).allSatisfy(name.contains)
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
    if let form = form(named: key), let pieces = pieces(of: form, in: tree) {
      return (property, pieces)
    }
    let isValue = words.match("part", at: bare(key))?.meaning == "value"
    guard key.isEmpty || isValue || words.isPhrase("own-name", bare(key)) else {
      throw Unsortable(reason: "nothing in it is called \"\(said(key))\"")
    }
    return (
      property,
      parts.map { part in
        guard isValue, let figure = part.figure(in: tree) else { return part.label }
        return tree[figure.pointer]?.text ?? part.label
      }
    )
  }

  private func said(_ tokens: ArraySlice<EditToken>) -> String {
    tokens.map(\.text).joined(separator: " ")
  }
}
