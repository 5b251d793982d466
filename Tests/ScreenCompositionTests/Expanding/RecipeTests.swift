import ScreenAdmission
import ScreenBrief
import ScreenCatalog
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenComposition

/// Kinds of screens that intents name, and what is shown of them.
struct RecipeTests {
  private func read(_ text: String) throws -> Brief {
    try IntentReader().read(SourceText(text))
  }

  @Test(
    arguments: [
      ("War room", "war room"), ("an invoice", "invoice"), ("KANBAN BOARD", "kanban"),
    ])
  func `the name of a kind of screen is all it takes`(_ intent: String, name: String) throws {
    let brief = try read(intent)
    #expect(brief.recipe == name)
    #expect(brief.requirements.allSatisfy { $0.isImplied })
    let grounding = Catalog.shipped.ground(brief)
    #expect(grounding.matches.map(\.id) == [name])
  }

  @Test(arguments: ["war", "planets", "a list of hotels", "orders", "?", "the the"])
  func `what is not a name of a kind of screen has no recipe`(_ intent: String) throws {
    let recipe = try read(intent).recipe
    #expect(recipe == nil)
  }

  @Test func `a kind of screen is laid out as such are, unless the intent says how`() throws {
    #expect(try read("a kanban board").layout == .columns)
    #expect(try read("a kanban board in three tabs").layout != .columns)
    #expect(try read("a login screen").layout == nil)
  }

  @Test func `what the intent leaves out is not implied`() throws {
    let labels = try read("a contact form without email").requirements.map {
      $0.details.label?.text
    }
    #expect(!labels.contains("Email") && labels.contains("Name"))
  }

  @Test(arguments: RecipeLibrary.shipped.names)
  func `rows that show the layout fit their columns`(_ name: String) throws {
    let recipe = try #require(RecipeLibrary.shipped.screen(named: name))
    for requirement in recipe.requirements where requirement.hasThings {
      let columns = requirement.details.columns.count
      let widths = Set(requirement.details.samples.map(\.count))
      #expect(widths.count <= 1, "\(requirement.words)")
      guard let width = widths.first, columns > 0 else { continue }
      // An action is on each of the things, and has no cell.
      let actions = requirement.details.columns.count { $0.action != nil }
      #expect([columns - actions, columns - actions + 1].contains(width), "\(requirement.words)")
    }
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
