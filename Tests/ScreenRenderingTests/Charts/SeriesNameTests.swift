import ScreenHTML
import ScreenModel
import ScreenTerminal
import Testing

/// Series without names are told apart in the page and in the terminal.
@Suite struct `Names of series` {
  private static func screen(_ kind: Component.ChartKind, _ names: [String]) -> Screen {
    let points = [Component.ChartPoint(label: "A", value: 3), .init(label: "B", value: 5)]
    let series = names.map { Component.ChartSeries(name: $0, points: points) }
    let chart = Component.chart(.init(title: "Sales", kind: kind, series: series))
    return Screen(title: "T", sections: [Section(id: "s", components: [chart])])
  }

  @Test(arguments: [Component.ChartKind.bar, .pie, .line, .area])
  func `are their numbers if there are several without a name`(kind: Component.ChartKind) {
    let screen = Self.screen(kind, ["2026", ""])
    let text = screen.ansi(.init(width: 60, depth: .none))
    for output in [screen.html(), text] {
      #expect(output.contains("2026") && output.contains("Series 2"))
      #expect(!output.contains("Series 1"))
    }
  }

  @Test func `of two pies are two`() {
    let page = Self.screen(.pie, ["", ""]).html()
    #expect(page.contains("aria-label=\"Series 1, pie chart\""))
    #expect(page.contains("aria-label=\"Series 2, pie chart\""))
  }

  @Test(arguments: [Component.ChartKind.bar, .pie])
  func `are not made up for a single series`(kind: Component.ChartKind) {
    let screen = Self.screen(kind, [""])
    #expect(!screen.html().contains("Series"))
    #expect(!screen.ansi(.init(depth: .none)).contains("Series"))
  }
}
