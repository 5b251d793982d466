import ScreenModel
import Testing

@testable import ScreenTerminal

@Suite struct `Terminal tables` {
  private static let table = Component.Table(
    title: "", columns: ["Tool", "Days", "State"],
    rows: [["Drill", "21", "lent"], ["Ladder", "9", "broken"], ["Saw", "15", "lent"]],
    marks: [
      Component.TableMark(row: 2, tone: .critical),
      Component.TableMark(row: 1, column: 2, tone: .warning),
      Component.TableMark(row: 9, tone: .critical), Component.TableMark(row: 0, tone: .critical),
      Component.TableMark(row: 2, tone: .info),
    ], actions: [Component.ItemAction(label: "Edit"), Component.ItemAction(label: "Return")])

  private func lines(_ table: Component.Table, width: Int = 60) -> [String] {
    Screen(title: "", sections: [Section(id: "s", title: "", components: [.table(table)])])
      .ansi(TerminalOptions(width: width, depth: .none)).split(separator: "\n").map { line in
        String(line.drop { $0 == " " })
      }
  }

  @Test func `what stands out has a sign, and each row its buttons, without colours`() {
    #expect(
      lines(Self.table) == [
        "Tool           Days   State", "──────────────────────────────────────────────────",
        "Drill         ! 21    lent     [ Edit ] [ Return ]",
        "× Ladder         9   broken   [ Edit ] [ Return ]",
        "Saw              15   lent     [ Edit ] [ Return ]",
      ])
  }

  @Test func `a row that is too long for its line becomes a record that ends in its buttons`() {
    let lines = lines(Self.table, width: 30)
    #expect(lines.count { $0 == "[ Edit ] [ Return ]" } == 3)
    #expect(lines.contains { $0.hasPrefix("×") && $0.contains("Ladder") })
  }

  @Test(arguments: [8, 24, 60]) func `rows without cells are their buttons`(_ width: Int) {
    var table = Self.table
    (table.columns, table.rows) = ([], [[], []])
    #expect(lines(table, width: width).joined().contains("Edit"))
  }

  @Test func `the words of a legend are whole, and their figures go below if need be`() {
    let labels = ["Municipal department of parks", "Waste"]
    let points = labels.map { Component.ChartPoint(label: $0, value: 1_234_567.25) }
    let chart = Component.chart(
      .init(title: "", kind: .pie, unit: "kWh", series: [.init(name: "", points: points)]))
    for width in [30, 40, 60] {
      let text = Screen(title: "", sections: [Section(id: "s", components: [chart])])
        .ansi(TerminalOptions(width: width, depth: .none))
      for word in ["Municipal", "department", "1234567.25 kWh"] { #expect(text.contains(word)) }
    }
  }

  @Test(arguments: [10, 12, 16, 20, 30, 44])
  func `no figure of a slider or a legend is cut`(width: Int) {
    let points = [Component.ChartPoint(label: "a", value: 3), .init(label: "b", value: 77)]
    let series = Component.ChartSeries(name: "Donaudampfschiff north", points: points)
    let components: [Component] = [
      .slider(.init(label: "Volume", minimum: -1000, maximum: 99_999.5, value: 12_345.25)),
      .chart(.init(title: "", kind: .line, unit: "kWh", series: [series])),
    ]
    let text = Screen(title: "", sections: [Section(id: "s", components: components)])
      .ansi(TerminalOptions(width: width, depth: .none))
    for figure in ["-1000", "99999.5", "12345.25", "77 kWh"] {
      #expect(text.contains(figure) || figure.utf8.count > width - 4, "\(text)")
    }
  }

  @Test func `a text of several lines keeps them in its field`() {
    let field = Component.field(
      .init(label: "Note", placeholder: "", kind: .multiline, value: "one\ntwo\n\nthree four"))
    let text = Screen(title: "", sections: [Section(id: "s", components: [field])])
      .ansi(TerminalOptions(width: 40, depth: .none))
    #expect(text.contains(" one\n   two\n\n   three four\n  ▔"))
  }

  @Test(
    arguments: [
      ("Docs", "https://a.org/b", 1), ("https://a.org/b", "https://a.org/b", 1), ("Top", "#", 0),
      ("", "https://a.org/b", 1),
    ])
  func `an address is printed once`(label: String, destination: String, count: Int) {
    let link = Component.link(.init(label: label, destination: destination))
    let text = Screen(title: "", sections: [Section(id: "s", components: [link])])
      .ansi(TerminalOptions(width: 60, depth: .none))
    #expect(text.split(separator: "https://a.org/b").count - 1 == count)
  }

  @Test func `a table without rows has no buttons`() {
    var table = Self.table
    table.rows = []
    #expect(!lines(table).joined().contains("Edit"))
  }
}
