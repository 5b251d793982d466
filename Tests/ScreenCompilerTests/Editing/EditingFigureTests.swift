import ScreenCompiler
import Testing

/// Edits of figures and sides, and what is not put where it does not belong.
@Suite struct EditingFigureTests {
  private static let league = Screen(
    title: "League",
    sections: [
      Section(
        id: "table",
        components: [
          .standings(
            .init(
              title: "Points",
              rows: [.init(team: "Reds", points: 34), .init(team: "Greens", points: 28)]))
        ]),
      Section(
        id: "menu", title: "Menu",
        components: [
          .table(
            .init(
              title: "", columns: ["Day", "Lunch", "Dinner"],
              rows: [["Monday", "Soup", "Pasta"], ["Tuesday", "Salad", "Curry"]]))
        ]),
    ])

  private static let trip = Screen(
    title: "Trip",
    sections: [
      Section(
        id: "tasks",
        components: [
          .checklist(.init(title: "", items: [.init(label: "Book van"), .init(label: "Pack")]))
        ]),
      Section(
        id: "summary", title: "Summary",
        components: [.keyValue(.init(key: "Number", value: "12"))]),
    ])

  private static func edit(_ screen: Screen, _ text: String) throws -> Compilation {
    try Compiler().edit(screen, SourceText(name: "<edit>", text))
  }

  @Test(arguments: [
    ("Greens got 3 more points", #"{"team":"Greens","points":31}"#),
    ("no curry on Tuesday, rice instead", #"["Tuesday","Salad","Rice"]"#),
  ])
  func `a figure grows and a value goes for another`(_ text: String, _ shown: String) throws {
    let result = try Self.edit(Self.league, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    #expect(result.screen.json(.compact).contains(shown), "\(result.screen.json(.compact))")
  }

  @Test(arguments: [
    "Golds got 3 more points", "no curry on Friday, rice instead",
  ])
  func `what has no home changes nothing`(_ text: String) throws {
    #expect(try Self.edit(Self.league, text).screen == Self.league)
  }

  @Test(arguments: ["add games played", "a bit of stretching at the end"])
  func `no input stands where nothing is asked`(_ text: String) throws {
    let points = Screen(title: "League", sections: [Self.league.sections[0]])
    #expect(try Self.edit(points, text).screen == points)
  }

  @Test(arguments: [("left", ["Summary", "Main"]), ("right", ["Main", "Summary"])])
  func `a section goes to a side as a column of its own`(
    _ side: String, _ groups: [String]
  ) throws {
    let screen = try Self.edit(Self.trip, "The summary should be on the \(side)").screen
    #expect(screen.layout == .columns)
    #expect(screen.sections.map(\.group) == groups)
  }

  @Test func `users add to a list by an input and a button`() throws {
    let screen = try Self.edit(Self.trip, "let me add things myself").screen
    #expect(screen.sections[0].components.map(\.kind) == [.checklist, .field, .button])
  }

  @Test func `a name that the title says besides is that of the thing`() throws {
    let screen = try Self.edit(Self.trip, "make the trip number bigger").screen
    #expect(screen.json(.compact).contains(#""emphasis":"strong""#))
  }
}
