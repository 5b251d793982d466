import ScreenBrief
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenDocuments

/// What sentences beside rows, facts and lines ask for, clause by clause.
@Suite struct WishedPartsTests {
  private func brief(_ text: String) throws -> Brief {
    try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
  }

  private func labels(_ brief: Brief) -> [String] {
    brief.requirements.compactMap { $0.details.label?.text }
  }

  private static let rows =
    "| Boat | Berth | Keys |\n|---|---|---|\n| Gull | 4 | yes |\n| Tern | 9 | no |\n\n"

  private func beside(_ sentence: String) throws -> Brief { try brief(Self.rows + sentence) }

  @Test(arguments: ["It needs search.", "searchable please", "Needs search and a print button."])
  func `a search is one, whatever else is wished`(_ sentence: String) throws {
    let brief = try beside(sentence)
    #expect(brief.requirements.contains { $0.details.fieldKind == .search })
    #expect(brief.requirements.contains { $0.subject == .component(.table) })
  }

  @Test func `filters have what their columns hold, and what stands in brackets`() throws {
    let brief = try beside("Filter by keys, season (spring / autumn), red if a key is missing.")
    let choices = brief.requirements.filter { $0.subject == .need(.choice) }
    #expect(choices.map { $0.details.label?.text } == ["Keys", "Season"])
    #expect(choices[0].details.items.map(\.label.text) == ["yes", "no"])
    #expect(choices[1].details.items.map(\.label.text) == ["Spring", "Autumn"])
    #expect(!brief.unread.isEmpty)
  }

  @Test func `what stands above a table is of the screen, what each row has is of the rows`() throws
  {
    let brief = try beside("Needs a date picker at the top and a \"Lend\" button in every row.")
    let rows = try #require(brief.requirements.firstIndex { $0.hasThings })
    #expect(brief.requirements.contains { $0.parent == rows && $0.details.label?.text == "Lend" })
    #expect(brief.requirements.contains { $0.parent != rows && $0.details.fieldKind == .date })
  }

  @Test func `the line above rows says what is done with each of them`() throws {
    let brief = try brief(
      "boats need a list to show them and mark as sold\nGull, blue, 1990\nTern, red, 2001")
    #expect(labels(brief).contains("Mark as sold"))
  }

  @Test func `a form beside facts has its inputs`() throws {
    let brief = try brief(
      "Hull: 7 m\nEngine: none\nBerth: 14\n\nneed a viewing form underneath w name, phone, question"
    )
    let inputs = brief.requirements.filter { $0.subject == .need(.input) }
    #expect(inputs.compactMap { $0.details.label?.text } == ["Name", "Phone", "Question"])
  }

  @Test func `two names with or between them are chosen, and amounts are summed`() throws {
    let brief = try brief(
      "1. Soup – 4.50\n2. Bread – 1.00\n3. Tea – 2.00\n\nLunch order page: total at the bottom, eat in or takeaway."
    )
    #expect(brief.title.text == "Lunch order page")
    let choice = try #require(brief.requirements.first { $0.subject == .need(.choice) })
    #expect(choice.details.items.map(\.label.text) == ["Eat in", "Takeaway"])
    #expect(brief.requirements.contains { $0.details.value?.text == "7.50" })
  }

  @Test func `what people want to do is pressed, and what they want to see only is switched`()
    throws
  {
    let brief = try brief(
      "1. 10:00 Boat wash\n2. 11:30 Rope work\n3. 13:00 Soup\n\nMembers want to save talks and see only their own list."
    )
    #expect(brief.title.text == "Agenda")
    #expect(
      brief.requirements.contains {
        $0.subject == .need(.action) && $0.details.label?.text == "Save talks"
      })
    #expect(brief.requirements.contains { $0.subject == .component(.toggle) })
    #expect(!brief.requirements.contains { $0.subject == .need(.records) })
  }

  @Test(arguments: [
    "If you can't come, swap with somebody and tell the crew.",
    "Bring gloves and leave the keys at the desk.",
  ])
  func `what is said to readers is shown to them`(_ sentence: String) throws {
    let brief = try brief(
      "# Dock duty\n\n## Morning\n- Ann Lee\n- Bo Dahl\n\n## Noon\n- Cy Roe\n\n" + sentence)
    #expect(brief.requirements.contains { $0.details.value?.text == sentence })
  }

  @Test(arguments: [
    "", "????", "search", "filter by", "and, and, and", "+ + +", "or", "a, or b", "want to", "can",
    "Filter by ,,,", "sort by",
  ])
  func `scraps of sentences leave the rows as they are`(_ sentence: String) throws {
    let brief = try beside(sentence)
    let table = try #require(brief.requirements.first { !$0.details.items.isEmpty })
    #expect(table.details.items.map(\.label.text) == ["Gull", "Tern"])
  }
}

/// How what stands beside lines changes these, and what is left of it.
@Suite struct WishedLooksTests {
  private func brief(_ text: String) throws -> Brief {
    try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
  }

  @Test(arguments: [
    "need it as a page where I can tick each step", "want to tick off what is done",
  ])
  func `lines that are to be ticked are a checklist`(_ sentence: String) throws {
    let brief = try brief(
      "How to close the boat house\n1. Lock the doors\n2. Drain the pump\n3. Hang up the keys\n\n"
        + sentence)
    let list = try #require(brief.requirements.first { !$0.details.items.isEmpty })
    #expect(list.subject == .component(.checklist))
  }

  @Test(arguments: [
    "show the berth in big letters", "row click opens the boat", "for the wall screen",
    "highlight late boats, sort by berth",
  ])
  func `how lines look, and where, is not a part of the screen`(_ sentence: String) throws {
    let brief = try brief(
      "Boat;Berth;Due\nGull;4;12 May\nTern;9;14 May\n\n" + sentence)
    #expect(!brief.requirements.contains { $0.subject == .need(.action) })
    #expect(!brief.requirements.contains { $0.subject == .component(.paragraph) })
  }

  @Test func `what each row has stands beside filters and a search above all`() throws {
    let brief = try brief(
      "Boat;Keys\nGull;office\nTern;owner\n\nFilter by keys, search on top and a \"Lend\" button in every row."
    )
    let rows = try #require(brief.requirements.firstIndex { $0.hasThings })
    #expect(brief.requirements.contains { $0.parent == rows && $0.details.label?.text == "Lend" })
    let search = brief.requirements.firstIndex { $0.details.fieldKind == .search }
    #expect(try #require(search) < rows)
    #expect(brief.requirements.contains { $0.subject == .need(.choice) })
  }

  @Test func `rows that a chart draws are not drawn from samples once more`() throws {
    let brief = try brief(
      "| Dock | Boats | Berths |\n|---|---|---|\n| North | 12 | 20 |\n| South | 7 | 9 |\n\nBar chart of boats and berths and total at the bottom"
    )
    #expect(brief.requirements.count { $0.subject == .component(.chart) } == 1)
    #expect(!brief.requirements.contains { $0.subject == .need(.metric) })
  }

  @Test func `the one part that is filled in ends with a button`() throws {
    let brief = try brief(
      "# Boat house\n\n## New loan\n- name\n- phone\n- boat (Gull, Tern)\n- [ ] needs oars\n\n## Out now\n- Gull – Ann – back Thu\n- Tern – Bo – late"
    )
    let form = try #require(brief.requirements.firstIndex { $0.details.label?.text == "New loan" })
    let parts = brief.requirements.filter { $0.parent == form }
    #expect(parts.last?.subject == .need(.action) && parts.last?.isImplied == true)
    #expect(parts.dropLast().allSatisfy { $0.subject.isInput })
  }

  @Test func `what a form tells before it asks is told`() throws {
    let brief = try brief(
      "## Regatta – sign up\n### Facts\n- Start: 9:30\n- Last year: 41 boats\n- Prize: a barrel\n### Sign me up\n- name*\n- boat class: A, B\n- own crew? yes/no"
    )
    #expect(brief.requirements.filter { $0.subject == .need(.fact) }.count == 3)
  }
}

extension WishedLooksTests {
  @Test func `numbered lines are drawn as the chart that is asked for`() throws {
    let brief = try brief(
      "Boats by dock\n1) North - 41\n2) South - 28\n3) West - 19\n\nshow as bar chart with the numbers"
    )
    let charts = brief.requirements.filter { $0.subject == .component(.chart) }
    #expect(charts.count == 1)
    #expect(charts.first?.details.items.map { $0.values.map(\.text) } == [["41"], ["28"], ["19"]])
    #expect(brief.requirements.count == 1)
  }

  @Test func `a line that names a form has its inputs`() throws {
    let brief = try brief(
      "Event: Regatta dinner\nDate: 19 July, 18:00\nPlace: boat house\nPrice: 12 €\n\nRSVP form: name, number of guests, vegetarian yes/no"
    )
    let form = try #require(brief.requirements.firstIndex { $0.details.label?.text == "RSVP form" })
    #expect(brief.requirements.count { $0.parent == form && $0.subject.isInput } == 3)
  }

  @Test func `rows without names of columns are never called by their cells`() throws {
    let brief = try brief(
      "Ann Lee\t07700 900123\tCrew\nBo Dahl\t07700 900456\tCox\nclub contacts - call button for each"
    )
    #expect(brief.title.text == "Club contacts")
    #expect(!brief.requirements.contains { $0.details.label?.text.contains("07700") ?? false })
  }
}
