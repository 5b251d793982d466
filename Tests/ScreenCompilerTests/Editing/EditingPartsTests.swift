import ScreenCompiler
import Testing

/// Edits of what is within components, in the words that people use.
@Suite struct EditingPartsTests {
  private static let shop = Screen(
    title: "Tea shop",
    sections: [
      Section(
        id: "order", title: "Order", layout: .card,
        components: [
          .field(.init(label: "Name", placeholder: "Your name", name: "name")),
          .field(.init(label: "Arrival", placeholder: "", kind: .date, name: "arrival")),
          .field(.init(label: "Departure", placeholder: "", kind: .date, name: "departure")),
          .picker(.init(label: "Size", options: ["Small", "Large"], name: "size")),
          .slider(.init(label: "Strength", name: "strength")),
          .button(.init(label: "Send", style: .primary, action: "send")),
        ]),
      Section(
        id: "teas", title: "Teas",
        components: [
          .list(
            .init(
              title: "",
              items: [.init(title: "Assam", detail: "3.20"), .init(title: "Sencha", detail: "4")]))
        ]),
      Section(
        id: "stock", title: "Stock",
        components: [
          .table(
            .init(
              title: "", columns: ["Tea", "Grams", "Shelf"],
              rows: [
                ["Assam tin", "250", "A"], ["Green tin", "90", "B"], ["Mint tin", "3", "A"],
              ]))
        ]),
      Section(
        id: "tasks", title: "Tasks",
        components: [
          .checklist(.init(title: "", items: [.init(label: "Sweep"), .init(label: "Count")])),
          .timer(.init(label: "Steep", seconds: 180)),
        ]),
    ])

  private static func edit(_ text: String) throws -> Compilation {
    try shop.edited(text)
  }

  private static let cases: [(String, [String])] = [
    (
      "add Medium to the sizes",
      ["options is \"[\"Small\",\"Large\",\"Medium\"]\" now"]
    ),
    ("remove Large from the size dropdown", ["options is \"[\"Small\"]\" now"]),
    ("preselect Large", ["picker \"Size\" in \"Order\": selected is \"[\"Large\"]\" now"]),
    ("turn the size into radio buttons", ["style is \"radio\" now"]),
    ("size options: Cup, Pot and Urn", ["options is \"[\"Cup\",\"Pot\",\"Urn\"]\" now"]),
    (
      "the arrival should be required and the departure comes before it",
      ["rules is \"{\"required\":true}\" now", "moved"]
    ),
    ("make the dates required", ["field \"Arrival\" in", "field \"Departure\" in"]),
    ("make everything required except the name", ["\"Arrival\"", "\"Departure\""]),
    ("change the price of Assam to 3.50", ["\"detail\":\"3.50\""]),
    ("Sencha should cost 4.20", ["\"title\":\"Sencha\",\"detail\":\"4.20\""]),
    ("rename Sencha to Gyokuro because we ran out", ["\"title\":\"Gyokuro\""]),
    ("swap Assam and Sencha", ["[{\"title\":\"Sencha\""]),
    ("put the Shelf column first", ["[\"Shelf\",\"Tea\",\"Grams\"]", "rows is"]),
    ("remove the Grams column", ["[\"Tea\",\"Shelf\"]", "rows is"]),
    ("change the Green tin's grams to 120", ["[\"Green tin\",\"120\",\"B\"]"]),
    ("add a row for Rose tin, 40, C", ["table in \"Stock\": rows is"]),
    ("delete rows 1 and 3", ["[[\"Green tin\",\"90\",\"B\"]]"]),
    ("tick off Sweep", ["{\"label\":\"Sweep\",\"checked\":true}"]),
    ("add Dust before Count", ["\"label\":\"Dust\"},{\"label\":\"Count\"}"]),
    ("set the steep to 4 minutes", ["timer \"Steep\" in \"Tasks\": seconds is \"240\" now"]),
    ("make the range of strength 1 to 5", ["minimum is \"1\" now", "maximum is \"5\" now"]),
    ("cna you make the naem required please", ["field \"Name\" in \"Order\": rules is"]),
    ("teas above the order", ["section \"Order\" moved after \"Teas\""]),
    ("can the stock come first?", ["section \"Stock\" moved at the start"]),
    ("I'd like a phone field after the name", ["field \"Phone\" added after \"Name\""]),
    (
      "add a 'Pay with Mint' button next to Send and make it red",
      ["button \"Pay with Mint\" added after \"Send\""]
    ),
  ]

  @Test(arguments: cases)
  func `what is within a component is changed, and nothing beside it`(
    _ text: String, _ words: [String]
  ) throws {
    let result = try Self.edit(text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    let changes = ScreenDifference(from: Self.shop, to: result.screen).changes.map(\.words)
    let edited = result.screen.json(.compact)
    for word in words {
      #expect(changes.contains { $0.contains(word) } || edited.contains(word), "\(changes)")
    }
    let sections = Set(
      changes.flatMap { change in
        Self.shop.sections.map(\.title).filter { change.contains("\"\($0)\"") }
      })
    #expect(sections.count <= 2, "\(changes)")
  }

  @Test(arguments: [
    ("remove the Colour column", "nothing here matches"),
    ("remove the row", "may be row"),
    ("make it brown", "no colour"),
    ("change the price of Earl Grey to 3", "nothing here matches"),
    ("move Assam into the order", "cannot leave its component"),
    ("swap Assam and Small", "of one sort"),
    ("make the name greener", "has no known effect"),
    ("give Send a maximum of 4", "has no maximum"),
    ("the third button should be grey", "nothing here matches"),
  ])
  func `what is not there, or means several things, is unmet, and nothing changes`(
    _ text: String, _ reason: String
  ) throws {
    let result = try Self.edit(text)
    #expect(result.screen == Self.shop)
    #expect(result.ledger.entries.map(\.outcome) == [.unmet])
    #expect(result.ledger.entries[0].reason.contains(reason), "\(result.ledger.entries[0].reason)")
  }

  @Test func `what an edit could not do leaves what it spoke of to the next`() throws {
    let result = try Self.edit("make the Send button round and call it Order now")
    #expect(result.ledger.entries.map(\.outcome) == [.unmet, .met])
    #expect(result.screen.title == "Tea shop")
    #expect(result.screen.json().contains("\"label\": \"Order now\""))
  }

  @Test func `components side by side are a row of their own`() throws {
    let result = try Self.edit("put arrival and departure side by side")
    #expect(result.ledger.isSettled)
    #expect(result.screen.sections.map(\.layout.rawValue).prefix(3) == ["card", "row", "card"])
    let names = result.screen.sections.prefix(3).map { $0.components.map(\.kind.rawValue) }
    #expect(names == [["field"], ["field", "field"], ["picker", "slider", "button"]])
  }
}
