import ScreenCompiler
import Testing

/// Edits that ask for looks, for other ways of writing, or for a thing of another form.
@Suite struct EditingLooksTests {
  private static let shop = Screen(
    title: "Mugs",
    sections: [
      Section(
        id: "mug", title: "",
        components: [
          .image(.init(description: "A mug")),
          .heading(.init(text: "Blue mug")),
          .paragraph(.init(text: "Made by hand.")),
          .stat(.init(label: "Price", value: "$24")),
          .keyValue(.init(key: "Colour", value: "blue")),
          .keyValue(.init(key: "Sizes", value: "S, M and L")),
          .keyValue(.init(key: "Opened", value: "4 May")),
          .badge(.init(label: "Priority: high", tone: .critical)),
          .badge(.init(label: "Open", tone: .info)),
          .field(.init(label: "Name", placeholder: "", name: "name")),
          .button(.init(label: "Pay", style: .primary, action: "pay")),
        ]),
      Section(
        id: "shops", title: "Shops",
        components: [
          .list(
            .init(
              title: "", style: .cards,
              items: [
                .init(title: "Front desk", detail: "Hotel Vega"),
                .init(title: "Kiosk", detail: "Old Pier"),
              ]))
        ]),
      Section(
        id: "sold", title: "Sold",
        components: [
          .table(
            .init(
              title: "", columns: ["Maker", "Sold", "Final"],
              rows: [["Noor", "88", "90"], ["Peter", "70", "72"], ["Yuki", "97", "96"]]))
        ]),
    ])

  private static let routine = Screen(
    title: "Workout",
    sections: [
      Section(
        id: "moves", title: "",
        components: [
          .timer(.init(label: "Sprint", kind: .interval, seconds: 30, rounds: 8)),
          .timer(.init(label: "Rest", kind: .rest, seconds: 90, rounds: 8)),
          .timer(.init(label: "Cool down", seconds: 300)),
        ]),
      Section(
        id: "before", title: "Before",
        components: [
          .checklist(
            .init(title: "", items: [.init(label: "Book the hall"), .init(label: "Pack")]))
        ]),
    ])

  private static let ward = Screen(
    title: "Ward",
    sections: [
      Section(
        id: "now", title: "",
        components: [
          .stat(.init(label: "Temperature", value: "36.8 °C")),
          .stat(.init(label: "Weight", value: "70 kg")),
          .stat(.init(label: "Fee", value: "€12.90")),
        ]),
      Section(
        id: "hours", title: "Hours",
        components: [
          .keyValue(.init(key: "Monday", value: "9-18")),
          .keyValue(.init(key: "Tuesday", value: "9-20")),
        ]),
      Section(
        id: "form", title: "Form",
        components: [
          .field(.init(label: "Age", placeholder: "", kind: .number, name: "age")),
          .picker(.init(label: "Shirt", options: ["S", "M"], name: "shirt")),
          .picker(.init(label: "Distance", options: ["5 km", "10 km"], name: "distance")),
        ]),
      Section(
        id: "exams", title: "Exams",
        components: [
          .table(
            .init(
              title: "", columns: ["Exam", "Day", "Room"],
              rows: [["Maths", "2 June", "Hall A"], ["Physics", "5 June", "Hall B"]])),
          .list(
            .init(
              title: "",
              items: [.init(title: "Basic", detail: "$5"), .init(title: "Team", detail: "$12")])),
        ]),
    ])

  private static func edit(_ screen: Screen, _ text: String) throws -> Compilation {
    try Compiler().edit(screen, SourceText(name: "<edit>", text))
  }

  @Test(arguments: [
    ("make the price bigger", #""value":"$24","emphasis":"strong""#),
    ("the price should stand out more", #""value":"$24","emphasis":"strong""#),
    ("show the price in red", #""value":"$24","tone":"critical""#),
    ("make the heading smaller", #""text":"Blue mug","emphasis":"muted""#),
    ("make the paragraph grey", #""text":"Made by hand.","emphasis":"muted""#),
    ("make the picture round", #""description":"A mug","shape":"round""#),
    ("make the pay button full width", #""action":"pay","width":"full""#),
    ("make the colour red", #""key":"Colour","value":"red""#),
    ("opened in bold", #""key":"Opened","value":"4 May","emphasis":"strong""#),
  ])
  func `a look is set where a component has it`(_ text: String, _ shown: String) throws {
    let result = try Self.edit(Self.shop, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    #expect(result.screen.json(.compact).contains(shown), "\(result.screen.json(.compact))")
  }

  @Test(arguments: [
    ("make the name field purple", "field \"Name\" has no colour that could be \"purple\""),
    ("make the name field narrow", "button can be so"),
    ("center the heading", "no alignment can be set"),
    ("make the table more compact", "a list can be plain"),
    ("let people pick the colour", "a choice needs more than one option"),
  ])
  func `a look that nothing has is refused with what comes nearest`(
    _ text: String, _ reason: String
  ) throws {
    let result = try Self.edit(Self.shop, text)
    let reasons = result.ledger.entries.filter { $0.outcome == .unmet }.map(\.reason)
    #expect(reasons.contains { $0.contains(reason) }, "\(result.ledger.entries.map(\.reason))")
    #expect(result.screen == Self.shop)
  }

  @Test(arguments: [
    ("prices with two decimals", #""value":"$24.00""#),
    ("dates like May 4", #""value":"May 4""#),
    ("let people pick the sizes", #""options":["S","M","L"]"#),
    ("change the priority to low", #""label":"Priority: low""#),
    ("sort the table by final, best first", #"["Yuki","97","96"],["Noor""#),
    ("remove Hotel Vega", #""items":[{"title":"Kiosk""#),
    (
      "relabel the columns as Potter, Pieces and Points", #""columns":["Potter","Pieces","Points"]"#
    ),
    ("add Amir with 80 and 83", #"["Amir","80","83"]"#),
  ])
  func `what is there takes another form`(_ text: String, _ shown: String) throws {
    let result = try Self.edit(Self.shop, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    #expect(result.screen.json(.compact).contains(shown), "\(result.screen.json(.compact))")
  }

  @Test(arguments: [
    ("temperature in fahrenheit", #""value":"98.2 °F""#),
    ("weight in pounds", #""value":"154 lb""#),
    ("the fee is 14.50", #""value":"€14.50""#),
    ("show the hours as a table", #""rows":[["Monday","9-18"],["Tuesday","9-20"]]"#),
    ("age must be 16 or older", #""rules":{"minimum":16}"#),
    ("XXL is missing", #""options":["S","M","XXL"]"#),
    ("Physics is in Hall C", #"["Physics","5 June","Hall C"]"#),
    ("the Team is sold out, delete it", #""items":[{"title":"Basic","detail":"$5"}]"#),
    ("the prices are $6 and $14 now", #""detail":"$6"},{"title":"Team","detail":"$14"}"#),
  ])
  func `figures, limits and places are those of what is there`(
    _ text: String, _ shown: String
  ) throws {
    let result = try Self.edit(Self.ward, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    #expect(result.screen.json(.compact).contains(shown), "\(result.screen.json(.compact))")
  }

  @Test(arguments: [
    "Physics moved to Lisbon", "the weight is what counts",
  ])
  func `what says nothing to do changes nothing`(_ text: String) throws {
    #expect(try Self.edit(Self.ward, text).screen == Self.ward)
  }

  @Test func `rounds are those of all that runs in rounds`() throws {
    let screen = try Self.edit(Self.routine, "10 rounds").screen
    #expect(screen.json(.compact).split(separator: #""rounds":10"#).count == 3)
  }

  @Test func `a task is done where its own verb says so`() throws {
    let result = try Self.edit(Self.routine, "the hall is booked already")
    #expect(result.screen.json(.compact).contains(#"{"label":"Book the hall","checked":true}"#))
    let denied = try Self.edit(Self.routine, "the hall is not booked yet")
    #expect(!denied.screen.json(.compact).contains("checked"))
  }

  @Test func `what is to stay as it is stays, and is no fault`() throws {
    let result = try Self.edit(Self.shop, "opened is 5 May instead, sizes unchanged")
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
  }
}
