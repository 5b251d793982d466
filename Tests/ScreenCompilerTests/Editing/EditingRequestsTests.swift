import ScreenCompiler
import Testing

/// What edits ask of lists, columns, limits and orders, and of what they name in part.
@Suite struct EditingRequestsTests {
  private static let club = Screen(
    title: "Rowing club",
    sections: [
      Section(
        id: "boats", title: "Boats",
        components: [
          .list(
            .init(
              title: "", style: .cards,
              items: [
                .init(
                  title: "Swift",
                  facts: [.init(key: "Seats", value: "4"), .init(key: "Checked", value: "3 May")]),
                .init(
                  title: "Heron",
                  facts: [
                    .init(key: "Seats", value: "8"), .init(key: "Checked", value: "12 March"),
                  ]),
              ]))
        ]),
      Section(
        id: "crew", title: "Crew",
        components: [
          .table(
            .init(
              title: "", columns: ["Name", "Weight", "Coach"],
              rows: [["Ada", "62", "Mia"], ["Ben", "81", "Tom"], ["Cleo", "70", "Mia"]]))
        ]),
      Section(
        id: "trip", title: "Trip",
        components: [
          .field(.init(label: "Cone temperature", placeholder: "", name: "cone-temperature")),
          .field(.init(label: "Report title", placeholder: "", name: "report-title")),
          .picker(.init(label: "Effort", options: ["1", "2", "3"], name: "effort")),
          .slider(
            .init(label: "Target distance", minimum: 0, maximum: 20, name: "target-distance")),
          .toggle(.init(label: "Spare oars", name: "spare-oars")),
          .button(.init(label: "Save", style: .primary, action: "save")),
          .button(.init(label: "Cancel", style: .secondary, action: "cancel")),
        ]),
    ])

  private static func edit(_ text: String) throws -> Compilation {
    try club.edited(text)
  }

  private static func components(_ text: String) throws -> [Component] {
    try edit(text).screen.sections.flatMap(\.components)
  }

  /// The keys of the facts of each boat, behind its name.
  private static func boats(_ text: String) throws -> [[String]] {
    for case .list(let list) in try components(text) {
      return list.items.map { [$0.title] + $0.facts.map { "\($0.key): \($0.value)" } }
    }
    return []
  }

  @Test(arguments: [
    (
      "add a Rower column to the boats",
      [
        ["Swift", "Seats: 4", "Checked: 3 May", "Rower: —"],
        ["Heron", "Seats: 8", "Checked: 12 March", "Rower: —"],
      ]
    ),
    (
      "rename checked to Inspected",
      [["Swift", "Seats: 4", "Inspected: 3 May"], ["Heron", "Seats: 8", "Inspected: 12 March"]]
    ),
    (
      "remove the seats from the boats",
      [["Swift", "Checked: 3 May"], ["Heron", "Checked: 12 March"]]
    ),
    (
      "put checked before seats",
      [["Swift", "Checked: 3 May", "Seats: 4"], ["Heron", "Checked: 12 March", "Seats: 8"]]
    ),
  ])
  func `a fact of all items is one thing`(_ text: String, _ boats: [[String]]) throws {
    #expect(try Self.boats(text) == boats)
  }

  @Test func `things that go to a list go to nothing else`() throws {
    let text = "the boats are Kite, Tern and Gull"
    #expect(Set(["Kite", "Tern", "Gull"]).isSubset(of: Set(try Self.boats(text).map { $0[0] })))
    let others = { (components: [Component]) in components.filter { $0.kind != .list } }
    #expect(others(try Self.components(text)) == others(Self.club.sections.flatMap(\.components)))
  }

  /// The words that the difference of a screen has, after an edit.
  private static let changes: [(String, [String])] = [
    ("the cone dropdown should have 04, 06 and 10", ["options is \"[\"04\",\"06\",\"10\"]\" now"]),
    ("the effort goes up to 5", ["options is \"[\"1\",\"2\",\"3\",\"4\",\"5\"]\" now"]),
    ("make the report title at most 80 characters", ["rules is \"{\"maxLength\":80}\" now"]),
    (
      "target distance from 2 to 12 and start at 6",
      ["minimum is \"2\" now", "maximum is \"12\" now", "value is \"6\" now"]
    ),
    ("distance in km", ["label is \"Target distance (km)\" now"]),
    ("sort by coach and then by name", ["[[\"Ada\",\"62\",\"Mia\"],[\"Cleo\""]),
    ("add a column Seat with bow, stroke, cox", ["\"Ada\",\"62\",\"Mia\",\"bow\""]),
    ("swap Save and Cancel", ["button \"Save\" moved after \"Cancel\""]),
    ("spare oars first... no wait, last", []),
  ]

  @Test(arguments: changes)
  func `what is asked is done, and nothing else is said`(_ text: String, _ words: [String]) throws {
    let result = try Self.edit(text)
    #expect(result.ledger.isSettled, "\(result.ledger.entries.map(\.reason))")
    let edited = result.screen.json(.compact)
    let changes = ScreenDifference(from: Self.club, to: result.screen).changes.map(\.words)
    for word in words {
      #expect(changes.contains { $0.contains(word) } || edited.contains(word), "\(changes)")
    }
  }

  @Test(arguments: [
    ("remove the rudder", "nothing here matches"), ("move the spare oars", "where to"),
    ("weight: light, medium, heavy", "has no options"), ("Save should be brown", "has no colour"),
    ("add an email field after the rudder", "nothing here matches"),
    ("sort by rank", "what to sort by"), ("remove the button", "may be"),
    ("the spare oars are nice", "not an edit"),
  ])
  func `what is not there, or not said, changes nothing`(_ text: String, _ why: String) throws {
    let result = try Self.edit(text)
    #expect(result.screen == Self.club)
    let reasons = result.ledger.entries.map(\.reason).joined(separator: "; ")
    #expect(reasons.contains(why), "\(reasons)")
  }
}
