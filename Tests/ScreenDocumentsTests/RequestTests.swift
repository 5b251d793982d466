import ScreenBrief
import ScreenModel
import ScreenOutline
import ScreenReading
import Testbed
import Testing

@testable import ScreenDocuments

/// Stories, cases, requirements and chats: each line is a request, and its frame is none.
@Suite struct RequestTests {
  private func brief(_ text: String) throws -> Brief {
    try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
  }

  private func label(_ brief: Brief, _ subjects: Requirement.Subject...) -> [String] {
    brief.requirements.filter { subjects.contains($0.subject) }
      .map { $0.details.label?.text ?? "" }
  }

  @Test(arguments: [
    TextCase(
      "As a ferry mate I want to log each crossing with boat, date and wind, so that I notice when "
        + "one of them is late."),
    TextCase(
      "As a baker, I need to enter the flour and pick the oven (small, medium, large), and then press "
        + "Start baking."),
  ])
  func `a story that is wrapped is read as on one line`(_ story: TextCase) {
    func labels(_ text: String) -> [String?]? {
      Brief(Array(text.utf8), in: "en", by: Reader(), .shipped).map { brief in
        brief.requirements.map { $0.details.label?.text }
      }
    }
    for column in [36, 44, 60] {
      let lines = story.text.split(separator: " ").reduce(into: [""]) { lines, word in
        let line = lines.removeLast()
        let fits = line.isEmpty || line.count + 1 + word.count <= column
        lines += fits ? [line.isEmpty ? String(word) : line + " " + word] : [line, String(word)]
      }
      #expect(labels(lines.joined(separator: "\n")) == labels(story.text), "\(column)")
    }
  }

  @Test(arguments: [
    TextCase("Given I am at the till\nWhen I press \"Open drawer\"\nThen I see the float"),
    TextCase("Given I am at the till\nWhen the cashier taps Open drawer\nThen she sees the float"),
    TextCase(
      "As a cashier, I want to count the float.\n\nAcceptance criteria:\n- \"Open drawer\" shows the tray\n"
        + "- I see the float"),
    TextCase("R1. The till shows the float.\nR2. The cashier shall be able to open drawer."),
    TextCase("Ada: what buttons?\nBen: \"Open drawer\" and \"Close shift\"\nAda: fine\nBen: ok"),
  ])
  func `what is pressed is a button`(_ test: TextCase) throws {
    #expect(label(try brief(test.text), .need(.action)).contains("Open drawer"))
  }

  @Test(arguments: [
    TextCase(
      "Given I am on the \"Gate\" page\nWhen I enter \"12\" into \"Badge\"\nThen I see my name"),
    TextCase(
      "Given I am on the \"Gate\" page\nWhen I fill in my badge in the field \"Badge\"\nThen I see it"
    ),
    TextCase(
      "R1. The guard must enter badge and arrival time.\nR2. The guard must enter a reason."),
    TextCase("FR-1: Badge has to be entered.\nFR-2: Reason must be entered."),
    TextCase("As a guard\nI want to enter badge, shift and gate\nSo that nobody slips in"),
  ])
  func `what is entered is an input of its name`(_ test: TextCase) throws {
    #expect(label(try brief(test.text), .need(.input)).contains("Badge"))
  }

  @Test(arguments: [
    TextCase(
      "R1. The keeper must enter weight.\nR2. After submission the average weight is shown."),
    TextCase(
      "R1. The keeper must enter weight.\nR2. If the scale is off, the average weight has to be displayed."
    ),
    TextCase(
      "Given the scale is on\nWhen the keeper enters the weight\nThen the average weight is displayed"
    ),
  ])
  func `what is shown in the end is a fact, without when`(_ test: TextCase) throws {
    #expect(label(try brief(test.text), .need(.fact)).contains("Average weight"))
  }

  @Test func `states that are given with values are shown`() throws {
    let brief = try brief(
      "Given the water level is 40 %\nAnd the tank has a capacity of 900\nWhen I open the tank page\n"
        + "Then I see a chart of the level")
    let facts = brief.requirements.filter { $0.subject == .need(.fact) }
    #expect(facts.map { $0.details.label?.text } == ["Water level", "Capacity"])
    #expect(facts.map { $0.details.value?.text } == ["40 %", "900"])
  }

  @Test func `what is told in two cases is there once`() throws {
    let brief = try brief(
      "Scenario: Right code\nGiven I am on the door page\nWhen I enter \"12\" into \"Code\"\nAnd I press \"Unlock\"\n"
        + "Then I see \"Come in\"\n\nScenario: Wrong code\nGiven I am on the door page\n"
        + "When I enter \"13\" into \"Code\"\nAnd I press \"Unlock\"\nThen I see \"Try again\"")
    #expect(label(brief, .need(.input)) == ["Code"])
    #expect(label(brief, .need(.action)) == ["Unlock"])
  }

  @Test func `a rule said later is one of the input that it names`() throws {
    let brief = try brief(
      "R1. The clerk must enter seal number and reading.\nR2. The reading must be a number.\n"
        + "R3. Seal number is optional.")
    let inputs = brief.requirements.filter { $0.subject == .need(.input) }
    #expect(inputs.map { $0.details.label?.text } == ["Seal number", "Reading"])
    #expect(inputs.map(\.details.isRequired) == [false, nil])
    #expect(inputs[1].details.fieldKind == .number)
  }

  @Test(arguments: [
    (
      "R1. The system shall allow printing of the ticket.\nR2. The system shall show the seat.",
      "Print ticket"
    ),
    (
      "R1. The system shall allow assignment of a seat to a guest.\nR2. The system shall show the row.",
      "Assign seat"
    ),
    ("R1. A comment can be deleted.\nR2. The system shall show the row.", "Delete comment"),
  ])
  func `what can be done to a thing is a button`(_ text: String, _ button: String) throws {
    #expect(label(try brief(text), .need(.action)).contains(button))
  }

  @Test(arguments: [
    (
      "Ida: can we have a page where people pick a kayak\nOle: ok\nIda: name and a date",
      "Pick a kayak"
    ),
    ("Ida: I'd like a tool to book a kayak\nOle: ok\nIda: name and a date", "Book a kayak"),
    (
      "Requirements for the kayak desk\n\nR1. The guest must enter name.\nR2. A photo may be attached.",
      "Kayak desk"
    ),
  ])
  func `what the screen is for is its title`(_ text: String, _ title: String) throws {
    #expect(try brief(text).title.text == title)
  }

  @Test func `times with what happens then are no speakers`() {
    #expect(!Scaffold(Array("08:00 Breakfast\n09:30 Boats\n12:00 Lunch".utf8)).isChat)
    #expect(Scaffold(Array("08:00 Ida\nmorning\n08:01 Ole\nhi there".utf8)).isChat)
  }
}
