import ScreenBrief
import ScreenModel
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenDocuments

/// What the lines of lists ask for, by class.
@Suite struct DocumentListTests {
  private func brief(_ text: String) throws -> Brief {
    try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
  }

  private func labels(_ brief: Brief) -> [String] {
    brief.requirements.compactMap { $0.details.label?.text }
  }

  private func requirement(_ label: String, _ brief: Brief) throws -> Requirement {
    try #require(brief.requirements.first { $0.details.label?.text == label })
  }

  @Test(arguments: [
    ("Make and model", ["Make", "Model"]),
    ("First and last name", ["First name", "Last name"]),
    ("Landlord, name + phone", ["Landlord name", "Landlord phone"]),
    ("Next of kin: name, email", ["Next of kin name", "Next of kin email"]),
    ("Courier company and tracking number", ["Courier company", "Tracking number"]),
    ("Address: street, city, postcode", ["Street", "City", "Postcode"]),
    ("Date and time", ["Date and time"]),
  ])
  func `a line that names several inputs is as many`(_ line: String, _ expected: [String]) throws {
    let brief = try brief("# Parcel claim form\n\n- Order number\n- \(line)\n- Remarks")
    #expect(labels(brief) == ["Order number"] + expected + ["Remarks"])
  }

  @Test(arguments: [
    ("Hull colour: red, blue, white", ["Red", "Blue", "White"]),
    ("Hull colour (red / blue / white)", ["Red", "Blue", "White"]),
    ("Berth A / B / C", ["A", "B", "C"]),
    (
      "Shipping: Slow (5 days, free) / Fast (next day, $9)",
      ["Slow (5 days, free)", "Fast (next day, $9)"]
    ),
    ("Picker for the berth: North, South", ["North", "South"]),
  ])
  func `options come in any of the usual ways`(_ line: String, _ expected: [String]) throws {
    let brief = try brief("# Mooring application form\n\n- Boat name *\n- \(line)\n- Remarks")
    let choice = try #require(brief.requirements.first { !$0.details.items.isEmpty })
    #expect(choice.details.items.map(\.label.text) == expected)
  }

  @Test(arguments: [
    "Email (read only, link to change)", "Membership tier (Gold, 3 guests)",
    "Access notes (dog, key safe)", "Serial number (masked, generated)",
  ])
  func `what in brackets tells of an input is not a choice`(_ line: String) throws {
    let brief = try brief("# Mooring application form\n\n- Boat name *\n- \(line)\n- Remarks")
    #expect(brief.requirements.allSatisfy { $0.details.items.isEmpty })
    #expect(labels(brief).contains { line.hasPrefix($0) })
  }

  @Test(arguments: [
    ("search by", "results show"), ("Look up by", "Each result shows"), ("Find by", "Columns"),
  ])
  func `what is sought by is filled in, and what results show are columns`(
    _ by: String, _ shown: String
  ) throws {
    let brief = try brief(
      "# Rope lookup\n\n## \(by)\n- part number\n- maker\n- length\n\n## \(shown)\n- picture\n- part number\n- price"
    )
    #expect(brief.requirements.count { $0.subject == .need(.input) } == 3)
    #expect(brief.requirements.contains { $0.details.columns.count >= 2 })
  }

  @Test(arguments: [
    ("Story, several lines", Component.FieldKind.multiline),
    ("Story (a few sentences)", .multiline),
    ("Age 18-99", .number), ("Delivery date, if known", .date),
    ("Start date, if known", .date),
  ])
  func `types behind a comma and in brackets say the kind`(
    _ line: String, _ kind: Component.FieldKind
  ) throws {
    let brief = try brief("# Story entry form\n\n- Your name *\n- \(line)\n- Email address")
    #expect(brief.requirements.contains { $0.details.fieldKind == kind })
  }

  @Test func `a slider, a rating and a yes or no are what they say`() throws {
    let brief = try brief(
      """
      # Tenant survey

      - Noise level slider from 0 to 10
      - Heating 1-5 stars
      - Bike rack wanted? yes/no
      - [ ] I agree to the house rules
      """)
    let noise = try requirement("Noise level", brief)
    #expect(noise.subject == .component(.slider))
    #expect(noise.details.minimum == 0 && noise.details.maximum == 10)
    #expect(try requirement("Heating", brief).details.variant == "rating")
    #expect(try !requirement("Bike rack wanted?", brief).details.items.isEmpty)
  }

  @Test(arguments: [
    "# Boat licence application\n## Owner\n- Name *\n- Email\n## Boat\n- Length (number)\n- Engine yes/no",
    "# Book a studio\n## You\n- Name\n- Phone\n## Session\n- Date\n- Start time\n- Notes (long text)",
  ])
  func `a form in parts gets the button that sends it`(_ text: String) throws {
    let last = try #require(try brief(text).requirements.last { $0.subject == .need(.action) })
    #expect(last.isImplied)
    #expect(last.details.label?.text == "Submit")
  }

  @Test func `what names a button keeps a form from a second one`() throws {
    let brief = try brief(
      "# Boat licence application\n## Owner\n- Name *\n- Email\n## End\n- Apply now")
    #expect(brief.requirements.count { $0.subject == .need(.action) } == 1)
  }

  @Test func `bullets of a dashboard are figures, charts, things and notices`() throws {
    let brief = try brief(
      """
      # Dashboard for the ferry office

      - passengers today vs. yesterday
      - boats at sea
      - next departures
      - bookings for Sunday, sorted by name
      - a warning if wind > 6 Bft
      """)
    let subjects = brief.requirements.filter { $0.details.label != nil }.map(\.subject)
    #expect(subjects.contains(.component(.chart)))
    #expect(subjects.contains(.need(.metric)))
    #expect(subjects.contains(.need(.records)))
    #expect(subjects.contains(.component(.alert)))
    #expect(!subjects.contains(.component(.list)))
  }

  @Test(arguments: ["-", "•", ""])
  func `marks without a space make a list all the same`(_ mark: String) {
    let lines = ["Tea", "Bread", "Jam"].enumerated().map { place, word in
      mark.isEmpty ? "\(place + 1).\(word)" : mark + word
    }
    let outline = Outline(Array(lines.joined(separator: "\n").utf8))
    guard case .list(let list)? = outline.blocks.first?.content else {
      Issue.record("no list: \(outline.blocks)")
      return
    }
    #expect(list.items.count == 3)
    #expect(list.isOrdered == mark.isEmpty)
  }

  @Test(arguments: [
    "-5 °C outside\n-3 °C inside", "3.5 kg flour\n1.2 kg sugar", "#vegan and good\nfood",
  ])
  func `numbers and tags are no marks`(_ text: String) {
    let blocks = Outline(Array(text.utf8)).blocks
    #expect(!blocks.contains { $0.list.map { !$0.isBare } ?? $0.isHeading })
  }

  @Test(arguments: [
    ("Berth,yes,Dogs?\nA1,x,y\nB2,z,w", 3), ("name, size, vegan?\nAda, M, y\nBo, L, n", 3),
    ("Guest,Dish,Note\n\"Lee, Ann\",Fish,\n\"Roy, Bo\",Beef,no nuts", 3),
  ])
  func `a head may end in a question, a row in an empty cell`(_ text: String, _ width: Int) throws {
    let outline = Outline(Array(text.utf8))
    guard case .table(let table)? = outline.blocks.first?.content else {
      Issue.record("no table: \(outline.blocks)")
      return
    }
    #expect(table.header?.count == width)
    #expect(table.rows.count == 2)
  }

  @Test func `a table of parts of a screen has inputs, things and buttons`() throws {
    let brief = try brief(
      """
      | Screen element | Kind | Behaviour |
      |---|---|---|
      | Harbour | dropdown | Oban, Mallaig, Tarbert |
      | Only open | switch | on by default |
      | Length | range slider | 5 to 30 |
      | Berths | cards | photo, price, reserve |
      | Reset | button | |
      """)
    #expect(
      brief.requirements.first?.details.items.map(\.label.text) == ["Oban", "Mallaig", "Tarbert"])
    #expect(try requirement("Only open", brief).details.value?.text == "on")
    #expect(try requirement("Length", brief).details.maximum == 30)
    #expect(try requirement("Berths", brief).subject == .component(.list))
    #expect(try requirement("Reset", brief).subject == .need(.action))
  }

  @Test func `rows that name types are inputs, what a system fills is left out`() throws {
    let rows = try brief(
      "Form for a rental\n\nBoat name, text, required\nLength m, number, optional\nFuel, select diesel/petrol, required"
    )
    #expect(labels(rows).starts(with: ["Boat name", "Length m", "Fuel"]))
    #expect(rows.requirements[2].details.items.map(\.label.text) == ["Diesel", "Petrol"])
    let columns = try brief(
      """
      | name | type | nullable | description |
      |---|---|---|---|
      | id | uuid | no | primary key |
      | berth_no | varchar(8) | no | |
      | is_paid | boolean | no | |
      """)
    #expect(labels(columns).starts(with: ["Berth no", "Paid"]))
    #expect(columns.leftOut.contains { $0.reason == "a system fills it in" })
    #expect(columns.requirements[0].details.maximum == 8)
  }

  @Test func `lines of a specification ask for what they name`() throws {
    let brief = try brief(
      """
      SCREEN: Door code
      LOGO: top left
      CODE: number
      PASSWORD: hidden
      KEEP: checkbox
      SUBMIT: "Open"
      ERROR: "Wrong code"
      """)
    #expect(brief.title.text == "Door code")
    #expect(try requirement("Password", brief).details.fieldKind == .password)
    #expect(try requirement("Keep", brief).subject == .component(.toggle))
    #expect(try requirement("Open", brief).subject == .need(.action))
    #expect(brief.leftOut.contains { $0.reason == "it is shown later" })
  }

  @Test func `later lines give options to inputs and require them`() throws {
    let brief = try brief(
      "Title: Berth request\nFields: Name, Harbour, Email\nHarbour options: Oban, Mallaig\nRequired: Name\nButton: Ask"
    )
    #expect(try requirement("Harbour", brief).details.items.count == 2)
    #expect(try requirement("Name", brief).details.isRequired == true)
  }

  @Test func `what is below an input are its options or its rules`() throws {
    let brief = try brief(
      """
      Volunteer form
      - Fields
        - Your name
          - required
        - Shift
          - Morning
          - Evening
        - Town
        - Phone
      """)
    #expect(try requirement("Your name", brief).details.isRequired == true)
    #expect(
      try requirement("Shift", brief).details.items.map(\.label.text) == ["Morning", "Evening"])
  }

  @Test(arguments: [
    ("## Skipper profile\n- Name: Bo\n- Trips: 12\n\n## Actions\n- Call", "Skipper profile"),
    (
      "Berth page pls\n\n- Map of the harbour\n- a list of berths\n  - name\n  - price",
      "Berth page"
    ),
    ("- Boat name *\n- Length (number)\n  - in metres\n- Confirm mooring", "Mooring"),
  ])
  func `a document is called by its best name`(_ text: String, _ title: String) throws {
    #expect(try brief(text).title.text == title)
  }
}
