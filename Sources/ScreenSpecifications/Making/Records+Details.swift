package import ScreenBrief

extension Specification.Records {
  /// The columns and rows as those of a table; a missing value is a dash.
  package func details(called label: Phrase?) -> Details {
    var details = Details(label: label)
    let columns = columns.map { Property($0).labelWithUnit }
    details.nameColumn = columns.first
    details.columns = Array(columns.dropFirst())
    details.items = rows.map { row in
      let cells = row.map { $0 ?? Phrase("—") }
      return Details.Item(cells.first ?? Phrase("—"), values: Array(cells.dropFirst()))
    }
    return details
  }
}
