import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// What follows the name of a screen is added to it, or only says when and how many.
struct ScreenAdditionTests {
  private static func answer(_ text: String) -> PhraseAnswer? {
    CatalogBundle.shipped.answer(to: text)
  }

  private static func requirements(_ text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements
  }

  private static func columns(_ text: String) -> [String] {
    requirements(text).flatMap(\.details.columns).map(\.text)
  }

  @Test(arguments: [
    ("pantry inventory with expiry dates", "Expiry date"),
    ("guest list with shoe sizes", "Shoe size"),
  ])
  func `what a screen has is a column of its rows`(_ request: String, _ column: String) {
    #expect(Self.columns(request).contains(column))
  }

  @Test func `each row has a cell in a column that is added`() throws {
    let requirements = Self.requirements("pantry inventory with expiry dates")
    let table = try #require(
      requirements.first { $0.details.columns.contains { $0.text == "Expiry date" } })
    let cells = table.details.samples.map(\.count) + table.details.items.map { $0.values.count + 1 }
    #expect(Set(cells).count == 1)
  }

  @Test func `what a screen shows anyway is not added`() {
    #expect(Self.columns("user list with roles").filter { $0.hasPrefix("Role") } == ["Role"])
  }

  @Test(arguments: [
    ("search results with filters", ComponentKind.picker), ("video player with comments", .list),
    ("kids chore chart with stars", .stat), ("weekend hiking plan with map", .map),
  ])
  func `parts that are named are added`(_ request: String, _ kind: ComponentKind) {
    #expect(Self.requirements(request).contains { $0.subject == .component(kind) })
  }

  @Test func `filters stand before the rows that they narrow`() throws {
    let requirements = Self.requirements("search results with filters")
    let filters = try #require(requirements.firstIndex { $0.details.label?.text == "Filters" })
    let rows = try #require(requirements.firstIndex { $0.hasThings })
    #expect(filters < rows)
    for (place, requirement) in requirements.enumerated() {
      #expect(requirement.parent.map { $0 < place } ?? true)
    }
  }

  @Test func `filters are those of the columns of the rows`() {
    let labels = Self.requirements("search results with filters").filter {
      $0.subject == .component(.picker)
    }.compactMap { $0.details.label?.text }
    #expect(labels.contains("Price"))
    #expect(labels.contains("Rating"))
    #expect(!labels.contains("Show"))
  }

  @Test(arguments: [
    ("profile page with avatar", ComponentKind.image), ("map with pins", .map),
    ("table with sorting and paging", .table), ("product page with reviews", .image),
    ("FAQ with search", .list), ("image gallery with captions", .list),
  ])
  func `a plain kind of screen keeps what it has beside its parts`(
    _ request: String, _ kind: ComponentKind
  ) {
    #expect(
      Self.requirements(request).contains {
        $0.subject == .component(kind) || kind == .list && $0.hasThings
          || kind == .image && $0.subject == .need(.media)
      })
  }

  @Test func `a switch that is named is set`() {
    let toggle = Self.requirements("settings with notifications off").first {
      $0.subject == .component(.toggle) && $0.details.label?.text == "Notifications"
    }
    #expect(toggle?.details.value?.text == "off")
  }

  @Test(arguments: [("cocktail recipes with gin", "Gin")])
  func `things that meet a condition are no screen with an addition`(
    _ request: String, _ value: String
  ) {
    let items = Self.requirements(request).flatMap(\.details.items)
    #expect(!items.isEmpty)
    #expect(items.allSatisfy { item in item.values.contains { $0.text.contains(value) } })
  }

  @Test func `a map with things shows them`() {
    #expect(Self.answer("map with nearby cafes")?.reason == "pattern 'map', frame 'cafe'")
  }

  @Test func `two screens stand on one`() {
    let labels = Self.requirements("bucket list and savings goal").compactMap {
      $0.details.label?.text
    }
    #expect(labels.contains("Wish"))
    #expect(labels.contains("Goal"))
  }

  @Test func `what nothing can show is said`() {
    let answer = Self.answer("team chat with teleportation")
    #expect(answer?.lacks.contains { $0.reason.contains("teleportation") } == true)
  }

  @Test(arguments: [
    "login form with email and password", "league table with a refresh button",
    "a dialog with Delete and Keep it", "dashboard with revenue and churn",
  ])
  func `parts of forms and labels are left to the reader of sentences`(_ request: String) {
    #expect(Self.answer(request) == nil)
  }

  // MARK: Words behind a name

  @Test(arguments: [
    ("leaderboard this week", "high scores"), ("workout log every Monday", "workout log"),
    ("weather next 7 days", "weather"), ("onboarding carousel 3 steps", "onboarding"),
    ("books to read in 2025", "books i want to read"),
  ])
  func `words that say when or how many are no name`(_ request: String, _ name: String) {
    #expect(Self.answer(request)?.reason.contains(name) == true)
  }

  @Test(arguments: ["show a chart of sales this month", "three sliders 0 to 10"])
  func `a sentence that ends in a time or a number is one`(_ request: String) {
    #expect(Self.answer(request) == nil)
  }

  @Test(arguments: [
    ("July calendar", "2027-07-01"), ("rehearsal calendar for November 2026", "2026-11-01"),
  ])
  func `a calendar shows the month that is asked for`(_ request: String, _ month: String) throws {
    let calendar = try #require(
      Self.requirements(request).first { $0.subject == .component(.calendar) })
    #expect(calendar.details.timeframe?.text == month)
    #expect(
      calendar.details.items.allSatisfy {
        $0.values.first?.text.hasPrefix(month.prefix(7)) ?? false
      })
  }

  @Test func `games for two are those that two can play`() throws {
    let answer = try #require(Self.answer("board games for 2 players"))
    #expect(answer.lacks.isEmpty)
    guard case .made(let requirements, _) = answer.contents else { return }
    let players = requirements.flatMap(\.details.items).flatMap(\.values).map(\.text).filter {
      $0.contains("players")
    }
    #expect(!players.isEmpty)
    #expect(players.allSatisfy { !$0.hasPrefix("3") && !$0.hasPrefix("4") })
  }

  @Test(arguments: [("books under 10 euro", "€"), ("bikes under 200", "$")])
  func `prices meet the bound that is asked for`(_ request: String, _ sign: String) {
    let requirements = Self.requirements(request)
    let cells = requirements.flatMap(\.details.items).flatMap(\.values).map(\.text)
    #expect(cells.contains { $0.hasPrefix(sign) })
    #expect(requirements.flatMap(\.details.columns).contains { $0.text == "Price" })
  }
}
