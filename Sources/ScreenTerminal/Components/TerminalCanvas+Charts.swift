internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension TerminalCanvas {
  mutating func putChart(_ chart: Component.Chart, _ samples: Samples) {
    putTitle(chart.title, isSample: samples.isAny)
    guard chart.series.contains(where: { !$0.points.isEmpty }) else {
      putNothing()
      return
    }
    let rows = ChartRows(chart)
    let numbers = ChartNumbers(rows.values)
    _ = block(width: min(width, Measure.chart)) { canvas in
      switch chart.kind {
      case .bar: canvas.putBars(chart, rows, numbers)
      case .line, .area:
        if canvas.width >= 16 {
          canvas.putPlot(chart, rows, numbers)
        } else {
          canvas.putBars(chart, rows, numbers)
        }
      case .pie: canvas.putShares(chart, numbers)
      }
    }
  }

  /// Puts the digit, the name and the last value of each series.
  mutating func putLegend(
    _ chart: Component.Chart, _ rows: ChartRows, valuesAs numbers: ChartNumbers?
  ) {
    guard chart.series.count > 1 || numbers != nil else { return }
    for index in chart.series.indices {
      let digit = takeDigit(index)
      let name = take(words.name(ofSeries: index, in: chart))
      var value = TextRun.empty
      if let numbers, let last = rows.series[index].last {
        value = take(last.value, numbers, unit: chart.unit)
      }
      startItem(digit.columns + name.columns + value.columns + 2, gutter: 3)
      put(digit, TerminalStyle.series(index).bold)
      put(.space)
      putHanging(name)
      if !value.isEmpty {
        if column + 1 + value.columns > width {
          newLine()
          move(to: min(2, width / 4))
        } else if !name.isEmpty {
          put(.space)
        }
        putHanging(value, .bold)
      }
    }
    if column > 0 { newLine() }
  }

  /// Adds the digit or letter of the n-th series or place: 1…9, then a…z, then a dot.
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

  /// A measured bar.
  private struct Bar {
    /// Empty for all bars except the first of a row.
    var label: TextRun
    var value: TextRun
    var number: Double?
    var series: Int
  }

  private mutating func putBars(
    _ chart: Component.Chart, _ rows: ChartRows, _ numbers: ChartNumbers
  ) {
    putLegend(chart, rows, valuesAs: nil)
    let isSingle = chart.series.count == 1
    var bars: [Bar] = []
    for (cells, label) in zip(rows.cells, rows.labels) {
      for (place, cell) in cells.enumerated() {
        bars.append(
          Bar(
            label: place == 0 ? take(value: label) : .empty,
            value: take(cell.value, numbers, unit: chart.unit), number: cell.value,
            series: cell.series))
      }
    }
    let largest = bars.lazy.compactMap { $0.number?.magnitude }.max() ?? 0
    let values = bars.lazy.map { $0.value.columns }.max() ?? 0
    let digits = isSingle ? 0 : 2
    // Labels take a third of the width, or more if a word needs it and the bars have room.
    let widest = bars.lazy.map { $0.label.columns }.max() ?? 0
    let longest = bars.reduce(0) { max($0, longestWord(of: $1.label)) }
    let isRoomy = width - longest - 2 - digits - 2 - values >= 4
    let labels = min(max(width / 3, isRoomy ? longest : 0), widest)
    let room = width - labels - 2 - digits - 2 - values
    for bar in bars {
      if room < 4 {
        putBarAsText(bar.label, bar.value, isSingle ? nil : bar.series)
        continue
      }
      // A label is written in full: lines that do not fit next to the bar go above it.
      let lines = wrap(bar.label, columns: labels)
      for line in lines.dropLast() {
        put(line)
        newLine()
      }
      if let line = lines.last { put(line) }
      move(to: labels + 2)
      if !isSingle {
        put(takeDigit(bar.series), TerminalStyle.series(bar.series).bold)
        put(.space)
      }
      putBar(bar.number ?? 0, of: largest, TerminalStyle.series(bar.series), columns: room)
      move(to: width - bar.value.columns)
      put(bar.value, bar.number == nil ? .muted : .bold)
      newLine()
    }
  }

  private mutating func putBar(
    _ number: Double, of largest: Double, _ style: TerminalStyle, columns room: Int
  ) {
    guard largest > 0, number != 0 else { return }
    let share = min(number.magnitude / largest, 1)
    // An existing value must be visible.
    let eighths = max(1, Int(share * Double(room * 8)))
    if number < 0 {
      // A negative value: the same length in another texture.
      put(.texture3, count: max(1, (eighths + 4) / 8), style)
    } else {
      putBar(glyphs == .ascii ? max(8, eighths) : eighths, of: room, style)
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
