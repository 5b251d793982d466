import ScreenComposition
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

/// Charts, tables and timelines get what is near them, whatever marks and words separate it.
struct CompletionTests {
  /// Names with their figures, and what these are.
  struct Theme: Sendable, CustomTestStringConvertible {
    var subject: String
    var pairs: [(name: String, value: String)]

    var testDescription: String { subject }

    static let all = [
      Theme(subject: "snow depth", pairs: [("Mon", "12 cm"), ("Tue", "15 cm"), ("Wed", "9 cm")]),
      Theme(subject: "eggs laid", pairs: [("Bella", "5"), ("Henrietta", "7"), ("Clara", "4")]),
      Theme(subject: "votes", pairs: [("Ana Ruiz", "120"), ("Tom Beck", "98"), ("Li Wei", "77")]),
      Theme(subject: "market share", pairs: [("Volta", "44%"), ("Swift", "31%"), ("Kona", "25%")]),
    ]
  }

  private static let separators = [", ", "; ", "\n", " / "]
  private static let actions: [Requirement.Subject] = [.need(.action), .component(.button)]
  private static let joiners = [" ", ": ", " was "]

  private func brief(_ intent: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", intent))
  }

  /// Every way to write the pairs of a theme one after another.
  private func rows(of theme: Theme) -> [String] {
    Self.separators.flatMap { separator in
      Self.joiners.map { joiner in
        (separator == "\n" ? separator : "")
          + theme.pairs.map { $0.name + joiner + $0.value }.joined(separator: separator)
      }
    }
  }

  @Test(arguments: Theme.all)
  func `a chart has each figure under its name, however they are written`(_ theme: Theme) throws {
    for row in rows(of: theme) {
      let brief = try brief("A line chart of \(theme.subject). \(row)")
      let chart = try #require(brief.requirements.first { $0.subject == .component(.chart) })
      #expect(chart.details.items.map(\.label.text) == theme.pairs.map(\.name), "\(row)")
      #expect(
        chart.details.items.map { $0.values.map(\.text) } == theme.pairs.map { [$0.value] },
        "\(row)")
      #expect(brief.requirements.count == 1, "what is in the chart is shown once: \(row)")
    }
  }

  @Test(arguments: Theme.all)
  func `a table with named columns has a row for each pair`(_ theme: Theme) throws {
    for row in rows(of: theme) {
      let brief = try brief("A table with columns Name and \(theme.subject). \(row)")
      let table = try #require(brief.requirements.first { $0.subject == .component(.table) })
      #expect(table.details.items.map(\.label.text) == theme.pairs.map(\.name), "\(row)")
      #expect(
        table.details.items.map { $0.values.map(\.text) } == theme.pairs.map { [$0.value] },
        "\(row)")
    }
  }

  @Test(
    arguments: [
      "Table of cheeses with columns cheese, milk, age: Gouda, cow, 6; Feta, goat, 3.",
      "Table of cheeses with columns cheese, milk, age:\nGouda, cow, 6\nFeta, goat, 3",
      "Table of cheeses with columns cheese, milk, age:\nGouda | cow | 6\nFeta | goat | 3",
      "Table of cheeses: cheese, milk, age. First row Gouda, cow, 6. Second row Feta, goat, 3.",
    ] as [TextCase])
  func `rows of cells are found by the marks between them`(_ intent: TextCase) throws {
    let table = try #require(
      brief(intent.text).requirements.first { $0.subject == .component(.table) })
    #expect(table.details.items.map(\.label.text) == ["Gouda", "Feta"])
    #expect(table.details.items.map { $0.values.map(\.text) } == [["cow", "6"], ["goat", "3"]])
  }

  @Test(
    arguments: [
      "A timeline of the renovation: January permits, March demolition, June wiring",
      "A timeline of the renovation. Permits in January, demolition in March and wiring in June.",
      "A timeline of the renovation\nJanuary: permits\nMarch: demolition\nJune: wiring",
    ] as [TextCase])
  func `moments may be before or after what happens then`(_ intent: TextCase) throws {
    let timeline = try #require(
      brief(intent.text).requirements.first { $0.subject == .component(.list) })
    #expect(timeline.details.items.map(\.label.text) == ["Permits", "Demolition", "Wiring"])
    #expect(
      timeline.details.items.map { $0.values.map(\.text) } == [["January"], ["March"], ["June"]])
  }

  @Test(arguments: [
    ("a pie chart of rent 40, food 35 and fun 25", ["Rent", "Food", "Fun"], "Rent, food and fun"),
    ("a bar chart of apples 12, pears 9", ["Apples", "Pears"], "Apples and pears"),
    ("a bar chart of sales: Mon 12, Tue 15", ["Mon", "Tue"], "Sales"),
  ])
  func `a chart is not called by the first of its points`(
    _ intent: String, points: [String], title: String
  ) throws {
    let brief = try brief(intent)
    #expect(brief.requirements.first?.details.items.map(\.label.text) == points)
    #expect(brief.title.text == title)
  }

  @Test(arguments: [
    "map with Oslo, Bergen and Tromsø", "A map with pins at Oslo, Bergen and Tromsø.",
    "We have shops in Oslo, Bergen and Tromsø. Show them on a map.",
    "Oslo, Bergen and Tromsø on a map", "pins for Oslo, Bergen and Tromsø",
  ])
  func `a map has the places that are named near it`(_ intent: String) throws {
    let places = try brief(intent).requirements.filter {
      $0.subject == .component(.map) || $0.subject == .need(.place)
    }
    #expect(
      places.first?.details.items.map(\.label.text) == ["Oslo", "Bergen", "Tromsø"])
  }

  @Test(arguments: [
    "a carousel of our ships Otto, Frida and Klaus", "list of my parrots Otto, Frida and Klaus",
  ])
  func `a list has the things that are named after what they are`(_ intent: String) throws {
    let list = try #require(brief(intent).requirements.first)
    #expect(list.details.items.map(\.label.text) == ["Otto", "Frida", "Klaus"])
  }

  @Test(arguments: [
    ("video: Fold a paper crane, 3:30 min", "Fold a paper crane", 210),
    ("audio player, Mud and Mortar, 38 minutes", "Mud and Mortar", 2280),
    ("Bell foundry tour (video, 95 seconds)", "Bell foundry tour", 95),
  ])
  func `a recording has the length that its sentence gives`(
    _ intent: String, name: String, seconds: Int
  ) throws {
    let player = try #require(brief(intent).requirements.first)
    #expect(player.subject == .component(.player))
    #expect(player.details.items.map(\.seconds) == [seconds])
    let names = [player.details.label?.text, player.details.items.first?.label.text]
    #expect(names.contains(name))
  }

  @Test func `a timer beside a recording keeps its own length`() throws {
    let found = try brief("a video of the flood and a timer for 10 minutes").requirements
    #expect(found.map(\.subject) == [.component(.player), .component(.timer)])
    #expect(found[0].details.items.allSatisfy { $0.seconds == nil })
  }

  @Test func `a link leads to the address that is given after its name`() throws {
    let found = try brief("link Tide tables, https://example.org/tides").requirements
    #expect(found.map(\.subject) == [.component(.link)])
    #expect(found.first?.details.label?.text == "Tide tables")
    #expect(found.first?.details.value?.text == "https://example.org/tides")
  }

  @Test func `names in quotation marks that somebody presses are buttons`() throws {
    let found = try brief(
      "The clerk presses “Print receipt”; if the paper is out she clicks “Change roll”."
    ).requirements
    #expect(found.allSatisfy { Self.actions.contains($0.subject) })
    #expect(found.map(\.details.label?.text) == ["Print receipt", "Change roll"])
  }

  @Test(arguments: [
    ("let the driver accept or decline the ride", ["Accept", "Decline the ride"]),
    ("let the nurse approve or reject the request", ["Approve", "Reject the request"]),
  ])
  func `answers may say what they are given to`(_ intent: String, labels: [String]) throws {
    let found = try brief(intent).requirements
    #expect(found.allSatisfy { Self.actions.contains($0.subject) })
    #expect(found.map(\.details.label?.text) == labels)
  }

  @Test(arguments: ["Scooter: battery 64%, range 18 km", "Boat: battery 64%, range 18 km"])
  func `figures with names are no fields, whatever else a name can be`(_ intent: String) throws {
    let figures = try brief(intent).requirements
    #expect(figures.map(\.details.label?.text) == ["Battery", "Range"])
    #expect(figures.map(\.details.value?.text) == ["64%", "18 km"])
  }

  @Test(arguments: [
    "A table of invoices with number and amount, and a button to send a reminder",
    "A chart of sales by month. Two buttons, Export and Print.",
    "A timeline of the project and a map of the site",
  ])
  func `what is requested by name is no row, point or place`(_ intent: String) throws {
    let collections: [Requirement.Subject] = [
      .component(.table), .component(.chart), .component(.list), .component(.map),
    ]
    let found = try brief(intent).requirements.filter { collections.contains($0.subject) }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.details.items.isEmpty })
  }
}
