import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// A figure "per" something has a row for each of them.
struct EachTests {
  private static func requirements(_ text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = CatalogBundle.shipped.answer(to: text)?.contents
    else { return [] }
    return requirements
  }

  private static func table(_ text: String) -> Requirement? {
    requirements(text).first { $0.subject == .component(.table) }
  }

  @Test(arguments: [
    ("overtime per employee", "Employee"), ("daily egg count per hen house", "Hen house"),
    ("revenue per branch", "Branch"), ("average tip per waiter", "Waiter"),
  ])
  func `each thing has a row with its figure`(_ request: String, _ name: String) throws {
    let table = try #require(Self.table(request))
    #expect(table.details.nameColumn?.text == name)
    #expect(table.details.samples.count > 2)
    #expect(Set(table.details.samples.map { $0[0] }).count == table.details.samples.count)
  }

  @Test func `the total is that of the rows`() throws {
    let requirements = Self.requirements("revenue per branch")
    let total = try #require(requirements.first?.details.samples.first?.first)
    let table = try #require(Self.table("revenue per branch"))
    func number(_ text: String) -> Double? { Double(text.filter { $0.isNumber || $0 == "." }) }
    let sum = table.details.samples.compactMap { number($0[1]) }.reduce(0, +)
    #expect(number(total) == sum)
  }

  @Test func `values that are known of each are its own`() throws {
    let table = try #require(Self.table("daily milk yield per cow"))
    let names = table.details.samples.map { $0[0] }
    #expect(names.contains { $0.contains("Berta") })
  }

  @Test(arguments: [
    "rooms under $100 per night", "km per hour", "price per month", "cost per person",
    "words per minute test", "sales per month",
  ])
  func `units and times are no things`(_ request: String) {
    #expect(Self.table(request)?.details.columns.map(\.text).contains("Change") != true)
  }
}
