import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// What a request says of things holds of the samples that are shown, or is said to be unmet.
struct SampleConditionTests {
  private static func answer(_ text: String) -> PhraseAnswer? {
    CatalogBundle.shipped.answer(to: text)
  }

  private static func items(_ text: String) -> [Details.Item] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements.flatMap(\.details.items)
  }

  private static func requirements(_ text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements
  }

  @Test(arguments: [
    ("overdue invoices", "Overdue"), ("approved leave requests", "Approved"),
    ("broken bikes", "Broken"), ("sold cars", "Sold"),
    ("tenants moving out", "Moving out"), ("restaurants open on Sunday", "Open on Sunday"),
    ("little restaurants open late", "Open late"),
    ("cancelled bookings", "Cancelled"),
  ])
  func `a state holds of all that is shown`(_ request: String, _ state: String) {
    let items = Self.items(request)
    #expect(!items.isEmpty)
    #expect(items.allSatisfy { $0.state?.text == state })
  }

  @Test func `what lacks a state is in another`() {
    let items = Self.items("unpaid invoices")
    #expect(!items.isEmpty)
    #expect(items.allSatisfy { $0.state?.text != "Paid" })
  }

  @Test(arguments: [
    ("exams in May", "May"), ("birthdays in July", "Jul"),
    ("meetings tomorrow", "Tue 16 Mar"), ("concerts this weekend", " 2"),
  ])
  func `days are those that are asked for`(_ request: String, _ day: String) {
    let items = Self.items(request)
    #expect(!items.isEmpty)
    #expect(items.allSatisfy { item in item.values.contains { $0.text.contains(day) } })
    #expect(Self.answer(request)?.lacks.isEmpty ?? false)
  }

  @Test(arguments: [("hotels in Rome", "Rome")])
  func `things are where they are asked to be`(_ request: String, _ place: String) {
    let items = Self.items(request)
    #expect(!items.isEmpty)
    #expect(items.allSatisfy { $0.values.first?.text == place })
  }

  @Test(arguments: ["hotels under 100", "laptops under 1000 euros", "flights under 200 dollars"])
  func `an amount is told, and is under its bound`(_ request: String) throws {
    let items = Self.items(request)
    #expect(!items.isEmpty)
    let bound = try #require(request.split(separator: " ").lazy.compactMap { Double($0) }.first)
    for item in items {
      let amount = try #require(item.values.first.flatMap { Quantity($0.text) })
      #expect(amount.prefix == "$")
      #expect(amount.number <= bound)
    }
  }

  @Test func `samples are made to meet a bound that none of them met`() {
    let items = Self.items("expenses over 900")
    #expect(!items.isEmpty)
    #expect(
      items.allSatisfy { item in
        item.values.contains {
          Quantity($0.text).map { $0.prefix == "$" && $0.number > 900 } ?? false
        }
      })
  }

  @Test(arguments: ["my bookings", "my shifts"])
  func `what is one's own is told of nobody`(_ request: String) {
    let names = ["Amara Nwosu", "Paul Weiss", "Clara Jensen"]
    #expect(!Self.items(request).isEmpty)
    #expect(
      Self.items(request).allSatisfy { item in
        !([item.label] + item.values).contains { names.contains($0.text) }
      })
  }

  @Test(arguments: [("movies I've watched", "Watched —")])
  func `what one has done with things is to be filled in of a few samples`(
    _ request: String, _ doneAction: String
  ) throws {
    let list = try #require(Self.requirements(request).first)
    #expect(list.details.items.count == 5)
    #expect(list.details.items.allSatisfy { $0.values.first?.text == doneAction })
    #expect(list.details.isSample)
  }

  @Test func `a night shift begins at night`() {
    let values = Self.requirements("night shift").flatMap(\.details.samples).flatMap(\.self)
    #expect(values.contains("22:00"))
    #expect(!values.contains("Early front desk"))
  }

  @Test(arguments: [
    ("best ramen in Seattle", "Rating —"), ("best hotels in Rome", "Rating —"),
    ("top scorers in La Liga", "Goals —"),
  ])
  func `a rank that nobody knows is of places without names`(
    _ request: String, _ figure: String
  ) throws {
    let list = try #require(Self.requirements(request).first { !$0.details.items.isEmpty })
    #expect(list.details.variant == "numbered")
    for (place, item) in list.details.items.enumerated() {
      #expect(item.label.text.hasSuffix(" \(place + 1)"))
      #expect(item.values.first?.text == figure)
    }
    #expect(Self.answer(request)?.lacks.isEmpty == false)
  }

  @Test(arguments: [
    ("highest paid footballers", "Pay"), ("lowest mortgage rates", "Mortgage rate"),
  ])
  func `who is at the top by what nobody knows has no name`(
    _ request: String, _ column: String
  ) throws {
    let table = try #require(Self.requirements(request).first { !$0.details.items.isEmpty })
    #expect(
      ([table.details.nameColumn].compactMap(\.self) + table.details.columns).contains {
        $0.text == column
      })
    #expect(table.details.items.allSatisfy { $0.values.allSatisfy { $0.text == "—" } })
    #expect(Self.answer(request)?.lacks.isEmpty == false)
  }

  @Test(arguments: [
    "birthdays in July and", "hotels under", "employees on", "overdue", "in July",
    "restaurants open on", "my", "under 100", "this week", "first", "smallest first",
    "weekend", "sold",
  ])
  func `half a condition holds of nothing`(_ request: String) {
    #expect(Self.answer(request)?.isExact != true || !(Self.answer(request)?.lacks ?? []).isEmpty)
  }
}
