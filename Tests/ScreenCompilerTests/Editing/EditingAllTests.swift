import ScreenCompiler
import Testing

/// Edits of all things but one, of each row, of columns to filter by, and of whole screens.
@Suite struct EditingAllTests {
  private static let desk = Screen(
    title: "Help desk",
    sections: [
      Section(
        id: "tickets", title: "Tickets",
        components: [
          .table(
            .init(
              title: "", columns: ["ID", "Subject", "Status", "Cost"],
              rows: [
                ["1042", "VPN fails", "Open", "$40"], ["1043", "New laptop", "Waiting", "$900"],
                ["1044", "Printer jam", "Closed", "$15"],
              ])),
          .keyValue(.init(key: "Skills", value: "Wi-Fi")),
          .stat(.init(label: "Spent", value: "$955")),
        ]),
      Section(
        id: "load", title: "Load",
        components: [
          .chart(
            .init(
              title: "Load by day", kind: .bar,
              series: [
                .init(
                  name: "Tickets",
                  points: [.init(label: "Mon", value: 4), .init(label: "Tue", value: 6)])
              ]))
        ]),
      Section(
        id: "person", title: "Person",
        components: [
          .field(.init(label: "Name", placeholder: "", name: "name")),
          .field(.init(label: "Email", placeholder: "", kind: .email, name: "email")),
          .picker(.init(label: "Floor", options: ["One", "Two"], name: "floor")),
          .toggle(.init(label: "Alerts", name: "alerts")),
          .toggle(.init(label: "Digest", name: "digest")),
          .button(.init(label: "Save", style: .primary, action: "save")),
        ]),
    ])

  private static func edit(_ text: String, _ screen: Screen = desk) throws -> Compilation {
    try screen.edited(text)
  }

  private static let cases: [(String, [String])] = [
    ("turn on everything but alerts", [#""isOn":true"#]),
    ("add a View button to each row", [#""actions":[{"label":"View","action":"view"}]"#]),
    ("each row should have a Close button", [#"{"label":"Close","action":"close"}"#]),
    (
      "let me filter by status",
      [#""label":"Status","options":["All","Open","Waiting","Closed"]"#]
    ),
    ("add a status filter above the table", [#"["All","Open","Waiting","Closed"]"#]),
    ("1043 is closed", [#"["1043","New laptop","Closed","$900"]"#]),
    ("make status the first column", [#"["Status","ID","Subject","Cost"]"#]),
    ("sort by cost, cheapest first", [#""rows":[["1044""#, #"["1043","New laptop""#]),
    ("spent is 1,020", [#""value":"$1,020""#]),
    ("add routers to the skills", [#""value":"Wi-Fi, Routers""#]),
    ("add Wednesday 9 to the chart", [#"{"label":"Wed","value":9}"#]),
    ("title the chart \"Work\"", [#""title":"Work""#]),
    ("make it a line chart", [#""kind":"line""#]),
    ("show \"Done\" where it says Closed", [#""Printer jam","Done""#]),
    ("make floor radio buttons with Three too", [#"["One","Two","Three"]"#]),
    ("sort the floor options alphabetically", [#"["One","Two"]"#]),
    ("put a phone number after email", [#""label":"Phone number""#]),
    ("add a heading Details above name", [#""type":"heading","text":"Details""#]),
    ("add a note above the name: Please answer all", [#""text":"Please answer all""#]),
  ]

  @Test(arguments: cases)
  func `what is asked is done, and only in one section`(
    _ text: String, _ words: [String]
  ) throws {
    let result = try Self.edit(text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    let json = result.screen.json(.compact)
    for word in words { #expect(json.contains(word), "\(json)") }
    let others = zip(Self.desk.sections, result.screen.sections).filter { $0 != $1 }
    #expect(result.screen.sections.count > Self.desk.sections.count || others.count <= 1)
  }

  @Test func `all but one are changed, and the one is not`() throws {
    for text in [
      "make everything required except the email", "make everything but email required",
      "all fields are required except the email",
    ] {
      let section = try Self.edit(text).screen.sections[2]
      let fields = section.components.compactMap { component in
        if case .field(let field) = component { field } else { nil }
      }
      #expect(fields.count > 1)
      for field in fields {
        #expect((field.rules?.required ?? false) == (field.label == "Name"), "\(text)")
      }
    }
  }

  @Test func `both are what was added and what it was added beside`() throws {
    let edited = try Self.edit("add a phone field after email and make both required")
    let fields = edited.screen.sections[2].components.compactMap { component in
      if case .field(let field) = component { field } else { nil }
    }
    #expect(fields.map { $0.rules?.required ?? false } == [false, true, true])
  }

  @Test(arguments: ["sort them by name", "sort by age", "filter by age", "oldest first"])
  func `cards with facts and buttons are sorted, or it says why not`(_ text: String) throws {
    let items = ["Rex", "Ada", "Milo"].enumerated().map { place, name in
      Component.ListItem(
        title: name, facts: [.init(key: "Age", value: "\(place + 2) years")],
        actions: [
          .init(label: "Adopt", action: "adopt-\(place)"),
          .init(label: "Call", action: "c\(place)"),
        ])
    }
    let screen = Screen(
      title: "Dogs",
      sections: [
        Section(id: "dogs", components: [.list(.init(title: "", style: .cards, items: items))])
      ])
    let edited = try Self.edit(text, screen)
    guard case .list(let list) = edited.screen.sections.flatMap(\.components).last else {
      Issue.record("the list is gone")
      return
    }
    #expect(Set(list.items.map(\.title)) == ["Rex", "Ada", "Milo"])
    if text == "sort them by name" { #expect(list.items.map(\.title) == ["Ada", "Milo", "Rex"]) }
  }

  @Test func `a screen is split into what is said for each part`() throws {
    let split = try Self.edit(
      "split it into two tabs, Work for the table, the skills, spent and the chart and Person "
        + "for the rest")
    #expect(split.screen.layout == .tabs)
    #expect(split.screen.sections.map(\.group) == ["Work", "Person"])
    #expect(split.screen.sections.map(\.components.count) == [4, 6])
  }

  /// What is not understood changes nothing: a question of who does what, a place that is denied, a
  /// split that does not say where things go, an exception that is not there.
  @Test(arguments: [
    "the printer should be fixed by Sam", "split it into Work and Home tabs",
    "let me filter by colour", "filter by subject and colour please, not by hand",
    "show \"Done\" where it says Lost",
    "swap the fax and the email", "add a Print button to every page of the book",
    "highlight Digest as most popular", "both should be blue", "the boats are Kite and Tern",
  ])
  func `what cannot be done takes nothing away`(_ text: String) throws {
    guard let result = try? Self.edit(text) else { return }
    let old = Self.desk.sections.flatMap(\.components)
    let new = result.screen.sections.flatMap(\.components)
    for component in old where component.kind != .table {
      #expect(new.contains(component), "\(text)")
    }
  }
}
