internal import ScreenModel

extension TerminalCanvas {
  mutating func putChart(_ chart: Component.Chart, _ samples: Samples) {
    putTitle(chart.title, isSample: samples.isAny)
    guard chart.series.contains(where: { !$0.points.isEmpty }) else {
      putNothing()
      return
    }
    _ = block(width: min(width, Measure.chart)) { canvas in
      switch chart.kind {
      case .bar: canvas.putBars(chart)
      case .line, .area:
        if canvas.width >= 16 { canvas.putPlot(chart) } else { canvas.putBars(chart) }
      case .pie: canvas.putShares(chart)
      }
    }
  }

  /// Puts the digit and the name of each series, and its last value.
  mutating func putLegend(_ chart: Component.Chart, showsValues: Bool) {
    guard chart.series.count > 1 || showsValues else { return }
    for (index, series) in chart.series.enumerated() {
      let digit = takeDigit(index)
      let name = take(series.name)
      var value = TextRun.empty
      if showsValues, let last = series.points.lazy.compactMap(\.value).last {
        value = take(last, unit: chart.unit)
      }
      startItem(digit.columns + name.columns + value.columns + 2, gutter: 3)
      put(digit, TerminalStyle.series(index).bold)
      put(.space)
      putHanging(name)
      if !value.isEmpty {
        if !name.isEmpty { put(.space) }
        put(value, .bold)
      }
    }
    if column > 0 { newLine() }
  }

  /// The digit or letter of the n-th series or place: 1…9, then a…z, then a dot.
  mutating func takeDigit(_ index: Int) -> TextRun {
    switch index {
    case 0..<9: return take(integer: index + 1)
    case 9..<35:
      let start = text.count
      text.append(UInt8(ascii: "a") + UInt8(truncatingIfNeeded: index - 9))
      return TextRun(start: start, count: 1, columns: 1, isSimple: true)
    default: return take(.bullet)
    }
  }

  private mutating func putBars(_ chart: Component.Chart) {
    putLegend(chart, showsValues: false)
    let rows = (chart.series.lazy.map { $0.points.count }.max() ?? 0)
    let isSingle = chart.series.count == 1
    var bars: [(label: TextRun, value: TextRun, number: Double?, series: Int)] = []
    for row in 0..<rows {
      var label: TextRun?
      for (index, series) in chart.series.enumerated() where row < series.points.count {
        let point = series.points[row]
        bars.append(
          (
            label == nil ? take(value: point.label) : .empty,
            take(value: point.value, unit: chart.unit),
            point.value.map { Quantity($0).value }, index
          ))
        label = label ?? bars.last?.label
      }
    }
    let largest = bars.lazy.compactMap { $0.number?.magnitude }.max() ?? 0
    let labels = min(width / 3, bars.lazy.map { $0.label.columns }.max() ?? 0)
    let values = bars.lazy.map { $0.value.columns }.max() ?? 0
    let digits = isSingle ? 0 : 2
    let room = width - labels - 2 - digits - 2 - values
    for bar in bars {
      if room < 4 {
        putBarAsText(bar.label, bar.value, isSingle ? nil : bar.series)
        continue
      }
      putFitting(bar.label, columns: labels)
      move(to: labels + 2)
      if !isSingle {
        put(takeDigit(bar.series), TerminalStyle.series(bar.series).bold)
        put(.space)
      }
      let number = bar.number ?? 0
      let eighths = largest > 0 ? Int(number.magnitude / largest * Double(room * 8)) : 0
      if number < 0 {
        // Less than nothing: the same length in another texture.
        put(.texture3, count: (eighths + 4) / 8, TerminalStyle.series(bar.series))
      } else {
        putBar(eighths, of: room, TerminalStyle.series(bar.series))
      }
      move(to: width - bar.value.columns)
      put(bar.value, .bold)
      newLine()
    }
  }

  private mutating func putBarAsText(_ label: TextRun, _ value: TextRun, _ series: Int?) {
    if !label.isEmpty { putLines(label) }
    if let series {
      put(takeDigit(series), TerminalStyle.series(series).bold)
      put(.space)
    }
    putHanging(value, .bold)
    newLine()
  }
}
