import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenData

/// Which columns of data become the axis, the series and the places of a screen, and what happens
/// to records that lack one of them.
@Suite struct SeriesOfDataTests {
  private static let regions = """
    store,region,sales
    Mill Lane,North,10
    Mill Lane,South,7
    Harbour,North,12
    Harbour,South,9
    """

  private static func chart(_ intent: String, csv: String) throws -> Component.Chart {
    let (screen, _, origins) = try MissingDataTests.screen(intent, csv: csv)
    #expect(!origins.contains(.sample))
    return try #require(MissingDataTests.charts(of: screen).first)
  }

  @Test func `the column that names the series is not the axis`() throws {
    let chart = try Self.chart(
      "a bar chart of sales by region, a bar for each store", csv: Self.regions)
    #expect(chart.series.map(\.name) == ["Mill Lane", "Harbour"])
    #expect(
      chart.series.map { $0.points.map(\.label) } == [["North", "South"], ["North", "South"]])
    #expect(chart.series.map { $0.points.map(\.value) } == [[10, 7], [12, 9]])
  }

  @Test func `a column of numbers names the series if it is asked for`() throws {
    let csv = "month,store,sales\n2027-01,4,10\n2027-01,7,7\n2027-02,4,12\n2027-02,7,9\n"
    let chart = try Self.chart("sales by month, a line for each store", csv: csv)
    #expect(chart.series.map(\.name) == ["4", "7"])
    #expect(chart.series.map { $0.points.map(\.value) } == [[10, 12], [7, 9]])
  }

  @Test func `a column of numbers is the axis if it is asked for, in the order of its numbers`()
    throws
  {
    let csv = "age,height\n12,150\n9,131\n10,137\n"
    let chart = try Self.chart("a line chart of height by age", csv: csv)
    #expect(chart.series.map { $0.points.map(\.label) } == [["9", "10", "12"]])
    #expect(chart.series.map { $0.points.map(\.value) } == [[131, 137, 150]])
  }

  @Test(arguments: [("region", "2027-02,,9"), ("month", ",South,9")])
  func `a record that belongs to no series or no point is left out, and it is said`(
    lacking: String, line: String
  ) throws {
    let csv = "month,region,sales\n2027-01,North,10\n2027-01,South,7\n2027-02,North,12\n" + line
    let (screen, remarks, _) = try MissingDataTests.screen(
      "sales by month, a line for each region", csv: csv)
    let chart = try #require(MissingDataTests.charts(of: screen).first)
    #expect(chart.series.map { $0.points.map(\.value) } == [[10, 12], [7, nil]])
    #expect(remarks == ["data-left-out"])
  }

  @Test(arguments: ["", "n/a", "—"])
  func `a column without any value is drawn as gaps, and nothing is made up`(mark: String) throws {
    let csv = "month,sales\n2027-01,\(mark)\n2027-02,\(mark)\n2027-03,\(mark)\n"
    let (screen, remarks, origins) = try MissingDataTests.screen(
      "a line chart of sales by month", csv: csv)
    let chart = try #require(MissingDataTests.charts(of: screen).first)
    #expect(chart.series.map { $0.points.map(\.value) } == [[nil, nil, nil]])
    #expect(remarks == ["data-gap"])
    #expect(!origins.contains(.sample))
  }

  // MARK: Places

  private static func places(of csv: String) throws -> (names: [String], remarks: [String]) {
    let (screen, remarks, origins) = try MissingDataTests.screen(
      "a screen with a map of all stations", csv: csv)
    #expect(!origins.contains(.sample))
    let places = screen.sections.flatMap(\.components).flatMap { component -> [String] in
      if case .map(let map) = component { map.places.map(\.name) } else { [] }
    }
    return (places, remarks)
  }

  @Test func `places with positions are on the map`() throws {
    let csv = "station,latitude,longitude\nOak,52.1,13.2\nElm,52.3,13.4\n"
    let (names, remarks) = try Self.places(of: csv)
    #expect(names == ["Oak", "Elm"])
    #expect(remarks.isEmpty)
  }

  @Test(arguments: ["n/a,13.4", ",", "52.3,—"])
  func `a place without a position is left out, and it is said`(position: String) throws {
    let csv = "station,latitude,longitude\nOak,52.1,13.2\nElm,\(position)\n"
    let (names, remarks) = try Self.places(of: csv)
    #expect(names == ["Oak"])
    #expect(remarks == ["data-left-out"])
  }

  @Test func `records without any position are no map`() throws {
    let csv = "station,latitude,longitude\nOak,n/a,n/a\nElm,n/a,n/a\n"
    #expect(try Self.places(of: csv).names.isEmpty)
  }
}
