import ScreenModel
import ScreenRendering
import ScreenText
import Testbed
import Testing

@testable import ScreenHTML

@Suite struct DrawingTests {
  @Test(arguments: [
    ([27_000.0, 48_000], ChartScale.Base.free, ["20k", "30k", "40k", "50k"]),
    ([0.4, 2.2, 0], .zero, ["0", "1", "2", "3"]),
    ([0.12, 0.31], .free, ["0.1", "0.2", "0.3", "0.4"]),
    ([-4, 9], .zero, ["-5", "0", "5", "10"]),
    ([7, 7], .free, ["0", "5", "10"]),
    ([], .zero, ["0", "0.5", "1.0"]),
    ([1.5e6, 6.2e6], .free, ["0", "2M", "4M", "6M", "8M"]),
  ])
  func `ticks are round numbers`(values: [Double], base: ChartScale.Base, labels: [String]) {
    let scale = ChartScale(values, base: base)
    #expect(scale.ticks.map { Self.label($0, scale, ChartNumbers(values)) } == labels)
  }

  @Test(arguments: 0..<500)
  func `any values give three to five ticks that hold them`(seed: Int) {
    var random = SeededRandom(seed)
    let values = random.array(upTo: 6) { $0.number() }
    let scale = ChartScale(values, base: random.flag() ? .free : .zero)
    #expect((3...5).contains(scale.ticks.count) || values.isEmpty)
    for value in values { #expect((0...1000).contains(scale.position(value, of: 1000))) }
    for tick in scale.ticks { #expect(!Self.label(tick, scale, ChartNumbers(values)).isEmpty) }
  }

  @Test(arguments: [
    (2026, 3, 1, 6), (2026, 11, 21, 5), (1970, 1, 1, 3), (2000, 2, 29, 1), (1, 1, 1, 0),
    (2024, 2, 29, 3), (9999, 12, 31, 4), (1900, 3, 1, 3),
  ])
  func `a day falls on its weekday`(year: Int, month: Int, day: Int, weekday: Int) throws {
    #expect(try #require(CalendarDate(year: year, month: month, day: day)).weekday == weekday)
  }

  @Test func `weekdays follow each other through four centuries`() throws {
    var expected = try #require(CalendarDate(year: 1800, month: 1, day: 1)).weekday
    for year in 1800..<2200 {
      for month in 1...12 {
        for day in 1...31 {
          guard let date = CalendarDate(year: year, month: month, day: day) else { continue }
          try #require(date.weekday == expected)
          expected = (expected + 1) % 7
        }
      }
    }
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-02-29", "2026-00-10", "2026-1-01", "2026-03-07T10:00",
    "２026-03-07", "-026-03-07", "2026/03/07", "1900-02-29",
  ])
  func `what is not a day is none`(text: String) { #expect(CalendarDate(text) == nil) }

  @Test func `a month without a date shows its events and no grid`() {
    let screen = Screen(
      title: "T",
      sections: [
        Section(
          id: "s",
          components: [
            .calendar(
              .init(title: "C", month: "soon", events: [.init(from: "later", label: "Party")]))
          ])
      ])
    let page = screen.html()
    #expect(page.contains("Party") && page.contains("later") && !page.contains("<table"))
  }

  @Test func `the same words give the same mosaic, other words another`() {
    func draw(_ words: String) -> [[Int]] {
      Mosaic(of: words).tiles.map { [$0.shape.rawValue, $0.colour, $0.strength] }
    }
    #expect(draw("Runner at dawn") == draw("Runner at dawn"))
    #expect(draw("Runner at dawn") != draw("Runner at dusk"))
    #expect(draw("").count == Mosaic.columns * Mosaic.rows)
  }

  @Test func `a donut's slices make a whole`() throws {
    let points = [512.0, 268, 214, 86].map { Component.ChartPoint(label: "x", value: $0) }
    let chart = Component.chart(
      .init(title: "", kind: .pie, series: [.init(name: "", points: points)]))
    let screen = Screen(title: "T", sections: [Section(id: "s", components: [chart])])
    let dashes = Markup(HTMLRenderer().render(screen)).tags.compactMap { $0["stroke-dasharray"] }
    #expect(dashes == ["46.7 53.3", "24.1 75.9", "19.1 80.9", "7.3 92.7"])
  }

  private static func label(
    _ tick: Int, _ scale: ChartScale, _ numbers: ChartNumbers
  ) -> String {
    var out = UTF8Buffer()
    scale.append(tick: tick, numbers, to: &out)
    return out.string
  }
}
