import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenComposition

struct RecipeBookTests {
  private func read(_ text: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", text))
  }

  @Test func `the book has at least 120 kinds of screens, each with a name of its own`() {
    let names = RecipeBook.shipped.names
    #expect(names.count >= 120)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: RecipeBook.shipped.kinds)
  func `every kind of screen holds something, and every line of it is read`(_ recipe: Recipe) {
    #expect(!recipe.requirements.isEmpty)
    #expect(recipe.requirements.allSatisfy { $0.isImplied && $0.details.label?.text != "" })
    #expect(
      ["generic", "form", "settings", "dashboard", "detail", "list"].contains(recipe.context))
  }

  @Test func `of no kind of screen is a cue a cue of an earlier one`() {
    var owners: [String: String] = [:]
    for recipe in RecipeBook.shipped.kinds {
      for cue in recipe.cues {
        #expect(owners[cue] == nil, "\(cue) is of \(owners[cue] ?? "") and of \(recipe.name)")
        owners[cue] = recipe.name
      }
    }
  }

  @Test(arguments: [
    ("War room", "war room"), ("an invoice", "invoice"), ("A wedding page", "wedding"),
    ("hiit", "interval training"), ("Show me a boarding pass.", "boarding pass"),
    ("KANBAN BOARD", "kanban"), ("a hotel screen", "hotel"),
  ])
  func `the name of a kind of screen is all it takes`(_ intent: String, name: String) throws {
    let brief = try read(intent)
    #expect(brief.recipe == name)
    #expect(brief.requirements.allSatisfy { $0.isImplied })
    let grounding = Catalog.shipped.ground(brief)
    #expect(grounding.matches.map(\.id) == [name])
  }

  @Test(arguments: ["war", "planets", "a list of hotels", "orders", "?", "the the"])
  func `what is no name of a kind of screen has no recipe`(_ intent: String) throws {
    let recipe = try read(intent).recipe
    #expect(recipe == nil)
  }

  @Test func `what the intent leaves out is not implied`() throws {
    let labels = try read("a contact form without email").requirements.map {
      $0.details.label?.text
    }
    #expect(!labels.contains("Email") && labels.contains("Name"))
  }

  @Test(
    arguments: [
      ("screen a: b\n  fact = One; Two", 2), ("screen a: b\n  nonsense One", 0),
      ("screen a: b\n  records Rows = One; Two", 1), ("  fact One", 0), ("screen a", 0),
      ("# screen a: b\n  fact One", 0), ("screen a: b\n  fact", 0),
      ("screen a: b\n\n  fact One\n", 1),
    ] as [(TextCase, Int)])
  func `a line holds one thing, or each of its items`(_ text: TextCase, count: Int) {
    #expect(RecipeBook(text.text).kinds.first.map(\.requirements.count) ?? 0 == count)
  }

  @Test func `a part is distinguished from a screen of the same name`() {
    #expect(RecipeBook.shipped.recipe(for: "payment")?.isScreen == false)
    #expect(RecipeBook.shipped.screen(named: "payment")?.isScreen == true)
  }

  @Test(arguments: RecipeBook.shipped.kinds)
  func `rows that show the layout fit their columns`(_ recipe: Recipe) {
    for requirement in recipe.requirements where requirement.hasThings {
      let columns = requirement.details.columns.count
      let widths = Set(requirement.details.samples.map(\.count))
      #expect(widths.count <= 1, "\(requirement.words)")
      guard let width = widths.first, columns > 0 else { continue }
      // An action is on each of the things, and has no cell.
      let actions = requirement.details.columns.count { Scene.action(in: $0) != nil }
      #expect([columns - actions, columns - actions + 1].contains(width), "\(requirement.words)")
    }
  }

  @Test(
    arguments: [
      ("metric Price\n  ~ $4", [[["$4"]]]), ("fact = A; B\n  ~ 1 | 2", [[["1"]], [["2"]]]),
      ("records Rows = A; B\n  ~ 1 | 2\n  ~ 3 | 4", [[["1", "2"], ["3", "4"]]]),
      ("fact = A; B\n  ~ 1", [[["1"]], []]), ("fact = A; B\n  ~ 1 | 2 | 3", [[["1"]], [["2"]]]),
      ("~ 1", []), ("fact A\n  ~", [[[]]]),
    ] as [(TextCase, [[[String]]])])
  func `a line of samples goes with the line above it`(
    _ body: TextCase, samples: [[[String]]]
  ) {
    let recipe = RecipeBook("screen a: b\n  " + body.text).kinds.first
    #expect(recipe?.requirements.map(\.details.samples) ?? [] == samples)
  }

  @Test func `an invoice adds up, and says that its figures are samples`() throws {
    let composed = try Composed("invoice")
    let table = try #require(composed.tables.first)
    func number(_ text: String?) -> Double {
      text.flatMap { Quantity($0)?.number } ?? .nan
    }
    let lines = table.rows.map { number($0[1]) * number($0[2]) }
    #expect(lines == table.rows.map { number($0[3]) })
    let facts = composed.components.compactMap { component -> (String, Double)? in
      if case .keyValue(let fact) = component { (fact.key, number(fact.value)) } else { nil }
    }
    let named = Dictionary(facts) { first, _ in first }
    #expect(named["Subtotal"] == lines.reduce(0, +))
    #expect(named["Amount due"] == (named["Subtotal"] ?? 0) + (named["Tax"] ?? 0))
    #expect(composed.admission.screen?.isDraft == true)
  }
}
