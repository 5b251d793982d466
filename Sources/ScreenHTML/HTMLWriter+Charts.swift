internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  /// A chart with its series aligned by label, and the format of its numbers.
  struct DrawnChart {
    let chart: Component.Chart
    let rows: ChartRows
    let numbers: ChartNumbers

    init(_ chart: Component.Chart) {
      self.chart = chart
      rows = ChartRows(chart)
      numbers = ChartNumbers(rows.values)
    }
  }

  mutating func write(_ chart: Component.Chart) {
    out.append("<div class=\"c g\">\n")
    writeCollectionTitle(chart.title, Component.Chart.Property.series)
    if chart.series.allSatisfy({ $0.points.isEmpty }) {
      writeNothing()
    } else {
      let drawn = DrawnChart(chart)
      switch chart.kind {
      case .bar: writeBars(drawn)
      case .line: writePlot(drawn, base: .free)
      case .area: writePlot(drawn, base: .zero)
      case .pie: for index in chart.series.indices { writePie(index, of: drawn) }
      }
    }
    out.append("</div>\n")
  }

  /// Writes a value with its unit; nil is a gap, written as `—`.
  mutating func write(_ value: Double?, in chart: DrawnChart) {
    guard let value else {
      out.append("<span class=\"m\">—</span>")
      return
    }
    // Signs and units have no direction, so text of the opposite direction would move them.
    let isIsolated = isRightToLeft || chart.chart.unit.hasRightToLeft
    if isIsolated { out.append("<bdi>") }
    out.append(value, chart.numbers, unit: chart.chart.unit)
    if isIsolated { out.append("</bdi>") }
  }

  /// Writes the names of the series with their last values.
  mutating func writeLegend(_ drawn: DrawnChart) {
    let chart = drawn.chart
    guard chart.series.count > 1 || chart.series.contains(where: { !$0.name.isBlank }) else {
      return
    }
    out.append("<ul class=\"lg\">")
    for index in chart.series.indices {
      let colour = index % 6 + 1
      out.append("<li><svg width=\"16\" height=\"4\" aria-hidden=\"true\"><line class=\"k")
      out.append(integer: colour)
      out.append(index % 2 == 1 && chart.kind != .bar ? " ln d" : " ln")
      out.append("\" x2=\"16\" y1=\"2\" y2=\"2\"/></svg>")
      write(words.name(ofSeries: index, in: chart))
      if chart.kind != .bar, let last = drawn.rows.series[index].last {
        out.append(" <strong>")
        write(last.value, in: drawn)
        out.append("</strong>")
      }
      out.append("</li>")
    }
    out.append("</ul>\n")
  }

  // MARK: Bars

  /// Writes a bar chart as a table of labels, bars and values. Several series are grouped by label,
  /// with one header for all bars of a label.
  private mutating func writeBars(_ drawn: DrawnChart) {
    let scale = BarScale(drawn.rows.values)
    if drawn.chart.series.count > 1 { writeLegend(drawn) }
    out.append(drawn.chart.series.count > 1 ? "<table class=\"bars ms\"" : "<table class=\"bars\"")
    writeLabel(name(of: drawn.chart.title), words.nouns.bars)
    out.append("><tbody>\n")
    for (cells, label) in zip(drawn.rows.cells, drawn.rows.labels) {
      for (index, cell) in cells.enumerated() {
        writeBar(cell, of: drawn, scale, label, spanning: index == 0 ? cells.count : 0)
      }
    }
    out.append("</tbody></table>\n")
  }

  /// Writes a row: its header, which spans `rows` rows (none for 0), and the series' name if there
  /// are several.
  private mutating func writeBar(
    _ cell: ChartRows.Cell, of drawn: DrawnChart, _ scale: BarScale, _ label: String,
    spanning rows: Int
  ) {
    out.append("<tr>")
    if rows > 0 {
      out.append("<th scope=\"row\"")
      if label.hasWord(longerThan: 12) {
        out.append(" class=\"a\"")
      } else if label.utf8.count > 20 {
        out.append(" class=\"lo\"")
      }
      if rows > 1 {
        out.append(" rowspan=\"")
        out.append(integer: rows)
        out.append(UInt8(ascii: "\""))
      }
      out.append(UInt8(ascii: ">"))
      write(label)
      out.append("</th>")
    }
    if drawn.chart.series.count > 1 {
      let name = words.name(ofSeries: cell.series, in: drawn.chart)
      out.append(name.hasWord(longerThan: 12) ? "<td class=\"sn m a\">" : "<td class=\"sn m\">")
      write(name)
      out.append("</td>")
    }
    out.append("<td>")
    if let value = cell.value { writeBar(value, scale, colour: cell.series % 6 + 1) }
    out.append("</td>")
    writeValueCell(cell.value, in: drawn)
    out.append("</tr>\n")
  }

  /// Writes the value cell of a row; short values do not wrap.
  private mutating func writeValueCell(_ value: Double?, in drawn: DrawnChart) {
    var text = UTF8Buffer(capacity: 24)
    if let value { text.append(value, drawn.numbers, unit: drawn.chart.unit) }
    let isLong = drawn.chart.unit.hasWord(longerThan: 10)
    out.append(
      text.count <= 11
        ? "<td class=\"e n\">" : isLong ? "<td class=\"e a\">" : "<td class=\"e\">")
    write(value, in: drawn)
    out.append("</td>")
  }

  private mutating func writeBar(_ value: Double, _ scale: BarScale, colour: Int) {
    let (start, length) = scale.bar(value)
    out.append("<svg width=\"100%\" height=\"12\" aria-hidden=\"true\"><rect class=\"f")
    out.append(integer: colour)
    out.append("\" x=\"")
    out.append(tenths: isRightToLeft ? 1000 - start - length : start)
    out.append("%\" width=\"")
    out.append(tenths: length)
    out.append("%\" height=\"12\" rx=\"2\"/></svg>")
  }

  // MARK: Pies

  /// Writes a pie chart as a ring. Its radius of 15.9155 makes the circumference 100, so that
  /// dashes are shares in percent without trigonometry.
  private mutating func writePie(_ index: Int, of drawn: DrawnChart) {
    let series = drawn.chart.series[index]
    let seriesName = words.name(ofSeries: index, in: drawn.chart)
    let values = series.points.map(\.shownValue)
    let shares = Shares(of: 1000, among: values.map { $0 ?? 0 })
    let percents = Shares(of: 100, among: values.map { $0 ?? 0 })
    if drawn.chart.series.count > 1 {
      out.append("<p class=\"t3\">")
      write(seriesName)
      out.append("</p>\n")
    }
    out.append("<div class=\"pie\"><svg viewBox=\"0 0 42 42\" aria-hidden=\"true\">")
    var start = 0
    for (index, share) in shares.parts.enumerated() where share > 0 {
      // A gap between slices distinguishes them without colour; a whole ring has none.
      let length = share < 1000 ? max(2, share - 7) : 1000
      out.append("<circle class=\"k")
      out.append(integer: index % 6 + 1)
      out.append("\" cx=\"21\" cy=\"21\" r=\"15.9155\" stroke-dasharray=\"")
      out.append(tenths: length)
      out.append(UInt8(ascii: " "))
      out.append(tenths: 1000 - length)
      // Dashes begin at three o'clock: a quarter forward is the top.
      out.append("\" stroke-dashoffset=\"")
      out.append(tenths: 250 - start)
      out.append("\"/>")
      start += share
    }
    out.append("</svg><table class=\"bars\"")
    writeLabel(seriesName.isBlank ? name(of: drawn.chart.title) : seriesName, words.nouns.pie)
    out.append("><tbody>\n")
    for (index, point) in series.points.enumerated() {
      out.append("<tr><th scope=\"row\"")
      if point.label.hasWord(longerThan: 12) { out.append(" class=\"a\"") }
      out.append("><svg class=\"sq\" aria-hidden=\"true\"><rect class=\"f")
      out.append(integer: index % 6 + 1)
      out.append("\" width=\"10\" height=\"10\" rx=\"3\"/></svg>")
      write(point.label)
      out.append("</th>")
      writeValueCell(values[index], in: drawn)
      out.append("<td class=\"e n\">")
      if values[index] != nil { out.append(text: percents.percent(index)) }
      out.append("</td></tr>\n")
    }
    out.append("</tbody></table></div>\n")
  }
}

/// The scale of bars, in tenths of a percent of the width, from the lowest to the highest value and
/// including zero.
private struct BarScale {
  private var low = 0.0
  private var high = 0.0

  init(_ values: [Double]) {
    for value in values {
      low = min(low, Self.drawn(value))
      high = max(high, Self.drawn(value))
    }
  }

  /// Returns the start and length of a bar; a nonzero value is always visible.
  func bar(_ value: Double) -> (start: Int, length: Int) {
    let drawn = Self.drawn(value)
    let start = place(min(drawn, 0))
    let length = place(max(drawn, 0)) - start
    return value != 0 && length < 3 ? (min(start, 997), 3) : (start, length)
  }

  private func place(_ value: Double) -> Int {
    high > low ? Int((value - low) / (high - low) * 1000 + 0.5) : 0
  }

  private static func drawn(_ value: Double) -> Double { min(max(value, -1e15), 1e15) }
}
