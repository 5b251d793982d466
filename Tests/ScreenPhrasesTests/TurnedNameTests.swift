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
  func `the history of what happens to somebody is no timeline of facts`(_ request: String) {
    #expect(!(Self.answer(request)?.reason.hasPrefix("topic 'timeline") ?? false))
  }

  @Test(arguments: ["how tides work", "how does a battery work", "how locks work"])
  func `how something works is told in stages`(_ request: String) {
    guard case .topic? = Self.answer(request)?.contents else {
      Issue.record("no topic")
      return
    }
  }

  @Test(arguments: [
    ("send money to my aunt", "Aunt"), ("send a parcel to Ruth", "Ruth"),
    ("order flowers for my sister", "Sister"),
  ])
  func `who gets something is filled in`(_ request: String, _ name: String) {
    let inputs = Self.requirements(request).filter { $0.subject == .need(.input) }
    #expect(inputs.contains { $0.details.samples == [[name]] })
  }

  @Test(arguments: ["send money to savings", "order flowers for 20", "send money"])
  func `what is no person is nobody's name`(_ request: String) {
    let inputs = Self.requirements(request).filter { $0.details.label?.text == "To" }
    #expect(inputs.allSatisfy { $0.details.samples.isEmpty })
  }

  @Test func `samples are of the kind that is asked for`() {
    let items = Self.requirements("my canoes").flatMap(\.details.items)
    #expect(!items.contains { $0.label.text == "Nordkapp blue" } || items.isEmpty)
  }

  @Test(arguments: ["broom", "shower"])
  func `a common noun is not what a list has by that name`(_ request: String) {
    let reason = Self.answer(request)?.reason ?? ""
    #expect(!reason.contains(" of '"))
  }

  @Test(arguments: ["violin", "camel", "copper"])
  func `a thing of a list of its kind is told by its facts`(_ request: String) {
    #expect(Self.answer(request)?.reason.contains(" of '") ?? false)
  }

  @Test func `things of which nothing tells an adjective are not ranked by it`() {
    #expect(Self.answer("spooky operas ranked")?.reason.contains("not known") ?? true)
    #expect(Self.answer("scary operas ranked")?.reason.contains("not known") ?? false)
  }

  @Test func `what one does with all of a kind is no condition`() {
    #expect(Self.answer("operas to hear")?.lacks.isEmpty ?? false)
  }
}
