internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension TerminalCanvas {
  /// Puts every label and value of a plot below it, because no number can be read from a line.
  ///
  /// Several series are columns of one table if it fits into the width, and follow one another if it
  /// does not.
  mutating func putValues(_ chart: Component.Chart, _ rows: ChartRows, _ numbers: ChartNumbers) {
    gap()
    let labels = rows.labels.enumerated().map { row, label in
      label.isBlank ? take(integer: row + 1) : take(value: label)
    }
    let cells = rows.cells
    if chart.series.count > 1 {
      let table = PlotTable(labels: labels, series: chart.series.count)
      if putColumns(table, cells, chart, numbers) { return }
    }
    var values = [[(label: TextRun, value: TextRun)]](repeating: [], count: chart.series.count)
    for (label, row) in zip(labels, cells) {
      for cell in row {
        values[cell.series].append((label, take(cell.value, numbers, unit: chart.unit)))
      }
    }
    for (index, pairs) in values.enumerated() {
      if chart.series.count > 1 {
        put(takeDigit(index), TerminalStyle.series(index).bold)
        put(.space)
        putHanging(take(words.name(ofSeries: index, in: chart)))
        newLine()
      }
      putValues(pairs)
    }
  }

  /// Puts labels and values side by side, as many in a line as fit.
  private mutating func putValues(_ pairs: [(label: TextRun, value: TextRun)]) {
    let gutter = 3
    let labels = pairs.lazy.map { $0.label.columns }.max() ?? 0
    let columns = labels + 1 + (pairs.lazy.map { $0.value.columns }.max() ?? 0)
    let perLine = (width + gutter) / (columns + gutter)
    guard perLine > 1 else {
      putPairs(pairs.map { Pair(key: $0.label, value: $0.value) })
      return
    }
    for (index, pair) in pairs.enumerated() {
      let start = index % perLine * (columns + gutter)
      move(to: start)
      put(pair.label, .muted)
      move(to: start + columns - pair.value.columns)
      put(pair.value)
      if (index + 1) % perLine == 0 { newLine() }
    }
    if column > 0 { newLine() }
  }

  /// Puts a row for each label and a column for each series, headed by its digit and, if there is
  /// room, its name; false, with nothing put, if the columns do not fit.
  private mutating func putColumns(
    _ table: PlotTable, _ cells: [[ChartRows.Cell]], _ chart: Component.Chart,
    _ numbers: ChartNumbers
  ) -> Bool {
    let digits = chart.series.indices.map { takeDigit($0) }
    // Too many columns for any width are not measured.
    guard chart.series.count * 3 <= width else { return false }
    let names = chart.series.indices.map { take(words.name(ofSeries: $0, in: chart)) }
    var table = table
    for row in cells {
      table.append(row.map { ($0.series, take($0.value, numbers, unit: chart.unit)) })
    }
    let plain = digits.map { $0.columns }
    let named = zip(digits, names).map { $0.columns + 1 + $1.columns }
    let choices = [(named, 3), (named, 2), (plain, 3), (plain, 2)]
    guard
      let (heads, gutter) = choices.first(where: { table.width(heads: $0, gutter: $1) <= width })
    else { return false }
    let widths = table.widths(heads: heads)
    let ends = table.ends(widths, gutter: gutter)
    for index in digits.indices {
      move(to: ends[index] - heads[index])
      put(digits[index], TerminalStyle.series(index).bold)
      guard heads[index] > digits[index].columns else { continue }
      put(.space)
      put(names[index], .muted)
    }
    newLine()
    put(.thinRule, count: ends.last ?? 0, .line)
    newLine()
    for (label, row) in zip(table.labels, table.rows) {
      put(label, .muted)
      for (series, value) in row {
        move(to: ends[series] - value.columns)
        put(value)
      }
      newLine()
    }
    return true
  }
}

/// The measured values of a plot: a row for each label, a column for each series.
private struct PlotTable {
  let labels: [TextRun]
  private(set) var rows: [[(series: Int, value: TextRun)]] = []
  private var widest: [Int]

  init(labels: [TextRun], series: Int) {
    self.labels = labels
    widest = Array(repeating: 0, count: series)
  }

  mutating func append(_ row: [(series: Int, value: TextRun)]) {
    for (series, value) in row { widest[series] = max(widest[series], value.columns) }
    rows.append(row)
  }

  func widths(heads: [Int]) -> [Int] { zip(widest, heads).map { max($0, $1) } }

  func width(heads: [Int], gutter: Int) -> Int {
    ends(widths(heads: heads), gutter: gutter).last ?? 0
  }

  /// Where each column ends; the labels come before the first.
  func ends(_ widths: [Int], gutter: Int) -> [Int] {
    var end = labels.lazy.map { $0.columns }.max() ?? 0
    return widths.map { width in
      end += gutter + width
      return end
    }
  }
}
