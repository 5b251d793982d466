import ScreenBrief
import ScreenDiagnostics
import ScreenInputs
import ScreenModel
import Testing

@testable import ScreenParts

/// What sentences want made of stated rows.
@Suite struct RowsMadeTests {
  /// Three players with their goals and minutes.
  private var table: Request {
    var details = Details(columns: [Phrase("Goals"), Phrase("Minutes")])
    details.nameColumn = Phrase("Player")
    details.items = [("Ana", "4", "80"), ("Bo", "11", "60"), ("Cy", "3", "90")].map {
      Details.Item(Phrase($0.0), values: [Phrase($0.1), Phrase($0.2)])
    }
    return Request(.component(.table), .init(0, 0), details)
  }

  private func made(_ text: String) -> (above: [Request], lacks: Int, others: Int) {
    let reading = PartReading(text)
    let (made, others) = reading.reader.rowsMade(in: reading.whole)
    let found = reading.reader.made(made, of: table)
    return (found.above + found.below, found.lacks.count, others.count)
  }

  @Test func `the leader of a column is a figure above the rows`() {
    let found = made("Put the top scorer in a box above")
    #expect(found.above.map(\.details.label?.text) == ["Top scorer"])
    #expect(found.above.map(\.details.value?.text) == ["Bo (11)"])
  }

  @Test func `a figure for each column is one of every column of numbers`() {
    let found = made("Line chart please + the average for each column as little boxes")
    #expect(found.above.map(\.details.label?.text) == ["Average Goals", "Average Minutes"])
    #expect(found.above.map(\.details.value?.text) == ["6", "76.67"])
    #expect(found.others == 1)
  }

  @Test func `a form that adds a row has its button and what no column gives is unmet`() {
    let found = made("a form for adding the next match")
    #expect(found.above[0].details.label?.text == "Next match")
    #expect(found.above[0].parts.last?.details.label?.text == "Add next match")
    #expect(made("the heaviest boat in a box above").lacks == 1)
  }

  @Test(arguments: ["sort by goals", "a search above", "show the late ones in red", "Add a button"])
  func `other sentences make nothing of rows`(_ text: String) {
    #expect(made(text).above.isEmpty)
    #expect(made(text).others == 1)
  }
}
