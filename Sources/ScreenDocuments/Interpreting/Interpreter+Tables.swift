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
    let numbers = read(table).numberColumns
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
      let figures = read(table).changes(asked: all) ?? []
      if let chart = read(table).rowChart(asked: all, variant, in: range) {
        return figures + [chart] + (figures.isEmpty ? [rows(of: table, in: range)] : [])
      }
      let chart = read(table).chart(numbers, variant, in: range)
      // "as a line chart and the table under it" asks for both, and no column is lost to a chart.
      let isBoth =
        all.contains { phrases.sense(in: $0, as: "around both") != nil }
        || (table.header?.count ?? 0) > numbers.count + 1
      return isBoth && table.header != nil ? [chart, rows(of: table, in: range)] : [chart]
    }
    if let facts = read(table).changes(asked: all) ?? read(table).facts ?? read(table).choices {
      return facts
    }
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
      read(table).emphasize(asked: all, in: &wish.details)
      return [wish]
    }
    guard showsFigures, let header = table.header, !numbers.isEmpty, table.rows.count > 2,
      header[0].text.utf8.count > 0,
      phrases.sense(ofAll: FoldedWords(table.rows[0].first?.text ?? ""), as: "cell moment") != nil
    else { return [wish] }
    return [read(table).chart(numbers, "line", in: range), wish]
  }

  private func read(_ table: OutlineTable) -> TableRequests { TableRequests(table, inputs) }

  /// Whether a sentence asks for the changes of a table's figures, which it shows.
  func showsChanges(asked sentence: SourceRange) -> Bool {
    outline.blocks.contains { block in
      guard case .table(let table) = block.content else { return false }
      return read(table).changes(asked: [words.folded(sentence)]) != nil
    }
  }

  /// Whether a sentence that asks for a chart has rows with numbers to draw.
  var areRowsDrawn: Bool {
    outline.blocks.contains { block in
      guard case .table(let table) = block.content else { return false }
      return !read(table).numberColumns.isEmpty && !inputs.isChartOfOther(than: table, in: outline)
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

  /// The table as it is: all columns, and as many rows as a screen could hold.
  private mutating func rows(of table: OutlineTable, in range: SourceRange) -> Request {
    let width = max(table.header?.count ?? 0, table.rows.map(\.count).max() ?? 0)
    var details = Details()
    let names = (0..<width).map { place -> Phrase in
      guard let header = table.header, place < header.count, !header[place].text.isEmpty else {
        return Phrase(
          place == 0 && table.header != nil ? " " : "Column " + String(place + 1), at: range)
      }
      return read(table).name(header[place])
    }
    details.nameColumn = names.first
    details.isVerbatim = true
    details.columns = Array(names.dropFirst())
    for row in table.rows.prefix(TableRequests.mostRows) {
      guard row.contains(where: { !$0.text.isEmpty }) else { continue }
      var item = Details.Item(read(table).value(row.first))
      item.values = (1..<max(width, 1)).map { read(table).value($0 < row.count ? row[$0] : nil) }
      details.items.append(item)
    }
    if table.rows.count > TableRequests.mostRows,
      let first = table.rows[TableRequests.mostRows].first,
      let last = table.rows.last?.last
    {
      leaveOut(
        first.range.union(last.range), "a table has at most \(TableRequests.mostRows) rows")
    }
    return Request(.component(.table), range, details)
  }

  /// Rows without column names: things and their values.
  private mutating func list(of table: OutlineTable, in range: SourceRange) -> Request {
    var details = Details()
    let timed = table.rows.count {
      $0.first.map { Quantity.beginsWithTime(bytes[$0.range.range]) } ?? false
    }
    if timed == table.rows.count { contentName = contentName ?? "agenda" }
    details.items = table.rows.prefix(TableRequests.mostRows).compactMap { row in
      guard let first = row.first, !first.text.isEmpty else { return nil }
      return Details.Item(
        read(table).value(first),
        values: row.dropFirst().filter { !$0.text.isEmpty }.map(read(table).value))
    }
    return Request(.component(.list), range, details)
  }
}
