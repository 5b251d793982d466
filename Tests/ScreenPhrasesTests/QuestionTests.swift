import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// A question has its answer on the screen, or a place for it.
struct QuestionTests {
  private static func answer(_ text: String) -> PhraseAnswer? {
    CatalogBundle.shipped.answer(to: text)
  }

  private static func requirements(_ text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements
  }

  @Test(arguments: [
    ("how tall is mount everest", "Height", "8,849 m"),
    ("capital of australia", "Capital", "Canberra"),
    ("what is the currency of Japan", "Currency", "Yen"),
  ])
  func `a value that is known is the first figure`(
    _ request: String, _ label: String, _ value: String
  ) throws {
    let figure = try #require(
      Self.requirements(request).first { $0.subject == .component(.stat) })
    #expect(figure.details.label?.text == label)
    #expect(figure.details.value?.text.contains(value) == true)
  }

  @Test(arguments: [
    ("how many calories in bread?", "Calories", "Bread"),
    ("how much does a parrot weigh", "Weight", "Parrot"),
    ("when is the next eclipse", "Date", "Next eclipse"),
  ])
  func `what is not known has a place, under the name of its subject`(
    _ request: String, _ label: String, _ subject: String
  ) throws {
    let answer = try #require(Self.answer(request))
    #expect(answer.lacks.count == 1)
    let requirements = Self.requirements(request)
    #expect(requirements.first?.details.label?.text == subject)
    let figure = requirements.first { $0.subject == .component(.stat) }
    #expect(figure?.details.label?.text == label)
    #expect(figure?.details.value?.text == "—")
  }

  @Test func `things that go somewhere at some time have a row each, with a day`() throws {
    let table = try #require(
      Self.requirements("which bin goes out when").first { $0.subject == .component(.table) })
    #expect(table.details.columns.map(\.text) == ["When"])
    #expect(table.details.items.count > 2)
    #expect(table.details.items.allSatisfy { $0.values.first?.text.contains("Mar") ?? false })
    #expect(table.details.isSample)
  }

  @Test(arguments: [
    "how to change a tyre", "how long to boil eggs", "what time is sunset", "who owes me money",
    "types of cheese", "signs of a stroke", "list of capitals",
  ])
  func `instructions, screens and lists are no questions of fact`(_ request: String) {
    let reason = Self.answer(request)?.reason ?? ""
    #expect(!reason.hasPrefix("a place for what is asked"))
    #expect(
      Self.requirements(request).first?.subject != .component(.stat) || reason.contains("phrase"))
  }
}
