internal import ScreenModel

extension TerminalCanvas {
  /// Puts the shares of a whole as one bar, each in a texture and a colour of its own.
  mutating func putShares(_ chart: Component.Chart) {
    for (index, series) in chart.series.enumerated() where !series.points.isEmpty {
      if chart.series.count > 1 {
        if index > 0 { gap() }
        putLines(take(series.name))
      }
      putShares(series.points, unit: chart.unit)
    }
  }

  private mutating func putShares(_ points: [Component.ChartPoint], unit: String) {
    let parts = points.map { max(0, Quantity($0.value ?? 0).value) }
    for (index, columns) in apportion(width, among: parts).enumerated() {
      put(texture(index), count: columns, .series(index))
    }
    if column > 0 { newLine() }
    let percents = apportion(100, among: parts)
    let labels = points.map { take(value: $0.label) }
    let values = points.map { take(value: $0.value, unit: unit) }
    let figures = values.lazy.map { $0.columns }.max() ?? 0
    let widest = labels.lazy.map { $0.columns }.max() ?? 0
    let isStacked = width - figures - 13 < min(8, widest)
    let names = isStacked ? width - 3 : min(widest, width - figures - 13)
    for index in points.indices {
      let share =
        points[index].value == nil
        ? TextRun.empty : take(integer: percents[index]) + take(literal: "%")
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
        move(to: 3 + names + 3 + figures + 3 + 3 - share.columns)
      }
      put(share, .muted)
      newLine()
    }
  }

  private func texture(_ index: Int) -> Glyph {
    let textures: [Glyph] = [.full, .texture2, .texture3, .texture4, .texture5, .texture6]
    return textures[index % textures.count]
  }

  /// Splits a number in proportion, so that the parts add up to it: the largest remainders are
  /// rounded up, the first of equals first.
  private func apportion(_ whole: Int, among parts: [Double]) -> [Int] {
    let total = parts.reduce(0, +)
    guard total > 0 else { return parts.map { _ in 0 } }
    let exact = parts.map { $0 / total * Double(whole) }
    var shares = exact.map { Int($0) }
    let rest = whole - shares.reduce(0, +)
    let order = exact.indices.sorted {
      let (left, right) = (exact[$0] - Double(shares[$0]), exact[$1] - Double(shares[$1]))
      return left != right ? left > right : $0 < $1
    }
    for index in order.prefix(max(0, rest)) { shares[index] += 1 }
    return shares
  }
}
