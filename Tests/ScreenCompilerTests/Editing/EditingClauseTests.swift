import ScreenCompiler
import Testing

/// Edits that order, group, or add one more of what a collection holds.
@Suite struct EditingClauseTests {
  private static let library = Screen(
    title: "Library",
    sections: [
      Section(
        id: "loans",
        components: [
          .table(
            .init(
              title: "Loans", columns: ["Borrower", "Country", "Days overdue"],
              rows: [
                ["Omar Haddad", "Egypt", "22"], ["Ann Zeller", "Peru", "8"],
                ["Kwame Boateng", "Egypt", "38"],
              ])),
          .button(.init(label: "Renew", action: "renew")),
        ])
    ])

  private static let plans = Screen(
    title: "Pricing",
    sections: [
      Section(
        id: "plans", title: "Plans",
        components: [
          .list(
            .init(
              title: "", style: .cards,
              items: [
                .init(
                  title: "Team", facts: [.init(key: "Price", value: "$12")],
                  actions: [.init(label: "Choose", action: "choose")]),
                .init(
                  title: "Business", facts: [.init(key: "Price", value: "$30")],
                  actions: [.init(label: "Choose", action: "choose-2")]),
              ]))
        ])
    ])

  private static let player = Screen(
    title: "Player",
    sections: [
      Section(
        id: "settings",
        components: [
          .slider(.init(label: "Playback speed", minimum: 1, maximum: 3, value: 1, name: "speed")),
          .field(.init(label: "Storage limit", placeholder: "", name: "limit")),
          .button(.init(label: "Clear downloads", action: "clear")),
        ])
    ])

  private static func edit(_ screen: Screen, _ text: String) throws -> Compilation {
    try Compiler().edit(screen, SourceText(name: "<edit>", text))
  }

  @Test(arguments: [
    ("Sort it so the most overdue books come first", "Kwame Boateng", "Ann Zeller"),
    ("the least overdue at the top please", "Ann Zeller", "Kwame Boateng"),
    ("put them in alphabetical order", "Ann Zeller", "Omar Haddad"),
    ("sort by surname", "Kwame Boateng", "Ann Zeller"),
  ])
  func `the order is the one that is asked for`(
    _ text: String, _ first: String, _ last: String
  ) throws {
    let result = try Self.edit(Self.library, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    guard case .table(let table)? = result.screen.sections.first?.components.first else {
      Issue.record("the table is gone")
      return
    }
    #expect(table.rows.first?.first == first)
    #expect(table.rows.last?.first == last)
    #expect(table.columns.count == 3)
  }

  @Test func `an order by what nothing shows is refused`() throws {
    let result = try Self.edit(Self.library, "the most popular books first")
    #expect(result.screen == Self.library)
    #expect(!result.ledger.isSettled)
  }

  @Test func `rows are grouped by the values of a column`() throws {
    let screen = try Self.edit(Self.library, "can I have it grouped by country").screen
    #expect(screen.sections.map(\.title) == ["", "Egypt", "Peru"])
    #expect(screen.json(.compact).contains(#"["Omar Haddad","Egypt","22"],["Kwame Boateng""#))
  }

  @Test func `inputs go into the group whose name they share`() throws {
    let result = try Self.edit(Self.player, "Split it into Playback and Storage")
    #expect(result.screen.sections.map(\.title) == ["Playback", "Storage", ""])
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
  }

  @Test(arguments: ["group it by colour", "split it into Sound and Pictures"])
  func `a group that nothing belongs to is refused`(_ text: String) throws {
    for screen in [Self.library, Self.player] {
      #expect(try Self.edit(screen, text).screen == screen)
    }
  }

  @Test func `one more plan is a card with what is stated, and nothing in the others`() throws {
    let screen = try Self.edit(Self.plans, "Add a free plan at the beginning").screen
    guard case .list(let list)? = screen.sections.first?.components.first else {
      Issue.record("the list is gone")
      return
    }
    #expect(list.items.map(\.title) == ["Free", "Team", "Business"])
    #expect(list.items[0].facts == [.init(key: "Price", value: "Free")])
    #expect(list.items[1].facts.count == 1)
  }

  @Test func `one more row has the rest missing`() throws {
    let screen = try Self.edit(Self.library, "add a fourth loan called Ben Okri").screen
    #expect(screen.json(.compact).contains(#"["Ben Okri","—","—"]"#))
  }

  @Test func `a plan that is changed to another name is renamed`() throws {
    let screen = try Self.edit(Self.plans, "Change Business to Enterprise").screen
    #expect(screen.json(.compact).contains(#""title":"Enterprise""#))
    #expect(!screen.json(.compact).contains("Business"))
  }

  @Test func `a switch between two ways is a choice above what it changes`() throws {
    let screen = try Self.edit(
      Self.plans, "We want to switch between monthly and yearly, with yearly selected"
    ).screen
    guard case .picker(let picker)? = screen.sections.first?.components.first else {
      Issue.record("there is no picker")
      return
    }
    #expect(picker.options == ["Monthly", "Yearly"])
    #expect(picker.selected == ["Yearly"])
  }

  @Test func `a complaint renames nothing`() throws {
    let screen = try Self.edit(
      Self.player, "Clear downloads is too easy to hit by accident, make it red"
    ).screen
    #expect(screen.json(.compact).contains(#""label":"Clear downloads","style":"destructive""#))
  }

  @Test func `what shouldn't be prominent steps back`() throws {
    let facts = Screen(
      title: "Gym",
      sections: [
        Section(id: "a", components: [.stat(.init(label: "Cancellations", value: "4"))])
      ])
    let screen = try Self.edit(facts, "Cancellations shouldn't be so prominent").screen
    #expect(screen.json(.compact).contains(#""emphasis":"muted""#))
  }

  @Test func `a row is in red where its column says so`() throws {
    let result = try Self.edit(Self.library, "Show overdue rows in red")
    #expect(result.screen.json(.compact).contains(#""tone":"critical""#))
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
  }

  @Test func `the tone of a badge follows its new state`() throws {
    let order = Screen(
      title: "Order",
      sections: [
        Section(id: "a", components: [.badge(.init(label: "Shipped", tone: .info))])
      ])
    let screen = try Self.edit(order, "rename the badge to Delivered").screen
    #expect(screen.json(.compact).contains(#""label":"Delivered","tone":"success""#))
  }

  @Test(arguments: ["give every country its own colour", "I only want to see one day at a time"])
  func `what no screen can do is refused, and nothing is named so`(_ text: String) throws {
    #expect(try Self.edit(Self.library, text).screen == Self.library)
  }
}
