import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenDocuments

/// Lists that are shown as they are written, and those that say what a screen has.
@Suite struct ContentTests {
  private func read(_ text: String) -> Brief? {
    Brief(Array(text.utf8), in: "en", by: Reader(), .shipped)
  }

  private func items(_ brief: Brief) -> [Details.Item] {
    brief.requirements.flatMap(\.details.items)
  }

  @Test(arguments: [
    "Changing a bike tube\n\n1. Take the wheel out, chain last\n2. Lever the tyre off one side\n3. Pump it to 3 bar. Wait a minute",
    "Complaints about the lift panel\n1. buttons are too small\n2. voice is too quiet, nobody hears it\n3. it gives no light after 5 s\n4. nobody answers the bell",
    "Parish meeting notes\n- Budget for paint raised to 900\n- We keep the old supplier until June\n- Map of the graves is lost",
    "Shopping list\n- Crisps\n- 2 kg sausages, the thin ones\n- Paper plates",
    "1. Apologies\n2. Minutes of last meeting (approve)\n3. Playground repairs: one quote\n4. Any other business",
  ])
  func `lines of content stay whole and in order`(_ text: String) throws {
    let brief = try #require(read(text))
    let lines = text.split(separator: "\n").filter { "-0123456789".contains($0.prefix(1)) }
      .map { String($0.drop { "-.0123456789".contains($0) }.dropFirst()) }
    #expect(items(brief).map(\.label.text) == lines)
    #expect(!items(brief).contains { !$0.values.isEmpty })
    #expect(brief.requirements.count == 1)
  }

  @Test(arguments: [" - ", " – ", ": "])
  func `what most lines have behind a mark is a detail`(_ mark: String) throws {
    let names = ["Everest", "K2, Karakoram", "Lhotse", "Makalu"]
    let text = names.enumerated().map { "\($0 + 1). \($1)\(mark)\(8_849 - $0 * 100) m" }
    let brief = try #require(read("Tallest of all, top 4\n" + text.joined(separator: "\n")))
    let told = items(brief)
    #expect(told.map(\.label.text) == names)
    #expect(told.map { $0.values.first?.text } == ["8849 m", "8749 m", "8649 m", "8549 m"])
  }

  @Test(arguments: ["8:00 – 13:00", "Monday – Friday", "9:30 - 11:00"])
  func `a range is one thing`(_ range: String) {
    let words = LineWords(Array(range.utf8))
    #expect(FieldLine(SourceRange(0, range.utf8.count), of: words).value == nil)
  }

  @Test(arguments: [
    (
      "# Van daily check\n\n## Outside\n- Lights\n- Tyres\n- Mirrors\n\n## Inside\n- Horn\n- Belts\n- Jack",
      2
    ),
    (
      "# Moving house checklist\n\n## Before\n- Book the van\n- Boxes (ask Leo)\n\n## Later\n- Redirect post\n- Say goodbye",
      2
    ),
  ])
  func `each part of a checklist is one`(_ text: String, _ count: Int) throws {
    let brief = try #require(read(text))
    #expect(brief.requirements.count { $0.subject == .component(.checklist) } == count)
  }

  @Test func `what is rated has a scale for each line`() throws {
    let brief = try #require(
      read(
        "Please rate from 1 to 5:\n\n1. The room was clean.\n2. The staff was kind.\n3. I slept well."
      ))
    let rated = brief.requirements.filter { $0.details.variant == "rating" }
    #expect(rated.map(\.details.maximum) == [5, 5, 5])
    #expect(brief.title.text == "Survey")
  }

  @Test func `the answers of a quiz are not shown`() throws {
    let brief = try #require(
      read(
        "Quiz, second round\n\n1. Who painted Guernica? (Picasso)\n2. What is the capital of Peru? (Lima)\n3. Which planet is largest? (Jupiter)\n4. Who wrote Kim? (Kipling)"
      ))
    #expect(brief.requirements.allSatisfy { $0.details.hint == nil && $0.details.value == nil })
    #expect(brief.requirements.count { $0.details.label?.text.hasSuffix("?") ?? false } == 4)
  }

  @Test(arguments: [
    "1. a text field for the name\n2. a dropdown with three sizes\n3. a Save button",
    "Screen for the pool\n- current temperature as a big number\n- list of lanes\n- button to close a lane",
    "Standings of our club\n1. Ida 18\n2. Oleg 15\n3. Jun 11",
    "Blood types, as a bar chart\n- A: 48\n- B: 17\n- AB: 6",
    "- Name\n- Email\n- Password\n- Sign up",
  ])
  func `lists that name parts of a screen are left to the reader of sentences`(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test func `the items of a flow are its screens`() throws {
    let brief = try #require(
      read(
        "Checkout flow\n1. Cart summary, total, \"Continue\"\n2. Where to? (home / locker / shop)\n3. Street, city, postcode\n4. Thank you"
      ))
    let steps = brief.requirements.filter { $0.details.variant == "step" }
    #expect(brief.layout == .wizard)
    #expect(
      steps.map(\.details.label?.text) == [
        "Cart summary", "Where to?", "Street, city, postcode", "Thank you",
      ])
  }

  @Test(arguments: ["a record with a severity", "a record with a priority"])
  func `a record is not a ticket for one key of tickets`(_ name: String) throws {
    let key = name.split(separator: " ").last.map(String.init) ?? ""
    let brief = try #require(
      read(
        "Permit no: 4471/B\nDate/time: 3 June, 06:30\nWork: replace flange, test for gas\nRemarks: alarm button taped over\n\(key): high"
      ))
    #expect(brief.requirements.count == 5)
    #expect(brief.requirements.allSatisfy { $0.subject == .need(.fact) })
  }
}
