import ScreenCompiler
import Testing

/// Edits that call things otherwise than the screen does, or ask for another form of them.
@Suite struct EditingOtherNamesTests {
  private static let shop = Screen(
    title: "Tool shop",
    sections: [
      Section(
        id: "facts", title: "",
        components: [
          .keyValue(.init(key: "Opens", value: "7 am")),
          .keyValue(.init(key: "Where", value: "Old Town Hall")),
          .keyValue(.init(key: "Reach us", value: "555-0142")),
          .badge(.init(label: "Closed", tone: .neutral)),
          .button(.init(label: "Log out", style: .secondary, action: "log-out")),
        ]),
      Section(
        id: "stock", title: "Stock",
        components: [
          .table(
            .init(
              title: "", columns: ["Tool", "Left", "Cost", "Keeper"],
              rows: [
                ["Saw", "4", "$30", "Ada"], ["Drill", "9", "$89", "Ben"],
                ["Vice", "2", "$55", "Ada"],
              ]))
        ]),
      Section(
        id: "courses", title: "Courses",
        components: [
          .list(
            .init(
              title: "", style: .cards,
              items: [
                .init(
                  title: "Turning", detail: "beginner · 8 weeks",
                  actions: [.init(label: "Enroll", action: "enroll")]),
                .init(
                  title: "Carving", detail: "advanced · 3 weeks",
                  actions: [.init(label: "Enroll", action: "enroll-2")]),
              ]))
        ]),
    ])

  private static let form = Screen(
    title: "Join",
    sections: [
      Section(
        id: "you", title: "",
        components: [
          .field(
            .init(
              label: "Full name", placeholder: "Your full name", name: "full-name",
              rules: .init(required: true))),
          .field(.init(label: "Password", placeholder: "", kind: .password, name: "password")),
          .toggle(.init(label: "Are you new", name: "are-you-new")),
          .field(.init(label: "Owner name", placeholder: "", name: "owner-name")),
          .field(.init(label: "Owner phone", placeholder: "", kind: .phone, name: "owner-phone")),
          .button(.init(label: "Send", style: .primary, action: "send")),
        ])
    ])

  private static func edit(_ screen: Screen, _ text: String) throws -> Compilation {
    try screen.edited(text)
  }

  @Test(arguments: [
    ("change the time to 8 am", "\"8 am\""),
    ("move the hall to the top", "keyValue \"Opens\" moved after \"Where\""),
    ("make logout red", "style is \"destructive\" now"),
    ("reach us should be 555-0199", "value is \"555-0199\" now"),
    ("sort by price, highest first", "[\"Drill\",\"9\",\"$89\",\"Ben\"],[\"Vice\""),
    ("rename the price column to Unit price", "\"Unit price\""),
    ("Turning is 6 weeks", "\"beginner · 6 weeks\""),
    ("rename the enroll button to Sign up", "\"label\":\"Sign up\",\"action\":\"enroll-2\""),
  ])
  func `what is called otherwise is found by what it shows or means`(
    _ text: String, _ words: String
  ) throws {
    let result = try Self.edit(Self.shop, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    let changes = ScreenDifference(from: Self.shop, to: result.screen).changes.map(\.words)
    #expect(
      changes.contains { $0.contains(words) } || result.screen.json(.compact).contains(words),
      "\(changes)")
  }

  @Test(arguments: [
    ("split full name into first and last", ["First name", "Last name"]),
    ("owner name: town and street separately", ["Owner name town", "Owner name street"]),
  ])
  func `one input becomes several of its kind`(_ text: String, _ labels: [String]) throws {
    let result = try Self.edit(Self.form, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    let fields = result.screen.sections.flatMap(\.components).compactMap { component in
      if case .field(let field) = component { field } else { nil as Component.Field? }
    }
    #expect(labels.allSatisfy { label in fields.contains { $0.label == label } })
    #expect(fields.count == 5)
    #expect(fields[0].rules?.required == true)
  }

  @Test(arguments: [
    "put the owner fields into their own section called Owner",
    "group owner name and owner phone under \"Owner\"",
    "owner name and owner phone belong in an \"Owner\" section",
  ])
  func `what is grouped has a section of its own`(_ text: String) throws {
    let result = try Self.edit(Self.form, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    let owner = try #require(result.screen.sections.first { $0.title == "Owner" })
    #expect(owner.components.count == 2)
    #expect(result.screen.sections.flatMap(\.components).count == 6)
  }

  @Test(arguments: [
    ("default are you new to yes", "isOn is \"true\" now"),
    ("the password only takes 12 characters", "rules is \"{\"maxLength\":12}\" now"),
    ("placeholder for password: at least 8 characters", "At least 8 characters"),
    ("rename full name to Username", "placeholder is \"Your username\" now"),
    ("the owner name label should be \"Name (of the owner)\"", "\"Name (of the owner)\""),
    ("explain under owner phone that we call before noon", "We call before noon"),
  ])
  func `what is asked of an input is done, and nothing beside it`(
    _ text: String, _ words: String
  ) throws {
    let result = try Self.edit(Self.form, text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    let changes = ScreenDifference(from: Self.form, to: result.screen).changes.map(\.words)
    #expect(changes.contains { $0.contains(words) }, "\(changes)")
    #expect(changes.count <= 2, "\(changes)")
  }

  @Test(arguments: [
    "change the salary to $50",
    "rename the weather column to Rain",
    "sort by colour",
    "the deadline is Monday",
    "split the drill into two and three",
    "assign the vice to Zoe and Max",
    "rename the subscribe button to Go",
  ])
  func `what nothing shows or means is unmet, and nothing changes`(_ text: String) throws {
    let result = try Self.edit(Self.shop, text)
    #expect(result.screen == Self.shop)
    #expect(result.ledger.entries.allSatisfy { $0.outcome == .unmet })
  }

  @Test func `a word that fits two things alike is not guessed`() throws {
    var shop = Self.shop
    shop.sections[0].elements.append(Element(.keyValue(.init(key: "Closes", value: "6 pm"))))
    let result = try Self.edit(shop, "change the time to 8 pm")
    #expect(result.screen == shop)
    #expect(result.ledger.entries[0].reason.contains("say which"))
  }
}
