import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenComposition

/// What the kind of a screen says of the parts that an intent names.
struct KindReadingTests {
  private func read(_ text: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", text))
  }

  private func needs(_ brief: Brief) -> [String: Requirement.Subject] {
    Dictionary(
      brief.requirements.map { ($0.details.label?.text ?? "", $0.subject) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    "dashboard with revenue, orders and churn", "a dashboard: orders, revenue, visitors",
    "admin dashboard with orders, revenue",
  ])
  func `bare plurals beside the figures of a dashboard are counted`(_ intent: String) throws {
    #expect(needs(try read(intent))["Orders"] == .need(.metric))
  }

  @Test(arguments: [
    ("dashboard with revenue and recent orders", "Recent orders"),
    ("a page with revenue, orders and churn", "Orders"),
    ("dashboard with revenue and orders with customer and total", "Orders"),
  ])
  func `what is recent, has columns, or is on no dashboard is a list`(
    _ intent: String, _ label: String
  ) throws {
    #expect(needs(try read(intent))[label] == .need(.records))
  }

  @Test(arguments: [
    "Draw a line that follows the pulse: Mon 68, Tue 70",
    "Draw a line that shows the pulse: Mon 68, Tue 70",
    "A line that follows the pulse: Mon 68, Tue 70",
  ])
  func `a line that follows figures is a chart, whoever draws it`(_ intent: String) throws {
    let chart = try #require(try read(intent).requirements.first)
    #expect(chart.subject == .component(.chart))
    #expect(chart.details.variant == "line")
    #expect(chart.details.items.map(\.label.text) == ["Mon", "Tue"])
  }

  @Test func `what is otherwise so is no reason`() throws {
    let rest = try #require(try read("museum closed Mondays, otherwise 10–17").requirements.last)
    #expect(rest.details.label?.text == "Otherwise")
    #expect(rest.details.value?.text == "10–17")
  }

  @Test func `spans name the points of a chart, and its series end where their points begin`()
    throws
  {
    let ages = try #require(
      try read("bar chart of visitors by age: 18-29 12, 30-49 25").requirements.first)
    #expect(ages.details.items.map(\.label.text) == ["18-29", "30-49"])
    #expect(ages.details.items.map { $0.values.map(\.text) } == [["12"], ["25"]])
    let series = try #require(
      try read("bar chart with two series, Men and Women, over the quarters").requirements.first)
    #expect(series.details.columns.map(\.text) == ["Men", "Women"])
  }

  @Test func `what is named before somebody does not need it is left out`() throws {
    let brief = try read("A toolbar with Undo and Redo; forms and tables I don't need.")
    #expect(!brief.requirements.contains { $0.subject == .component(.table) })
    #expect(brief.exclusions.map(\.text) == ["forms", "tables"])
  }

  @Test func `a part that its kind of screen has is as it is there`() throws {
    let plans = try #require(try read("pricing page with three plans").requirements.first)
    #expect(plans.subject == .component(.table))
    #expect(plans.details.columns.map(\.text).contains("Price"))
    #expect(plans.details.count == 3)
  }

  @Test(arguments: [
    ("pricing page with plans with name and colour", ["Name", "Colour"]),
    ("pricing page with three dogs", []), ("a list of plans", []),
  ])
  func `what the intent says itself, or of other things, stays`(
    _ intent: String, _ columns: [String]
  ) throws {
    let things = try #require(try read(intent).requirements.first)
    #expect(things.details.columns.map(\.text) == columns)
  }
}
