import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// The last noun of a request says what its screen is, and the words around it what it is about.
struct ScreenHeadTests {
  private static func answer(_ text: String) -> PhraseAnswer? {
    CatalogBundle.shipped.answer(to: text)
  }

  private static func requirements(_ text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements
  }

  private static func says(_ words: String, _ requirements: [Requirement]) -> Bool {
    requirements.contains { requirement in
      let details = requirement.details
      return
        ([details.label, details.nameColumn].compactMap { $0?.text }
        + details.columns.map(\.text) + details.items.map(\.label.text)
        + details.samples.flatMap(\.self))
        .contains { $0.contains(words) }
    }
  }

  @Test(arguments: [
    ("refund approval queue", "Approve button"), ("tenant rent ledger", "Balance"),
    ("plumber job quote calculator", "Materials"), ("pool cleaning price list", "Price"),
    ("pharmacy refill requests", "Approve button"),
  ])
  func `the last noun goes before a verb and before other nouns`(_ request: String, _ part: String)
  {
    #expect(Self.says(part, Self.requirements(request)))
  }

  @Test(arguments: ["refund a customer", "report a pothole", "poll my team", "book a doctor"])
  func `a verb with its object stays one`(_ request: String) {
    #expect(Self.answer(request)?.reason.hasPrefix("pattern") == false)
  }

  @Test(arguments: [
    ("quiz about world capitals", "What is the capital"), ("poll about lunch", "lunch"),
    ("survey on remote work", "How satisfied"), ("voucher for a spa day", "Valid until"),
  ])
  func `the head stands before a preposition`(_ request: String, _ part: String) {
    #expect(Self.says(part, Self.requirements(request)))
  }

  @Test func `what is sought is compared, not the search`() {
    #expect(Self.says("Rent", Self.requirements("apartment hunting comparison")))
  }

  @Test func `tasks of a subject are those of it`() {
    let requirements = Self.requirements("hotel housekeeping task board")
    #expect(Self.says("bed", requirements))
    #expect(!Self.says("car insurance", requirements))
  }

  @Test(arguments: ["purchase order approval queue", "expense claim approvals"])
  func `what waits for a decision is not decided`(_ request: String) {
    let items = Self.requirements(request).flatMap(\.details.items)
    #expect(!items.isEmpty)
    #expect(items.allSatisfy { $0.state == nil || $0.state?.text == "Waiting" })
  }

  @Test func `a queue of tickets is no ticket for a queue`() {
    #expect(Self.answer("support ticket queue")?.reason.contains("kiosk") == false)
  }

  @Test func `several of what is booked are listed`() {
    let requirements = Self.requirements("doctor appointments this week")
    #expect(requirements.contains { !$0.details.items.isEmpty })
  }

  @Test func `an appointment book is no appointment that is booked`() {
    #expect(
      Self.answer("vet clinic appointment book")?.reason.contains("confirmation") == false)
  }

  @Test(arguments: ["restaurants open now", "support tickets assigned to me"])
  func `things in a state are things`(_ request: String) {
    let items = Self.requirements(request).flatMap(\.details.items)
    #expect(items.count > 1)
    #expect(items.allSatisfy { $0.state != nil })
  }

  @Test(arguments: [
    ("wedding guest seating chart", "wedding seating chart"),
    ("restaurant table floor plan", "restaurant floor plan"),
    ("inventory low stock alerts", "low stock alert"),
  ])
  func `a screen for most of the words goes before one that shows no rows`(
    _ request: String, _ name: String
  ) {
    #expect(Self.answer(request)?.reason.contains("'\(name)'") == true)
  }

  @Test(arguments: [
    "an expandable FAQ section", "I want to press a button Print labels", "table of words",
  ])
  func `sentences about parts are left to the reader of sentences`(_ request: String) {
    #expect(Self.answer(request) == nil)
  }

  // MARK: Samples

  @Test func `rows of another trade do not stand under a trade`() {
    let requirements = Self.requirements("taxi driver shift list")
    #expect(!Self.says("front desk", requirements))
    #expect(requirements.contains { $0.subject == .component(.table) })
  }

  @Test(arguments: [("gym class schedule", "Spinning"), ("shift list", "Early")])
  func `rows of the trade that is named stay`(_ request: String, _ row: String) {
    #expect(Self.says(row, Self.requirements(request)))
  }

  @Test func `stock says how many there are`() {
    let columns = Self.requirements("tyre stock").flatMap(\.details.columns).map(\.text)
    #expect(columns.contains("In stock"))
    #expect(!columns.contains("Position"))
  }

  @Test func `orders are listed, and not one of them is placed`() {
    let requirements = Self.requirements("bakery orders")
    #expect(Self.says("Customer", requirements))
    #expect(!Self.says("Place order", requirements))
  }

  @Test func `dates of things are a column of them`() {
    let table = Self.requirements("car service dates").first { $0.subject == .component(.table) }
    #expect(table?.details.columns.isEmpty == false)
  }
}
