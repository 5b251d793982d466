import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenComposition

/// Plain lists, steps, times and places, in the several ways that people write them.
struct PlainListReadingTests {
  private func brief(_ intent: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", intent))
  }

  /// The items of the first requirement that has any, each with its values.
  private func items(_ intent: String) throws -> [[String]] {
    let listed = try brief(intent).requirements.first { !$0.details.items.isEmpty }
    return listed.map { $0.details.items.map { [$0.label.text] + $0.values.map(\.text) } } ?? []
  }

  @Test(arguments: [
    ("rope, helmet, chalk – a checklist for climbing", ComponentKind.checklist),
    ("rope, helmet, chalk - a bulleted list", .list),
    ("rope, helmet, chalk – radio buttons", .picker),
  ])
  func `names before a dash are of what is requested after it`(
    _ intent: String, _ kind: ComponentKind
  ) throws {
    #expect(try items(intent) == [["Rope"], ["Helmet"], ["Chalk"]])
    #expect(try brief(intent).requirements.map(\.subject) == [.component(kind)])
  }

  @Test(arguments: ["name four birds", "four birds"])
  func `known things are as many as are counted`(_ intent: String) throws {
    let birds = try #require(try brief(intent).requirements.first)
    #expect(birds.details.count == 4)
  }

  @Test func `every owner of things is no column of theirs`() throws {
    let tools = try #require(try brief("six tools every gardener needs").requirements.first)
    #expect(tools.details.columns.isEmpty)
    #expect(tools.details.count == 6)
  }

  @Test(arguments: [
    "A list of our ferries: Tern, Quay 3; Auk, Quay 5",
    "Two ferries: Tern, Quay 3; Auk, Quay 5",
  ])
  func `a comma parts what semicolons keep together`(_ intent: String) throws {
    #expect(try items(intent) == [["Tern", "Quay 3"], ["Auk", "Quay 5"]])
  }

  @Test(
    arguments: [
      "A. Boil the eggs\nB. Drain the water\nC. Peel and salt",
      "1. Boil the eggs\n2. Drain the water\n3. Peel and salt",
    ] as [TextCase])
  func `counted lines that no button says are steps`(_ intent: TextCase) throws {
    #expect(try items(intent.text) == [["Boil the eggs"], ["Drain the water"], ["Peel and salt"]])
    #expect(try brief(intent.text).requirements.map(\.subject) == [.need(.sequence)])
    let actions = try brief("1. Delete a photo\n2. Share the album").requirements
    #expect(actions.allSatisfy { $0.isForAction })
  }

  @Test(arguments: [
    "How does one cook rice? Rinse the rice, add salt and water, wait 15 minutes",
    "How to cook rice: rinse the rice, add salt and water, wait 15 minutes",
  ])
  func `and ties one more thing to what is done`(_ intent: String) throws {
    let steps = [["Rinse the rice"], ["Add salt and water"], ["Wait 15 minutes"]]
    #expect(try items(intent) == steps)
  }

  @Test func `steps are as many as are said`() throws {
    let steps = try brief("How to repot a cactus in five steps").requirements
    #expect(steps.map(\.details.count) == [5])
  }

  @Test func `days in a row have their hours`() throws {
    let hours = try #require(try brief("Open Monday to Saturday, 7-13").requirements.first)
    #expect(hours.details.label?.text == "Open Monday to Saturday")
    #expect(hours.details.value?.text == "7-13")
  }

  @Test func `a calendar is of the month and year of its sentence`() throws {
    let calendar = try brief("Show March 2028 as a calendar: rehearsal on the 9th").requirements
    #expect(calendar.map(\.details.timeframe?.text) == ["March 2028"])
  }

  @Test(arguments: ["a searchable list of songs", "a list of songs, searchable"])
  func `things that can be searched have a field for it`(_ intent: String) throws {
    let asked = try brief(intent).requirements
    #expect(asked.first?.details.fieldKind == .search)
    #expect(asked.count == 2)
  }

  @Test func `what is shown for each shows the figures before it`() throws {
    let bars = try brief("Latin 80 %, Greek 20 %. A progress bar for each.").requirements
    #expect(bars.map(\.subject) == [.component(.progress), .component(.progress)])
    #expect(bars.map(\.details.label?.text) == ["Latin", "Greek"])
  }

  @Test(arguments: ["bike route from Lund to Malmö", "bike route, Lund to Malmö"])
  func `a way has two ends`(_ intent: String) throws {
    #expect(try items(intent) == [["Lund"], ["Malmö"]])
  }

  @Test(arguments: [
    ("a page about the bridge Old Rialto", "Old Rialto"),
    ("Apple cake - recipe page", "Apple cake"),
    ("a lost page, title: No trail here, and a button Back", "No trail here"),
  ])
  func `a screen is called by the name that it is given`(
    _ intent: String, _ title: String
  ) throws {
    #expect(try brief(intent).title.text == title)
  }
}
