import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// The days, the part and the number at the end of a request are those of what is shown.
struct NamedDayTests {
  private static func answer(_ text: String) -> PhraseAnswer? {
    CatalogBundle.shipped.answer(to: text)
  }

  private static func requirements(_ text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements
  }

  private static func selected(_ text: String) -> [String] {
    requirements(text).flatMap(\.details.items).filter(\.isSelected).map(\.label.text)
  }

  @Test func `the week that is asked for is selected, and stands in the labels`() {
    let requirements = Self.requirements("staff rota next week")
    #expect(Self.selected("staff rota next week").contains("Next"))
    let labels = requirements.compactMap { $0.details.label?.text }
    #expect(labels.contains("Hours next week"))
    #expect(labels.contains("Week from 22 March"))
  }

  @Test func `no row stands on another day`() throws {
    let table = try #require(
      Self.requirements("homework due tomorrow").first {
        !$0.details.samples.isEmpty && $0.hasThings
      })
    #expect(table.details.samples.allSatisfy { $0.contains("Tue 16 Mar") })
  }

  @Test func `a weekday keeps its column of a timetable`() throws {
    let table = try #require(
      Self.requirements("school timetable monday").first { $0.hasThings })
    #expect(table.details.columns.map(\.text).contains("Mon"))
    #expect(!table.details.columns.map(\.text).contains("Tue"))
  }

  @Test func `a calendar for a month shows it`() {
    let calendar = Self.requirements("calendar for july").first {
      $0.subject == .component(.calendar)
    }
    #expect(calendar?.details.timeframe?.text == "2027-07-01")
  }

  @Test(arguments: ["staff rota", "homework", "school timetable", "days of the week"])
  func `without days nothing moves`(_ request: String) {
    #expect(
      !Self.requirements(request).contains { $0.details.label?.text.contains("22 March") ?? false })
  }

  // MARK: Parts and steps

  @Test(arguments: [("spelling test year 3", "Year 3"), ("french vocabulary unit 4", "Unit 4")])
  func `the part that is asked for is selected`(_ request: String, _ option: String) {
    #expect(Self.selected(request).contains(option))
  }

  @Test(arguments: ["world war 2", "top 10 films", "article 5", "budget 2026"])
  func `other numbers are no parts`(_ request: String) {
    #expect(!Self.selected(request).contains { $0.hasSuffix(" 2") || $0.hasSuffix(" 5") })
  }

  @Test(arguments: [("onboarding in 3 steps", 3), ("onboarding with 4 screens", 4)])
  func `an onboarding has as many steps as are asked for`(_ request: String, _ count: Int) {
    let sections = Self.requirements(request).filter { requirement in
      guard case .section = requirement.subject else { return false }
      return requirement.parent == nil
    }
    #expect(sections.count == count)
    #expect(Self.requirements(request).last?.details.label?.text == "Get started")
  }
}
