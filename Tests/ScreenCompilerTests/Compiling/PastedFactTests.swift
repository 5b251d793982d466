import ScreenCompiler
import Testing

/// Pasted facts, specifications and rows: what is stated stays as it is, and nothing is made up.
@Suite struct PastedFactTests {
  private func screen(_ text: String) throws -> Screen {
    try Compiler().compile(SourceText(text)).screen
  }

  private func components(_ text: String) throws -> [Component] {
    try screen(text).sections.flatMap(\.components)
  }

  private func facts(_ text: String) throws -> [String: String] {
    var found: [String: String] = [:]
    for case .keyValue(let fact) in try components(text) { found[fact.key] = fact.value }
    return found
  }

  private func options(_ text: String) throws -> [[String]] {
    try components(text).compactMap { component in
      if case .picker(let picker) = component { picker.options } else { nil }
    }
  }

  private func buttons(_ text: String) throws -> [String] {
    try components(text).compactMap { component in
      if case .button(let button) = component { button.label } else { nil }
    }
  }

  // MARK: Titles

  @Test(arguments: [
    ("Job: 2 bed flat rewire\nClient: Ann\nDays: 6\nStart: 10 March", "2 bed flat rewire"),
    ("Walk name: Horseshoe\nLeader: Bo\nTime: 8:45\nGrade: hard", "Horseshoe"),
    ("Vacancy title: Gardener\nHours: 22\nSalary: £12\nApplications: 17", "Gardener"),
    ("Order: #2093\nCustomer: Ann\nTotal: €76.90\nActions: Refund, Ship", "Order #2093"),
    (
      "stock, counted by me and Ivy\n\nbeans, tin, 212\ntoms, tin, 64\npasta, bag, 140",
      "Stock"
    ),
    (
      "orders: filter by status\n\n| Order | Status |\n|--|--|\n| 1 | Ready |\n| 2 | Late |",
      "Orders"
    ),
    ("Ref,Received,About\nC-1,02/10,Bins\nC-2,03/10,Noise\nC-3,04/10,Tax", "Table"),
  ])
  func `a title is the name of the thing, never a stray word`(text: String, title: String) throws {
    #expect(try screen(text).title == title)
  }

  // MARK: Facts

  @Test func `a key may hold a colon, and an amount may follow any words`() throws {
    let found = try facts(
      "Name: Tereza\nTeam: Checkout\n1:1: every second Tuesday\nFabric, 6 m @ £38: £228.00\nTotal: £300.00"
    )
    #expect(found["1:1"] == "every second Tuesday")
    #expect(found["Fabric, 6 m @ £38"] == "£228.00")
    #expect(found["Total"] == "£300.00")
  }

  @Test func `a blank among facts is filled in`() throws {
    let parts = try components(
      "room: B-204\nlast check: 22 aug\ngoggles: 19 of 24\ngas valve: closed\ninspector signature:")
    #expect(
      parts.contains { part in
        if case .field(let field) = part { field.label == "Inspector signature" } else { false }
      })
  }

  @Test func `severity with options is asked, beside the lines of a ticket`() throws {
    let found = try options(
      "Screen: Bug report form\nTitle: short text, required\nWhere: dropdown (iOS, Web)\nSeverity: Blocker / Major / Minor\nSteps: long text\nButtons: Send, Save draft"
    )
    #expect(found.contains(["Blocker", "Major", "Minor"]))
  }

  // MARK: Lines

  @Test(arguments: [
    ("Status: idea → booked → out", ["Idea", "Booked", "Out"]),
    ("Grade A / B / C / bin", ["A", "B", "C", "Bin"]),
  ])
  func `options are all of those named`(line: String, expected: [String]) throws {
    #expect(
      try options("# Episode form\n\n- Name\n- Email *\n- \(line)").contains(expected))
  }

  @Test func `names of inputs behind a name are inputs, not options`() throws {
    let text = "# Episode form\n\n- Title *\n- Guest: name, pronouns, link\n- Email"
    #expect(try options(text).isEmpty)
    let labels = try components(text).compactMap { part in
      if case .field(let field) = part { field.label } else { nil }
    }
    #expect(labels.starts(with: ["Title", "Guest name"]))
  }

  @Test(arguments: [
    "# Hall booking\n\n## You\n- Name *\n- Email\n\n## Charges\n- Main hall €25 per hour\n- Kitchen €10 flat"
  ])
  func `prices are shown, not asked`(text: String) throws {
    let labels = try components(text).compactMap { part in
      if case .field(let field) = part { field.label } else { nil }
    }
    #expect(labels == ["Name", "Email"])
  }

  // MARK: Rows

  @Test func `rows of any width that begin with a time are a schedule`() throws {
    let parts = try components(
      "08:00, Registration + coffee, Foyer\n09:00, Keynote, Hall A, N. Adeyemi\n10:00, Break\n10:30, Design tokens, Hall A, M. Ruiz\n12:00, Lunch"
    )
    guard case .list(let list) = parts.first else {
      Issue.record("no list")
      return
    }
    #expect(list.items.map(\.title) == ["08:00", "09:00", "10:00", "10:30", "12:00"])
  }

  @Test func `identifiers in rows keep their letters`() throws {
    let parts = try components(
      "| Service | p50 | Owner |\n|--|--|--|\n| auth-api | 41 ms | ann |\n| search | 9 ms | bo |")
    guard case .table(let table) = parts.first else {
      Issue.record("no table")
      return
    }
    #expect(table.rows.map { $0[0] } == ["auth-api", "search"])
  }

  @Test func `a sentence that asks for a chart of the rows makes no other chart`() throws {
    let parts = try components(
      "| Week | Hours |\n|--|--|\n| 1 | 5.5 |\n| 2 | 6 |\n| 3 | 7 |\n\nWould love it as a wee chart she can look at."
    )
    #expect(
      parts.count { part in
        if case .chart = part { true } else { false }
      } == 1)
  }

  @Test func `a table of fields keeps units, bounds and rules`() throws {
    let text = """
      | Field | Type | Required | Notes |
      |--|--|--|--|
      | First name | text | yes | |
      | Weight (kg) | number | no | 30–150 |
      | Can swim 100 m | checkbox | no | must be ticked |
      | Policy number | text | no | 2 letters + 8 digits |
      """
    var fields: [String: Component.Field] = [:]
    var isRequired = false
    for part in try components(text) {
      if case .field(let field) = part { fields[field.label] = field }
      if case .toggle(let toggle) = part { isRequired = toggle.required }
    }
    let weight = try #require(fields["Weight (kg)"])
    #expect(weight.rules?.minimum == 30 && weight.rules?.maximum == 150)
    #expect(isRequired)
    #expect(fields["Policy number"]?.placeholder == "2 letters + 8 digits")
  }

  @Test func `a table of rules keeps a rule that is only told whole`() throws {
    let text =
      "| Field | Control | Validation |\n|--|--|--|\n| Policy number | text | 2 letters + 8 digits |\n| Photos | file upload | max 10, jpg/png |\n| Name | text | required |"
    let hints = try components(text).compactMap { part in
      if case .field(let field) = part { field.placeholder } else { nil }
    }
    #expect(hints.starts(with: ["2 letters + 8 digits", "max 10, jpg/png"]))
  }

  @Test func `times stated beside rows are no buttons`() throws {
    let text =
      "| Room | Beds |\n|--|--|\n| Dorm | 8 |\n| Twin | 2 |\n\nBreakfast 6 extra. Check in from 15, check out 11."
    #expect(try buttons(text).isEmpty)
  }

  // MARK: Specifications

  @Test func `actions, ticks and blanks of an object are buttons, a checklist and inputs`() throws {
    let text = """
      {"title": "Care visit", "arrived": "", "left": "", "mood": ["bright", "quiet"],
       "tasks": [{"label": "Wash", "done": true}, {"label": "Lunch", "done": false}],
       "actions": ["Hand over", "Report"]}
      """
    #expect(try buttons(text).starts(with: ["Hand over", "Report"]))
    #expect(try options(text) == [["Bright", "Quiet"]])
    let parts = try components(text)
    let ticks = parts.compactMap { part in
      if case .checklist(let list) = part { list.items.map(\.checked) } else { nil }
    }
    #expect(ticks == [[true, false]])
    #expect(try facts(text)["Title"] == nil)
  }

  @Test(arguments: [
    ("-- soil, mixed, green", [["Soil", "Mixed", "Green"]]), ("-- see the docs, then ask", []),
    ("-- e.g. soil, mixed, green", []), ("-- soil", []),
  ])
  func `a comment that lists words lists the options`(
    comment: String, expected: [[String]]
  ) throws {
    let text = "CREATE TABLE skips (\n  waste VARCHAR(20), \(comment)\n  driver VARCHAR(40)\n);"
    #expect(try options(text) == expected)
  }

  @Test(arguments: [
    ("// Need a \"Report incident\" form from this", "Report incident"),
    ("// warn with \"Too late\" in red", "Add incident"),
  ])
  func `a quotation before the word for a screen is its title`(
    comment: String, title: String
  ) throws {
    let text = "interface Incident {\n  summary: string;\n  openedAt: Date;\n}\n\n\(comment)"
    #expect(try screen(text).title == title)
  }
}
