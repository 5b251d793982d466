import ScreenComposition
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

/// Charts with two dimensions: one is along the axis, and each of the other has a series.
@Suite struct ChartSplitTests {
  private static func chart(_ tree: String) throws -> Component.Chart {
    let reading = ReadingTree.parse(SourceText(name: "tree", tree))
    let charts = Composed(try IntentReader().read(#require(reading.tree))).charts
    #expect(charts.count == 1)
    return try #require(charts.first)
  }

  @Test(arguments: [
    "⟦chart a ⟦kind line chart⟧ of ⟦label takings⟧ by ⟦by month⟧ with a ⟦kind line⟧ for each ⟦by zyx⟧⟧",
    "⟦chart ⟦label takings⟧ by ⟦by month⟧ as ⟦kind lines⟧, one per ⟦by zyx⟧⟧",
    "⟦chart a ⟦kind line chart⟧ of ⟦label takings⟧ for each ⟦by month⟧, by ⟦by zyx⟧⟧",
    "⟦chart a ⟦kind line⟧ for every ⟦by zyx⟧: ⟦label takings⟧ by ⟦by month⟧⟧",
    "⟦chart ⟦label takings⟧ by ⟦by zyx⟧ and ⟦by month⟧⟧",
    "⟦chart ⟦kind chart⟧ of ⟦label takings⟧ by ⟦by month⟧, a series for every ⟦column zyx⟧⟧",
    "⟦chart ⟦kind line chart⟧ of ⟦label takings⟧ by ⟦by month⟧⟧, ⟦chart one ⟦kind line⟧ per ⟦by zyx⟧⟧",
  ])
  func `of a time and a kind, the kind has a line each`(tree: String) throws {
    let chart = try Self.chart(tree)
    #expect(chart.kind == .line)
    #expect(chart.title == "Takings by month and zyx")
    #expect(chart.series.map(\.name) == ["Zyx 1", "Zyx 2", "Zyx 3"])
    for series in chart.series {
      #expect(series.points.map(\.label) == ["Jan", "Feb", "Mar", "Apr", "May", "Jun"])
    }
  }

  @Test(arguments: [
    "⟦chart a ⟦kind bar chart⟧ of ⟦label takings⟧ by ⟦by zyx⟧, a ⟦column bar⟧ for each ⟦by quarter⟧⟧",
    "⟦chart a ⟦kind bar⟧ per ⟦by quarter⟧: ⟦label takings⟧ by ⟦by zyx⟧⟧",
    "⟦chart ⟦label takings⟧ by ⟦by zyx⟧ with a ⟦kind line⟧ for each ⟦by quarter⟧⟧",
  ])
  func `a time has a mark each where that is said`(tree: String) throws {
    let chart = try Self.chart(tree)
    #expect(chart.series.map(\.name) == ["Q1", "Q2", "Q3"])
    #expect(chart.series.first?.points.map(\.label) == ["Zyx 1", "Zyx 2", "Zyx 3", "Zyx 4"])
  }

  @Test func `a second chart stays one`() throws {
    let reading = ReadingTree.parse(
      SourceText(
        name: "tree",
        "⟦chart ⟦kind line chart⟧ of ⟦label takings⟧ by ⟦by month⟧⟧, ⟦chart a ⟦kind bar chart⟧ per ⟦by zyx⟧⟧"
      ))
    let charts = Composed(try IntentReader().read(#require(reading.tree))).charts
    #expect(charts.map { $0.series.count } == [1, 1])
  }

  @Test(arguments: [
    // A whole chart for each is not a series of one.
    "⟦chart a ⟦kind bar chart⟧ for each ⟦by zyx⟧ of ⟦label takings⟧⟧",
    "⟦chart ⟦label takings⟧ by ⟦by zyx⟧ as ⟦kind bars⟧⟧",
  ])
  func `one dimension alone splits nothing`(tree: String) throws {
    let chart = try Self.chart(tree)
    #expect(chart.series.map(\.name) == [""])
    #expect(chart.title == "Takings by zyx")
  }
}
