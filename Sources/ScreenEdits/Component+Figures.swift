internal import ScreenAnchors
package import ScreenModel

extension Component {
  /// The figure of each row or item: in the first column of figures, in the first fact of them, or in
  /// the detail; nil if nothing it holds has one.
  package var memberFigures: [Double?]? {
    let texts: [[String]]
    switch self {
    case .table(let table):
      texts = table.columns.indices.dropFirst().map { column in
        table.rows.map { column < $0.count ? $0[column] : "" }
      }
    case .list(let list):
      let keys = list.items.first?.facts.map(\.key) ?? []
      let facts = keys.map { key in
        list.items.map { item in item.facts.first { $0.key == key }?.value ?? "" }
      }
      texts = [list.items.map(\.detail), list.items.map(\.badge)] + facts
    default: return nil
    }
    let figures = texts.map { $0.map { Figure($0)?.value } }
    // Amounts of money count before other figures.
    let money = texts.firstIndex { $0.contains { ValueForm(of: $0) == .money } }
    return money.map { figures[$0] } ?? figures.first { $0.allSatisfy { $0 != nil } && !$0.isEmpty }
  }
}

extension Component.Table {
  /// The table with these columns in this order: a column that is there keeps its cells, the first
  /// new one takes the names of the rows if no column that is asked for has them, and any other has
  /// nothing in it yet.
  package func showing(
    columns names: [String], alike: (String, String) -> Bool
  ) -> Component.Table {
    var places = names.map { name in columns.firstIndex { alike($0, name) } }
    if !places.contains(0), let first = places.firstIndex(of: nil) { places[first] = 0 }
    var table = self
    table.columns = names
    table.rows = rows.map { row in
      places.map { place in place.flatMap { $0 < row.count ? row[$0] : nil } ?? "—" }
    }
    table.marks.removeAll { $0.column > 0 }
    return table
  }
}
