import Sampling
import ScreenAdmission
import ScreenBrief
import ScreenComposition
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenData

/// What is missing in data is a gap on the screen, and never a zero or a sample.
@Suite struct MissingDataTests {
  static func screen(
    _ intent: String, csv: String, sampling: SamplingOptions = .greedy
  ) throws -> (screen: Screen, remarks: [String], origins: [Origin]) {
    let reading = CSVReader.read(SourceText(name: "data.csv", csv))
    let data = try #require(reading.data)
    let brief = try IntentReader().read(SourceText(name: "intent", intent))
    let binding = DataBinding(brief, to: data)
    let composition = Composer(grammar: .standard).compose(binding.brief, sampling: sampling)
    let admission = Grammar.standard.admit(composition.proposal, data: data)
    return (
      try #require(admission.screen), binding.diagnostics.map(\.id),
      composition.proposal.origins.map(\.origin)
    )
  }

  static func charts(of screen: Screen) -> [Component.Chart] {
    screen.sections.flatMap(\.components).compactMap { component in
      if case .chart(let chart) = component { chart } else { nil }
    }
  }

  static let marks = [
    "", "n/a", "NA", "N.A.", "#N/A", "NaN", "null", "None", "-", "–", "—", "?", "tbd",
  ]

  @Test(arguments: marks)
  func `a mark for a missing number is a gap, and the other numbers stay`(mark: String) throws {
    let csv = "month,sales\n2027-01,10\n2027-02,\(mark)\n2027-03,15\n"
    let (screen, remarks, origins) = try Self.screen("sales over time", csv: csv)
    let chart = try #require(Self.charts(of: screen).first)
    #expect(chart.series.map { $0.points.map(\.value) } == [[10, nil, 15]])
    #expect(remarks == ["data-gap"])
    #expect(!origins.contains(.sample))
  }

  @Test(arguments: ["zero", "much", "12 or so"])
  func `a word that is not a mark makes its column one of texts, and no chart`(word: String) throws
  {
    let csv = "month,sales\n2027-01,10\n2027-02,\(word)\n2027-03,15\n"
    let (_, remarks, _) = try Self.screen("sales over time", csv: csv)
    #expect(remarks == ["no-such-data"])
  }

  @Test func `a mark in a column of texts is a text like any other`() throws {
    let csv = "code,country\nNA,Namibia\nNL,Netherlands\nNO,Norway\n"
    let (screen, remarks, _) = try Self.screen("show this", csv: csv)
    let shown = screen.json()
    #expect(shown.contains("\"NA\""))
    #expect(remarks.isEmpty)
  }

  @Test(arguments: [
    "a line chart of sales by month with a line for each region",
    "sales over time, a line for each region", "sales by month split by region", "sales by month",
  ])
  func `a column that tells records of one month apart makes a series for each value`(
    intent: String
  ) throws {
    let csv = """
      month,region,sales
      2027-01,North,10
      2027-01,South,7
      2027-02,North,12
      2027-02,South,n/a
      2027-03,South,9
      """
    let (screen, _, origins) = try Self.screen(intent, csv: csv)
    let chart = try #require(Self.charts(of: screen).first)
    #expect(chart.series.map(\.name) == ["North", "South"])
    #expect(chart.series.map { $0.points.map(\.value) } == [[10, 12, nil], [7, nil, 9]])
    #expect(!origins.contains(.sample))
  }

  @Test func `records of one month that nothing tells apart are not drawn, and it is said`() throws
  {
    let csv = "month,sales\n2027-01,10\n2027-01,7\n2027-02,12\n"
    let (_, remarks, _) = try Self.screen("sales over time", csv: csv)
    #expect(remarks == ["data-not-grouped"])
  }

  @Test func `more series than a chart has are counted`() throws {
    let rows = (0..<30).map { "2027-01,Region \($0),\($0)" } + ["2027-02,Region 0,4"]
    let (screen, remarks, _) = try Self.screen(
      "sales by month, a line for each region",
      csv: (["month,region,sales"] + rows).joined(separator: "\n"))
    #expect(try #require(Self.charts(of: screen).first).series.count == 12)
    #expect(remarks == ["data-left-out"])
  }

  @Test(arguments: ["progress", "rating"])
  func `a figure that data gives no number for is shown as it is given`(kind: String) throws {
    let json = #"{"\#(kind)": "n/a"}"#
    let data = try #require(DataReader.read(SourceText(name: "data", json), as: .json).data)
    let brief = try IntentReader().read(SourceText(name: "intent", "trip: \(kind)"))
    let composition = Composer(grammar: .standard).compose(DataBinding(brief, to: data).brief)
    let screen = try #require(Grammar.standard.admit(composition.proposal, data: data).screen)
    #expect(!screen.json().contains("percent"))
    #expect(!screen.json().contains("score"))
  }

  /// Every number in a chart of random data with gaps is in the data, and every gap stays one.
  @Test(arguments: Thoroughness.seeds(50, slow: 5_000))
  func `charts of data with gaps have the numbers of the data`(seed: UInt64) throws {
    var stream = SplitMix64(seed: seed)
    let marks = Self.marks
    var expected: [Double?] = []
    var lines = ["month,visitors"]
    for month in 1...12 {
      let isMissing = stream.next(below: 3) == 0
      let value = Double(stream.next(below: 900)) + 1
      expected.append(isMissing ? nil : value)
      let cell = isMissing ? marks[Int(stream.next(below: UInt64(marks.count)))] : "\(Int(value))"
      lines.append("2027-\(month < 10 ? "0" : "")\(month),\(cell)")
    }
    guard expected.contains(where: { $0 != nil }) else { return }
    let (screen, _, _) = try Self.screen(
      "visitors over time", csv: lines.joined(separator: "\n"))
    #expect(Self.charts(of: screen).first?.series.first?.points.map(\.value) == expected)
  }
}
