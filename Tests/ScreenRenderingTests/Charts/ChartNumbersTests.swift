import ScreenModel
import ScreenTerminal
import ScreenText
import Testbed
import Testing

@testable import ScreenHTML
@testable import ScreenRendering

@Suite struct `Numbers of a chart` {
  private static func written(_ values: [Double], unit: String = "") -> [String] {
    let numbers = ChartNumbers(values)
    return values.map { value in
      var out = UTF8Buffer()
      out.append(value, numbers, unit: unit)
      return out.string
    }
  }

  @Test(
    arguments: [
      ([48_000, 52_000], ["48k", "52k"]), ([48_000, 9500], ["48.0k", "9.5k"]),
      ([48_000, 12_345], ["48000", "12345"]), ([48_000, 0], ["48k", "0"]),
      ([1_200_000, 300_000], ["1.2M", "0.3M"]), ([2e9, 5e8], ["2.0B", "0.5B"]),
      ([9000, 200], ["9000", "200"]), ([-48_000, 52_000], ["-48k", "52k"]),
      ([1.5, 2], ["1.5", "2.0"]), ([0.25, 0, -3.5], ["0.25", "0.00", "-3.50"]),
      ([12_000, 0.5], ["12000.0", "0.5"]), ([0.0000002, 5], ["0.0000002", "5"]),
      ([1e-300, 1], ["0." + String(repeating: "0", count: 299) + "1", "1"]), ([], []),
      ([.nan, 1], ["0", "1"]),
    ] as [([Double], [String])])
  func `are written alike, and none is rounded away`(values: [Double], texts: [String]) {
    #expect(Self.written(values) == texts)
  }

  @Test func `have their unit where it is read`() {
    #expect(Self.written([-4, 10], unit: "€") == ["-€4", "€10"])
    #expect(Self.written([62], unit: "%") == ["62%"])
    #expect(Self.written([5], unit: "km") == ["5\u{A0}km"])
    #expect(Self.written([5], unit: "kilowatt hours") == ["5 kilowatt hours"])
  }

  /// The number that a text stands for, its sign of thousands taken in.
  private static func read(_ text: String) -> Double? {
    let scales: [Character: Double] = ["k": 1e3, "M": 1e6, "B": 1e9]
    guard let last = text.last, let scale = scales[last] else { return Double(text) }
    return Double(text.dropLast()).map { $0 * scale }
  }

  @Test(arguments: 0..<400)
  func `say exactly what was given`(seed: Int) {
    var random = SeededRandom(seed)
    let values = random.array(upTo: 6) { random in
      let whole = Double(random.below(1_000_000))
      return [whole, whole * 100, whole / 100, -whole, whole * 1e6, whole / 1e7][random.below(6)]
    }
    for (value, text) in zip(values, Self.written(values)) {
      let read = Self.read(text) ?? .nan
      #expect((read - value).magnitude <= value.magnitude * 1e-12, "\(value) as \(text)")
    }
  }
}

@Suite struct `Shares of a whole` {
  @Test(
    arguments: [
      ([1, 1, 1], ["34%", "33%", "33%"]), ([1, 1, 1, 0.001], ["34%", "33%", "33%", "<1%"]),
      ([0, 0], ["0%", "0%"]), ([5], ["100%"]), ([-3, 3], ["0%", "100%"]),
      ([.nan, 1, .infinity], ["0%", "100%", "0%"]), ([], []),
      ([995, 5], [">99%", "<1%"]), ([99, 1], ["99%", "1%"]), ([7, 0], ["100%", "0%"]),
    ] as [([Double], [String])])
  func `are named as they are`(values: [Double], percents: [String]) {
    let shares = Shares(of: 100, among: values)
    #expect(values.indices.map(shares.percent) == percents)
  }

  @Test(arguments: 0..<400)
  func `add up to it, and are the same in a page and in a terminal`(seed: Int) {
    var random = SeededRandom(seed)
    let values = random.array(upTo: 9) { Double($0.below(1000)) / 7 }
    let shares = Shares(of: 100, among: values)
    let isSome = values.contains { $0 > 0 }
    #expect(shares.parts.reduce(0, +) == (isSome ? 100 : 0))
    let points = values.enumerated().map { Component.ChartPoint(label: "p\($0)", value: $1) }
    let chart = Component.Chart(title: "", kind: .pie, series: [.init(name: "", points: points)])
    let screen = Screen(title: "T", sections: [Section(id: "s", components: [.chart(chart)])])
    let page = screen.html()
    let text = screen.ansi(.init(depth: .none))
    for index in values.indices {
      let percent = shares.percent(index)
      let escaped = percent.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      #expect(page.contains(">\(escaped)</td></tr>"))
      #expect(text.contains(percent))
    }
  }
}
