import ScreenModel
import ScreenTerminal
import ScreenText
import Testbed
import Testing

@testable import ScreenHTML
@testable import ScreenRendering

@Suite struct `Rows of a chart` {
  private static func chart(
    _ kind: Component.ChartKind = .line, _ series: [KeyValuePairs<String, Double>]
  ) -> Component.Chart {
    Component.Chart(
      title: "C", kind: kind,
      series: series.enumerated().map { index, points in
        .init(
          name: "S\(index + 1)", points: points.map { .init(label: $0.key, value: $0.value) })
      })
  }

  private static func screen(_ chart: Component.Chart) -> Screen {
    Screen(title: "T", sections: [Section(id: "s", components: [.chart(chart)])])
  }

  @Test(
    arguments: [
      ([["Jan": 1, "Feb": 2], ["Jan": 3, "Feb": 4]], ["Jan", "Feb"]),
      ([["Jan": 1, "Mar": 2], ["Jan": 3, "Feb": 4, "Mar": 5]], ["Jan", "Feb", "Mar"]),
      ([["Feb": 1, "Mar": 2], ["Jan": 3, "Feb": 4]], ["Jan", "Feb", "Mar"]),
      ([["Jan": 1, "Feb": 2], ["Feb": 3, "Mar": 4]], ["Jan", "Feb", "Mar"]),
      ([["A": 1], ["B": 2], ["C": 3]], ["A", "B", "C"]),
      ([["A": 1, "B": 2], ["B": 2, "A": 1]], ["A", "B"]),
      ([["A": 1, "A": 2], ["A": 3]], ["A", "A"]),
      ([["": 1, "": 2], ["": 3]], ["", ""]),
      ([["2021": 1, "2023": 2], ["2022": 3]], ["2021", "2022", "2023"]),
      ([["9": 1, "11": 2], ["10": 3]], ["9", "10", "11"]),
      ([["2026-01": 1], ["2025-12": 2]], ["2025-12", "2026-01"]),
      // What is in no order, or in orders of two kinds, stays in that of the series.
      ([["2023": 1, "2021": 2], ["2022": 3]], ["2023", "2021", "2022"]),
      ([["2021": 1, "2023-01": 2], ["2022": 3]], ["2021", "2023-01", "2022"]),
      ([["9:00": 1], ["10:00": 2]], ["9:00", "10:00"]),
      ([[:], ["A": 1]], ["A"]), ([], []),
    ] as [([KeyValuePairs<String, Double>], [String])])
  func `have each label once, in the order of the series`(
    series: [KeyValuePairs<String, Double>], labels: [String]
  ) {
    #expect(ChartRows(Self.chart(.line, series)).labels == labels)
  }

  @Test(arguments: 0..<300)
  func `keep every point beside its label, whatever the series are`(seed: Int) {
    var random = SeededRandom(seed)
    let names = ["Jan", "Feb", "Mar", "Apr", "", "שלום"]
    let chart = Component.Chart(
      title: "",
      series: random.array(upTo: 5) { random in
        .init(
          name: "",
          points: random.array(upTo: 8) {
            .init(label: names[$0.below(names.count)], value: $0.flag() ? nil : $0.number())
          })
      })
    let rows = ChartRows(chart)
    #expect(rows.series.count == chart.series.count)
    for (points, series) in zip(rows.series, chart.series) {
      #expect(zip(points, points.dropFirst()).allSatisfy { $0.row < $1.row })
      let shown = points.map { "\(rows.labels[$0.row]) \($0.value)" }.sorted()
      let given = series.points.compactMap { point in
        point.shownValue.map { "\(point.label) \($0)" }
      }.sorted()
      #expect(shown == given)
    }
    for (row, cells) in rows.cells.enumerated() {
      #expect(cells.map(\.series) == Array(chart.series.indices), "row \(row)")
    }
    for index in rows.series.indices {
      #expect(rows.runs(of: index).joined().map(\.row) == rows.series[index].map(\.row))
    }
  }

  @Test func `take no more room than there are points`() {
    let series = (0..<1000).map { number in
      Component.ChartSeries(
        name: "", points: (0..<100).map { .init(label: "\(number) \($0)", value: 1) })
    }
    let rows = ChartRows(.init(title: "", series: series))
    #expect(rows.labels.count == 100_000)
    #expect(rows.cells.lazy.map(\.count).reduce(0, +) == 100_000)
  }

  @Test(arguments: Component.ChartKind.allCases.filter { $0 != .pie })
  func `show a gap as one in a page and its table`(kind: Component.ChartKind) {
    let chart = Self.chart(kind, [["Jan": 1, "Feb": 2, "Mar": 3], ["Jan": 4, "Mar": 5]])
    let page = Self.screen(chart).html()
    #expect(page.contains("<span class=\"m\">—</span></td>"))
    guard kind != .bar else { return }
    // The second series is two dots and no line through what nobody said.
    #expect(page.split(separator: "<polyline").count == 2)
    #expect(page.split(separator: "<circle").count == 4)
    #expect(page.contains("<th scope=\"row\">Feb</th><td class=\"e\">2</td><td class=\"e\"><span"))
  }

  @Test func `show a gap as one in a terminal`() {
    let chart = Self.chart(.bar, [["Jan": 1, "Feb": 2], ["Feb": 4, "Mar": 5]])
    let section = Section(id: "s", components: [.chart(chart)])
    let shown = Screen(title: "", sections: [section]).ansi(.init(width: 24, depth: .none))
    #expect(
      shown == """

          C
          1 S1   2 S2
          Jan  1 ██          1
               2             —
          Feb  1 ████        2
               2 ████████    4
          Mar  1             —
               2 ██████████  5

        """)
  }
}
