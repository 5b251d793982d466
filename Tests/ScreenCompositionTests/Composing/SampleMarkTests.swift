import ScreenAdmission
import ScreenBrief
import ScreenLedger
import Sampling
import ScreenComposition
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testbed
import Testing

@Suite struct SampleMarkTests {
  @Test func `a figure that is not given is a sample; one that is given is none`() {
    let composed = Composed(
      brief(
        requirement(.need(.metric), "Revenue"),
        requirement(.need(.metric), "Churn") { $0.value = Phrase("2.4%", at: SourceRange(5, 9)) }))
    #expect(composed.elements.map(\.samples) == [["value"], []])
    let origins = composed.admission.origins.map(\.origin)
    #expect(origins.contains(.sample))
    #expect(origins.contains(.intent(SourceRange(5, 9))))
  }

  @Test func `figures of a dashboard are not all the same`() {
    let labels = ["Revenue", "Active users", "Orders", "Conversion rate", "Churn"]
    let composed = Composed(brief(requirement(.need(.metric), items: labels)))
    let values = composed.components.compactMap { component -> String? in
      if case .stat(let stat) = component { stat.value } else { nil }
    }
    #expect(values.count == 5)
    #expect(Set(values).count == 5)
    #expect(values[0].hasPrefix("$"))
    #expect(values[3].hasSuffix("%"))
  }

  @Test(
    arguments: [
      // Over time, what splits the chart has a line each.
      ("line", "zyx", nil, ["Zyx 1", "Zyx 2", "Zyx 3"]),
      (nil, "wvu", "the past six months", ["Wvu 1", "Wvu 2", "Wvu 3"]),
      // Bars and slices are of what splits it, and months split nothing.
      ("bar", "zyx", "this year", [""]), ("pie", "wvu", "this month", [""]),
      ("line", "month", nil, [""]), ("line", nil, nil, [""]),
    ] as [(String?, String?, String?, [String])])
  func `samples have a line for each thing over time`(
    kind: String?, dimension: String?, timeframe: String?, names: [String]
  ) {
    let composed = Composed(
      brief(
        requirement(.component(.chart), "Humidity") {
          $0.variant = kind
          $0.dimension = dimension.map { Phrase($0) }
          $0.timeframe = timeframe.map { Phrase($0) }
        }))
    let charts = composed.components.compactMap { component in
      if case .chart(let chart) = component { chart } else { nil }
    }
    #expect(charts.map { $0.series.map(\.name) } == [names])
    let labels = charts.first?.series.first?.points.map(\.label) ?? []
    let isOverTime = kind != "bar" && kind != "pie"
    #expect(labels.contains { $0.hasSuffix(" 1") } == !isOverTime, "\(labels)")
  }

  @Test func `top ten is ten`() throws {
    let composed = try Composed("Top ten cities")
    let list = try #require(composed.lists.first)
    #expect(list.items.count == 10)
    #expect(Set(list.items.map(\.title)).count == 10)
  }

  @Test(arguments: [(100, 100), (101, 4), (99_999, 4)])
  func `samples are as many as are asked for, but a few of more than any screen shows`(
    asked: Int, shown: Int
  ) throws {
    let composed = Composed(brief(requirement(.need(.records), "Gizmos") { $0.count = asked }))
    #expect(composed.lists.first?.items.count == shown)
    let entry = try #require(composed.ledger.entries.first)
    #expect(entry.outcome == (shown == asked ? .met : .unmet))
    #expect(shown == asked || entry.reason == "there are \(shown) of \(asked)")
  }

  @Test(arguments: [(100, 100), (101, 5)])
  func `rows of samples are as many as are asked for, but a few of too many`(
    asked: Int, shown: Int
  ) throws {
    let composed = Composed(
      brief(
        requirement(.component(.table), "Gizmos") {
          $0.columns = [Phrase("Gizmo"), Phrase("Weight")]
          $0.count = asked
        }))
    #expect(composed.tables.first?.rows.count == shown)
    let entry = try #require(composed.ledger.entries.first)
    #expect((entry.outcome == .met) == (shown == asked))
  }

  @Test func `samples withheld are dashes, and the screen is not a draft`() throws {
    let intents = ["A dashboard", "a table of orders with date and total", "sales by region"]
    for intent in intents {
      let composed = try Composed(intent, samples: .withheld)
      #expect(composed.admission.screen?.isDraft == false, "\(intent)")
      #expect(!composed.composition.proposal.origins.contains { $0.origin == .sample })
    }
  }

  @Test(arguments: [
    "a progress bar for the download", "a rating for the book", "a timer for the egg and a map",
    "standings of Ajax, PSV and Feyenoord", "a map of shops: Oslo, Bergen", "sales by region",
    "a countdown", "push-ups with reps", "a music player", "a chart of visitors per month",
  ])
  func `no number is made up where samples are withheld, and none is zero`(intent: String) throws {
    let composed = try Composed(intent, samples: .withheld)
    let shown = try #require(composed.admission.screen).json()
    #expect(!composed.composition.proposal.origins.contains { $0.origin == .sample })
    for name in ["percent", "score", "seconds", "reps", "latitude", "points\": 0", "value\": 0"] {
      #expect(!shown.contains("\"" + name), "\(intent): \(shown)")
    }
    #expect(!composed.admission.diagnostics.contains { $0.severity == .error })
  }

  @Test func `words among the values of a chart are passed over`() {
    let composed = Composed(
      brief(
        requirement(.component(.chart), "Sales") {
          $0.items = [
            Details.Item(Phrase("Mon"), values: [Phrase("up"), Phrase("12")]),
            Details.Item(Phrase("Tue"), values: [Phrase("down")]),
          ]
        }))
    let values = composed.components.compactMap { component -> [Double?]? in
      if case .chart(let chart) = component { chart.series[0].points.map(\.value) } else { nil }
    }
    #expect(values == [[12]])
  }

  @Test func `a column without a number moves no number into another series`() {
    let composed = Composed(
      brief(
        requirement(.component(.chart), "Weather") {
          $0.columns = [Phrase("Snow"), Phrase("Rain"), Phrase("Sun")]
          $0.items = [
            Details.Item(Phrase("Mon"), values: [Phrase("n/a"), Phrase("n/a"), Phrase("5")]),
            Details.Item(Phrase("Tue"), values: [Phrase("n/a"), Phrase("2"), Phrase("3")]),
          ]
        }))
    let series = composed.charts.first?.series ?? []
    #expect(series.map(\.name) == ["Rain", "Sun"])
    #expect(series.map { $0.points.map(\.value) } == [[nil, 2], [5, 3]])
  }

  @Test func `ranked samples fall`() {
    let composed = Composed(
      brief(
        requirement(.need(.ranking), "Players") {
          $0.columns = [Phrase("Points")]
          $0.count = 8
        }))
    let points = composed.tables.first?.rows.compactMap { row in
      row.last.flatMap { Int($0.replacing(",", with: "")) }
    }
    #expect(points?.count == 8)
    #expect(points == points?.sorted(by: >))
  }

  @Test func `the same brief has the same samples; another seed has others`() throws {
    let screens = try [1, 1, 2].map { seed in
      try Composed("a list of restaurants", sampling: .random(seed: seed)).admission.screen
    }
    #expect(screens[0] == screens[1])
    #expect(screens[0] != screens[2])
  }
}
