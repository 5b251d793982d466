import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// Words around the noun of a short request that fill, number or describe what it shows.
struct SaidWordsTests {
  private static func answer(_ text: String) -> PhraseAnswer? {
    CatalogBundle.shipped.answer(to: text)
  }

  private static func parts(of text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements
  }

  private static func input(_ label: String, of text: String) -> Details? {
    parts(of: text).first { $0.details.label?.text == label }?.details
  }

  @Test(arguments: [
    ("send money to grandpa", "To", "Grandpa"), ("transfer money to my sister", "To", "Sister"),
    ("send flowers to aunt Vera", "To", "Aunt Vera"),
  ])
  func `an input named by a preposition has what follows it`(
    _ request: String, _ label: String, _ value: String
  ) {
    #expect(Self.input(label, of: request)?.value?.text == value)
  }

  @Test(arguments: ["send money", "send money to 12 people", "send money tonight"])
  func `an input stays empty if nobody is named`(_ request: String) {
    #expect(Self.input("To", of: request)?.value == nil)
  }

  @Test(arguments: [
    ("causes of world war one", "causes of world war 1"),
    ("causes of world war ii", "causes of world war 2"), ("formula 1 teams", "formula one teams"),
  ])
  func `a number in a name is read in words and in figures`(_ request: String, _ name: String) {
    #expect(Self.answer(name)?.isExact ?? false)
    let (shown, other) = (Self.parts(of: request), Self.parts(of: name))
    #expect(!other.isEmpty && shown.map(\.details.items) == other.map(\.details.items))
  }

  @Test(arguments: ["unblock a sink in 3 steps", "descale a kettle in 4 steps"])
  func `a number of steps is not a part of a name`(_ request: String) {
    #expect(Self.answer(request)?.contents == nil)
  }

  @Test(arguments: [
    "checkbox gift wrap", "dark mode switch", "checkbox I accept the terms",
    "a green notice saying Backup finished", "walking route, hotel to conference centre",
  ])
  func `a part of a screen is not a screen with a name like it`(_ request: String) {
    #expect(Self.answer(request)?.contents == nil)
  }

  @Test(arguments: [
    "tv shows to binge", "board games to play", "novels to read", "chores for saturday",
    "movies for tonight",
  ])
  func `what one does with things, and when, restricts them to none`(_ request: String) {
    #expect(Self.answer(request)?.lacks.isEmpty ?? false)
  }

  @Test(arguments: ["movies to cry about quietly", "snacks for astronauts", "chores for december"])
  func `a condition that no value answers is still reported`(_ request: String) {
    #expect(!(Self.answer(request)?.lacks.isEmpty ?? false))
  }

  @Test(arguments: [
    ("search results for tents", "tent"), ("search results for bicycles", "bicycle"),
  ])
  func `results for things are those things`(_ request: String, _ noun: String) {
    #expect(Self.answer(request)?.reason.contains(noun) ?? false)
  }

  @Test func `results for people keep the layout of the screen`() {
    #expect(Self.answer("search results for a teacher")?.reason.contains("search results") ?? false)
  }
}
