import ScreenCompiler
import Testing

@Suite struct ScreenSamplesTests {
  private func blanked(_ component: Component, samples: [String]) -> Component? {
    let screen = Screen(
      title: "x", sections: [Section(id: "a", elements: [Element(component, samples: samples)])])
    let blanked = screen.withoutSamples()
    #expect(!blanked.isDraft)
    return blanked.sections[0].components.first
  }

  @Test func `a sample text becomes a dash and all else stays`() {
    #expect(
      blanked(.stat(.init(label: "Churn", value: "2.4%", change: "0.3")), samples: ["value"])
        == .stat(.init(label: "Churn", value: "—", change: "0.3")))
  }

  @Test func `sample rows keep the layout`() {
    #expect(
      blanked(
        .table(.init(title: "Orders", columns: ["Id", "Total"], rows: [["1", "$2"]])),
        samples: ["rows"])
        == .table(.init(title: "Orders", columns: ["Id", "Total"], rows: [["—", "—"]])))
  }

  @Test func `sample figures that are drawn are left out`() {
    let chart = Component.chart(
      .init(
        title: "Sales", kind: .bar,
        series: [.init(name: "A", points: [.init(label: "Mon", value: 3)])]))
    #expect(
      blanked(chart, samples: ["series"]) == .chart(.init(title: "Sales", kind: .bar)))
    #expect(
      blanked(
        .standings(.init(title: "League", rows: [.init(team: "A", points: 3)])), samples: ["rows"])
        == .standings(.init(title: "League", rows: [])))
  }

  @Test func `a number that cannot be left out makes way for a dash`() {
    #expect(
      blanked(.progress(.init(label: "Goal", percent: 62)), samples: ["percent"])
        == .keyValue(.init(key: "Goal", value: "—")))
  }

  @Test func `what is not a sample stays as it is`() {
    let progress = Component.progress(.init(label: "Goal", percent: 62))
    #expect(blanked(progress, samples: []) == progress)
  }

  @Test(arguments: ["A dashboard", "Top ten cities", "A shop page", "A fitness plan", "x"])
  func `a composed draft blanks to a screen that is none`(intent: String) throws {
    for seed in 0..<20 as Range<UInt64> {
      let result = try Compiler().compile(
        SourceText(intent), sampling: .random(seed: seed))
      let blanked = result.screen.withoutSamples()
      #expect(!blanked.isDraft)
      #expect(blanked.withoutSamples() == blanked)
      #expect(blanked.sections.map(\.id) == result.screen.sections.map(\.id))
    }
  }
}
