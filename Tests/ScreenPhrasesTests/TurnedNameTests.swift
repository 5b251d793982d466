import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// Names of screens and topics in another order or in other words.
struct TurnedNameTests {
  private static func answer(_ text: String) -> PhraseAnswer? {
    CatalogBundle.shipped.answer(to: text)
  }

  private static func requirements(_ text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements
  }

  @Test(arguments: [
    ("settings for a browser", "browser settings"), ("settings for a news app", "news settings"),
    ("dashboard for a call centre", "call centre dashboard"),
  ])
  func `a screen for something is the one that has it in its name`(
    _ request: String, _ name: String
  ) {
    #expect(Self.answer(request)?.reason.contains("'\(name)'") ?? false)
  }

  @Test(arguments: ["settings for a seed drill", "settings for my loom"])
  func `settings of anything are settings`(_ request: String) {
    let requirements = Self.requirements(request)
    #expect(requirements.contains { $0.subject == .component(.toggle) })
    #expect(!requirements.contains { $0.details.label?.text == "Add setting" })
  }

  @Test(arguments: [
    ("history of lighthouses", "timeline of lighthouses"), ("clock history", "timeline of clocks"),
    ("history of the motorcycle", "timeline of motorcycles"),
    ("story of jazz", "timeline of jazz"),
  ])
  func `the history of a thing is its timeline`(_ request: String, _ topic: String) {
    #expect(Self.answer(request)?.reason == "topic '\(topic)'")
    #expect(Self.requirements(request).first?.details.label?.text.lowercased() == request)
  }

  @Test(arguments: ["order history", "browser history", "history of my knee"])
  func `the history of what happens to somebody is not a timeline of facts`(_ request: String) {
    #expect(!(Self.answer(request)?.reason.hasPrefix("topic 'timeline") ?? false))
  }
}
