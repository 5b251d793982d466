import ScreenBrief
import ScreenInputs
import ScreenModel
import ScreenOutline
import Testing

@testable import ScreenParts

/// Lines that name what is shown, but not its values.
@Suite struct ViewLineTests {
  private func view(_ line: String) -> [Request]? {
    let reading = PartReading(line)
    return reading.reader.view(reading.whole)
  }

  private func only(_ line: String) throws -> Request {
    let found = try #require(view(line))
    #expect(found.count == 1)
    return try #require(found.first)
  }

  @Test(arguments: [
    ("a map of the stations", Requirement.Subject.component(.map), "Stations"),
    ("bar chart of the rentals", .component(.chart), "Rentals"),
    ("photo of the boat", .component(.image), "Boat"),
    ("line graph showing water levels", .component(.chart), "Water levels"),
    ("countdown for the departure", .component(.timer), "Departure"),
  ])
  func `the kind may stand before the name`(
    _ line: String, _ subject: Requirement.Subject, _ name: String
  ) throws {
    let found = try only(line)
    #expect(found.subject == subject && found.details.label?.text == name)
  }

  @Test(arguments: [
    (
      "rentals by the hour, bar chart", Requirement.Subject.component(.chart), "Rentals by the hour"
    ),
    ("rentals chart", .component(.chart), "Rentals"),
    ("Harbour map", .component(.map), "Harbour"),
    ("Rentals (bar chart)", .component(.chart), "Rentals"),
    ("Completion (progress bar)", .component(.progress), "Completion"),
    ("Opening days (calendar)", .component(.calendar), "Opening days"),
  ])
  func `the kind may stand behind the name, or in brackets`(
    _ line: String, _ subject: Requirement.Subject, _ name: String
  ) throws {
    let found = try only(line)
    #expect(found.subject == subject && found.details.label?.text == name)
  }

  @Test(arguments: [
    "a table of bookings with guest and room", "Bookings: guest, room",
    "Bookings (guest, room)", "table of bookings (guest, room)",
  ])
  func `what each thing has may stand behind with, in brackets or after a colon`(
    _ line: String
  ) throws {
    let found = try only(line)
    #expect(found.subject == .component(.table))
    #expect(found.details.label?.text == "Bookings")
    #expect(found.columns == ["Guest", "Room"])
  }

  @Test func `a card with attributes is one of several`() throws {
    let found = try only("a card with name and price")
    #expect(found.subject == .component(.list) && found.details.variant == "cards")
    #expect(found.columns == ["Name", "Price"])
  }

  @Test func `one thing with attributes is a section of facts`() throws {
    let found = try only("Boat: length, weight, harbour")
    #expect(found.isSection && found.details.label?.text == "Boat")
    #expect(found.labels == ["Length", "Weight", "Harbour"])
    #expect(found.parts.allSatisfy { $0.subject == .need(.fact) })
  }

  @Test func `attributes have kinds of their own`() throws {
    let found = try only("Driver: name, photo, star rating")
    #expect(
      found.parts.map(\.subject) == [.need(.fact), .component(.image), .component(.rating)])
  }

  @Test(arguments: [
    "number of bikes", "average of this week", "sum of the fees", "total of all orders",
  ])
  func `a figure keeps its whole name`(_ line: String) throws {
    let found = try only(line)
    #expect(found.subject == .need(.metric))
    #expect(found.details.label?.text.lowercased() == line)
  }

  @Test func `several figures are several parts`() throws {
    let found = try #require(view("number of riders, number of bikes"))
    #expect(found.map(\.subject) == [.need(.metric), .need(.metric)])
    #expect(found.map(\.details.label?.text) == ["Number of riders", "Number of bikes"])
  }

  @Test func `several names are several facts`() throws {
    let found = try #require(view("name, breed and age"))
    #expect(found.map(\.details.label?.text) == ["Name", "Breed", "Age"])
    #expect(found.allSatisfy { $0.subject == .need(.fact) })
  }

  @Test(arguments: [
    "last 10 defect reports", "my bookings", "boats ready for sale",
    "patients waiting without a bed",
  ])
  func `a plural names several things`(_ line: String) throws {
    #expect(try only(line).subject == .need(.records))
  }

  @Test(arguments: ["owner of the boats", "home address", "weight", "business"])
  func `a singular names one`(_ line: String) throws {
    let found = try only(line)
    #expect(found.subject == .need(.fact) && found.details.label?.text.lowercased() == line)
  }

  @Test func `a question is the name of its answer`() throws {
    let found = try only("which boats?")
    #expect(found.subject == .need(.fact) && found.details.label?.text == "Which boats")
  }

  @Test(arguments: [
    "", " ", "...", ",", ";",
    "the system shall keep everything that people typed while the connection is gone",
    "it should not be possible to leave this place without saying why",
  ])
  func `lines that say too little or too much name nothing`(_ line: String) {
    #expect(view(line) == nil)
  }
}
