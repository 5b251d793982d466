import ScreenModel
import Testbed
import Testing

@testable import ScreenTerminal

/// Below the lines of a chart stands what they show, in full.
@Suite struct TerminalPlotTests {
  private static func lines(
    _ series: [(name: String, values: [Double?])], labels: [String], unit: String = "",
    width: Int
  ) -> [String] {
    let all = series.map { one in
      Component.ChartSeries(
        name: one.name,
        points: zip(labels, one.values).map { Component.ChartPoint(label: $0, value: $1) })
    }
    let chart = Component.chart(.init(title: "", kind: .line, unit: unit, series: all))
    return Screen(title: "", sections: [Section(id: "s", components: [chart])])
      .ansi(TerminalOptions(width: width, depth: .none)).split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
  }

  @Test func `a single line has its labels and values side by side`() {
    let lines = Self.lines(
      [("", [4, 12, nil, 9])], labels: ["Mon", "Tue", "Wed", "Thu"], unit: "€", width: 40)
    #expect(lines.suffix(2) == ["Mon  €4   Tue €12   Wed   —", "Thu  €9"])
  }

  @Test func `a value without a label has the number of its row`() {
    let lines = Self.lines([("", [4, 12, 9])], labels: ["", "Tue", " "], width: 40)
    #expect(lines.last == "1    4   Tue 12   3    9")
  }

  @Test func `several lines share a table, headed by their digits and names`() {
    let series: [(String, [Double?])] = [("North", [20, 31]), ("East", [15, nil])]
    let lines = Self.lines(series, labels: ["Jan", "Feb"], width: 60)
    #expect(
      lines.suffix(4) == [
        "1 North   2 East", "──────────────────────", "Jan        20       15",
        "Feb        31        —",
      ])
    let narrow = Self.lines(series, labels: ["January", "February"], width: 22)
    #expect(narrow.suffix(2) == ["January    20   15", "February   31    —"])
  }

  @Test func `lines that do not fit beside each other follow one another`() {
    let series = (1...9).map { ("Station \($0)", [Double?(1_000.25), Double?(Double($0))]) }
    let lines = Self.lines(series, labels: ["Monday", "Tuesday"], width: 40)
    #expect(
      lines.suffix(3) == [
        "Monday  1000.25   Tuesday    8.00", "9 Station 9", "Monday  1000.25   Tuesday    9.00",
      ])
  }

  @Test(arguments: [20, 26, 40, 80, 120])
  func `every label and value of a plot can be read at any width`(width: Int) {
    var random = SeededRandom(width)
    for _ in 0..<60 {
      let labels = (0..<Int.random(in: 1...14, using: &random)).map { "L\($0)x" }
      let series = (0..<Int.random(in: 1...6, using: &random)).map { index in
        (
          name: "S\(index)y",
          values: labels.map { _ in
            Int.random(in: 0..<8, using: &random) == 0
              ? nil : Double(Int.random(in: -999...9_999, using: &random))
          } as [Double?]
        )
      }
      let text = Self.lines(series, labels: labels, width: width).joined(separator: "\n")
      let words = text.split { " \n".contains($0) }
      #expect(labels.allSatisfy { words.contains(Substring($0)) }, "\(text)")
      if series.count > 1 { #expect(series.allSatisfy { words.contains(Substring($0.name)) }) }
      for one in series {
        for case let value? in one.values {
          #expect(words.contains(Substring(String(Int(value)))), "\(value) in \(text)")
        }
      }
      let gaps = series.reduce(0) { $0 + $1.values.count { $0 == nil } }
      #expect(words.count { $0 == "—" } == gaps, "\(text)")
    }
  }
}
