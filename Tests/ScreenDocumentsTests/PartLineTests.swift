import ScreenAssembling
import ScreenBrief
import ScreenModel
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenDocuments

/// Lines whose form alone says which parts of a screen they name.
@Suite struct PartLineTests {
  private func read(_ text: String) throws -> Brief {
    try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
  }

  private func first(_ label: String, in brief: Brief) throws -> Requirement {
    try #require(brief.requirements.first { $0.details.label?.text == label })
  }

  private let kiln = "# Kiln form\n\n## Top\n- Kiln name * (text)\n- Operator (text)\n"

  @Test func `a pill with states shows one of them and asks for nothing`() throws {
    let brief = try read(
      kiln + "- status pill: Cold / Heating / Done\n- Batch number\n- Start date")
    let state = try first("Status", in: brief)
    #expect(state.subject == .need(.fact))
    #expect(state.details.samples == [["Cold"]])
  }

  @Test func `a filter pill stays a choice`() throws {
    let brief = try read(kiln + "- filter pills: All, Cold, Done\n- Batch number")
    #expect(!brief.requirements.contains { $0.details.samples == [["All"]] })
  }

  @Test(arguments: [
    ("back arrow to all kilns", "Back to all kilns"), ("a back button", "Back"),
    ("back chevron", "Back"),
  ])
  func `a way back is a link`(_ line: String, _ label: String) throws {
    let brief = try read(kiln + "- \(line)\n- Batch number")
    #expect(try first(label, in: brief).subject == .component(.link))
  }

  @Test(arguments: ["Back pain (yes/no)", "Back office name"])
  func `what only begins with back is none`(_ line: String) throws {
    let brief = try read(kiln + "- \(line)\n- Batch number (text)")
    #expect(!brief.requirements.contains { $0.subject == .component(.link) })
  }

  @Test func `a line that leads on is a link without its sign`() throws {
    let brief = try read(
      "Settings\n  Profile\n    - Display name\n    - Blocked people (3) >\n  Sound\n    - Push: on\n    - Tones: off\n  Look\n    - Dark: off\n    - Large: on"
    )
    #expect(
      brief.requirements.contains {
        $0.subject == .component(.link) && $0.details.label?.text == "Blocked people (3)"
      })
  }

  @Test func `several controls of one thing are each made`() throws {
    let brief = try read(
      kiln + "- Fan: on/off switch + \"Run for a minute\" button\n- Batch number (text)")
    #expect(try first("Fan", in: brief).subject == .component(.toggle))
    #expect(try first("Run for a minute", in: brief).isPressed)
  }

  @Test func `a toggle between several views is a choice of one`() throws {
    let brief = try read(kiln + "- toggle day / week / month\n- Batch number (text)")
    let views = try first("View", in: brief)
    #expect(views.details.items.map(\.label.text) == ["Day", "Week", "Month"])
  }

  @Test func `rings and boxes before options make one or several choosable`() throws {
    let brief = try read(
      "Sign up\n\nName * (text)\nSize * ( ) S (•) M ( ) L\nDays: [ ] Sat [x] Sun\nMobile *\nEmail *"
    )
    let size = try first("Size", in: brief)
    #expect(size.details.variant == "radio" && size.details.isRequired == true)
    #expect(size.details.items.map(\.isSelected) == [false, true, false])
    #expect(try first("Days", in: brief).details.variant == "multiple")
  }

  @Test func `boxes below the name of an input are its options`() throws {
    let brief = try read(
      "Sign up\n\nName * (text)\nEmail *\nMobile *\nWeeks * (tick boxes)\n   [ ] 1–5 July\n   [ ] 8–12 July"
    )
    let weeks = try first("Weeks", in: brief)
    #expect(weeks.details.items.map(\.label.text) == ["1–5 July", "8–12 July"])
    #expect(!brief.requirements.contains { if case .section = $0.subject { true } else { false } })
  }

  @Test func `buttons in brackets are buttons, whatever is said behind them`() throws {
    let brief = try read(kiln + "- Batch number (text)\n- [Skip] [Next] <- grey until it is filled")
    #expect(
      brief.requirements.filter(\.isPressed).compactMap(\.details.label?.text) == ["Skip", "Next"])
  }

  @Test func `an example in quotation marks stays whole`() throws {
    let brief = try read(
      kiln + "- Batch number (text)\n- example: \"Glaze 3, two layers – Ana, 4 May\"")
    #expect(
      brief.requirements.contains { $0.details.value?.text == "Glaze 3, two layers – Ana, 4 May" })
  }

  @Test func `figures with units among inputs are stated`() throws {
    let brief = try read(
      kiln + "- Batch number (text)\n- Temperature 940 °C (target 980)\n- Room 5 (text)")
    let temperature = try first("Temperature", in: brief)
    #expect(temperature.details.value?.text == "940 °C (target 980)")
    #expect(temperature.subject == .need(.fact))
    #expect(
      brief.requirements.contains { $0.details.label?.text == "Room 5" && $0.subject.isInput })
  }

  @Test func `a head that only says table has the columns below it`() throws {
    let brief = try read(
      "# Regatta results\n\n## Table\n- rank\n- boat\n- club\n- points\n\n## Filters\n- search boat"
    )
    let table = try #require(brief.requirements.first { $0.subject == .component(.table) })
    #expect(table.details.columns.map(\.text) == ["Boat", "Club", "Points"])
    #expect(try first("Search boat", in: brief).details.fieldKind == .search)
  }

  @Test func `a note that names a link or a button makes one among typed lines`() throws {
    let brief = try read(
      "# Loft settings\n\n## Account\n- Loft name (text)\n- Change keeper (link)\n- Close loft (red button)\n- Empty loft (button, red)"
    )
    #expect(try first("Change keeper", in: brief).subject == .component(.link))
    let close = try first("Close loft", in: brief)
    #expect(close.subject == .need(.action) && close.details.variant == "destructive")
    #expect(try first("Empty loft", in: brief).details.variant == "destructive")
  }

  @Test func `the full stop of the last line belongs to no label`() throws {
    let brief = try read(
      "Feeder form:\n- Address (url)\n- Key (password)\n- Active (checkbox, checked).")
    let active = try first("Active", in: brief)
    #expect(active.subject == .component(.toggle) && active.details.value?.text == "on")
  }

  @Test(arguments: [
    "# Rent\n\n- Name\n- Phone\n\nButtons: Save for later (secondary), Reserve (primary)",
    "# Rent\n\n## Fields\n- Name\n- Phone\n\n## Buttons\n- Save for later (secondary)\n- Reserve (primary)",
    "Label\tType\tRemarks\nName\ttext\t\nPhone\tphone\t\nSave for later\tbutton\tsecondary\nReserve\tbutton\tprimary",
  ])
  func `a button has the look that its line states`(text: String) throws {
    let brief = try read(text)
    #expect(try first("Save for later", in: brief).details.variant == "secondary")
    #expect(try first("Reserve", in: brief).details.variant == "primary")
    #expect(try first("Name", in: brief).details.variant == nil)
  }

  @Test(arguments: [
    ("Rules of the pool as a numbered list:", "numbered"), ("Numbered list:", "numbered"),
    ("Rules, with bullet points:", "bulleted"), ("Rules of the pool:", nil),
  ])
  func `a head says how the lines below it are marked`(head: String, variant: String?) throws {
    let brief = try read(head + "\n- No running\n- No diving\n- Shower before you swim")
    let list = try #require(brief.requirements.first { $0.subject == .component(.list) })
    #expect(list.details.variant == variant)
  }

  @Test func `a side of the screen names no columns`() throws {
    let brief = try read(
      "# Course\n\n## 2.2 Right column (sticky)\n- Subtotal £81.00\n- Delivery £3.99\n- Promo code (text)"
    )
    #expect(!brief.requirements.contains { $0.subject == .component(.table) })
    #expect(try first("Subtotal", in: brief).details.value?.text == "£81.00")
  }

  @Test func `one card per thing has what is below it on each`() throws {
    let brief = try read(
      "# Boat yard\n\n## Boats\n- one card per boat\n  - boat name\n  - state: afloat / ashore\n  - tap on card opens the boat\n- \"Add boat\" button"
    )
    let cards = try #require(brief.requirements.first { $0.details.variant == "cards" })
    #expect(cards.details.columns.map(\.text).contains("State"))
    #expect(cards.details.columnValues.contains(.some(["Afloat", "Ashore"])))
  }

  @Test func `a matrix keeps the buttons below its columns`() throws {
    let brief = try read(
      "| | Solo | Crew |\n|--|--|--|\n| Price | 0 € | 9 € |\n| Boats | 1 | 8 |\n| | [Start] | [Try it] |"
    )
    #expect(
      brief.requirements.filter(\.isPressed).compactMap(\.details.label?.text) == [
        "Start", "Try it",
      ])
    let table = try #require(brief.requirements.first { $0.subject == .component(.table) })
    #expect(table.details.items.count == 2)
  }

  @Test func `numbers of telephones are no figures`() throws {
    let brief = try read(
      "Important numbers for the yard\nKeeper: Mr Hale: 07700 900123\nCrane: Liftwell: 01632 960456 (24h)\nDoctor: Dr Okoro: ext 214\nPlumber: Ana: 07700 900555\nHarbour office: ext 3\nGuard: Bo: ext 9"
    )
    #expect(!brief.requirements.contains { $0.subject == .component(.stat) })
  }

  @Test func `a question to the maker names no title`() throws {
    let brief = try read(
      "Hi, can you make a screen for this? sortable by date pls\n\n| Permit | Holder | Date |\n|--|--|--|\n| P-1 | Ana | 2 May |\n| P-2 | Bo | 4 May |"
    )
    #expect(brief.title.text == "Permits")
  }

  @Test func `sums of an order are shown, whatever else is asked for`() throws {
    let brief = try read(
      "# Ferry booking\n\n## 1. Order summary\n- Subtotal\n- Fuel fee\n- Total\n\n## 2. Passenger\n- Full name * (text)\n- Email *\n\n## 3. Payment\n- Cash\n- PayPal\n- Invoice (only for clubs)"
    )
    #expect(try !first("Subtotal", in: brief).subject.isInput)
    #expect(try first("Payment", in: brief).details.items.map(\.label.text).contains("PayPal"))
  }

  @Test func `a button set as code keeps its name alone`() throws {
    let brief = try read(
      kiln + "- Batch number (text)\n- `Save draft` secondary, full width on phones")
    #expect(
      brief.requirements.filter(\.isPressed).compactMap(\.details.label?.text) == ["Save draft"])
  }

  @Test func `a chip with values states them, a chip of filters offers them`() throws {
    let brief = try read(kiln + "- small weather chip (18 °C, light rain)\n- Batch number (text)")
    #expect(try first("Small weather", in: brief).details.value?.text == "18 °C, light rain")
    let other = try read(kiln + "- filter chip (Cold, Hot)\n- Batch number (text)")
    #expect(!other.requirements.contains { $0.details.value?.text == "Cold, Hot" })
  }

  @Test func `what each card shows are columns of a list on cards`() throws {
    let brief = try read(
      kiln + "- Batch number (text)\n- each card: shelf, potter, state (wet / dry)\n- Start date")
    let cards = try #require(brief.requirements.first { $0.details.variant == "cards" })
    #expect(cards.details.nameColumn?.text == "Shelf")
    #expect(cards.details.columnValues.last == .some(["Wet", "Dry"]))
  }

  @Test func `words before a colon declare what a sentence beside rows names`() throws {
    let brief = try read(
      "Show these.\n\n| Permit | Holder | State |\n|--|--|--|\n| P-1 | Ana | open |\n| P-2 | Bo | closed |\n\nRow actions: Approve, Reject. Filters above: state, holder."
    )
    #expect(Set(labels(brief, \.isPressed)) == ["Approve", "Reject"])
    #expect(try first("State", in: brief).details.items.map(\.label.text) == ["open", "closed"])
  }

  private func labels(_ brief: Brief, _ isKind: (Requirement) -> Bool) -> [String] {
    brief.requirements.filter(isKind).compactMap(\.details.label?.text)
  }

  @Test func `tabs that are only named hold the parts of the same names`() throws {
    let brief = try read(
      "Boat: Alma\nPlate: KX-21\nState: afloat\nHarbour: Mill Quay\n\nTabs: Trips | Papers\n\nTrips\n  - last trip on 4 May\n  - [Log trip]\nPapers\n  - licence.pdf\n  - survey.pdf"
    )
    let tabs = brief.requirements.indices.filter { brief.requirements[$0].details.variant == "tab" }
    #expect(tabs.map { brief.requirements[$0].details.label?.text } == ["Trips", "Papers"])
    #expect(tabs.allSatisfy { tab in brief.requirements.contains { $0.parent == tab } })
  }

  @Test func `a time and a place among inputs are stated`() throws {
    let brief = try read(
      "# Club page\n\n## Welcome\n- next meeting: Thursday 19:30, Mill Hall\n- Push: on\n- Reminders: off"
    )
    let next = try first("Next meeting", in: brief)
    #expect(next.details.value?.text == "Thursday 19:30, Mill Hall")
  }

  @Test(arguments: [
    (
      "Date\tClass\tTeacher\tRoom\nMon 3/6\tYoga\tCarla\tOne\nTue 4/6\tBoxing\tMarek\tTwo",
      "Classes"
    ),
    ("Date\tWeight\tFat\tNote\n1 May\t70.2\t18\t\n2 May\t70.0\t18\tran", "Log"),
  ])
  func `what takes place names a table before when it does`(_ text: String, _ title: String) throws
  {
    #expect(try read(text).title.text == title)
  }

  @Test func `a line between signs heads the lines below it`() throws {
    let brief = try read(
      "Menu\n\nSoup - 4.50\nStew (hot!) - 9.00\nTart - 3.20\n-- drinks --\nWater - 2.00\nTea - 2.50"
    )
    let facts = labels(brief) { $0.subject == .need(.fact) }
    #expect(facts.contains("Stew (hot!)") && facts.contains("Tea"))
    #expect(brief.requirements.contains { $0.details.label?.text.lowercased() == "drinks" })
  }
}
