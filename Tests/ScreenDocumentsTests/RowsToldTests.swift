import ScreenBrief
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenDocuments

/// What words around a table ask of its rows: figures with their change, a chart of one row, ticks,
/// and what stands out on cards.
@Suite struct RowsToldTests {
  private func brief(_ text: String) throws -> Brief {
    try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
  }

  private func labels(_ brief: Brief, _ subject: Requirement.Subject) -> [String] {
    brief.requirements.filter { $0.subject == subject }.map { $0.details.label?.text ?? "" }
  }

  private static let weeks =
    "| Figure | Week 4 | Week 5 |\n|---|---|---|\n| Visits | 400 | 500 |\n| Refunds | 3.5% | 3% |\n\n"

  @Test(arguments: [
    "Show the two numbers and whether they went up or down.",
    "The figures with the change since last week, please.",
  ])
  func `figures of periods are shown with their change where that is asked`(
    _ sentence: String
  ) throws {
    let brief = try brief("# Shop\n\n" + sentence + "\n\n" + Self.weeks)
    #expect(labels(brief, .component(.stat)) == ["Visits", "Refunds"])
    let stats = brief.requirements.filter { $0.subject == .component(.stat) }
    #expect(stats.map { $0.details.value?.text } == ["500", "3%"])
    #expect(stats.map { $0.details.change?.text } == ["+25% vs Week 4", "−0.5 pp vs Week 4"])
  }

  @Test func `a table without such words stays a table`() throws {
    let brief = try brief("# Shop\n\nThe figures of our shop.\n\n" + Self.weeks)
    #expect(labels(brief, .component(.stat)).isEmpty)
    #expect(brief.requirements.contains { $0.subject == .component(.table) })
  }

  @Test func `a chart of one row has the periods as its points`() throws {
    let brief = try brief("# Shop\n\n" + Self.weeks + "Below it a line chart for visits.")
    let chart = try #require(brief.requirements.first { $0.subject == .component(.chart) })
    #expect(chart.details.items.map(\.label.text) == ["Week 4", "Week 5"])
    #expect(chart.details.items.map { $0.values.map(\.text) } == [["400"], ["500"]])
    #expect(brief.requirements.contains { $0.subject == .component(.table) })
  }

  private static let rows = "Rower, Seat, Missed\nAda, 1, 0\nBen, 2, 3\nCleo, 3, 1\n"

  @Test(arguments: [
    ("The cox ticks who is on board, then Save list.", "On board"),
    ("The cox marks which are on board, then presses Save list.", "On board"),
  ])
  func `whom somebody ticks is a tick in each row`(_ sentence: String, _ tick: String) throws {
    let brief = try brief(sentence + "\n\n" + Self.rows)
    let table = try #require(brief.requirements.firstIndex { $0.hasThings })
    let own = brief.requirements.filter { $0.parent == table }
    #expect(own.map { $0.details.label?.text } == [tick])
    #expect(
      brief.requirements.contains {
        $0.subject == .need(.action) && $0.details.label?.text == "Save list"
      })
  }

  @Test func `a column that words want big stands out on its card`() throws {
    let brief = try brief(
      "Show each as a card with the seat big.\n\n" + Self.rows)
    let cards = try #require(brief.requirements.first { $0.details.variant == "cards" })
    #expect(cards.details.items.map(\.state?.text) == ["1", "2", "3"])
    #expect(cards.details.columns.map(\.text) == ["Missed"])
  }

  @Test func `a list of ticks has a bar where words ask how far it is`() throws {
    let list = "1. Pack the tent\n2. Fill the stove\n3. Print the map\n"
    let asked = try brief("Hike checklist, tick them off and see how far we are\n\n" + list)
    let bar = try #require(asked.requirements.first { $0.subject == .component(.progress) })
    #expect(bar.details.value?.text == "0")
    #expect(bar.details.target?.text == "3")
    let plain = try brief("Hike checklist\n\n" + list)
    #expect(labels(plain, .component(.progress)).isEmpty)
  }
}
