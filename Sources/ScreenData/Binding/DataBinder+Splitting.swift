internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel

extension DataBinder {
  /// The maximum number of series in a chart that a column splits.
  private static let splitLimit = 12

  /// Returns the column whose values each become a series: the one that the intent names, or else
  /// the first that distinguishes records of the same time; nil if nothing splits the chart.
  func split(of table: DataTable, axis: Int, _ requirement: Requirement) -> Int? {
    let rows = Array(table.rows.indices)
    let texts = table.columns.indices.filter { $0 != axis && table.columns[$0].type == .text }
    if let column = namedSplit(of: table, requirement), column != axis,
      table.isDistinct(rows, by: [axis, column])
    {
      return column
    }
    guard table.columns[axis].type.isTime, !table.isDistinct(rows, by: [axis]) else { return nil }
    return texts.first { table.isDistinct(rows, by: [axis, $0]) }
  }

  /// Returns the column that the intent names for the series, whatever its type: "a line for each
  /// month"; nil if it names none.
  func namedSplit(of table: DataTable, _ requirement: Requirement) -> Int? {
    requirement.details.split.flatMap { table.column(for: NameWords($0.text))?.index }
  }

  /// Fills a chart with one series for each value of a column, aligned along the axis; a missing
  /// value is a gap.
  mutating func draw(
    _ index: Int, _ table: DataTable, _ rows: [Int], axis: Int, number: Int, split: Int
  ) -> Bool {
    let requirement = brief.requirements[index]
    var series: [String] = []
    var points: [String] = []
    var seriesRow: [String: Int] = [:]
    var pointRow: [String: Int] = [:]
    var cells: [[String]: Int] = [:]
    var unplaced: [Int: Int] = [:]
    for row in rows {
      guard let name = table.text(row: row, column: split) else {
        unplaced[split, default: 0] += 1
        continue
      }
      guard let point = table.text(row: row, column: axis) else {
        unplaced[axis, default: 0] += 1
        continue
      }
      if seriesRow.updateValue(seriesRow[name] ?? row, forKey: name) == nil { series.append(name) }
      if pointRow.updateValue(pointRow[point] ?? row, forKey: point) == nil { points.append(point) }
      if table.number(row: row, column: number) != nil { cells[[name, point]] = row }
    }
    guard !cells.isEmpty else { return false }
    for column in [split, axis] {
      guard let count = unplaced[column] else { continue }
      reportUnplaced(count, "'\(table.columns[column].label)'", requirement)
    }
    let gaps = rows.count { row in
      table.number(row: row, column: number) == nil
        && [split, axis].allSatisfy { table.text(row: row, column: $0) != nil }
    }
    if gaps > 0 { reportGaps(gaps, requirement) }
    let shown = series.prefix(Self.splitLimit)
    if shown.count < series.count { reportSeries(series.count, requirement) }
    let along = fitting(points.compactMap { pointRow[$0] }, limit: Self.pointLimit, requirement)
    brief.requirements[index].details.items = along.map { row in
      let point = table.text(row: row, column: axis) ?? ""
      return Details.Item(
        table.phrase(row: row, column: axis),
        values: shown.map { name in
          cells[[name, point]].map { table.phrase(row: $0, column: number) } ?? Phrase("—")
        })
    }
    brief.requirements[index].details.columns = shown.map { name in
      table.phrase(row: seriesRow[name] ?? 0, column: split)
    }
    brief.requirements[index].details.nameColumn = Phrase(table.columns[axis].label)
    brief.requirements[index].details.count = nil
    return true
  }

  /// Reports that records lack what places them in a chart or a map.
  mutating func reportUnplaced(_ count: Int, _ lacking: String, _ requirement: Requirement) {
    log.report(.warning) { severity, _ in
      Diagnostic(
        severity, id: "data-left-out",
        "\(count) \(count == 1 ? "record lacks" : "records lack") \(lacking), and "
          + "\(count == 1 ? "is" : "are") left out", at: requirement.range)
    }
  }

  private mutating func reportSeries(_ count: Int, _ requirement: Requirement) {
    log.report(.warning) { severity, _ in
      Diagnostic(
        severity, id: "data-left-out",
        "a chart has at most \(Self.splitLimit) series; \(count - Self.splitLimit) of \(count) are "
          + "left out", at: requirement.range)
    }
  }
}

extension DataTable {
  /// Returns some records in the order of a column's numbers; those without one come last.
  func sorted(_ rows: [Int], by column: Int) -> [Int] {
    rows.map { (row: $0, number: number(row: $0, column: column) ?? .infinity) }
      .sorted { ($0.number, $0.row) < ($1.number, $1.row) }.map(\.row)
  }

  /// Whether no two records have the same values in some columns.
  func isDistinct(_ rows: [Int], by columns: [Int]) -> Bool {
    var seen: Set<[String]> = []
    return rows.allSatisfy { row in
      seen.insert(columns.map { text(row: row, column: $0) ?? "" }).inserted
    }
  }
}
