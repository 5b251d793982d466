import ScreenAssembling
import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenDocuments

/// What the form of a document says of its lines: their heads, their ends, and their neighbours.
@Suite struct DocumentFormTests {
  private func read(_ text: String) throws -> Brief {
    try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
  }

  private func labels(_ brief: Brief, _ isKind: (Requirement) -> Bool) -> [String] {
    brief.requirements.filter(isKind).compactMap(\.details.label?.text)
  }

  private func isToggle(_ requirement: Requirement) -> Bool {
    requirement.subject == .component(.toggle)
  }

  private func isChosen(_ requirement: Requirement) -> Bool {
    requirement.subject == .need(.choice) || requirement.subject == .component(.picker)
  }

  // MARK: Controls

  @Test func `switches and sliders stay what they are below any head`() throws {
    let brief = try read(
      "# Cabin panel\n\n## Controls\n- Porch light on/off\n- Heater on/off\n- Volume slider (0-10)\n- Restart router"
    )
    #expect(labels(brief, isToggle) == ["Porch light", "Heater"])
    let slider = try #require(brief.requirements.first { $0.subject == .component(.slider) })
    #expect(slider.details.label?.text == "Volume")
    #expect(slider.details.maximum == 10)
    #expect(labels(brief, \.isPressed) == ["Restart router"])
  }

  @Test func `a note that names a switch counts more than a verb`() throws {
    let brief = try read(
      "# My privacy\n\n- Show my age (toggle)\n- Show my town [switch]\n- Share usage data (toggle)"
    )
    #expect(labels(brief, isToggle) == ["Show my age", "Show my town", "Share usage data"])
  }

  @Test func `ticks say which switches are on`() throws {
    let brief = try read("# Settings\n\n## Notifications\n- [x] Replies\n- [ ] Sms\n- [x] Digest")
    let toggles = brief.requirements.filter(isToggle)
    #expect(toggles.map { $0.details.value?.text } == ["on", "off", "on"])
  }

  @Test(arguments: ["Sidebar", "Footer"])
  func `lines of a bar are links`(_ head: String) throws {
    let brief = try read(
      "Clinic tool\n\n- \(head)\n  - Dashboard\n  - Patients\n  - Billing\n- Main area\n  - Ward 3 is full\n  - Ward 4 has two beds"
    )
    #expect(
      labels(brief) { $0.subject == .component(.link) } == ["Dashboard", "Patients", "Billing"])
  }

  // MARK: Choices

  @Test(arguments: [("Pick a coach", "one"), ("Choose your toppings", "several")])
  func `lines below a head that asks to choose are its options`(_ head: String, _ count: String)
    throws
  {
    let brief = try read(
      "# Court booking\n\n## \(head)\n- Lin (tennis)\n- Obi (squash)\n- Ada (padel)\n\n## About you\n- Name\n- Email"
    )
    let choice = try #require(brief.requirements.first(where: isChosen))
    #expect(choice.details.items.count == 3)
    #expect((choice.details.variant == "multiple") == (count == "several"))
  }

  @Test func `a day and a time below a question state both`() throws {
    let brief = try read(
      "- Barn dance\n  - When\n    - Fri 3 May\n    - 19:00 – 23:00\n  - Sign up\n    - Name\n    - Email\n    - button: Join"
    )
    #expect(!brief.requirements.contains(where: isChosen))
  }

  @Test(arguments: [
    ("Which rooms do you use? (kitchen, hall, loft)", true),
    ("Which bus do you take? (12, 40, 77)", false),
  ])
  func `a question for several things takes several answers`(_ line: String, _ isMany: Bool) throws
  {
    let brief = try read(
      "1. How old are you?\n2. \(line)\n3. Would you come again? yes/no\n4. Anything else?")
    let choice = try #require(
      brief.requirements.first { isChosen($0) && $0.details.items.count == 3 })
    #expect((choice.details.variant == "multiple") == isMany)
  }

  // MARK: Boards

  @Test func `lines below stages of work are cards whatever their verbs`() throws {
    let brief = try read(
      "# Garden board\n\n## To do\n- Order seeds\n- Delete old labels\n\n## Doing\n- Sow beans (Kim)\n\n## Done\n- Paint fence\n- Add bird box"
    )
    #expect(!brief.requirements.contains { $0.isPressed || $0.subject == .component(.checklist) })
    #expect(brief.requirements.flatMap(\.details.items).count == 5)
  }

  @Test func `a list that is only to do is still ticked off`() throws {
    let brief = try read("# Saturday\n\n## To do\n- Order seeds\n- Wash car\n- Call mum")
    #expect(brief.requirements.contains { $0.subject == .component(.checklist) })
  }

  // MARK: Facts

  @Test func `keys with commas are facts among amounts`() throws {
    let brief = try read(
      "Receipt\n\nItems:\n  Cable 3mm, 5m: 12.50\n  Plug, white: 3.20\n  Fitting: 40.00\nTotal: 55.70"
    )
    let facts = labels(brief) { $0.subject == .need(.fact) }
    #expect(facts.contains("Plug, white"))
    #expect(facts.contains("Total"))
  }

  @Test func `fields behind a key are inputs`() throws {
    let brief = try read("title: Sign in\nfields: email, passphrase hint\nbutton: Go on")
    #expect(labels(brief, \.subject.isInput) == ["Email", "Passphrase hint"])
  }

  @Test func `a blank with a unit is a number`() throws {
    let brief = try read(
      "App: Planter\nPage: New plant\nPlant name: ____\nWater every: __ days\nPhoto: upload")
    let water = try #require(
      brief.requirements.first { $0.details.label?.text.hasPrefix("Water every") ?? false })
    #expect(water.details.fieldKind == .number)
    #expect(brief.title.text == "New plant")
  }

  @Test func `a note in brackets below a heading says how its lines are shown`() throws {
    let brief = try read(
      "# Race day\n\n## Runners by age\n(bar chart)\n- 18-29: 640\n- 30-44: 1210\n- 45-59: 720\n\n## Help\n- Ask at the desk"
    )
    let chart = try #require(brief.requirements.first { $0.subject == .component(.chart) })
    #expect(chart.details.items.count == 3)
    #expect(!labels(brief) { _ in true }.contains { $0.contains("(") })
  }

  @Test func `rows parted by dashes keep every cell`() throws {
    let brief = try read(
      "Parts used\nFuse 5 A - 2 - £1.20\nRelay - 1 - £14\nClip - 12 - £0.10\n\nMark as done")
    let things = brief.requirements.flatMap(\.details.items)
    #expect(things.map { $0.values.count } == [2, 2, 2])
  }

  @Test func `a period between dashes stays one value`() throws {
    let brief = try read(
      "Opening\n14:00 - 15:00 - Yoga\n15:00 - 16:00 - Judo\n16:00 - 17:00 - Chess")
    #expect(
      !brief.requirements.flatMap(\.details.items).contains { $0.values.first?.text == "15:00" })
  }

  // MARK: Tables

  @Test func `a chart of something else is drawn beside the table`() throws {
    let table = "| KPI | Value |\n|--|--|\n| Queue | 7 |\n| Agents | 23 |\n| Wait | 14 |\n\n"
    let other = try read("Wallboard\n\n" + table + "below a line chart of visits per hour")
    #expect(other.requirements.contains { $0.subject == .component(.table) })
    #expect(other.requirements.contains { $0.subject == .component(.chart) })
    let own = try read("Wallboard\n\n" + table + "below a bar chart of value by KPI")
    #expect(!own.requirements.contains { $0.subject == .component(.table) })
  }

  @Test func `marks that can be ticked are switches of each row`() throws {
    let table = "| Role | View | Edit |\n|--|--|--|\n| Owner | x | x |\n| Guest | x | |\n\n"
    let brief = try read(table + "a screen where I can tick and untick, with Save at the bottom")
    let toggles = brief.requirements.filter(isToggle)
    #expect(toggles.compactMap(\.details.label?.text) == ["View", "Edit", "View", "Edit"])
    #expect(toggles.map { $0.details.value?.text } == ["on", "on", "on", "off"])
    let shown = try read(table + "Roles as of today.")
    #expect(!shown.requirements.contains(where: isToggle))
  }

  @Test func `filters that no column answers have no options made up`() throws {
    let brief = try read(
      "# Plant records\n\n## Filters\n- Genus\n- Collector\n\n## Results\n| Sheet | Collector |\n|--|--|\n| E1 | Lyell |\n| E2 | Balfour |"
    )
    let genus = try #require(brief.requirements.first { $0.details.label?.text == "Genus" })
    #expect(genus.subject == .need(.input))
    let collector = try #require(
      brief.requirements.first { $0.details.label?.text == "Collector" && $0.subject.isInput })
    #expect(collector.details.items.map(\.label.text) == ["Lyell", "Balfour"])
  }

  // MARK: Sentences

  @Test func `a sentence beside lines names inputs and buttons`() throws {
    let brief = try read(
      "Closing checklist\n1. Lock the till\n2. Lights off\n3. Bins out\n\nName of the closer, time and a button \"All done\""
    )
    #expect(labels(brief, \.subject.isInput) == ["Name of the closer", "Time"])
    #expect(labels(brief, \.isPressed) == ["All done"])
  }

  @Test(arguments: ["Report only, nothing to click.", "Every step has Next, the last one Finish."])
  func `sentences to the maker are not shown`(_ sentence: String) throws {
    let brief = try read(
      "Top complaints\n\n1. Late delivery (64)\n2. Wrong item (41)\n3. Damaged box (33)\n\n"
        + sentence)
    #expect(!brief.requirements.contains { $0.details.value?.text.contains("nothing") ?? false })
    #expect(!brief.requirements.contains { $0.details.value?.text.contains("Finish") ?? false })
  }

  @Test func `the heading of a text that is shown stays`() throws {
    let brief = try read(
      "# Rose Cottage\n\n## Facts\n- Bedrooms: 2\n- Baths: 1\n\n## Description\nA quiet house by the sea. No parking on the door."
    )
    #expect(labels(brief, \.isSection).contains("Description"))
  }
}

extension Requirement {
  fileprivate var isSection: Bool { if case .section = subject { true } else { false } }
}
