internal import ScreenModel
internal import ScreenText

extension HTMLWriter {
  mutating func write(_ chart: Component.Chart) {
    out.append("<div class=\"c g\">\n")
    writeCollectionTitle(chart.title, "series")
    if chart.series.allSatisfy({ $0.points.isEmpty }) {
      writeNothing()
    } else {
      switch chart.kind {
      case .bar: writeBars(chart)
      case .line: writePlot(chart, base: .free)
      case .area: writePlot(chart, base: .zero)
      case .pie: for series in chart.series { writePie(series, of: chart) }
      }
    }
    out.append("</div>\n")
  }

  /// Writes the value of a point, or that it is not known.
  mutating func write(value: Double?, in unit: String) {
    if let value {
      write(value, in: unit)
    } else {
      out.append("<span class=\"m\">—</span>")
    }
  }

  /// Writes a value with its unit: a currency sign before it, anything else after.
  mutating func write(_ value: Double, in unit: String) {
    let value = value.isFinite ? value : 0
    if unit.isCurrencySign {
      if value < 0 { out.append("-") }
      out.append(text: unit)
      writeNumber(value.magnitude)
    } else {
      writeNumber(value)
      if unit.isBlank { return }
      if unit != "%" { out.append("\u{A0}") }
      out.append(text: unit)
    }
  }

  /// Writes a number, in thousands where a tenth of them says it all.
  private mutating func writeNumber(_ value: Double) {
    if value.magnitude >= 10_000, value.magnitude < 1e15 {
      let whole = Int64(value)
      if Double(whole) == value, whole % 100 == 0 {
        out.append(short: whole)
        return
      }
    }
    out.append(number: value)
  }

  /// Writes the series' names with their last values.
  mutating func writeLegend(_ chart: Component.Chart) {
    guard chart.series.count > 1 || chart.series.contains(where: { !$0.name.isBlank }) else {
      return
    }
    out.append("<ul class=\"lg\">")
    for (index, series) in chart.series.enumerated() {
      let colour = index % 6 + 1
      out.append("<li><svg width=\"16\" height=\"4\" aria-hidden=\"true\"><line class=\"k")
      out.append(integer: colour)
      out.append(index % 2 == 1 && chart.kind != .bar ? " ln d" : " ln")
      out.append("\" x2=\"16\" y1=\"2\" y2=\"2\"/></svg>")
      write(series.name)
      if chart.kind != .bar, let last = series.points.lazy.compactMap(\.value).last {
        out.append(" <strong>")
        write(last, in: chart.unit)
        out.append("</strong>")
      }
      out.append("</li>")
    }
    out.append("</ul>\n")
  }

  // MARK: Bars

  /// A bar chart is a table: label, bar, value.
  private mutating func writeBars(_ chart: Component.Chart) {
    let scale = BarScale(chart.series)
    if chart.series.count > 1 { writeLegend(chart) }
    out.append("<table class=\"bars\"")
    writeLabel(name(of: chart.title), words.nouns.bars)
    out.append("><tbody>\n")
    if chart.hasEqualLabels {
      // The series side by side: one header for all of a label's bars.
      for number in chart.series[0].points.indices {
        for (index, series) in chart.series.enumerated() {
          writeBar(
            series.points[number], of: (index, series), in: chart, scale,
            spanning: index == 0 ? chart.series.count : 0)
        }
      }
    } else {
      for (index, series) in chart.series.enumerated() {
        for point in series.points {
          writeBar(point, of: (index, series), in: chart, scale, spanning: 1)
        }
      }
    }
    out.append("</tbody></table>\n")
  }

  /// Writes a row: its header, spanning rows or none, the series' name where there are several.
  private mutating func writeBar(
    _ point: Component.ChartPoint, of series: (index: Int, value: Component.ChartSeries),
    in chart: Component.Chart, _ scale: BarScale, spanning rows: Int
  ) {
    out.append("<tr>")
    if rows > 0 {
      out.append(rows > 1 ? "<th scope=\"row\" rowspan=\"" : "<th scope=\"row\">")
      if rows > 1 {
        out.append(integer: rows)
        out.append("\">")
      }
      write(point.label)
      out.append("</th>")
    }
    if chart.series.count > 1 {
      out.append("<td class=\"sn\">")
      write(series.value.name)
      out.append("</td>")
    }
    out.append("<td><svg width=\"100%\" height=\"12\" aria-hidden=\"true\">")
    if let value = point.value {
      let (start, length) = scale.bar(value)
      out.append("<rect class=\"f")
      out.append(integer: series.index % 6 + 1)
      out.append("\" x=\"")
      out.append(tenths: start)
      out.append("%\" width=\"")
      out.append(tenths: length)
      out.append("%\" height=\"12\" rx=\"2\"/>")
    }
    out.append("</svg></td><td class=\"e\">")
    write(value: point.value, in: chart.unit)
    out.append("</td></tr>\n")
  }

  // MARK: Pies

  /// A ring of radius 15.9155 has a circumference of 100: dashes are shares, without trigonometry.
  private mutating func writePie(_ series: Component.ChartSeries, of chart: Component.Chart) {
    let shares = series.points.map { point in
      point.value.map { $0.isFinite ? min(max($0, 0), 1e15) : 0 } ?? 0
    }
    let total = shares.reduce(0, +)
    func tenths(_ share: Double) -> Int { total > 0 ? Int(share / total * 1000 + 0.5) : 0 }
    out.append("<div class=\"pie\"><svg viewBox=\"0 0 42 42\" aria-hidden=\"true\">")
    var before = 0.0
    for (index, share) in shares.enumerated() where tenths(share) > 0 {
      let (start, end) = (tenths(before), tenths(before + share))
      before += share
      // A sliver between the slices distinguishes them without colour; a whole ring has none.
      let length = end - start < 1000 ? max(2, end - start - 7) : 1000
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
    }
    out.append("</svg><div class=\"tw\"><table class=\"bars\"")
    writeLabel(series.name.isBlank ? name(of: chart.title) : series.name, words.nouns.pie)
    out.append("><tbody>\n")
    for (index, point) in series.points.enumerated() {
      out.append("<tr><th scope=\"row\"><svg class=\"sq\" aria-hidden=\"true\"><rect class=\"f")
      out.append(integer: index % 6 + 1)
      out.append("\" width=\"10\" height=\"10\" rx=\"3\"/></svg>")
      write(point.label)
      out.append("</th><td class=\"e\">")
      write(value: point.value, in: chart.unit)
      out.append("</td><td class=\"e\">")
      if point.value != nil {
        out.append(integer: (tenths(shares[index]) + 5) / 10)
        out.append(UInt8(ascii: "%"))
      }
      out.append("</td></tr>\n")
    }
    out.append("</tbody></table></div></div>\n")
  }
}

extension String {
  /// Whether the text is a sign that precedes an amount.
  fileprivate var isCurrencySign: Bool {
    switch utf8.first {
    case UInt8(ascii: "$"), 0xC2, 0xE2: self == "$" || self == "€" || self == "£" || self == "¥"
    default: false
    }
  }
}

extension Component.Chart {
  /// Whether every series has the same labels; few enough series for a header to span them.
  fileprivate var hasEqualLabels: Bool {
    guard let first = series.first, (1...1000).contains(series.count) else { return false }
    return series.allSatisfy { one in
      one.points.count == first.points.count
        && zip(one.points, first.points).allSatisfy { $0.label == $1.label }
    }
  }
}

/// Where bars begin and end, in tenths of a percent: the longest fills the width, zero is in place.
private struct BarScale {
  private var low = 0.0
  private var high = 0.0

  init(_ series: [Component.ChartSeries]) {
    for value in series.lazy.flatMap(\.points).compactMap(\.value) {
      low = min(low, Self.drawn(value))
      high = max(high, Self.drawn(value))
    }
  }

  func bar(_ value: Double) -> (start: Int, length: Int) {
    let value = Self.drawn(value)
    let start = place(min(value, 0))
    return (start, place(max(value, 0)) - start)
  }

  private func place(_ value: Double) -> Int {
    high > low ? Int((value - low) / (high - low) * 1000 + 0.5) : 0
  }

  private static func drawn(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1e15), 1e15)
  }
}
