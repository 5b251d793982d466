import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// What is done to an object, by the verb and by what the object is.
struct ImperativeTests {
  private static func answer(_ text: String) -> PhraseAnswer? {
    CatalogBundle.shipped.answer(to: text)
  }

  private static func requirements(_ text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements
  }

  /// The labels of all parts of the screen that answers a request.
  private static func labels(_ text: String) -> [String] {
    requirements(text).compactMap { $0.details.label?.text }
  }

  @Test(arguments: [
    ("give money to a hedgehog rescue", "Amount"), ("donate to the lifeboats", "Amount"),
    ("transfer cash to my cousin", "Amount in $"), ("tip the pianist", "Total"),
    ("bid on a grandfather clock", "Your bid in $"), ("bet on a darts match", "Stake in $"),
    ("repay my aunt", "Pay back"), ("sponsor a beehive", "Pay with"),
  ])
  func `money that is given, sent or staked has an amount`(_ request: String, _ label: String) {
    #expect(Self.labels(request).contains(label), "\(request): \(Self.labels(request))")
  }

  @Test(arguments: [
    ("grade biology tests", "Points"), ("grade an oral exam", "Grade"),
    ("practice times tables", "Answer"), ("evaluate a trainee", "Reliability"),
    ("review a poem", "What you thought"), ("review a bistro", "All in all"),
    ("compare home insurance", "Comparison"), ("invite friends to a picnic", "Answer by"),
    ("invite colleagues to a repository", "Role"), ("check in at a lodge", "Booking code"),
    ("merge duplicate customers", "Doubles found"), ("look up a proverb", "Look up"),
  ])
  func `the object of a verb decides what its screen has`(_ request: String, _ label: String) {
    #expect(Self.labels(request).contains(label), "\(request): \(Self.labels(request))")
  }

  @Test(arguments: [
    ("compare oboes", "Deductible"), ("compare phones", "Data"),
    ("give a lecture", "Amount"), ("mark", "Grade"),
    ("tip calculator", "Give tip"), ("invite", "Send invitations"),
  ])
  func `what is no such object gets no such screen`(_ request: String, _ label: String) {
    #expect(!Self.labels(request).contains(label), "\(request): \(Self.labels(request))")
  }

  @Test(arguments: [
    ("reserve a meeting room", "'book a meeting room'"),
    ("hotel admin panel", "'hotel dashboard'"),
    ("museum admin dashboard", "'museum dashboard'"),
    ("onboarding screen for a language app", "language app onboarding"),
  ])
  func `a name in other words of the same meaning is that name`(_ request: String, _ name: String) {
    let reason = Self.answer(request)?.reason ?? "none"
    #expect(reason.contains(name), "\(request): \(reason)")
  }

  @Test(arguments: ["reserve", "open admin panel", "rentals", "purchase", "panel", "buy"])
  func `a verb or a kind of screen alone has no synonym`(_ request: String) {
    #expect(!(Self.answer(request)?.reason.contains(", for '") ?? false))
  }

  @Test(arguments: [
    ("toy shop checkout", "frame 'toy'"), ("bookshop product page", "frame 'novel'"),
  ])
  func `a shop sells what it is named after`(_ request: String, _ reason: String) {
    let words =
      Self.labels(request)
      + Self.requirements(request).flatMap(\.details.items).map(
        \.label.text)
    #expect(!words.contains("Ceramic mug"))
    #expect(Self.answer(request)?.reason.contains(reason) ?? false)
  }

  @Test(arguments: ["general store checkout", "store checkout"])
  func `a shop of anything sells anything`(_ request: String) {
    let reason = Self.answer(request)?.reason ?? "none"
    #expect(reason.contains("'product'") || reason.contains("checkout"), "\(reason)")
    #expect(!reason.contains("person") && !reason.contains("'request'"), "\(reason)")
  }

  @Test(arguments: ["weekly schedule", "weekly workout schedule"])
  func `a weekly schedule has seven days`(_ request: String) {
    let days = Self.requirements(request).flatMap(\.details.items).map { $0.label.text.prefix(3) }
    #expect(days == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
  }

  @Test func `samples of which one is left have room for others`() {
    let rows = Self.requirements("French restaurants in Quebec").flatMap(\.details.items)
    #expect(rows.count == 3)
    #expect(rows.last?.label.text == "Restaurant 3")
  }

  @Test func `samples of which enough are left are as they are`() {
    let rows = Self.requirements("cafes near Quebec").flatMap(\.details.items)
    #expect(!rows.contains { $0.label.text.hasSuffix(" 3") })
  }
}
