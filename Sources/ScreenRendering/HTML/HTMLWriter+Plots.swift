internal import ScreenModel
internal import ScreenText

// Line and area charts. The outer drawing is placed in percent, so that its text keeps its size;
// an inner one of 1000 by 1000 units is stretched under it and holds the lines.

extension HTMLWriter {
  mutating func writePlot(_ chart: Component.Chart, base: ChartScale.Base) {
    let scale = ChartScale(
      chart.series.lazy.flatMap { $0.points.lazy.compactMap(\.value) }, base: base)
    out.append("<figure class=\"g\"")
    writeLabel(name(of: chart.title), base == .zero ? words.nouns.area : words.nouns.line)
    out.append(">\n")
    writeLegend(chart)
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
      scale.append(tick: tick, to: &out)
      out.append("</text>")
    }
    let longest = chart.series.max { $0.points.count < $1.points.count }?.points ?? []
    writePoints(of: chart.series, at: longest.count, scale, base: base)
    writeAxis(longest)
    out.append("</svg>\n")
    writeValues(chart, rows: longest)
    out.append("</figure>\n")
  }

  /// A tick's height in tenths of a percent: the highest at 6%, the lowest at 86%.
  private static func height(_ step: Int, of steps: Int) -> Int { 60 + 800 * step / max(1, steps) }

  /// A point's place across, in thousandths: the centre of its cell.
  private static func across(_ index: Int, of count: Int) -> Int {
    Int(clamping: (Double(index) + 0.5) / Double(max(1, count)) * 1000)
  }

  private mutating func writePoints(
    of series: [Component.ChartSeries], at count: Int, _ scale: ChartScale, base: ChartScale.Base
  ) {
    out.append("<svg viewBox=\"0 0 1000 1000\" preserveAspectRatio=\"none\">")
    for (index, one) in series.enumerated() {
      for stretch in one.points.knownStretches {
        if base == .zero {
          out.append("<polygon class=\"ar f")
          out.append(integer: index % 6 + 1)
          out.append("\" points=\"")
          let zero = 860 - scale.position(0, of: 800)
          writePoint(Self.across(stretch.lowerBound, of: count), zero)
          writePoints(one.points[stretch], at: count, scale)
          writePoint(Self.across(stretch.upperBound - 1, of: count), zero)
          out.append("\"/>")
        }
        out.append("<polyline class=\"ln k")
        out.append(integer: index % 6 + 1)
        out.append(index % 2 == 1 ? " d\" points=\"" : "\" points=\"")
        writePoints(one.points[stretch], at: count, scale)
        out.append("\"/>")
      }
    }
    out.append("</svg>")
    for (index, one) in series.enumerated() {
      // A value between two gaps is no line: it is a dot, as the last one is.
      for stretch in one.points.knownStretches {
        let last = stretch.upperBound - 1
        guard stretch.count == 1 || last == one.points.lastIndex(where: { $0.value != nil }),
          let value = one.points[last].value
        else { continue }
        out.append("<circle class=\"f")
        out.append(integer: index % 6 + 1)
        out.append("\" r=\"4\" cx=\"")
        out.append(tenths: Self.across(last, of: count))
        out.append("%\" cy=\"")
        out.append(tenths: 860 - scale.position(value, of: 800))
        out.append("%\"/>")
      }
    }
  }

  private mutating func writePoints(
    _ points: ArraySlice<Component.ChartPoint>, at count: Int, _ scale: ChartScale
  ) {
    for index in points.indices {
      guard let value = points[index].value else { continue }
      writePoint(Self.across(index, of: count), 860 - scale.position(value, of: 800))
    }
  }

  private mutating func writePoint(_ x: Int, _ y: Int) {
    out.append(integer: x)
    out.append(UInt8(ascii: ","))
    out.append(integer: y)
    out.append(UInt8(ascii: " "))
  }

  /// Writes a dozen labels at most, each short enough for its place; the table has all of them.
  private mutating func writeAxis(_ points: [Component.ChartPoint]) {
    let stride = (points.count + 11) / 12
    guard stride > 0 else { return }
    let shown = (points.count + stride - 1) / stride
    let length = max(3, 64 / shown)
    for number in 0..<shown {
      let label = points[number * stride].label
      out.append(shown > 6 && number % 2 == 1 ? "<text class=\"odd\" x=\"" : "<text x=\"")
      out.append(tenths: Self.across(number * stride, of: points.count))
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

  /// Writes the same as a table, behind a disclosure.
  private mutating func writeValues(_ chart: Component.Chart, rows: [Component.ChartPoint]) {
    let name = name(of: chart.title)
    out.append("<details><summary>")
    if name.isBlank { out.append(words.nouns.chart) } else { out.append(text: name) }
    out.append(UInt8(ascii: " "))
    out.append(words.nouns.asTable)
    out.append("</summary><div class=\"tw\"")
    writeScroller(name, words.nouns.values)
    out.append("><table><thead><tr><td></td>")
    for (index, series) in chart.series.enumerated() {
      out.append("<th class=\"e\" scope=\"col\">")
      if series.name.isBlank {
        out.append(words.nouns.series)
        out.append(UInt8(ascii: " "))
        out.append(integer: index + 1)
      } else {
        out.append(text: series.name)
      }
      out.append("</th>")
    }
    out.append("</tr></thead><tbody>\n")
    // A cell for each point, not for each row and series: the series may differ in length.
    let isEven = chart.series.allSatisfy { $0.points.count == rows.count }
    let columns = isEven ? chart.series.count : min(chart.series.count, 64)
    for row in rows.indices {
      out.append("<tr><th scope=\"row\">")
      let label = rows[row].label
      if label.isBlank { out.append(integer: row + 1) } else { out.append(text: label) }
      out.append("</th>")
      for column in 0..<columns {
        out.append("<td class=\"e\">")
        let points = chart.series[column].points
        write(value: row < points.count ? points[row].value : nil, in: chart.unit)
        out.append("</td>")
      }
      out.append("</tr>\n")
    }
    out.append("</tbody></table></div></details>\n")
  }
}

extension [Component.ChartPoint] {
  /// The stretches of points whose values are known: a gap parts them.
  var knownStretches: [Range<Int>] {
    var stretches: [Range<Int>] = []
    for index in indices where self[index].value != nil {
      if let last = stretches.last, last.upperBound == index {
        stretches[stretches.count - 1] = last.lowerBound..<index + 1
      } else {
        stretches.append(index..<index + 1)
      }
    }
    return stretches
  }
}

extension Int {
  /// The whole part of a number within the range of a drawing.
  fileprivate init(clamping value: Double) { self = Int(Swift.min(Swift.max(value, 0), 1000)) }
}
