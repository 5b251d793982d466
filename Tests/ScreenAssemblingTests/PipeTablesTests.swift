import ScreenAssembling
import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenReading

/// Tables as Markdown writes them.
@Suite struct PipeTablesTests {
  @Test(arguments: [
    "| Spice | Jars left |\n|---|---|\n| Cumin | 3 |\n| Sumac | 4 |",
    "| Spice | Jars left |\n| :--- | ---: |\n| Cumin | 3 |\n| Sumac | 4 |",
    "Spice | Jars left\n--- | ---\nCumin | 3\nSumac | 4",
    "|Spice|Jars left|\n|:-:|-|\n|Cumin|3|\n|Sumac|4|\n",
    "Show this table:\n\n| Spice | Jars left |\n| --- | --- |\n| Cumin | 3 |\n| Sumac | 4 |\n\nand a Print button",
  ])
  func `a table between bars is read by its form`(_ text: String) throws {
    let brief = Brief(Reader().read(text).tree)
    let tables = brief.requirements.filter { $0.subject == .component(.table) }
    #expect(tables.count == 1)
    let details = try #require(tables.first?.details)
    #expect(details.columns.map(\.text) == ["Spice", "Jars left"])
    #expect(details.items.map(\.label.text) == ["Cumin", "Sumac"])
    #expect(details.items.map { $0.values.map(\.text) } == [["3"], ["4"]])
  }

  @Test func `each cell stays below its column where others are empty`() throws {
    let text =
      "| Task | Owner | Due |\n|---|---|---|\n| A | | Fri |\n| B | Ann | |\n| | Bob | Mon |\n| C | | |\n"
    let details = try #require(Brief(Reader().read(text).tree).requirements.first?.details)
    #expect(details.items.map(\.label.text) == ["A", "B", "–", "C"])
    #expect(
      details.items.map { $0.values.map(\.text) }
        == [["–", "Fri"], ["Ann", "–"], ["Bob", "Mon"], ["–", "–"]])
  }

  @Test func `a long table is one, and an empty cell keeps its place`() throws {
    let rows = (0..<60).map { "| Spice \($0) | \($0 % 7 == 0 ? "" : "\($0)") | Shelf \($0 % 4) |" }
    let text = "| Spice | Jars | Place |\n|---|--:|---|\n" + rows.joined(separator: "\n")
    let brief = Brief(Reader().read(text).tree)
    #expect(brief.requirements.count == 1)
    let items = try #require(brief.requirements.first?.details.items)
    #expect(items.map(\.label.text) == (0..<60).map { "Spice \($0)" })
    #expect(
      items.map { $0.values.map(\.text) }
        == (0..<60).map { [$0 % 7 == 0 ? "–" : "\($0)", "Shelf \($0 % 4)"] })
  }

  @Test(arguments: [
    "| a | b |", "| a | b |\n|---|---|", "|---|---|\n| a | b |", "a | b\nc | d", "---\n| a |", "|",
    "|\n-|-\n|", "",
  ])
  func `what lacks its head, its dashes or its rows is not a table by its form`(_ text: String) {
    #expect(PipeTables(Document(text)).spans.isEmpty)
  }
}
