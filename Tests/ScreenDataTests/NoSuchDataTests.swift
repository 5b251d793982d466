import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenData

/// What is said of data that does not have what an intent asks for.
@Suite struct NoSuchDataTests {
  private static func messages(_ brief: Brief, csv: String) throws -> [String] {
    let data = try #require(CSVReader.read(SourceText(name: "data.csv", csv)).data)
    return DataBinding(brief, to: data).diagnostics.map { "\($0.id): \($0.message)" }
  }

  private static let people = "Name,Score\nAda,3\nBo,5\nCy,4\n"
  private static let months = "Month,Note\n2027-01,good\n2027-02,poor\n"

  @Test(arguments: [
    (Need.trend, "Score", people, "the data has 'Score', but no column to plot it against"),
    (.trend, "Note", months, "'Note' in the data has no numbers to plot"),
    (.trend, "Height", people, "the data has nothing for 'Height'; it has 'Name', 'Score'"),
    (.metric, "Name", people, "the data has 'Name' in 3 records, but no single value"),
    (.metric, "Height", people, "the data has nothing for 'Height'; it has 'Name', 'Score'"),
  ])
  func `what the data has in another form is not said to be missing`(
    need: Need, label: String, csv: String, message: String
  ) throws {
    let messages = try Self.messages(brief(requirement(.need(need), label)), csv: csv)
    #expect(messages == ["no-such-data: " + message])
  }

  @Test func `data of which nothing is shown is named, though nobody asked for one thing of it`()
    throws
  {
    let asked = brief(
      requirement(.need(.metric), "Height") { _ in }, requirement(.component(.field), "Search"))
    var implied = asked
    implied.requirements[0].isImplied = true
    #expect(
      try Self.messages(implied, csv: Self.people)
        == ["data-not-shown: none of the data is shown; it has 'Name', 'Score'"])
    #expect(try Self.messages(asked, csv: Self.people).allSatisfy { $0.hasPrefix("no-such-data") })
  }

  @Test func `data of which something is shown is not said to be unused`() throws {
    let asked = brief(requirement(.need(.records), "People"))
    #expect(try Self.messages(asked, csv: Self.people) == [])
  }
}
