import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// What is said of a request in titles, and what stands for things that nobody knows.
struct PlaceholderTests {
  private static func answer(_ text: String) -> PhraseAnswer? {
    CatalogBundle.shipped.answer(to: text)
  }

  private static func requirements(_ text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements
  }

  @Test(arguments: [
    ("screen for choir attendance", "choir attendance"), ("nhs appointment", "NHS appointment"),
    ("app for plant watering", "plant watering"), ("recieve payments", "receive payments"),
    ("youtube channel stats", "YouTube channel stats"),
  ])
  func `a title has the words of a request as they are meant`(_ request: String, _ title: String) {
    #expect(Self.answer(request)?.title == title)
  }

  @Test(arguments: ["screen for", "a page for a page for", "reciev", "the the", "nhs", "app for"])
  func `nothing is left of no title`(_ request: String) {
    #expect(Self.answer(request)?.title?.isEmpty != true)
  }

  @Test func `phones that nobody knows are called by words`() throws {
    let requirements = Self.requirements("phones that fold")
    let name = try #require(requirements.first { $0.details.label?.text == "Phone" })
    #expect(name.details.fieldKind == .text)
  }

  @Test func `what is to be done for what nobody knows is not called by it`() {
    let names = Self.requirements("snark checklist").flatMap(\.details.items)
    #expect(names.count > 3 && names.allSatisfy { !$0.label.text.contains("nark") })
  }

  @Test func `who is in a film is not a column of films`() {
    let columns = Self.requirements("movies with Denzel Washington").flatMap(\.details.columns)
    #expect(!columns.isEmpty)
    #expect(!columns.contains { $0.text.lowercased().contains("denzel") })
  }

  @Test func `whether a clause holds is a choice of yes and no`() throws {
    let choice = try #require(
      Self.requirements("vegan cheeses that actually melt").first {
        $0.details.label?.text == "Melt" && !$0.details.items.isEmpty
      })
    #expect(choice.details.items.map(\.label.text) == ["Yes", "No"])
  }

  @Test(arguments: [
    ("playlist editor", "pattern 'editor', frame 'playlist', as content editor"),
    ("crypto portfolio overview", "pattern 'dashboard', frame 'cryptocurrency'"),
  ])
  func `what uses all words goes before what uses the last`(_ request: String, _ reason: String) {
    #expect(Self.answer(request)?.reason == reason)
  }

  @Test(arguments: ["seller", "hotter", "or", "ticket butter", "editor editor"])
  func `no noun is the agent of a verb for its ending`(_ request: String) {
    #expect(Self.answer(request)?.reason.hasPrefix("verb") != true)
  }

}
