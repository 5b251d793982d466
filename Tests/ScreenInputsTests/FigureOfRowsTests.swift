import ScreenModel
import ScreenOutline
import ScreenText
import Testing

@testable import ScreenInputs

/// Counts of stated rows.
@Suite struct FigureOfRowsTests {
  private let rows = StatedRows(
    columns: ["Guest", "Meal"],
    rows: [["Ada", "veg"], ["Ben", "fish"], ["Cy", "veg"], ["Di", "beef"]])

  @Test(
    arguments: zip(["how many guests", "how many vegetarians", "number of fish"], ["4", "2", "1"]))
  func `a count is of the rows that the noun names, in full or in short`(
    _ label: String, _ count: String
  ) {
    #expect(rows.figure(called: FoldedWords(label), .shipped) == count)
  }

  @Test(arguments: ["how many children", "number of plus ones"])
  func `what no row names is not counted`(_ label: String) {
    #expect(rows.figure(called: FoldedWords(label), .shipped) == nil)
  }
}
