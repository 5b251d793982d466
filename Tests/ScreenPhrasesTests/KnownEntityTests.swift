import ScreenBrief
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

@Suite struct KnownEntityTests {
  private func facts(_ name: String) -> [String] {
    let words = name.split(separator: " ").map(String.init)
    let thing = PhraseReader().entity(named: words[...])
    return thing?.facts.map { $0.label + ": " + $0.value } ?? []
  }

  @Test(arguments: [
    ("clarinet", "Played by: Single reed", "Reed: Single"),
    ("belgrade", "On: Danube", "River: Danube"),
  ])
  func `what one topic says is not said again in the words of another`(
    name: String, told: String, repeated: String
  ) {
    #expect(facts(name).contains(told))
    #expect(!facts(name).contains(repeated))
  }

  @Test(arguments: [
    ("radon", "Kind: Noble gas", "State at 20 °C: Gas"),
    ("copernicium", "Kind: Not known", "State at 20 °C: Not known"),
  ])
  func `values that are the same by chance, or a part of another, repeat nothing`(
    name: String, first: String, second: String
  ) {
    #expect(facts(name).contains(first))
    #expect(facts(name).contains(second))
  }
}
