internal import ScreenModel
internal import ScreenRendering

extension TerminalCanvas {
  mutating func putTable(_ table: Component.Table, _ samples: Samples) {
    putTitle(table.title, isSample: samples.isAny)
    let columns = looks.columns
    let tones = TableTones(table)
    var grid = TableGrid(columns: table.columns.map { take($0) }, columns)
    for (place, row) in table.rows.enumerated() {
      var cells: [TableGrid.Cell] = []
      for (index, text) in row.enumerated() {
        let style = tones.tone(ofRow: place).map(TerminalStyle.tone) ?? .ink
        cells.append(
          takeCell(text, columns[index], tones.badge(ofRow: place, column: index), style))
      }
      grid.append(cells)
    }
    if !table.actions.isEmpty, !table.rows.isEmpty {
      let buttons = TableGrid.Cell(run: takeButtons(table.actions), style: .bold)
      grid.add(buttons, missing: TableGrid.Cell(run: take(.dash), style: .ink))
    }
    guard grid.count > 0, !grid.rows.isEmpty else {
      if grid.count > 0 { putHeader(grid, grid.widths(in: width)) }
      putNothing()
      return
    }
    putGridOrRecords(grid)
  }

  /// Adds a cell; a marked one, and a word that names a state, becomes a chip.
  private mutating func takeCell(
    _ text: String, _ look: Component.ColumnLook, _ mark: Component.Tone?, _ style: TerminalStyle
  ) -> TableGrid.Cell {
    let state = look.contains(.states) ? looks.tones[text] : nil
    guard let tone = mark ?? state, !text.isBlank else {
      return TableGrid.Cell(run: take(value: text), style: style)
    }
    return TableGrid.Cell(run: takeChip(text, tone), style: TerminalStyle.tone(tone).chip)
  }

  /// Adds the actions of a row, as buttons.
  private mutating func takeButtons(_ actions: [Component.ItemAction]) -> TextRun {
    var run = TextRun.empty
    for action in actions {
      run = run + take(literal: run.isEmpty ? "[ " : " [ ") + take(value: action.label)
      run = run + take(literal: " ]")
    }
    return run
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
    putGridOrRecords(grid)
  }

  /// Puts a table as a grid if its words fit into one, otherwise row by row.
  private mutating func putGridOrRecords(_ grid: TableGrid) {
    var grid = grid
    let missing = TableGrid.Cell(run: take(.dash), style: .ink)
    if grid.naturalWidth > width {
      // The gutter is reduced before words are broken.
      grid.gutter = 2
      grid.least = leastWidths(of: grid)
      guard grid.leastWidth <= width, grid.count <= 3 || grid.staysLow(in: width) else {
        putRecords(grid, missing)
        return
      }
    }
    putGrid(grid, missing)
  }

  /// The widths that the words of each column need; numbers and short words are not broken.
  private func leastWidths(of grid: TableGrid) -> [Int] {
    var least = grid.columns.map { longestWord(of: $0) }
    for row in grid.rows {
      for (index, cell) in row.enumerated() {
        let isWhole = grid.looks[index].contains(.numeric) || cell.isWhole
        least[index] = max(least[index], isWhole ? cell.run.columns : longestWord(of: cell.run))
      }
    }
    return least
  }

  /// The width of the longest word of a text, as far as words are kept whole.
  func longestWord(of run: TextRun) -> Int {
    var (longest, word) = (0, 0)
    forEachCluster(of: run) { cluster in
      word = cluster.isSpace || cluster.columns > 1 ? 0 : word + cluster.columns
      longest = max(longest, word, cluster.columns)
    }
    return min(longest, 16)
  }

  private mutating func putHeader(_ grid: TableGrid, _ widths: [Int]) {
    putRow(grid.columns.map { TableGrid.Cell(run: $0, style: .muted) }, grid, widths)
    let gutter = grid.gutter
    put(.thinRule, count: min(width, widths.reduce(-gutter) { $0 + $1 + gutter }), .line)
    newLine()
  }

  private mutating func putGrid(_ grid: TableGrid, _ missing: TableGrid.Cell) {
    let widths = grid.widths(in: width)
    if grid.columns.contains(where: { !$0.isEmpty }) { putHeader(grid, widths) }
    // If rows take several lines, empty lines separate them.
    let isAiry = grid.rows.contains { row in
      zip(row, widths).contains { $0.run.columns > $1 }
    }
    for (index, row) in grid.rows.enumerated() {
      if isAiry, index > 0 { gap() }
      var row = row
      while row.count < grid.count { row.append(missing) }
      putRow(row, grid, widths)
    }
  }

  private mutating func putRow(
    _ cells: [TableGrid.Cell], _ grid: TableGrid, _ widths: [Int]
  ) {
    let lines = zip(cells, widths).map { wrap($0.run, columns: $1) }
    for line in 0..<max(1, lines.lazy.map(\.count).max() ?? 1) {
      var start = 0
      for (index, pieces) in lines.enumerated() {
        if line < pieces.count {
          let slack = max(0, widths[index] - pieces[line].columns)
          move(to: start + (grid.looks[index].contains(.numeric) ? slack : 0))
          put(pieces[line], cells[index].style)
        }
        start += widths[index] + grid.gutter
      }
      newLine()
    }
  }

  /// Puts each row as a record, with its first cell as the title.
  private mutating func putRecords(_ grid: TableGrid, _ missing: TableGrid.Cell) {
    let count = grid.count - (grid.endsInButtons ? 1 : 0)
    for row in grid.rows {
      gap()
      putHanging((count > 0 ? row.first ?? missing : missing).run, .bold)
      newLine()
      indented { canvas in
        canvas.putPairs(
          (1..<max(1, count)).map { index in
            let cell = index < row.count ? row[index] : missing
            return Pair(key: grid.columns[index], value: cell.run, style: cell.style)
          })
        guard grid.endsInButtons, let buttons = row.last else { return }
        canvas.putHanging(buttons.run, buttons.style)
        canvas.newLine()
      }
    }
  }
}

/// The measured cells of a table.
private struct TableGrid {
  /// A measured text and its style.
  struct Cell {
    var run: TextRun
    var style: TerminalStyle

    /// Whether it is a chip, a button or a highlighted name, which is not broken.
    var isWhole: Bool { style.fill == .chip || style.isBold }
  }

  private(set) var columns: [TextRun]
  private(set) var rows: [[Cell]] = []
  /// The widest cell of each column.
  private(set) var natural: [Int]
  /// The look of each column.
  private(set) var looks: [Component.ColumnLook]
  /// The space between two columns.
  var gutter = 3
  /// The least width of each column if they do not all fit.
  var least: [Int] = []
  /// The column that takes the remaining width.
  var stretch: (column: Int, to: Int)?
  /// Whether the last column holds the buttons of each row.
  private(set) var endsInButtons = false

  init(columns: [TextRun], _ looks: [Component.ColumnLook]) {
    self.columns = columns
    self.looks = looks
    natural = columns.map(\.columns)
  }
}

extension TableGrid {
  /// The number of columns.
  var count: Int { columns.count }

  /// The width of the table without shortening.
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

  /// Adds a last column with the same buttons in each row, and fills in the cells before it.
  mutating func add(_ buttons: Cell, missing: Cell) {
    let width = count
    for index in rows.indices {
      while rows[index].count < width { rows[index].append(missing) }
      rows[index].append(buttons)
    }
    columns.append(.empty)
    natural.append(buttons.run.columns)
    looks.append([])
    endsInButtons = true
  }

  /// The width of the table with all columns as narrow as their words allow.
  var leastWidth: Int { least.reduce(-gutter) { $0 + $1 + gutter } }

  /// Whether rows of many columns can stay rows in some width: few need a second line, and none a
  /// third.
  func staysLow(in room: Int) -> Bool {
    let widths = widths(in: room)
    let wrapped = rows.count { row in zip(row, widths).contains { $0.run.columns > $1 } }
    let isLow = rows.allSatisfy { row in
      zip(row, widths).allSatisfy { $0.run.columns <= $1 * 2 - 2 || $0.run.columns <= $1 }
    }
    return isLow && wrapped * 4 <= rows.count * 3
  }

  /// The column widths that fit into some width: the widest columns shrink first, down to their
  /// least width.
  func widths(in room: Int) -> [Int] {
    var widths = natural
    var total = naturalWidth
    if let stretch, total < min(room, stretch.to) {
      widths[stretch.column] += min(room, stretch.to) - total
      return widths
    }
    guard least.count == widths.count else { return widths }
    while total > room {
      let yielding = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = yielding.max(by: { widths[$0] < widths[$1] }) else { break }
      let second = yielding.lazy.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      let target = max(
        least[widest], widths[widest] - (total - room), min(second, widths[widest] - 1))
      total -= widths[widest] - target
      widths[widest] = target
    }
    return widths
  }
}
