internal import ScreenModel

extension TerminalCanvas {
  mutating func putTable(_ table: Component.Table, _ samples: Samples) {
    putTitle(table.title, isSample: samples.isAny)
    let looks = ColumnLook.looks(of: table.rows, columns: table.columns)
    var grid = TableGrid(columns: table.columns.map { take($0) }, looks)
    for row in table.rows {
      var cells: [TableGrid.Cell] = []
      for (index, text) in row.enumerated() { cells.append(takeCell(text, looks[index])) }
      grid.append(cells)
    }
    guard grid.count > 0, !grid.rows.isEmpty else {
      if grid.count > 0 { putHeader(grid, grid.widths(in: width)) }
      putNothing()
      return
    }
    let missing = TableGrid.Cell(run: take(.dash), style: .ink)
    if grid.naturalWidth > width, grid.count > 3 || width < 16 {
      putRecords(grid, missing)
    } else {
      putGrid(grid, missing)
    }
  }

  /// Takes in a cell; a word that names a state is a chip.
  private mutating func takeCell(_ text: String, _ look: ColumnLook) -> TableGrid.Cell {
    guard look.contains(.states), let tone = Component.Tone(stateWord: text) else {
      return TableGrid.Cell(run: take(value: text), style: .ink)
    }
    return TableGrid.Cell(run: takeChip(text, tone), style: TerminalStyle.tone(tone).chip)
  }

  mutating func putStandings(_ standings: Component.Standings, _ samples: Samples) {
    putTitle(standings.title, isSample: samples.isAny)
    guard !standings.rows.isEmpty else {
      putNothing()
      return
    }
    var grid = TableGrid(
      columns: [take(literal: "#"), take(word: words.facts.team), take(word: words.facts.points)],
      [[], [], .numeric])
    for (index, row) in standings.rows.enumerated() {
      let style: TerminalStyle = index == 0 ? .bold : .ink
      let cells = [take(integer: index + 1), take(value: row.team), take(integer: row.points)]
      grid.append(cells.map { TableGrid.Cell(run: $0, style: style) })
    }
    grid.stretch = (column: 1, to: Measure.form)
    putGrid(grid, TableGrid.Cell(run: take(.dash), style: .ink))
  }

  private mutating func putHeader(_ grid: TableGrid, _ widths: [Int]) {
    putRow(grid.columns.map { TableGrid.Cell(run: $0, style: .muted) }, grid, widths)
    let gutter = grid.gutter
    put(.thinRule, count: min(width, widths.reduce(-gutter) { $0 + $1 + gutter }), .line)
    newLine()
  }

  private mutating func putGrid(_ grid: TableGrid, _ missing: TableGrid.Cell) {
    var grid = grid
    // Before words are cut, the space between them goes.
    if grid.naturalWidth > width { grid.gutter = 1 }
    let widths = grid.widths(in: width)
    if grid.columns.contains(where: { !$0.isEmpty }) { putHeader(grid, widths) }
    for row in grid.rows {
      var row = row
      while row.count < grid.count { row.append(missing) }
      putRow(row, grid, widths)
    }
  }

  private mutating func putRow(
    _ cells: [TableGrid.Cell], _ grid: TableGrid, _ widths: [Int]
  ) {
    var start = 0
    for (index, cell) in cells.enumerated() where index < widths.count {
      let slack = max(0, widths[index] - cell.run.columns)
      move(to: start + (grid.looks[index].contains(.numeric) ? slack : 0))
      putFitting(cell.run, cell.style, columns: widths[index])
      start += widths[index] + grid.gutter
    }
    newLine()
  }

  /// Puts each row as a record, its first cell as the title.
  private mutating func putRecords(_ grid: TableGrid, _ missing: TableGrid.Cell) {
    for row in grid.rows {
      gap()
      putHanging((row.first ?? missing).run, .bold)
      newLine()
      indented { canvas in
        canvas.putPairs(
          (1..<grid.count).map { index in
            let cell = index < row.count ? row[index] : missing
            return Pair(key: grid.columns[index], value: cell.run, style: cell.style)
          })
      }
    }
  }
}

/// The measured cells of a table.
private struct TableGrid {
  /// A measured text and how it looks.
  struct Cell {
    var run: TextRun
    var style: TerminalStyle
  }

  private(set) var columns: [TextRun]
  private(set) var rows: [[Cell]] = []
  /// The widest cell of each column.
  private(set) var natural: [Int]
  /// How each column is set.
  private(set) var looks: [ColumnLook]
  /// The space between two columns.
  var gutter = 3
  /// The column that takes what is left of a width.
  var stretch: (column: Int, to: Int)?

  init(columns: [TextRun], _ looks: [ColumnLook]) {
    self.columns = columns
    self.looks = looks
    natural = columns.map(\.columns)
  }
}

extension TableGrid {
  /// The number of columns.
  var count: Int { columns.count }

  /// The width of the table if nothing is shortened.
  var naturalWidth: Int { natural.reduce(-gutter) { $0 + $1 + gutter } }

  mutating func append(_ row: [Cell]) {
    while count < row.count {
      columns.append(.empty)
      natural.append(0)
      if looks.count < count { looks.append([]) }
    }
    for (index, cell) in row.enumerated() { natural[index] = max(natural[index], cell.run.columns) }
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
