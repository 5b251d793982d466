import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenComposition

/// What the shape of a sentence says holds for any words in it; each rule is beside what it must
/// leave alone.
struct StructureReadingTests {
  private func brief(_ intent: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", intent))
  }

  private func labels(_ intent: String) throws -> [String] {
    try brief(intent).requirements.map { $0.details.label?.text ?? "" }
  }

  @Test(arguments: [
    ("a table of boats and above it a search box", [ComponentKind.field, .table]),
    ("a table of boats. At the top a search box.", [.field, .table]),
    ("At the bottom a map. A table of boats.", [.table, .map]),
    ("a map at the bottom, a table of boats", [.table, .map]),
  ])
  func `what is said to be above comes first`(_ intent: String, _ kinds: [ComponentKind])
    throws
  {
    #expect(try brief(intent).requirements.map(\.subject) == kinds.map { .component($0) })
  }

  @Test func `what is said to be below stays in its place`() throws {
    let subjects = try brief("a table of boats and below it a map").requirements.map(\.subject)
    #expect(subjects == [.component(.table), .component(.map)])
  }

  @Test(
    arguments: [
      "Tabs Boats and Crew. The first has a table, the second a map.",
      "Two tabs, Boats and Crew. The first shows a table. The second shows a map.",
      "Tabs:\n- Boats: a table\n- Crew: a map",
    ] as [TextCase])
  func `counted sentences and lines fill the parts that are named`(_ intent: TextCase) throws {
    let brief = try brief(intent.text)
    #expect(brief.layout == .tabs)
    let parts = brief.requirements.indices.filter { brief.requirements[$0].parent == nil }
    #expect(parts.map { brief.requirements[$0].details.label?.text } == ["Boats", "Crew"])
    for (part, kind) in zip(parts, [ComponentKind.table, .map]) {
      #expect(
        brief.requirements.filter { $0.parent == part }.map(\.subject) == [.component(kind)])
    }
  }

  @Test func `a step without a name has that of what it asks for`() throws {
    let brief = try brief("A wizard. Step 1 asks for the ring number. Step 2 asks for the berth.")
    let parts = brief.requirements.filter { $0.parent == nil }
    #expect(parts.map { $0.details.label?.text } == ["Ring number", "Berth"])
  }

  @Test(arguments: [
    "bar chart with the values 20, 71 and 34 for Mill, Kiln and Quarry",
    "bar chart: Mill, Kiln and Quarry with 20, 71 and 34",
    "bar chart for Mill, Kiln and Quarry: 20, 71, 34",
  ])
  func `names and figures in two lists of one length are points`(_ intent: String) throws {
    let chart = try #require(brief(intent).requirements.first)
    #expect(chart.details.items.map(\.label.text) == ["Mill", "Kiln", "Quarry"])
    #expect(chart.details.items.map { $0.values.map(\.text) } == [["20"], ["71"], ["34"]])
  }

  @Test func `names and figures in lists of two lengths are none`() throws {
    let brief = try brief("bar chart with the values 20 and 71 for Mill, Kiln and Quarry")
    let items = brief.requirements.flatMap(\.details.items).map(\.label.text)
    #expect(!items.contains("Quarry") || items.count != 3)
  }

  @Test func `a table takes no points from the chart after it`() throws {
    let brief = try brief("a table with Costume and Size. A line chart of loans: Sep 12, Oct 19")
    #expect(brief.requirements.map(\.subject) == [.component(.table), .component(.chart)])
    #expect(brief.requirements[0].details.items.isEmpty)
    #expect(brief.requirements[1].details.items.map(\.label.text) == ["Sep", "Oct"])
  }

  @Test(arguments: [
    "a list of oak, ash and elm", "I have an oak, an ash and an elm. Show them as a list.",
    "We planted oak, ash and elm. Make a list.",
  ])
  func `a list holds the names that it is of, or that precede it`(_ intent: String) throws {
    let brief = try brief(intent)
    #expect(brief.requirements.count == 1)
    #expect(brief.requirements.first?.details.items.map(\.label.text) == ["Oak", "Ash", "Elm"])
  }

  @Test(arguments: [
    "a list of name, email and phone", "a list of hotels",
    "We sell oak, ash and elm. A list of customers.",
  ])
  func `a list of things in general holds no names`(_ intent: String) throws {
    #expect(try brief(intent).requirements.allSatisfy(\.details.items.isEmpty))
  }

  @Test(arguments: [
    ("a field labelled \"Berth\" and another labelled \"Draught\"", ["Berth", "Draught"]),
    ("a button that says Flush the line, a second that says Stop", ["Flush the line", "Stop"]),
    ("a button called Ring the bell and one called Stop", ["Ring the bell", "Stop"]),
    ("two buttons, a main one 'Adopt' and a secondary 'Later'", ["Adopt", "Later"]),
    ("a switch for the lamp as well as for the fan", ["Lamp", "Fan"]),
  ])
  func `one more of the same has its own name`(_ intent: String, _ names: [String]) throws {
    #expect(try labels(intent) == names)
  }

  @Test func `an action that is named again is one`() throws {
    let names = try labels("I want to open the gate, so give me a button Open gate")
    #expect(names == ["Open gate"])
  }

  @Test(arguments: [
    "tension: slider, min 1, max 9, value 3", "a slider for tension, min 1, max 9; it starts at 3",
    "a slider for tension from 1 to 9. It starts at 3.",
    "Let users set the tension between 1 and 9 with a slider that starts at 3",
  ])
  func `bounds and a start are of the control before them`(_ intent: String) throws {
    let slider = try #require(brief(intent).requirements.first)
    #expect(slider.subject == .component(.slider))
    #expect(slider.details.minimum == 1 && slider.details.maximum == 9)
    #expect(slider.details.value?.text == "3")
  }

  @Test(arguments: [
    "a search field with the placeholder \"Find a boat\"",
    "a search field, placeholder \"Find a boat\", and a Go button",
  ])
  func `a placeholder is no field of its own`(_ intent: String) throws {
    let field = try #require(brief(intent).requirements.first)
    #expect(field.details.hint?.text == "Find a boat")
    #expect(try brief(intent).requirements.count { $0.isForInput } == 1)
  }

  @Test(arguments: [
    "The wood is either oak or ash", "Wood: choose from oak or ash",
    "wood (single select: oak, ash)",
    "Options for the wood: oak, ash", "Let me choose one of oak and ash as wood",
    "a dropdown where people pick the wood from oak and ash",
    "Users can pick the wood, which is oak or ash.",
  ])
  func `what can be chosen is stated in many ways`(_ intent: String) throws {
    let choice = try #require(brief(intent).requirements.first)
    #expect(choice.details.label?.text == "Wood")
    #expect(choice.details.items.map(\.label.text) == ["Oak", "Ash"])
  }

  @Test func `who writes tells a story, who fills in does not`() throws {
    #expect(
      try labels("I keep a diary of my dives. A form with depth and remarks.")
        == ["Depth", "Remarks"])
    #expect(
      try labels("A form for divers. They should give the depth and the spot.").contains("Depth"))
  }

  @Test(arguments: [
    ("Volunteers choose a shift", "Shift"), ("People search for a tool", "Search for a tool"),
    ("Blood donors type their birthday", "Birthday"), ("Parents upload a photo", "Photo"),
  ])
  func `who does something is no part of it`(_ intent: String, _ label: String) throws {
    let brief = try brief(intent)
    #expect(brief.requirements.first?.details.label?.text == label)
    #expect(brief.requirements.allSatisfy { $0.isForInput || $0.isForAction })
  }

  @Test func `what is the reader's is requested, what is another's is stated`() throws {
    let asked = try brief("We need your name and your phone.").requirements
    #expect(asked.allSatisfy { $0.isForInput || $0.isImplied })
    #expect(
      try !brief("Show the owner's name and the owner's phone.").requirements.contains {
        $0.isForInput
      })
  }

  @Test(arguments: [
    "library hours Mon-Fri 9-19, Sat 10-14", "Library hours: Mon-Fri 9-19, Sat 10-14",
  ])
  func `days and their hours are stated after what opens, with or without a mark`(
    _ intent: String
  ) throws {
    let details = try brief(intent).requirements.map(\.details)
    let names = details.compactMap(\.label?.text) + details.flatMap(\.items).map(\.label.text)
    #expect(names.suffix(2) == ["Mon-Fri", "Sat"])
  }

  @Test(arguments: ["sales report for the month", "order status by region"])
  func `a verb that is a noun here names no action`(_ intent: String) throws {
    #expect(try !brief(intent).requirements.contains { $0.isForInput })
  }
}
