internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension TerminalCanvas {
  /// Puts the shares of a whole as one bar, each with its own texture and colour.
  mutating func putShares(_ chart: Component.Chart, _ numbers: ChartNumbers) {
    for (index, series) in chart.series.enumerated() where !series.points.isEmpty {
      if chart.series.count > 1 {
        if index > 0 { gap() }
        putLines(take(words.name(ofSeries: index, in: chart)), .bold)
      }
      putShares(series.points, numbers, unit: chart.unit)
    }
  }

  private mutating func putShares(
    _ points: [Component.ChartPoint], _ numbers: ChartNumbers, unit: String
  ) {
    let parts = points.map { $0.shownValue ?? 0 }
    for (index, columns) in Shares(of: width, among: parts).parts.enumerated() {
      put(texture(index), count: columns, .series(index))
    }
    if column > 0 { newLine() }
    let percents = Shares(of: 100, among: parts)
    let labels = points.map { take(value: $0.label) }
    let values = points.map { take($0.shownValue, numbers, unit: unit) }
    let shares = points.indices.map { index in
      points[index].shownValue == nil ? .empty : take(percents.percent(index))
    }
    let figures = values.lazy.map { $0.columns }.max() ?? 0
    let ends = max(3, shares.lazy.map { $0.columns }.max() ?? 0)
    let widest = labels.lazy.map { $0.columns }.max() ?? 0
    let room = width - figures - ends - 10
    // A word is not broken to make room for its figures.
    let longest = labels.reduce(0) { max($0, longestWord(of: $1)) }
    let isStacked = room < max(min(8, widest), longest)
    let names = isStacked ? width - 3 : min(widest, room)
    for (index, share) in shares.enumerated() {
      put(texture(index), count: 2, .series(index))
      put(.space)
      putHanging(labels[index], columns: names)
      if isStacked {
        newLine()
        move(to: 3)
        put(values[index])
        put(.space)
      } else {
        move(to: 3 + names + 3 + figures - values[index].columns)
        put(values[index])
        move(to: 3 + names + 3 + figures + 3 + ends - share.columns)
      }
      put(share, .muted)
      newLine()
    }
  }

  private func texture(_ index: Int) -> Glyph {
    let textures: [Glyph] = [.full, .texture2, .texture3, .texture4, .texture5, .texture6]
    return textures[index % textures.count]
  }
}
