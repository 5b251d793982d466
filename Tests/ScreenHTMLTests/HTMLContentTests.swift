import ScreenModel
import ScreenRendering
import Testing

@testable import ScreenHTML

/// What a component says is on its page.
struct HTMLContentTests {
  private static func page(
    _ components: Component..., samples: [String] = [], title: String = "S"
  ) -> String {
    var section = Section(id: "s", title: title, components: components)
    section.elements[0].samples = samples
    return Screen(title: "T", sections: [section]).html()
  }

  private static func chart(
    _ kind: Component.ChartKind, unit: String, _ values: [Double]
  ) -> Component {
    let points = values.enumerated().map {
      Component.ChartPoint(label: "Point \($0.offset)", value: $0.element)
    }
    return .chart(
      .init(title: "C", kind: kind, unit: unit, series: [.init(name: "", points: points)]))
  }

  @Test(
    arguments: [
      (.picker(.init(label: "Empty choice", options: [])), [">Empty choice</p>"]),
      (chart(.pie, unit: "", [3, 1]), ["Point 0</th>", "Point 1</th>"]),
      (chart(.bar, unit: "€", [-5, 12]), ["-€5", "€12"]),
      (chart(.bar, unit: "%", [40, 12]), ["40%", "12%"]),
      (chart(.bar, unit: "km", [40, 12]), ["40\u{A0}km", "12\u{A0}km"]),
      (.repetition(.init(label: "Squats", sets: 1, reps: 12)), ["×12</bdi>", "<bdi>12 "]),
      (
        .repetition(.init(label: "Squats", sets: 3, reps: 12)),
        ["×12</bdi>", "<bdi>3 ", " 12</bdi>"]
      ),
      (
        .rating(.init(label: "R", score: 3.5, outOf: 5)),
        ["<strong>3.5</strong>", "\"0 0 110 20\""]
      ),
      (.rating(.init(label: "R", score: 17, outOf: 20)), ["<strong>17</strong>", " 20</span>"]),
      (.progress(.init(label: "P", percent: 62.5)), [">62.5%</span>", "value=\"62.5\""]),
      (.list(.init(title: "Fruit", items: [.init(title: "Plum")])), [">Fruit</h"]),
    ] as [(Component, [String])])
  func `its words and numbers are there`(component: Component, parts: [String]) {
    let page = Self.page(component)
    for part in parts { #expect(page.contains(part), "\(part)") }
  }

  @Test func `a title that the section has is not said twice`() {
    let list = Component.list(.init(title: "Fruit", items: [.init(title: "Plum")]))
    #expect(Self.page(list, title: "Fruit").ranges(of: "Fruit</h").count == 1)
    #expect(Self.page(list, title: "Food").ranges(of: "Fruit</h").count == 1)
  }

  @Test func `a notice and the link behind it are words of one line`() {
    let link = Component.link(.init(label: "Pay now", destination: "/pay"))
    let alert = Component.alert(.init(title: "Due", message: "Rent is due.", tone: .warning))
    #expect(Self.page(alert, link).contains("Rent is due. <a "))
    #expect(Self.page(alert, link).contains("href=\"/pay\""))
  }

  @Test func `standings have a head over each column`() {
    let rows = [Component.StandingsRow(team: "Inter", points: 90)]
    let page = Self.page(.standings(.init(title: "A", rows: rows)))
    #expect(page.ranges(of: "scope=\"col\"").count == 3)
  }

  @Test(
    arguments: [
      (.progress(.init(label: "P", percent: 62.5)), "percent"),
      (.rating(.init(label: "R", score: 3.5, outOf: 5)), "score"),
      (.repetition(.init(label: "R", sets: 1, reps: 12)), "reps"),
      (.repetition(.init(label: "R", sets: 1, reps: 12)), "sets"),
    ] as [(Component, String)])
  func `a number that is a sample is marked`(component: Component, property: String) {
    #expect(Self.page(component, samples: [property]).contains("class=\"smp\""))
    #expect(!Self.page(component).contains("class=\"smp\""))
  }

  @Test func `what stands out, and what items within items hold, has its styles`() {
    #expect(Component.paragraph(.init(text: "A", emphasis: .strong)).styles.contains(.looks))
    #expect(!Component.paragraph(.init(text: "A")).styles.contains(.looks))
    let inner = Component.ListItem(title: "B", badge: "New")
    let list = Component.list(.init(title: "", items: [.init(title: "A", items: [inner])]))
    #expect(list.styles.contains(.tags))
    #expect(!Component.list(.init(title: "", items: [.init(title: "A")])).styles.contains(.tags))
  }

  @Test func `measures share a tile of a grid, and are by themselves elsewhere`() throws {
    let kinds = ComponentKind.allCases.filter { $0.run == .measures }
    let kind = try #require(kinds.first)
    let elements = [
      Element(Component(kind)), Element(Component(kind)), Element(Component(.divider)),
    ]
    #expect(Run.end(in: elements, from: 0, in: .grid) == 2)
    #expect(Run.end(in: elements, from: 0, in: .stack) == 1)
    for kind in kinds {
      guard case .tile = Run(of: kind, count: 2), case .single = Run(of: kind, count: 1) else {
        Issue.record("\(kind)")
        continue
      }
    }
  }
}
