import ScreenBrief
import ScreenInputs
import ScreenModel
import ScreenOutline
import Testing

@testable import ScreenParts

/// One collection from several lines: what each thing shows, what is done with it, its order.
@Suite struct CollectionTests {
  @Test(arguments: [
    ("list of waiting patients: pet name, species, owner", "Waiting patients"),
    ("Table of tools on loan with tool, borrower, due back", "Tools on loan"),
    ("six product cards with picture, name and price", "Products"),
    ("one row per issue: number, sent on, opens", "Issues"),
    ("gallery of paintings, four across, each with title, year and size", "Paintings"),
    ("all dogs staying tonight: name, breed, feeding notes", "Dogs staying tonight"),
  ])
  func `a line names things and what each of them shows`(_ line: String, _ name: String) throws {
    let reading = PartReading("- " + line + "\n- newest first")
    let found = try #require(try reading.gathered)
    #expect(found.request.details.label?.text == name)
    #expect(found.request.columns.count == 3)
    #expect(found.asides.last?.reason.contains("order") == true)
  }

  @Test func `lines about each thing belong to the one collection`() throws {
    let reading = PartReading(
      """
      - search box
      - cards with photo, short description, where found
      - "That's mine" button on every card
      - little badge if it was claimed
      - newest at the top
      - Add a find
      """)
    let found = try #require(try reading.gathered)
    #expect(found.request.subject == .component(.list))
    #expect(found.request.details.variant == "cards")
    #expect(found.request.columns == ["Short description", "Photo", "Where found", "Claimed"])
    #expect(found.request.labels == ["That's mine"])
    #expect(found.before.count == 1)
    #expect(found.behind.count == 1)
    #expect(found.asides.count == 1)
  }

  @Test func `a few attributes of each row become columns with their values`() throws {
    let reading = PartReading(
      "- list of the last firings, newest on top\n"
        + "- Each one: date, kiln (Big / Small), bisque or glaze, who loaded it")
    let found = try #require(try reading.gathered).request
    #expect(found.subject == .component(.table))
    #expect(found.columns == ["Date", "Kiln", "Bisque or glaze", "Who loaded it"])
    #expect(found.details.columnValues[0] == .some(["Big", "Small"]))
    #expect(found.details.columnValues[1] == .some(["Bisque", "Glaze"]))
  }

  @Test func `a head names the table whose columns stand below it`() throws {
    let reading = PartReading("Patients (table)\n- Bed\n- Name\n- Age\n- Diagnosis")
    let head = try #require(reading.outline.blocks[0].lead)
    let found = try #require(
      try reading.reader.gather(reading.list.items, below: head, in: reading.whole))
    #expect(found.isNamedByHead)
    #expect(found.request.columns == ["Bed", "Name", "Age", "Diagnosis"])
  }

  @Test func `what each has is said of the things that the other lines name`() throws {
    let reading = PartReading(
      "- Billing\n- Search index\n- Mail\n- each one: status, uptime, owner")
    let found = try #require(try reading.gathered).request
    #expect(found.details.items.map(\.label.text) == ["Billing", "Search index", "Mail"])
    #expect(found.details.columns.map(\.text) == ["Status", "Uptime", "Owner"])
  }

  @Test func `a wish about rows that are samples is known to be unmet`() throws {
    let reading = PartReading(
      "- table with blood group, units, minimum\n- rows below minimum highlighted")
    #expect(try #require(try reading.gathered).lacks.count == 1)
  }

  @Test(arguments: [
    "- Three boxes: Vaccinations, Surgery, Dental care\n- Opening hours",
    "- Hotel Krone, 2 km, 89 € per night\n- Guesthouse Linde, 500 m, 65 €",
    "- four tiles with revenue, orders, returns and visitors\n- a chart",
    "- milk\n- eggs\n- bread", "- Size: S, M, L\n- Color: red, blue",
    "- Documents: lease, house rules, heating bill 2023\n- log out",
    "- To do\n- Doing\n- Add card under each column", "- Toothbrush\n- Two towels each\n- Tent",
  ])
  func `other lists describe no collection`(_ text: String) throws {
    #expect(try PartReading(text).gathered == nil)
  }

  @Test(arguments: [
    ("\"Reserve\" under each painting", "Reserve"), ("Message button on each", "Message"),
    ("every score has a Download link", "Download"), ("thumbs up on every entry", "Thumbs up"),
    ("tap opens the guest", "Open the guest"), ("per row: duplicate", "Duplicate"),
  ])
  func `an act of each thing is named in whole words`(_ line: String, _ act: String) throws {
    let reading = PartReading(line)
    let found = try #require(reading.reader.addition(reading.whole))
    #expect(found.acts.map(\.details.label?.text) == [act])
  }
}
