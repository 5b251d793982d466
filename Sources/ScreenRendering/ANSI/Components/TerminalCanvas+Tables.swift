internal import ScreenModel

extension TerminalCanvas {
  mutating func putTable(_ table: Component.Table, _ samples: Samples) {
    putTitle(table.title, isSample: samples.mark("rows", "columns"))
    var grid = TableGrid(columns: table.columns.map { take($0) })
    for row in table.rows { grid.append(row.map { take(value: $0) }) }
    for column in 0..<grid.count {
      let cells = table.rows.lazy.compactMap { column < $0.count ? $0[column] : nil }
      grid.isNumeric[column] = cells.allSatisfy { $0.isEmpty || $0.isFigure }
    }
    guard grid.count > 0, !grid.rows.isEmpty else {
      if grid.count > 0 { putHeader(grid, grid.widths(in: width)) }
      putNothing()
      return
    }
    let missing = take(.dash)
    if grid.naturalWidth > width, grid.count > 3 || width < 16 {
      putRecords(grid, missing)
    } else {
      putGrid(grid, missing, isLeading: false)
    }
  }

  mutating func putStandings(_ standings: Component.Standings, _ samples: Samples) {
    putTitle(standings.title, isSample: samples.mark("rows"))
    guard !standings.rows.isEmpty else {
      putNothing()
      return
    }
    var grid = TableGrid(columns: [
      take(literal: "#"), take(literal: "Team"), take(literal: "Points"),
    ])
    for (index, row) in standings.rows.enumerated() {
      grid.append([take(integer: index + 1), take(value: row.team), take(integer: row.points)])
    }
    grid.isNumeric[2] = true
    grid.stretch = (column: 1, to: Measure.form)
    putGrid(grid, take(.dash), isLeading: true)
  }

  private mutating func putHeader(_ grid: TableGrid, _ widths: [Int]) {
    putRow(grid.columns, grid, widths, .muted)
    let gutter = grid.gutter
    put(.thinRule, count: min(width, widths.reduce(-gutter) { $0 + $1 + gutter }), .line)
    newLine()
  }

  private mutating func putGrid(_ grid: TableGrid, _ missing: TextRun, isLeading: Bool) {
    var grid = grid
    // Before words are cut, the space between them goes.
    if grid.naturalWidth > width { grid.gutter = 1 }
    let widths = grid.widths(in: width)
    if grid.columns.contains(where: { !$0.isEmpty }) { putHeader(grid, widths) }
    for (index, row) in grid.rows.enumerated() {
      var row = row
      while row.count < grid.count { row.append(missing) }
      putRow(row, grid, widths, isLeading && index == 0 ? .bold : .ink)
    }
  }

  private mutating func putRow(
    _ cells: [TextRun], _ grid: TableGrid, _ widths: [Int], _ style: TerminalStyle
  ) {
    var start = 0
    for (index, cell) in cells.enumerated() where index < widths.count {
      let slack = grid.isNumeric[index] ? max(0, widths[index] - cell.columns) : 0
      move(to: start + slack)
      putFitting(cell, style, columns: widths[index])
      start += widths[index] + grid.gutter
    }
    newLine()
  }

  /// Puts each row as a record, its first cell as the title.
  private mutating func putRecords(_ grid: TableGrid, _ missing: TextRun) {
    for row in grid.rows {
      gap()
      putHanging(row.first ?? missing, .bold)
      newLine()
      indented { canvas in
        canvas.putPairs(
          (1..<grid.count).map { index in
            (grid.columns[index], index < row.count ? row[index] : missing, false)
          })
      }
    }
  }
}

/// The measured cells of a table.
private struct TableGrid {
  private(set) var columns: [TextRun]
  private(set) var rows: [[TextRun]] = []
  /// The widest cell of each column.
  private(set) var natural: [Int]
  /// Whether a column is set flush right.
  var isNumeric: [Bool]
  /// The space between two columns.
  var gutter = 3
  /// The column that takes what is left of a width.
  var stretch: (column: Int, to: Int)?

  init(columns: [TextRun]) {
    self.columns = columns
    natural = columns.map(\.columns)
    isNumeric = columns.map { _ in false }
  }
}

extension TableGrid {
  /// The number of columns.
  var count: Int { columns.count }

  /// The width of the table if nothing is shortened.
  var naturalWidth: Int { natural.reduce(-gutter) { $0 + $1 + gutter } }

  mutating func append(_ row: [TextRun]) {
    while count < row.count {
      columns.append(.empty)
      natural.append(0)
      isNumeric.append(false)
    }
    for (index, cell) in row.enumerated() { natural[index] = max(natural[index], cell.columns) }
    rows.append(row)
  }

  /// The widths of the columns in some room: the widest give way, down to a few columns.
  func widths(in room: Int) -> [Int] {
    var widths = natural
    var total = naturalWidth
    if let stretch, total < min(room, stretch.to) {
      widths[stretch.column] += min(room, stretch.to) - total
      return widths
    }
    while total > room, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > 3
    {
      let second = widths.indices.lazy.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      let target = max(3, widths[widest] - (total - room), min(second, widths[widest] - 1))
      total -= widths[widest] - target
      widths[widest] = target
    }
    return widths
  }
}

extension String {
  /// Whether it is a figure: digits with their separators, and a sign, a currency's sign before or
  /// a percent sign behind.
  fileprivate var isFigure: Bool {
    var hasDigit = false
    for scalar in unicodeScalars {
      switch scalar {
      case "0"..."9": hasDigit = true
      case ".", ",", " ", "\u{A0}", "%": guard hasDigit else { return false }
      case "-", "+", "\u{2212}", "$", "€", "£", "¥", "₹": guard !hasDigit else { return false }
      default: return false
      }
    }
    return hasDigit
  }
}
