internal import ScreenAssembling
package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenSpecifications
internal import ScreenText

/// The wishes that the cells of a table make: facts, choices, charts and figures.
package struct TableRequests {
  /// The most rows that are kept; a screen shows fewer and says so.
  package static let mostRows = 400

  let table: OutlineTable
  let inputs: InputBuilder

  /// Creates the wishes of a table.
  package init(_ table: OutlineTable, _ inputs: InputBuilder) {
    (self.table, self.inputs) = (table, inputs)
  }

  /// A choice for each row if the last columns are empty and so are there to be marked: "OK",
  /// "Defect", "N/A".
  package var choices: [Request]? {
    guard let header = table.header, table.rows.count > 1 else { return nil }
    func isEmpty(_ column: Int) -> Bool {
      table.rows.allSatisfy { column >= $0.count || $0[column].text.isEmpty }
    }
    let empty = Array(header.indices.reversed().prefix(while: isEmpty).reversed())
    let name = header.indices.first { column in
      table.rows.contains { column < $0.count && !Quantity.isQuantity($0[column].text) }
    }
    guard empty.count > 1, let name, name < empty[0], header.count - empty.count <= name + 1,
      empty.allSatisfy({ !header[$0].text.isEmpty }),
      // "Grade" and "Comment" are to be written.
      empty.count(where: { inputs.namesValue(header[$0].range) }) * 2 < empty.count
    else { return nil }
    return table.rows.prefix(Self.mostRows).filter { name < $0.count && !$0[name].text.isEmpty }.map
    { row in
      var details = Details(label: value(row[name]))
      details.items = empty.map { Details.Item(value(header[$0])) }
      details.variant = "radio"
      return Request(.component(.picker), row[name].range, details)
    }
  }

  /// The name in a cell, as a label.
  package func name(_ cell: OutlineTable.Cell) -> Phrase {
    // "p95 latency" and "iPad" are kept; names from code become words.
    let first = cell.text.prefix { $0 != " " }
    let isOwn = first.dropFirst().contains { $0.isNumber || $0.isUppercase }
    if !cell.text.contains(" "), cell.text.contains("_") {
      let name = IdentifierWords(cell.text)
      let label = name.unit.map { name.label + " (" + $0 + ")" } ?? name.label
      return Phrase(label, at: cell.range)
    }
    return Phrase(isOwn ? cell.text : LabelText.capitalized(cell.text), at: cell.range)
  }

  /// Boxes in cells, ticked or not.
  private static let boxes = ["[x]": "✓", "[X]": "✓", "[ ]": "☐", "[]": "☐"]

  /// The text of a cell as it is, or a dash.
  package func value(_ cell: OutlineTable.Cell?) -> Phrase {
    guard let cell, !cell.text.isEmpty else { return Assembler.emptyCell }
    if let box = Self.boxes[cell.text] { return Phrase(box, at: cell.range) }
    return Phrase(LabelText.line(Array(cell.text.utf8)[...]), at: cell.range)
  }

  /// The columns after the first that hold only numbers.
  package var numberColumns: [Int] {
    let width = table.header?.count ?? table.rows.first?.count ?? 0
    let first = isNumbersAlone ? 0 : 1
    return (first..<max(width, first)).filter { place in
      let cells = table.rows.compactMap { place < $0.count ? $0[place].text : nil }
      return cells.contains(where: Quantity.isQuantity)
        && cells.allSatisfy { $0.isEmpty || $0 == "–" || $0 == "-" || Quantity.isQuantity($0) }
    }
  }

  /// Whether it is one row of numbers below their names.
  private var isNumbersAlone: Bool {
    table.header != nil && table.rows.count == 1
      && table.rows[0].allSatisfy { Quantity.isQuantity($0.text) }
  }

  /// A chart of the columns of numbers.
  package func chart(_ numbers: [Int], _ variant: String?, in range: SourceRange) -> Request {
    var details = Details()
    details.variant = variant
    if let header = table.header, isNumbersAlone {
      details.items = zip(header, table.rows[0]).map { Details.Item(name($0), values: [value($1)]) }
      return Request(.component(.chart), range, details)
    }
    if let header = table.header {
      if numbers.count == 1 { details.label = name(header[numbers[0]]) }
      if numbers.count > 1 {
        details.columns = numbers.map { name(header[$0]) }
        details.label = Phrase(
          details.columns.map(\.text).joined(separator: ", "), at: header[0].range)
      }
    }
    for row in table.rows.prefix(Self.mostRows) {
      guard let first = row.first,
        inputs.phrases.opening(of: FoldedWords(first.text), as: "row total") == nil
      else { continue }
      details.items.append(
        Details.Item(value(first), values: numbers.map { value($0 < row.count ? row[$0] : nil) }))
    }
    return Request(.component(.chart), range, details)
  }

  /// Two columns of names and values as facts, if they have no head or one that adds nothing.
  package var facts: [Request]? {
    guard table.form != .comma, table.form != .semicolon || table.header != nil,
      table.rows.allSatisfy({ $0.count == 2 }), !table.rows.isEmpty
    else { return nil }
    if let header = table.header {
      guard header.count == 2, says(header[0], "cell key") || header[0].text.isEmpty,
        says(header[1], "cell value") || header[1].text.isEmpty
      else { return nil }
    }
    return table.rows.compactMap { row in
      guard !row[0].text.isEmpty, !row[1].text.isEmpty else { return nil }
      return .fact(name(row[0]), value(row[1]), row[0].range.union(row[1].range))
    }
  }

  private func says(_ cell: OutlineTable.Cell, _ scope: String) -> Bool {
    inputs.phrases.sense(ofAll: FoldedWords(cell.text), as: scope) != nil
  }
}
