import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenComposition

struct FormReadingTests {
  private func read(_ text: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", text))
  }

  private func labels(_ brief: Brief) -> [String] {
    brief.requirements.filter { !$0.isImplied }.compactMap { $0.details.label?.text }
  }

  @Test func `every class of cues has a bit of its own`() {
    let sets = Set(CueClass.allCases.map { CueSet($0).rawValue })
    #expect(sets.count == CueClass.allCases.count)
    #expect(!sets.contains(0))
  }

  @Test(arguments: [
    ("a form with first and last name", ["First name", "Last name"]),
    ("a form with start and end date", ["Start date", "End date"]),
    ("a form with first, middle and last name", ["First name", "Middle name", "Last name"]),
    ("a form with mother's and father's name", ["Mother's name", "Father's name"]),
    ("a form with date, start time", ["Date", "Start time"]),
    ("a form with company and phone number", ["Company", "Phone number"]),
  ])
  func `names share their last word where each is known with it`(
    _ intent: String, _ expected: [String]
  ) throws {
    #expect(labels(try read(intent)) == expected)
  }

  @Test(arguments: [
    ("a form with insurance number", Component.FieldKind.text),
    ("a form with flight number", .text),
    ("a form with card number", .text),
    ("a form with number of guests", .number),
    ("a form with age", .number),
    ("a form with departure port", .text),
    ("a form with departure date", .date),
  ])
  func `what identifies is no quantity, and what precedes a noun no date`(
    _ intent: String, _ expected: Component.FieldKind
  ) throws {
    let field = try #require(try read(intent).requirements.first)
    #expect(field.details.fieldKind ?? .text == expected)
  }

  @Test(arguments: [
    ("pick one colour: red, green or blue", "Colour", "radio"),
    ("Toppings (several allowed): mango, red bean, grass jelly", "Toppings", "multiple"),
    ("Extras - tick all that apply: roof rack, child seat, satnav", "Extras", "multiple"),
    ("a form with sauces (pick several): mint, garlic, chilli", "Sauces", "multiple"),
  ])
  func `words for how many may be chosen make a choice of the name beside them`(
    _ intent: String, _ label: String, _ variant: String
  ) throws {
    let brief = try read(intent)
    let choice = try #require(brief.requirements.first)
    #expect(choice.details.label?.text == label)
    #expect(choice.details.variant == variant)
    #expect(choice.details.items.count == 3)
  }

  @Test(arguments: [
    ("Name and phone. Then he taps Request a tuner.", "Request a tuner"),
    ("A form with email. At the end they press Agree and continue.", "Agree and continue"),
    ("A form with email, then they press Send", "Send"),
    ("Name and email. Then press Confirm seat.", "Confirm seat"),
  ])
  func `what is pressed goes on with the small words of its name`(
    _ intent: String, _ label: String
  ) throws {
    let brief = try read(intent)
    #expect(brief.requirements.last(where: \.isForAction)?.details.label?.text == label)
  }

  @Test func `one thing that is noted with its details is a form of them`() throws {
    let brief = try read("I want to log each dive with date, depth and remarks")
    #expect(labels(brief).prefix(3) == ["Date", "Depth", "Remarks"])
    #expect(brief.requirements.prefix(3).allSatisfy { $0.isForInput })
    // Of many, it is their list that is kept.
    let many = try read("I want to log my dives")
    #expect(!many.requirements.contains { $0.isForInput })
  }

  @Test func `a big box is one to write in, and what it is for its name`() throws {
    let brief = try read("a form with a big box for allergies")
    let field = try #require(brief.requirements.first)
    #expect(field.details.label?.text == "Allergies")
    #expect(field.details.fieldKind == .multiline)
  }

  @Test(arguments: ["start on 2", "starting at 2", "begin with 2", "start 2"])
  func `where a slider begins may be said with a preposition`(_ words: String) throws {
    let brief = try read("a slider for the speed from 1 to 6, \(words)")
    #expect(brief.requirements.count == 1)
    #expect(brief.requirements.first?.details.value?.text == "2")
  }

  @Test(arguments: ["let visitors book a tasting", "members can donate", "a way to report a fault"])
  func `what users can do takes something to be filled in`(_ intent: String) throws {
    let brief = try read(intent)
    #expect(brief.requirements.contains { $0.isForInput && $0.isImplied })
    #expect(brief.requirements.last?.isForAction == true)
  }

  @Test(arguments: [
    "a list of cars where users can book a test drive", "users can export the report",
    "a Book button", "let visitors book a tasting with a date field",
  ])
  func `nothing is implied beside what is there, or for what takes nothing`(_ intent: String) throws
  {
    #expect(try read(intent).requirements.allSatisfy { !$0.isForInput || !$0.isImplied })
  }

  @Test(arguments: [
    ("log in screen with emial and pasword feilds", ["Email", "Password"]),
    ("a form with a correction and a massage type", ["Correction", "Massage type"]),
  ])
  func `slips of the pen are mended in labels, and words of their own are left`(
    _ intent: String, _ expected: [String]
  ) throws {
    #expect(labels(try read(intent)).prefix(2) == expected[...])
  }

  @Test(arguments: [
    "contact card: name Ada, phone 555 0100", "a table of users with name and email",
    "a dashboard with visits per day and a date filter", "order 1042: date 3 May, total $20",
  ])
  func `what is there to be shown makes no form`(_ intent: String) throws {
    #expect(try read(intent).requirements.allSatisfy { $0.subject != .need(.input) })
  }

  @Test(arguments: [
    "form (", "form: which", "why", "form: whether", "a dialog:?", "?? (yes", "let", "let users",
    "form: from and to", "form: yes/", "first and", "pick one:", "they pick", "form: all required.",
    "Are you sure?", "form - ? -", "a form for a form: form: form", "up to", "rating from 1 to",
  ])
  func `a form that breaks off is read as far as it goes`(_ intent: String) throws {
    #expect(!(try read(intent)).title.text.isEmpty)
  }
}
