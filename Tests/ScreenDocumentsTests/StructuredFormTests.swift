import ScreenBrief
import ScreenModel
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenDocuments

/// Texts that are told by the form of their lines: numbered names, outlines, facts.
@Suite struct StructuredFormTests {
  private func brief(_ text: String) throws -> Brief {
    try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
  }

  private func labels(_ brief: Brief) -> [String] {
    brief.requirements.compactMap { $0.details.label?.text }
  }

  @Test(arguments: [
    "1. Oil the chain\n2. Pump the tyres\n3. Check the brakes",
    "- Shed\n  - Shelf\n    - Rope: 4\n  - Bench\n- Yard",
    "Club survey\n\n1. How old are you?\n2. Would you come again? Yes / No\n3. What was missing?",
  ])
  func `names in lists are of this form`(_ text: String) {
    #expect(StructuredForm(Array(text.utf8)).holds)
  }

  @Test(arguments: [
    "", "a login form", "1. one\n2. two", "- a\n- b",
    "1. The patient picks a therapist first.\n2. Then a week with free slots is shown.\n3. At the end there is a summary.",
    "Ann: can we have a page?\nBo: sure, what is on it?\nAnn: the rota\nBo: fine\nAnn: and a button",
  ])
  func `sentences, talks and too few lines are not`(_ text: String) {
    #expect(!StructuredForm(Array(text.utf8)).holds)
  }

  @Test func `a numbered checklist is ticked off, word for word`() throws {
    let brief = try brief(
      "opening checklist for new bar staff\n1) fetch keys from the safe\n2) count the till (twice)\n3) ice?? only at weekends\n4) sign the H&S sheet\ntick boxes + progress bar"
    )
    let list = try #require(brief.requirements.first { $0.subject == .component(.checklist) })
    #expect(
      list.details.items.map(\.label.text) == [
        "fetch keys from the safe", "count the till (twice)", "ice?? only at weekends",
        "sign the H&S sheet",
      ])
  }

  @Test func `numbered steps that ask are a wizard where the text says so`() throws {
    let brief = try brief(
      "1. Enter your ticket number and surname\n2. Choose a cabin: inside, outside\n3. Enter your phone\n4. Confirm and print ticket\n\nIt should be a step-by-step screen."
    )
    #expect(brief.layout == .wizard)
    #expect(labels(brief).starts(with: ["Ticket number and surname", "Ticket number", "Surname"]))
    #expect(labels(brief).suffix(2) == ["Confirm", "Print ticket"])
  }

  @Test func `the first item of an outline is its title`() throws {
    let brief = try brief(
      "- Rowing club\n  - Boats\n    - Gull, blue\n    - Tern, red\n  - Oars\n    - 14 pairs\n- Buttons\n  - Lend a boat\n  - Report damage"
    )
    #expect(brief.title.text == "Rowing club")
    #expect(labels(brief).contains("Lend a boat"))
  }

  @Test func `an outline that is a checklist is ticked at its leaves`() throws {
    let brief = try brief(
      "- Boat check list\n  - bow\n    - rope\n    - anchor\n  - stern\n    - rudder\n- notes box")
    let lists = brief.requirements.filter { $0.subject == .component(.checklist) }
    #expect(lists.flatMap { $0.details.items.map(\.label.text) } == ["rope", "anchor", "rudder"])
  }

  @Test func `groups of groups keep both names`() throws {
    let brief = try brief(
      "1. Shed A\n   - Row 1\n     - Box 1: 4 ropes\n   - Row 2\n     - Box 2: empty\n2. Shed B\n   - Row 1\n     - Box 1: 2 oars"
    )
    #expect(brief.title.text == "Sheds")
    #expect(
      labels(brief).filter { $0.contains("·") } == [
        "Shed A · Row 1", "Shed A · Row 2", "Shed B · Row 1",
      ])
  }

  @Test(arguments: [
    ("Hull: #77\nCrew: 4\nPort: Kiel\n\nButtons: Sail, Moor", "Hull #77"),
    (
      "name,berth,crew,port\nGull,4,2,Kiel\nTern,5,3,Bremen\n\nHarbour register, needs search.",
      "Harbour register"
    ),
  ])
  func `a text without a heading is called by what it has`(_ text: String, _ title: String) throws {
    #expect(try brief(text).title.text == title)
  }

  @Test func `figures at the ends of lines are values`() throws {
    let brief = try brief(
      "# Marina dashboard\n- boats moored 212\n- 14 guests tonight\n- berths free 6\n## Due\n- Gull, Ann Lee"
    )
    let stats = brief.requirements.filter { $0.subject == .component(.stat) }
    #expect(stats.compactMap { $0.details.value?.text } == ["212", "14", "6"])
    #expect(
      stats.compactMap { $0.details.label?.text } == [
        "Boats moored", "Guests tonight", "Berths free",
      ])
  }

  @Test(arguments: ["Since 06:40 the alarm rings", "Founded 1998", "3 of 5", "Gull", "12"])
  func `times, years and shares are no figures`(_ line: String) throws {
    let brief = try brief(
      "# Marina dashboard\n- \(line)\n- more words here\n## Due\n- Gull, Ann Lee")
    #expect(
      !brief.requirements.contains { $0.subject == .component(.stat) && $0.details.value != nil })
  }

  @Test func `settings with more than two values are chosen, deeds among them pressed`() throws {
    let brief = try brief(
      "## Boat settings\n\n### Alerts\n- Storm digest (off / hourly / daily)\n- Push alerts on mobile\n- Quiet at night\n\n### Account\n- Delete account (asks twice)"
    )
    let digest = try #require(brief.requirements.first { $0.details.label?.text == "Storm digest" })
    #expect(digest.details.items.map(\.label.text) == ["Off", "Hourly", "Daily"])
    let push = try #require(
      brief.requirements.first { $0.details.label?.text == "Push alerts on mobile" })
    #expect(push.subject == .component(.toggle))
    #expect(
      brief.requirements.contains {
        $0.subject == .need(.action) && $0.details.label?.text == "Delete account"
      })
  }

  @Test func `beside a line of fields other lines name fields, too`() throws {
    let brief = try brief(
      "Screen: Report a leak\nFields: boat name, date\nContact: name, phone\nSide: bow / stern / deck\nSubmit button: Send"
    )
    #expect(
      labels(brief) == ["Boat name", "Date", "Contact name", "Contact phone", "Side", "Send"])
  }

  @Test func `the key of a button names it where its value tells who presses`() throws {
    let brief = try brief(
      "boat: Gull 7\nquote: £340\ndue: 22 aug\napprove btn: owner clicks yes/no")
    #expect(labels(brief).last == "Approve")
  }

  @Test func `short facts are shown, whatever tickets are told by`() throws {
    let brief = try brief(
      "# Leak LK-204: Bilge pump\n\n**Status:** Open\n**Severity:** 2\n\n## Parts\n- pump-body\n- float-arm\n- order-bolt"
    )
    #expect(brief.requirements.filter { $0.subject == .need(.fact) }.count == 2)
    #expect(!brief.requirements.contains { $0.subject.isInput || $0.subject == .need(.action) })
  }

  @Test func `ticked boxes in cells are ticks`() throws {
    let brief = try brief("| Boat | Paid |\n|---|---|\n| Gull | [x] |\n| Tern | [ ] |")
    let table = try #require(brief.requirements.first)
    #expect(table.details.items.flatMap { $0.values.map(\.text) } == ["✓", "☐"])
  }

  @Test func `a header that looks like a speaker stays a header`() throws {
    let brief = try brief(
      "Team | P | W\n--- | --- | ---\nGulls | 3 | 2\nTerns | 3 | 1\n\nalso next: sat 10am")
    let table = try #require(brief.requirements.first { $0.subject == .component(.table) })
    #expect(table.details.nameColumn?.text == "Team")
  }
}
