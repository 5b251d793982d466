import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenDocuments

/// Lines whose form says what they name: tables by their columns, several controls, choices by ticks.
@Suite struct LineFormTests {
  private func read(_ text: String) throws -> Brief {
    try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
  }

  private func labels(_ brief: Brief, _ subject: Requirement.Subject) -> [String] {
    brief.requirements.filter { $0.subject == subject }.compactMap(\.details.label?.text)
  }

  private func columns(_ brief: Brief) -> [String] {
    brief.requirements.first { $0.details.nameColumn != nil }.map {
      ($0.details.nameColumn.map { [$0.text] } ?? []) + $0.details.columns.map(\.text)
    } ?? []
  }

  @Test(arguments: [
    "- a list of all boats with number, length, owner, state (moored / out / ashore)",
    "- table: number, length, owner, state (moored / out / ashore)",
    "- columns: number, length, owner, state (moored / out / ashore)",
  ])
  func `a line that names a table has its columns, and a filter by one of them its values`(
    _ line: String
  ) throws {
    let brief = try read(
      "# Marina\n\n## Boats\n\(line)\n- filter by state\n\n## Notes\n- free text")
    #expect(columns(brief) == ["Number", "Length", "Owner", "State"])
    let filter = try #require(brief.requirements.first { $0.details.label?.text == "State" })
    #expect(filter.details.items.map(\.label.text) == ["Moored", "Out", "Ashore"])
  }

  @Test(arguments: ["time, source, message", "plate, next service, status"])
  func `columns whose words are verbs too are columns, and what is quoted behind them is a button`(
    _ columns: String
  ) throws {
    let brief = try read(
      "# Depot\n\n## Visits\n- table: \(columns), \"Open\"\n\n## Notes\n- free text")
    #expect(
      self.columns(brief).map { $0.lowercased() } == columns.split(separator: ", ").map(String.init)
    )
    #expect(labels(brief, .need(.action)) == ["Open"])
  }

  @Test func `a head that says no more than "list" gives its first line as columns`() throws {
    let brief = try read(
      "# Flags\n\n## List\n- key, description, owner, on/off toggle\n\n## Log\n- who, when, what")
    #expect(columns(brief) == ["Key", "Description", "Owner"])
    #expect(labels(brief, .component(.toggle)) == ["On/off"])
  }

  @Test func `controls with a plus between them are several`() throws {
    let brief = try read(
      "# News\n\n## Follow us\n- email input + Subscribe button\n\n## Old\n- Archive")
    #expect(labels(brief, .need(.input)) == ["Email"])
    #expect(labels(brief, .need(.action)).contains("Subscribe"))
  }

  @Test func `where somebody searches is a field, however many words say by what`() throws {
    let brief = try read(
      "# Fleet\n\n## Vans\n- search by plate or driver\n- table: plate, driver\n\n## Notes\n- free text"
    )
    let search = try #require(
      brief.requirements.first { $0.details.fieldKind == .search })
    #expect(search.details.label?.text == "Search by plate or driver")
  }

  @Test(arguments: ["tick what applies", "check all that apply"])
  func `names before words that say to tick are boxes`(_ said: String) throws {
    let brief = try read(
      "# Hive\n\n## Seen\n- eggs, larvae, capped brood - \(said)\n- temper: calm / nervous\n\n## Notes\n- photo upload"
    )
    let boxes = try #require(brief.requirements.first { $0.details.variant == "multiple" })
    #expect(boxes.details.items.map(\.label.text) == ["Eggs", "Larvae", "Capped brood"])
  }

  @Test(arguments: ["should be in red", "big!", "in bold"])
  func `a note on how something looks is neither a hint nor an option, and is said`(_ note: String)
    throws
  {
    let brief = try read(
      "# Ward\n\n## Patient\n- Name\n- Allergies (\(note))\n- Email\n\n## End\n- Save")
    let allergies = try #require(
      brief.requirements.first { $0.details.label?.text == "Allergies" })
    #expect(allergies.details.hint == nil && allergies.details.items.isEmpty)
    #expect(brief.leftOut.contains { $0.reason.contains("looks") })
  }

  @Test func `stages below a board keep their cards, and a stage without any is there`() throws {
    let brief = try read(
      "* Board\n  * Project board\n    * Backlog\n      * Update logo\n    * Doing\n      * Fix bug\n    * Review\n    * Done\n      * Move CI"
    )
    let cards = brief.requirements.flatMap(\.details.items).map(\.label.text)
    #expect(cards == ["Update logo", "Fix bug", "Move CI"])
    #expect(
      Set(["Backlog", "Doing", "Review", "Done"]).isSubset(
        of: brief.requirements.compactMap(\.details.label?.text)))
  }

  @Test func `navigation below a bar is links, with those below them`() throws {
    let brief = try read(
      "* App\n  * Sidebar\n    * Projects\n      * Active\n      * Archived\n    * Team\n  * Main\n    * Search"
    )
    #expect(labels(brief, .component(.link)) == ["Projects", "Active", "Archived", "Team"])
  }

  @Test func `a story above lists of names is told by the lists`() {
    #expect(
      !ProseForm(
        Array(
          "As a picker, I want to see my pick list so that I need no paper and can work on without it.\n\nDetails\n- scan field\n- buttons: Confirm, Skip\n- progress 7 of 23\n- location"
            .utf8), in: "en"
      ).holds)
    #expect(
      ProseForm(
        Array(
          "As a picker, I want to see my pick list so that I need no paper and can work on without it.\n\nDetails\n- the list shows where each of the things can be found\n- when a thing is missing I can report that with a reason\n- after the last one it says where the parcels go"
            .utf8), in: "en"
      ).holds)
  }

  @Test func `a line that says what each has makes a table of the others`() throws {
    let brief = try read(
      "# Status\n\n## Services\n- API gateway\n- Auth\n- Billing\n- (each: status, uptime)\n\n## Subscribe\n- email field"
    )
    let table = try #require(brief.requirements.first { $0.subject == .component(.table) })
    #expect(table.details.items.map(\.label.text) == ["API gateway", "Auth", "Billing"])
    #expect(table.details.columns.map(\.text) == ["Status", "Uptime"])
  }

  @Test func `a line of row actions gives them to the rows of the columns beside it`() throws {
    let brief = try read(
      "# Filters\n- depot (Leeds, Hull)\n\n# Vehicles\n- Reg plate\n- Driver\n- Status\n- row actions: open, assign driver"
    )
    #expect(columns(brief) == ["Reg plate", "Driver", "Status"])
    #expect(labels(brief, .need(.action)).contains("Assign driver"))
  }

  @Test(arguments: [
    ("Coming? yes / no / only in the evening", ["Yes", "No", "Only in the evening"]),
    ("Pets: checkboxes cat, dog, none", ["Cat", "Dog", "None"]),
    ("Which do you use? (several) Gym, Canteen, Job ticket", ["Gym", "Canteen", "Job ticket"]),
  ])
  func `all stated answers are options`(_ line: String, _ options: [String]) throws {
    let brief = try read("# Sign-up form\n\n- Name *\n- \(line)\n- Email *")
    let choice = try #require(brief.requirements.first { !$0.details.items.isEmpty })
    #expect(choice.details.items.map(\.label.text) == options)
  }

  @Test func `a span has two ends, and an ending in brackets belongs to its word`() throws {
    let brief = try read("# Sign-up form\n\n- Child name(s) *\n- Quiet hours from / to\n- Email *")
    #expect(
      labels(brief, .need(.input)) == [
        "Child name(s)", "Quiet hours from", "Quiet hours to", "Email",
      ])
  }

  @Test func `a programme with times is not a chat`() throws {
    let brief = try read(
      "- Line-up\n  - Friday\n    - 18:00 Paper Tigers\n    - 20:00 Nova Lane\n  - Saturday\n    - 15:00 Brass Riot\n    - 17:30 Kestrel"
    )
    let acts = brief.requirements.flatMap(\.details.items).map(\.label.text).joined()
    for act in ["Paper Tigers", "Nova Lane", "Brass Riot", "Kestrel"] {
      #expect(acts.contains(act))
    }
  }
}
