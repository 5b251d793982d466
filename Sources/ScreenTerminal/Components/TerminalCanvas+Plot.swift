internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension TerminalCanvas {
  /// Puts lines through the points of the series, six rows high, in braille dots, and the values
  /// below them.
  mutating func putPlot(_ chart: Component.Chart, _ rows: ChartRows, _ numbers: ChartNumbers) {
    putLegend(chart, rows, valuesAs: numbers)
    let scale = ChartScale(rows.values, base: chart.kind == .area ? .zero : .free)
    let ticks = takeTicks(scale, numbers)
    let labels = max(3, (ticks.lazy.map { $0.columns }.max() ?? 0) + 1)
    let columns = max(4, width - labels - 2)
    var plot = Plot(columns: columns)
    for (index, points) in rows.series.enumerated() {
      var levels = [Int?](repeating: nil, count: rows.labels.count)
      for point in points { levels[point.row] = scale.position(point.value, of: Plot.levels - 1) }
      plot.draw(
        levels, series: index,
        from: chart.kind == .area ? scale.position(0, of: Plot.levels - 1) : nil)
    }
    let ends = plot.ends
    for row in 0..<Plot.rows {
      let label = ticks[row]
      move(to: labels - label.columns)
      put(label, .muted)
      put(label.isEmpty ? .thinBar : .axis, .line)
      putDots(plot, row: row)
      if let series = ends[row] {
        move(to: labels + 1 + columns)
        put(takeDigit(series), TerminalStyle.series(series).bold)
      }
      newLine()
    }
    putLabels(rows.labels, from: labels + 1, columns: columns)
    putValues(chart, rows, numbers)
  }

  /// Adds the label of each row: that of the tick within it.
  private mutating func takeTicks(_ scale: ChartScale, _ numbers: ChartNumbers) -> [TextRun] {
    var labels = [TextRun](repeating: .empty, count: Plot.rows)
    let steps = max(1, scale.ticks.count - 1)
    for tick in scale.ticks {
      let level = (tick - scale.ticks.lowerBound) * (Plot.levels - 1) / steps
      labels[(Plot.levels - 1 - level) / 4] = take(tick: tick, of: scale, numbers)
    }
    return labels
  }

  private mutating func putDots(_ plot: Plot, row: Int) {
    let cells = plot.cells[row * plot.columns..<(row + 1) * plot.columns]
    var index = cells.startIndex
    while index < cells.endIndex {
      guard cells[index].dots != 0 else {
        put(.space)
        index += 1
        continue
      }
      // Adjacent cells of one series form one text, so that the style is set once.
      let series = cells[index].series
      var run = TextRun(start: text.count, count: 0, columns: 0, isSimple: true)
      while index < cells.endIndex, cells[index].dots != 0, cells[index].series == series {
        append(cells[index])
        run.columns += 1
        index += 1
      }
      run.count = text.count - run.start
      put(run, .series(series))
    }
  }

  private mutating func append(_ cell: Plot.Cell) {
    switch glyphs {
    // U+2800 and eight bits, one for each dot.
    case .unicode: text.append(contentsOf: [0xE2, 0xA0 | cell.dots >> 6, 0x80 | cell.dots & 0x3F])
    case .ascii: text.append(UInt8(ascii: "1") + UInt8(truncatingIfNeeded: cell.series % 9))
    }
  }

  /// Puts labels below their points, as many as fit without touching.
  private mutating func putLabels(_ labels: [String], from start: Int, columns: Int) {
    guard labels.contains(where: { !$0.isEmpty }) else { return }
    move(to: start)
    var free = start
    for (index, text) in labels.enumerated() {
      let center =
        labels.count > 1 ? index * (columns - 1) / (labels.count - 1) : (columns - 1) / 2
      // A label wider than the plot cannot mark a position in it.
      guard free <= start + center else { continue }
      let label = take(text)
      let place = max(
        start, min(start + center - label.columns / 2, start + columns - label.columns))
      guard place >= free, label.columns <= columns, !label.isEmpty else { continue }
      move(to: place)
      put(label, .muted)
      free = place + label.columns + 1
    }
    newLine()
  }
}

/// A grid of braille dots: two across and four down in each column of a row.
private struct Plot {
  struct Cell {
    var dots: UInt8 = 0
    var series = 0
  }

  static let rows = 6
  /// Dots from the bottom to the top.
  static let levels = rows * 4
  let columns: Int
  private(set) var cells: [Cell]
  private var lastLevels: [Int?] = []

  init(columns: Int) {
    self.columns = columns
    cells = Array(repeating: Cell(), count: columns * Plot.rows)
  }

  /// Draws a line through equidistant levels, filled from a base if it has one.
  ///
  /// An unknown level leaves a gap; a level between two gaps becomes a dot.
  mutating func draw(_ points: [Int?], series: Int, from base: Int?) {
    lastLevels.append(points.lazy.compactMap { $0 }.last)
    let across = columns * 2
    var last: Int?
    for x in 0..<across {
      guard let level = level(points, x, of: across - 1) else {
        last = nil
        continue
      }
      let previous = last ?? level
      // Steep parts stay connected: the dots between two levels are set too.
      let from = min(level, base ?? (previous < level ? previous + 1 : level))
      let to = max(level, base ?? (previous > level ? previous - 1 : level))
      for y in from...to { set(x, y, series) }
      last = level
    }
  }

  /// The level at a horizontal position, interpolated between two points.
  private func level(_ points: [Int?], _ x: Int, of last: Int) -> Int? {
    guard points.count > 1 else { return points.first ?? nil }
    let position = x * (points.count - 1)
    let index = min(points.count - 2, position / last)
    let rest = position - index * last
    guard let left = points[index], let right = points[index + 1] else {
      // Next to a gap, a point is as wide as a dot.
      return rest < points.count - 1 ? points[index] : rest == last ? points[index + 1] : nil
    }
    let scaled = (right - left) * rest
    return left + (scaled >= 0 ? scaled + last / 2 : scaled - last / 2) / last
  }

  private mutating func set(_ x: Int, _ level: Int, _ series: Int) {
    let y = Plot.levels - 1 - level
    let left: [UInt8] = [0x01, 0x02, 0x04, 0x40]
    let right: [UInt8] = [0x08, 0x10, 0x20, 0x80]
    let index = y / 4 * columns + x / 2
    if cells[index].dots == 0 { cells[index].series = series }
    cells[index].dots |= x % 2 == 0 ? left[y % 4] : right[y % 4]
  }

  /// The series whose digit is at the end of each row: where its line ends, or as near as possible.
  var ends: [Int?] {
    var ends = [Int?](repeating: nil, count: Plot.rows)
    for (index, level) in lastLevels.enumerated() {
      guard let level else { continue }
      let row = (Plot.levels - 1 - level) / 4
      let nearest = ends.indices.filter { ends[$0] == nil }.min {
        (abs($0 - row), $0) < (abs($1 - row), $1)
      }
      if let nearest { ends[nearest] = index }
    }
    return ends
  }
}
