import ScreenInputs
import ScreenRoles
import Testing

@testable import ScreenLines

/// Lines that name the columns of a collection, and lines that are shown as they are.
@Suite struct ColumnLineTests {
  @Test(arguments: [
    ("h Deliveries\nc Each row: date, driver, km", #"table "Deliveries"|Date|Driver|Km"#),
    ("v list of deliveries\nc Each row: date, driver, km", #"list "Deliveries"|Date|Driver|Km"#),
  ])
  func `columns are told of the collection above them`(_ lines: String, _ expected: String) {
    #expect(DraftedLines(lines).told == [expected])
  }

  @Test(arguments: [
    ("columns: date, driver, km", "table|Date|Driver|Km"),
    ("Routes have a number and a colour", "table|Number|Colour"),
    ("cols=domain|issuer|expiry", "table|Domain|Issuer|Expiry"),
    ("For each the sets and repetitions", "table|Sets|Repetitions"),
    ("(", "table|("), ("|", "table"), ("date,,,", "table|Date"),
  ])
  func `columns without a collection make a table`(_ line: String, _ expected: String) {
    #expect(DraftedLines(line, all: .column).told == [expected])
  }

  @Test(arguments: [
    (
      "d Opening hours: 9 to 5\nd Phone: 12 34",
      [#"fact "Opening hours" = 9 to 5"#, #"fact "Phone" = 12 34"#]
    ),
    ("d - Bread\nd - Butter", ["list [Bread; Butter]"]),
  ])
  func `content is shown as it is`(_ lines: String, _ expected: [String]) {
    #expect(DraftedLines(lines).told == expected)
  }

  @Test func `what is not wanted is left out, and not lost`() {
    let drafted = DraftedLines("y No map\na We meet on Mondays")
    #expect(drafted.requests.isEmpty && drafted.leftOut == ["No map", "We meet on Mondays"])
  }
}
