import ScreenHTML
import ScreenModel
import ScreenTerminal
import ScreenText
import Testbed
import Testing

@testable import ScreenRendering

/// Figures of progress, ratings and sliders.
@Suite struct Figures {
  private static func written(_ figure: Double) -> String {
    var buffer = UTF8Buffer()
    buffer.append("=")
    buffer.append(figure: figure)
    return String(buffer.string.dropFirst())
  }

  @Test(
    arguments: [
      (33.333, "33.333"), (100.0 / 3, "33.33"), (2.0 / 3, "0.67"), (-2.0 / 3, "-0.67"), (4.0, "4"),
      (4.567, "4.567"), (51.50735, "51.50735"), (0.04, "0.04"), (99.96, "99.96"),
      (5e-9, "0.000000005"),
      (1e-7, "0.0000001"), (0.001 / 3, "0.000333"), (1e-300, "0"), (-0.0, "0"), (.nan, "0"),
      (1e15, "1000000000000000"), (99.999999999999, "100"),
    ] as [(Double, String)])
  func `are exact, but for decimals that nobody states`(figure: Double, text: String) {
    #expect(Self.written(figure) == text)
  }

  @Test(arguments: 0..<300)
  func `are the same in a page and in a terminal`(seed: Int) {
    var random = SeededRandom(seed)
    let places = [1.0, 10, 100, 1000, 3, 7, 1e6, 1e10]
    let share = Double(random.below(101)) / places[random.below(places.count)]
    let components: [Component] = [
      .progress(.init(label: "p", percent: share)),
      .rating(.init(label: "r", score: min(share, 10), outOf: 10)),
      .slider(.init(label: "s", minimum: 0, maximum: 101, value: share)),
    ]
    for (component, figure) in zip(components, [share, min(share, 10), share]) {
      let screen = Screen(title: "T", sections: [Section(id: "s", components: [component])])
      let text = Self.written(figure)
      let end = component.kind == .progress ? "%" : ""
      #expect(screen.html().contains(">\(text)\(end)<"))
      let words = screen.ansi(.init(width: 60, depth: .none)).split { " \n".contains($0) }
      #expect(words.contains(Substring(text + end)), "\(text)")
    }
  }
}
