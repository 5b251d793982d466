internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// A row of figures under a name of its own, as one of the series of a chart.
  private typealias Series = (name: Range<Int>, row: NamedValues)

  /// Gives a chart the figures of several rows that have the same names, each headed by what it is
  /// of, "North: wk1 120, wk2 140. South: wk1 98, wk2 101"; nil where no two such rows stand there.
  mutating func takeSeries(from row: NamedValues, for index: Int) -> Int? {
    guard let name = seriesName(before: row) else { return nil }
    var series = [Series(name, row)]
    let keys = keys(of: row)
    while series.count < 12, let last = series.last,
      let next = self.row(behind: last.row.upper), keys == self.keys(of: next),
      let name = seriesName(before: next)
    {
      series.append((name, next))
    }
    guard series.count > 1, let last = series.last else { return nil }
    requirements[index].details.columns = series.map {
      label($0.name.lowerBound, $0.name.upperBound)
    }
    requirements[index].details.items = row.pairs.indices.map { place in
      let name = row.pairs[place].name
      return Details.Item(
        label(name.lowerBound, name.upperBound),
        values: series.map { one in
          let value = one.row.pairs[place].value
          return verbatim(value.lowerBound, value.upperBound)
        })
    }
    requirements[index].details.value = nil
    return drop(within: range(name.lowerBound, last.row.upper), for: index)
  }

  /// The row in the sentence that goes on at a token, or begins behind the mark there.
  private func row(behind end: Int) -> NamedValues? {
    var start = end
    while start < tokens.count, separates(start) || kind(start) == .stop || kind(start) == .line {
      start += 1
    }
    guard start < tokens.count else { return nil }
    return NamedValues(in: start..<sentence(around: start).upperBound, of: self)
  }

  private func keys(of row: NamedValues) -> [String] {
    row.pairs.map { lowercased(verbatim($0.name.lowerBound, $0.name.upperBound)).text }
  }

  /// The words that head a row: "North: …", "and in the south – …".
  private func seriesName(before row: NamedValues) -> Range<Int>? {
    let mark = row.lower - 1
    guard kind(mark) == .colon || kind(mark) == .dash || plays(mark, CueSet(.copula, .container))
    else { return nil }
    var start = mark
    while start > 0, mark - start < 3, kind(start - 1) == .word || kind(start - 1) == .number,
      !separates(start - 1), !plays(start - 1, Self.boundary.union(CueSet(.article, .request)))
    {
      start -= 1
    }
    return start < mark ? start..<mark : nil
  }
}
