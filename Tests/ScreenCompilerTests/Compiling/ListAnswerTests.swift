import ScreenCompiler
import ScreenModel
import Testing

/// What is answered where things are requested by their kind.
struct ListAnswerTests {
  private func compile(_ intent: String) throws -> (result: Compilation, items: [String]) {
    let result = try Compiler().compile(SourceText(intent))
    let lists = result.screen.sections.flatMap(\.elements).compactMap { element -> [String]? in
      if case .list(let list) = element.component { list.items.map(\.title) } else { nil }
    }
    return (result, lists.first ?? [])
  }

  @Test(
    arguments: [
      ("months", "Months", 12), ("list of months", "List of months", 12),
      ("the twelve months", "Twelve months", 12), ("US states", "US states", 50),
      ("all 50 US states", "All 50 US states", 50), ("weekdays", "Weekdays", 5),
      ("oceans", "Oceans", 5), ("zodiac signs", "Zodiac signs", 12),
    ])
  func `a closed set is whole, under its own title`(
    intent: String, title: String, count: Int
  ) throws {
    let (result, items) = try compile(intent)
    #expect(items.count == count)
    #expect(result.screen.title == title)
    #expect(result.confidence > .low && result.ledger.isSettled)
  }

  @Test(
    arguments: [
      ("top 3 films", "Top 3 films"), ("top 10 cities", "Top 10 cities"),
      ("7 continents", "7 continents"),
      ("a list of the 5 largest countries", "List of the 5 largest countries"),
    ])
  func `under the grammar of lists a ranking is called what was requested`(
    intent: String, title: String
  ) throws {
    let lists = try #require(Grammar.named("lists"))
    let result = try Compiler(grammar: lists).compile(SourceText(intent))
    #expect(result.screen.title == title)
    #expect(!result.diagnostics.contains { $0.id == "missing-title" })
    #expect(result.ledger.entries.allSatisfy { $0.outcome == .met })
  }

  @Test(arguments: [
    ("largest moons", "Ganymede"), ("biggest cities", "Tokyo"), ("ten longest rivers", "Nile"),
    ("oceans", "Pacific Ocean"),
    ("pizza toppings", "Mozzarella"), ("fast food chains", "McDonald's"),
    ("coffee origins", "Ethiopia"), ("moons of Jupiter", "Ganymede"),
  ])
  func `what the catalog knows is not a sample`(intent: String, first: String) throws {
    let (result, items) = try compile(intent)
    #expect(items.first == first)
    #expect(!result.screen.isDraft)
  }

  @Test(
    arguments: [
      ("top ten cities", "Tokyo"), ("dessert toppings", "Topping 1"),
    ])
  func `an order that nothing bears out, and things not known, are a sample`(
    intent: String, first: String
  ) throws {
    let (result, items) = try compile(intent)
    #expect(items.first == first)
    #expect(result.screen.isDraft)
  }

  @Test(arguments: [
    (["Dog", "Golden Retriever", "Cat"], true), (["Planet", "Mars", "Moon"], true),
    (["Beagle", "Poodle", "Boxer"], false), (["Moon", "Io", "Europa"], false),
    (["Oslo", "Lima", "Cairo"], false),
  ])
  func `a kind beside one of its kind is doubted in a finished screen, too`(
    names: [String], isDoubted: Bool
  ) throws {
    let items = names.map { #"{"title":"\#($0)"}"# }.joined(separator: ",")
    let json = #"{"sections":[{"components":[{"type":"list","items":[\#(items)]}]}]}"#
    let result = try Compiler().admit(SourceText(name: "screen.json", json))
    #expect(result.diagnostics.contains { $0.id == "general-beside-special" } == isDoubted)
  }

  @Test(arguments: [("20 oceans", 5), ("60 planets", 8), ("ten continents", 7)])
  func `a number that cannot be reached is unmet`(intent: String, count: Int) throws {
    let (result, items) = try compile(intent)
    #expect(items.count == count)
    #expect(!result.ledger.isSettled)
    #expect(result.diagnostics.contains { $0.id == "catalog-short" })
  }

  @Test(arguments: ["a warranty of 12 months", "A fact: 12 months of warranty"])
  func `a figure among others stays one`(intent: String) throws {
    let result = try Compiler().compile(SourceText(intent))
    #expect(!result.screen.sections.flatMap(\.components).contains { $0.kind == .list })
  }
}
