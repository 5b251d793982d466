import ScreenCompiler
import Testing

/// Edits that are put in ways of which no single word says what to do.
@Suite struct EditConstructionTests {
  private static let repairs = Screen(
    title: "Repairs",
    sections: [
      Section(
        id: "repairs", title: "Open repairs",
        elements: [
          Element(
            .table(
              .init(
                title: "", columns: ["Bike", "Problem", "Priority", "Price"],
                rows: [
                  ["City 1", "Page loads slowly", "Low", "$40"],
                  ["Cargo 2", "Cannot sign in", "High", "$90"],
                  ["Tandem 3", "Wrong item", "Medium", "$20"],
                ])), samples: ["rows"])
        ]),
      Section(
        id: "new", title: "New repair",
        components: [
          .field(.init(label: "Owner", placeholder: "", name: "owner")),
          .field(.init(label: "Phone", placeholder: "", kind: .phone, name: "phone")),
          .picker(.init(label: "Brake", options: ["Disc", "Rim"], name: "brake")),
          .toggle(.init(label: "Consent", name: "consent")),
          .button(.init(label: "Delete", style: .destructive, action: "delete")),
        ]),
    ])

  private static let club = Screen(
    title: "Club",
    sections: [
      Section(
        id: "figures",
        components: [.stat(.init(label: "Servings", value: "3"))]),
      Section(
        id: "plans", title: "Plans",
        components: [
          .list(
            .init(
              title: "", style: .cards,
              items: [
                .init(
                  title: "Free", facts: [.init(key: "Total", value: "$0")],
                  actions: [.init(label: "Choose", action: "choose")]),
                .init(
                  title: "Business", facts: [.init(key: "Total", value: "$30")],
                  actions: [.init(label: "Choose", action: "choose-2")]),
              ]))
        ]),
      Section(
        id: "way", title: "Order",
        components: [
          .steps(
            .init(
              title: "",
              items: [
                .init(label: "Packed", state: .current), .init(label: "On the way"),
                .init(label: "Delivered"),
              ]))
        ]),
    ])

  private static func edit(_ screen: Screen, _ text: String) throws -> Compilation {
    try Compiler().edit(screen, SourceText(name: "<edit>", text))
  }

  @Test(arguments: [
    ("we dropped Business", #""Business""#), ("Business isn't offered any more", #""Business""#),
    ("nobody looks at the servings", #""Servings""#), ("no servings please", #""Servings""#),
  ])
  func `what is said to be of no use goes`(_ text: String, _ gone: String) throws {
    let result = try Self.edit(Self.club, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    #expect(!result.screen.json(.compact).contains(gone))
  }

  @Test(arguments: [
    (
      "the problems make no sense, use things like flat tyre, broken chain, worn brakes",
      [#""Flat tyre""#, #""Broken chain""#, #""Worn brakes""#]
    ),
    ("Brake: Disc, Rim, Drum", [#""options":["Disc","Rim","Drum"]"#]),
    (
      "I'd like the brake to be coaster, disc and drum, disc picked already",
      [#""options":["Coaster","Disc","Drum"],"selected":["Disc"]"#]
    ),
    ("the columns should be Bike, Owner and Price", [#""columns":["Bike","Owner","Price"]"#]),
    (
      "the table should show the mechanic and the due date",
      [#""Price","Mechanic","Due date"]"#]
    ),
    ("sort by priority with High first", [#""rows":[["Cargo 2","Cannot sign in","High""#]),
    ("filters on top: priority, price", [#""label":"Priority""#, #""label":"Price""#]),
    ("a button Mark as done on every row", [#""actions":[{"label":"Mark as done""#]),
    ("with a cancel and an edit on each repair", [#"{"label":"Cancel""#, #"{"label":"Edit""#]),
    ("highlight the bikes with a price over 30", [#""marks":[{"row":1},{"row":2}]"#]),
    ("colour the priority: red High, orange Medium", [#"{"row":2,"column":3,"tone":"critical"}"#]),
    ("a pie chart of the priority", [#""kind":"pie""#, #"{"label":"High","value":90}"#]),
    ("only the first two", [#"["City 1","Page loads slowly","Low","$40"],["Cargo 2","#]),
    ("five repairs instead of three", [#"["Repair 5","#]),
  ])
  func `what a collection or a choice holds is as it is told`(
    _ text: String, _ shown: [String]
  ) throws {
    let result = try Self.edit(Self.repairs, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    for text in shown { #expect(result.screen.json(.compact).contains(text)) }
  }

  @Test(arguments: [
    ("consent must be a checkbox, not a switch", #""style":"checkbox""#),
    ("there should be a tick box \"This is a gift\"", #""label":"This is a gift""#),
    ("a log out button in red at the bottom", #""label":"Log out","style":"destructive""#),
    ("we need a field for a discount code above the phone", #""label":"Discount code""#),
    ("add a purpose field - choices like Race, Tour, Work", #""options":["Race","Tour","Work"]"#),
    ("add tabs Open / Closed / All", #""options":["Open","Closed","All"]"#),
    ("a line under the phone saying Call us any time", #""text":"Call us any time""#),
    ("and a red banner about a storm tonight", #""title":"Storm tonight""#),
    ("please put a big product photo at the top", #""description":"Product photo""#),
    ("links to privacy and imprint", #""label":"Imprint""#),
    ("let people sign in with Google or Apple", #""label":"Sign in with Apple""#),
    ("ask if I'm sure before it is deleted", #""opens":"delete""#),
    ("phone after brake", #""name":"brake"},{"type":"field","label":"Phone""#),
    ("put the table left of the owner", #""layout":"columns""#),
    ("the title should be Our repairs, and no more than that", #""title":"Our repairs""#),
  ])
  func `new things are what their words say`(_ text: String, _ shown: String) throws {
    let result = try Self.edit(Self.repairs, text)
    #expect(result.screen.json(.compact).contains(shown), "\(result.ledger.entries.map(\.reason))")
  }

  @Test(arguments: [
    (
      "we're at On the way",
      #""label":"Packed","state":"done"},{"label":"On the way","state":"current""#
    ),
    ("the total should be once at the top, not on every card", #""type":"stat","label":"Total""#),
    ("servings should be adjustable with plus and minus, starting at 4", #""kind":"number""#),
    ("there's a step missing, Out for delivery", #"{"label":"Out for delivery"}"#),
    ("get rid of the heading \"Plans\"", #""id":"plans","components""#),
    ("each card needs an owner and a due date", #"{"key":"Owner","value":"—"}"#),
    ("Free -> Starter", #""title":"Starter""#),
  ])
  func `states, attributes and names are those of what is there`(
    _ text: String, _ shown: String
  ) throws {
    let result = try Self.edit(Self.club, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    #expect(result.screen.json(.compact).contains(shown))
  }

  @Test(arguments: [
    (
      "Problems are odd for us. Should be things like flat tyre, worn brakes, broken chain",
      "Flat tyre"
    ),
    ("the priority shows nonsense?? It needs to be one of ours: Now, Soon, Later", "Soon"),
    (
      "brake is wrong, it has to be e.g. Coaster, Drum and Disc",
      #""options":["Coaster","Drum","Disc"]"#
    ),
  ])
  func `an enumeration behind a thing that holds others is what it holds`(
    _ text: String, _ shown: String
  ) throws {
    let result = try Self.edit(Self.repairs, text)
    #expect(result.screen.json(.compact).contains(shown), "\(result.ledger.entries.map(\.reason))")
  }

  @Test(arguments: [
    "sort the problems by price, priority and bike", "remove the engines, e.g. big, small and old",
  ])
  func `an enumeration of what nothing holds changes no values`(_ text: String) throws {
    let result = try Self.edit(Self.repairs, text)
    for value in ["Page loads slowly", "Cannot sign in", #""options":["Disc","Rim"]"#] {
      #expect(result.screen.json(.compact).contains(value))
    }
  }

  @Test func `inputs go into the steps that are named, in their order`() throws {
    let text = "make it two steps: owner, consent"
    let form = Screen(title: "New repair", sections: [Self.repairs.sections[1]])
    let screen = try Self.edit(form, text).screen
    #expect(screen.layout == .wizard)
    #expect(screen.sections.map(\.group) == ["Owner", "Consent"])
    #expect(screen.sections[1].components.contains { $0.kind == .toggle })
  }

  @Test func `what is wished in brackets is listed as behind a colon`() throws {
    let result = try Self.edit(Self.repairs, "a filter for state (open, closed)")
    #expect(result.screen.json(.compact).contains(#""Open","Closed""#))
  }

  @Test(arguments: [
    "we dropped the gym", "nobody looks at the weather",
    "the engines make no sense, use A, B and C",
    "only five a page", "sort by colour with Red first",
    "the problems should be about bikes", "we're at the seaside",
    "I write things like \"glasses\" or \"needs support\" in there",
  ])
  func `what names nothing on the screen changes nothing`(_ text: String) throws {
    let result = try Self.edit(Self.repairs, text)
    #expect(result.screen == Self.repairs, "\(result.ledger.entries.map(\.reason))")
    #expect(result.ledger.entries.allSatisfy { $0.outcome != .met })
  }

  @Test func `values that were given are no samples to be replaced`() throws {
    var screen = Self.repairs
    screen.sections[0].elements[0].samples = []
    let text = "the problems make no sense, use things like flat tyre, broken chain, worn brakes"
    #expect(try Self.edit(screen, text).screen == screen)
  }
}
