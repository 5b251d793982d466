internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenSpecifications
internal import ScreenText

/// The wishes of tables: rows as they are, a form if each row describes an input, facts, or a
/// chart.
extension Interpreter {
  /// The most rows that are kept; a screen shows fewer and says so.
  private static let mostRows = 400
  /// The most cells of a row without names of columns that a list has room for.
  private static let mostValues = 8

  mutating func wishes(
    of table: OutlineTable, in range: SourceRange, request: SourceRange?
  ) -> [Request] {
    if let row = ButtonRow(table, inputs) {
      return wishes(of: row.table, in: range, request: request) + row.buttons
    }
    let around = words.folded(request ?? .at(0))
    if let request { takeRowWishes(above: request) }
    if let fields = FieldTable(table, phrases),
      phrases.sense(in: around, as: "around table") == nil
        || phrases.sense(in: around, as: "ask form") != nil
    {
      isAsked = true
      leftOut += fields.leftOut(inputs)
      return fields.wishes(inputs)
    }
    let beside = wordsBeside()
    if let switches = SwitchTable(table, book), isTickedOff([around] + beside) {
      return switches.wishes
    }
    let numbers = numberColumns(of: table)
    let all = [around] + beside
    let asksForChart =
      all.contains { phrases.sense(in: $0, as: "around chart") != nil }
      || table.header == nil && all.contains { phrases.sense(in: $0, as: "around shape") != nil }
    if asksForChart, !numbers.isEmpty, !inputs.isChartOfOther(than: table, in: outline) {
      let variant = all.compactMap { words in
        ["bar", "line", "pie", "donut", "area"].first {
          phrases.sense(in: words, as: "around " + $0) != nil
        }
      }.first
      let chart = chart(of: table, numbers, variant, in: range)
      // "as a line chart and the table under it" asks for both, and no column is lost to a chart.
      let isBoth =
        all.contains { phrases.sense(in: $0, as: "around both") != nil }
        || (table.header?.count ?? 0) > numbers.count + 1
      return isBoth && table.header != nil ? [chart, rows(of: table, in: range)] : [chart]
    }
    if let facts = facts(of: table) { return facts }
    if let choices = choices(of: table) { return choices }
    // Names such as "Column 2" say nothing; a list has room for a few values.
    guard table.header != nil || (table.rows.first?.count ?? 0) > Self.mostValues else {
      let list = list(of: table, in: range)
      return [isTickedOff(all) ? checklist(of: list, in: range) : list]
    }
    var wish = rows(of: table, in: range)
    if let header = table.header, isTickedOff(all) {
      // A checklist has room for little beside a name.
      guard header.count > 3 else { return [checklist(of: wish, in: range)] }
      wish.addPerThing([.tick(made("tick", at: range), range).ofEach])
    }
    if isOnCards(all) {
      (wish.subject, wish.details.variant) = (.component(.list), "cards")
      return [wish]
    }
    guard showsFigures, let header = table.header, !numbers.isEmpty, table.rows.count > 2,
      header[0].text.utf8.count > 0,
      phrases.sense(ofAll: FoldedWords(table.rows[0].first?.text ?? ""), as: "cell moment") != nil
    else { return [wish] }
    return [chart(of: table, numbers, "line", in: range), wish]
  }

  /// Whether a sentence that asks for a chart has rows with numbers to draw.
  var areRowsDrawn: Bool {
    outline.blocks.contains { block in
      guard case .table(let table) = block.content else { return false }
      return !numberColumns(of: table).isEmpty && !inputs.isChartOfOther(than: table, in: outline)
    }
  }

  /// Whether the chart that the document asks for shows something else than its rows.
  var drawsOther: Bool {
    outline.blocks.contains { block in
      if case .table(let table) = block.content {
        inputs.isChartOfOther(than: table, in: outline)
      } else {
        false
      }
    }
  }

  /// A choice for each row if the last columns are empty and so are there to be marked: "OK",
  /// "Defect", "N/A".
  private func choices(of table: OutlineTable) -> [Request]? {
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

  /// Whether words around a table say that its rows are ticked off.
  func isTickedOff(_ around: [FoldedWords]) -> Bool {
    around.contains { words in
      phrases.sense(in: words, as: "wished ticks") != nil
        && phrases.sense(in: words, as: "row each") == nil
    }
  }

  /// The rows as a checklist: each with its name and its other cells.
  private func checklist(of rows: Request, in range: SourceRange) -> Request {
    var details = Details()
    details.items = rows.details.items.map { row in
      Details.Item(row.label, values: row.values.filter { $0 != Assembler.emptyCell })
    }
    return Request(.component(.checklist), range, details)
  }

  /// Whether words around a table ask for cards instead.
  private func isOnCards(_ around: [FoldedWords]) -> Bool {
    around.contains { phrases.sense(in: $0, as: "around cards") != nil }
  }

  /// The words of the document's paragraphs, which may say how to show a table.
  private func wordsBeside() -> [FoldedWords] {
    outline.blocks.compactMap { block in
      if case .paragraph = block.content { words.folded(block.range) } else { nil }
    }
  }

  private func name(_ cell: OutlineTable.Cell) -> Phrase {
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

  private func value(_ cell: OutlineTable.Cell?) -> Phrase {
    guard let cell, !cell.text.isEmpty else { return Assembler.emptyCell }
    if let box = Self.boxes[cell.text] { return Phrase(box, at: cell.range) }
    return Phrase(LabelText.line(Array(cell.text.utf8)[...]), at: cell.range)
  }

  /// The table as it is: all columns, and as many rows as a screen could hold.
  private mutating func rows(of table: OutlineTable, in range: SourceRange) -> Request {
    let width = max(table.header?.count ?? 0, table.rows.map(\.count).max() ?? 0)
    var details = Details()
    let names = (0..<width).map { place -> Phrase in
      guard let header = table.header, place < header.count, !header[place].text.isEmpty else {
        return Phrase(
          place == 0 && table.header != nil ? " " : "Column " + String(place + 1), at: range)
      }
      return name(header[place])
    }
    details.nameColumn = names.first
    details.isVerbatim = true
    details.columns = Array(names.dropFirst())
    for row in table.rows.prefix(Self.mostRows) {
      guard row.contains(where: { !$0.text.isEmpty }) else { continue }
      var item = Details.Item(value(row.first))
      item.values = (1..<max(width, 1)).map { value($0 < row.count ? row[$0] : nil) }
      details.items.append(item)
    }
    if table.rows.count > Self.mostRows, let first = table.rows[Self.mostRows].first,
      let last = table.rows.last?.last
    {
      leaveOut(first.range.union(last.range), "a table has at most \(Self.mostRows) rows")
    }
    return Request(.component(.table), range, details)
  }

  /// The columns after the first that hold only numbers.
  private func numberColumns(of table: OutlineTable) -> [Int] {
    let width = table.header?.count ?? table.rows.first?.count ?? 0
    let first = isNumbersAlone(table) ? 0 : 1
    return (first..<max(width, first)).filter { place in
      let cells = table.rows.compactMap { place < $0.count ? $0[place].text : nil }
      return cells.contains(where: Quantity.isQuantity)
        && cells.allSatisfy { $0.isEmpty || $0 == "–" || $0 == "-" || Quantity.isQuantity($0) }
    }
  }

  /// Whether it is one row of numbers below their names.
  private func isNumbersAlone(_ table: OutlineTable) -> Bool {
    table.header != nil && table.rows.count == 1
      && table.rows[0].allSatisfy { Quantity.isQuantity($0.text) }
  }

  private func chart(
    of table: OutlineTable, _ numbers: [Int], _ variant: String?, in range: SourceRange
  ) -> Request {
    var details = Details()
    details.variant = variant
    if let header = table.header, isNumbersAlone(table) {
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
        phrases.opening(of: FoldedWords(first.text), as: "row total") == nil
      else { continue }
      details.items.append(
        Details.Item(value(first), values: numbers.map { value($0 < row.count ? row[$0] : nil) }))
    }
    return Request(.component(.chart), range, details)
  }

  /// Two columns of names and values as facts, if they have no head or one that adds nothing.
  private func facts(of table: OutlineTable) -> [Request]? {
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
    phrases.sense(ofAll: FoldedWords(cell.text), as: scope) != nil
  }

  /// Rows without column names: things and their values.
  private mutating func list(of table: OutlineTable, in range: SourceRange) -> Request {
    var details = Details()
    let timed = table.rows.count {
      $0.first.map { Quantity.beginsWithTime(bytes[$0.range.range]) } ?? false
    }
    if timed == table.rows.count { contentName = contentName ?? "agenda" }
    details.items = table.rows.prefix(Self.mostRows).compactMap { row in
      guard let first = row.first, !first.text.isEmpty else { return nil }
      return Details.Item(
        value(first), values: row.dropFirst().filter { !$0.text.isEmpty }.map(value))
    }
    return Request(.component(.list), range, details)
  }
}
