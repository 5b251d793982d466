internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

// Line and area charts. The outer drawing is positioned in percent, so that its text keeps its
// size; a nested one of 1000 by 1000 units is stretched to fit and contains the lines.

extension HTMLWriter {
  mutating func writePlot(_ drawn: DrawnChart, base: ChartScale.Base) {
    let scale = ChartScale(drawn.rows.values, base: base)
    out.append("<figure class=\"g\"")
    writeLabel(name(of: drawn.chart.title), base == .zero ? words.nouns.area : words.nouns.line)
    out.append(">\n")
    writeLegend(drawn)
    out.append("<svg class=\"plot\" aria-hidden=\"true\">")
    for tick in scale.ticks {
      let y = Self.height(scale.ticks.upperBound - tick, of: scale.ticks.count - 1)
      out.append("<line class=\"gl\" x2=\"100%\" y1=\"")
      out.append(tenths: y)
      out.append("%\" y2=\"")
      out.append(tenths: y)
      out.append("%\"/><text y=\"")
      out.append(tenths: y)
      out.append("%\" dy=\"-5\">")
      scale.append(tick: tick, drawn.numbers, to: &out)
      out.append("</text>")
    }
    writeLines(of: drawn.rows, scale, base: base)
    writeAxis(drawn.rows.labels)
    out.append("</svg>\n")
    writeValues(drawn)
    out.append("</figure>\n")
  }

  /// Returns the distance of a tick from the top in tenths of a percent: 6% for the highest, 86%
  /// for the lowest.
  private static func height(_ step: Int, of steps: Int) -> Int { 60 + 800 * step / max(1, steps) }

  /// Returns the horizontal position of a point in thousandths: the centre of its cell.
  private static func across(_ index: Int, of count: Int) -> Int {
    Int(clamping: (Double(index) + 0.5) / Double(max(1, count)) * 1000)
  }

  /// Draws a line through each run of points, and a dot for a point between two gaps.
  private mutating func writeLines(
    of rows: ChartRows, _ scale: ChartScale, base: ChartScale.Base
  ) {
    let count = rows.labels.count
    out.append("<svg viewBox=\"0 0 1000 1000\" preserveAspectRatio=\"none\">")
    for index in rows.series.indices {
      for run in rows.runs(of: index) {
        guard let first = run.first, let last = run.last, run.count > 1 else { continue }
        if base == .zero {
          out.append("<polygon class=\"ar f")
          out.append(integer: index % 6 + 1)
          out.append("\" points=\"")
          let zero = 860 - scale.position(0, of: 800)
          writePoint(Self.across(first.row, of: count), zero)
          writePoints(run, at: count, scale)
          writePoint(Self.across(last.row, of: count), zero)
          out.append("\"/>")
        }
        out.append("<polyline class=\"ln k")
        out.append(integer: index % 6 + 1)
        out.append(index % 2 == 1 ? " d\" points=\"" : "\" points=\"")
        writePoints(run, at: count, scale)
        out.append("\"/>")
      }
    }
    out.append("</svg>")
    for index in rows.series.indices {
      for run in rows.runs(of: index) where run.count == 1 {
        for point in run { writeDot(point, of: index, at: count, scale) }
      }
      guard let last = rows.runs(of: index).last, last.count > 1, let point = last.last else {
        continue
      }
      writeDot(point, of: index, at: count, scale)
    }
  }

  private mutating func writeDot(
    _ point: ChartRows.Point, of series: Int, at count: Int, _ scale: ChartScale
  ) {
    out.append("<circle class=\"f")
    out.append(integer: series % 6 + 1)
    out.append("\" r=\"4\" cx=\"")
    out.append(tenths: Self.across(point.row, of: count))
    out.append("%\" cy=\"")
    out.append(tenths: 860 - scale.position(point.value, of: 800))
    out.append("%\"/>")
  }

  private mutating func writePoints(
    _ points: ArraySlice<ChartRows.Point>, at count: Int, _ scale: ChartScale
  ) {
    for point in points {
      writePoint(Self.across(point.row, of: count), 860 - scale.position(point.value, of: 800))
    }
  }

  private mutating func writePoint(_ x: Int, _ y: Int) {
    out.append(integer: x)
    out.append(UInt8(ascii: ","))
    out.append(integer: y)
    out.append(UInt8(ascii: " "))
  }

  /// Writes at most a dozen labels, each cut to fit its cell; the table has all of them in full.
  private mutating func writeAxis(_ labels: [String]) {
    let stride = (labels.count + 11) / 12
    guard stride > 0 else { return }
    let shown = (labels.count + stride - 1) / stride
    let length = max(3, 64 / shown)
    for number in 0..<shown {
      let label = labels[number * stride]
      out.append(shown > 6 && number % 2 == 1 ? "<text class=\"odd\" x=\"" : "<text x=\"")
      out.append(tenths: Self.across(number * stride, of: labels.count))
      out.append("%\" y=\"97%\" text-anchor=\"middle\">")
      if label.utf8.count <= length {
        out.append(text: label)
      } else {
        let cut = label.prefix(length)
        out.append(text: String(cut))
        if cut.endIndex < label.endIndex { out.append("…") }
      }
      out.append("</text>")
    }
  }

  /// Writes the values as a table, in a collapsed `details` element.
  private mutating func writeValues(_ drawn: DrawnChart) {
    let name = name(of: drawn.chart.title)
    out.append("<details><summary>")
    if name.isBlank { out.append(words.nouns.chart) } else { writeIsolated(name) }
    out.append(UInt8(ascii: " "))
    out.append(words.nouns.asTable)
    out.append("</summary><div class=\"tw\"")
    writeScroller(name, words.nouns.values)
    out.append("><table><thead><tr><td></td>")
    for (index, series) in drawn.chart.series.enumerated() {
      out.append("<th class=\"e\" scope=\"col\">")
      if series.name.isBlank {
        out.append(words.nouns.series)
        out.append(UInt8(ascii: " "))
        out.append(integer: index + 1)
      } else {
        writeIsolated(series.name)
      }
      out.append("</th>")
    }
    out.append("</tr></thead><tbody>\n")
    for (row, cells) in drawn.rows.cells.enumerated() {
      out.append("<tr><th scope=\"row\">")
      let label = drawn.rows.labels[row]
      if label.isBlank { out.append(integer: row + 1) } else { writeIsolated(label) }
      out.append("</th>")
      writeCells(cells, in: drawn)
      out.append("</tr>\n")
    }
    out.append("</tbody></table></div></details>\n")
  }

  /// Writes the values of a row; a cell spans each gap that the row leaves out.
  private mutating func writeCells(_ cells: [ChartRows.Cell], in drawn: DrawnChart) {
    var column = 0
    for cell in cells {
      if cell.series > column {
        out.append("<td colspan=\"")
        out.append(integer: min(cell.series - column, 1000))
        out.append("\"></td>")
      }
      out.append("<td class=\"e\">")
      write(cell.value, in: drawn)
      out.append("</td>")
      column = cell.series + 1
    }
  }
}

extension Int {
  /// Creates the integer part of a number, clamped to the range of a drawing.
  fileprivate init(clamping value: Double) { self = Int(Swift.min(Swift.max(value, 0), 1000)) }
}
