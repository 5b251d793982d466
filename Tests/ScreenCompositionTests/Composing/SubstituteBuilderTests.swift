import ScreenAdmission
import ScreenBrief
import ScreenLedger
import ScreenComposition
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testbed
import Testing

@Suite struct SubstituteBuilderTests {
  @Test(
    arguments: [
      ComponentKind.stat, .progress, .rating, .list, .checklist, .steps, .table, .chart, .calendar,
      .map, .image, .player, .picker, .toggle, .slider, .link, .alert, .quote, .code, .timer,
      .repetition,
    ])
  func `what core lacks is approximated, and owned up to`(kind: ComponentKind) throws {
    let asked = brief(requirement(.component(kind), "Garden tools"))
    let composed = Composed(asked, grammar: try #require(Grammar.named("core")))
    #expect(!composed.components.isEmpty)
    #expect(composed.ledger.entries.map(\.outcome) == [.approximated])
    #expect(!composed.composition.claims.contains { !$0.isApproximation })
    #expect(composed.ledger.entries.first?.reason.contains("no \(kind.rawValue)") ?? false)
  }

  @Test(arguments: [ComponentKind.heading, .paragraph, .keyValue, .badge, .field, .button])
  func `what core has is not approximated`(kind: ComponentKind) throws {
    let asked = brief(requirement(.component(kind), "Garden tools"))
    let composed = Composed(asked, grammar: try #require(Grammar.named("core")))
    #expect(composed.components.map(\.kind) == [kind])
    #expect(composed.ledger.entries.map(\.outcome) == [.met])
  }

  /// The kinds that are declared to stand in for another, with that one.
  private static let standIns: [(ideal: ComponentKind, standIn: ComponentKind)] =
    ComponentKind.allCases.flatMap { ideal in ideal.standIns.map { (ideal, $0) } }

  @Test(arguments: standIns)
  func `what is declared to stand in can`(ideal: ComponentKind, standIn: ComponentKind) {
    var grammar = Grammar.standard
    grammar.components.removeAll { $0.kind != standIn }
    grammar.out = nil
    let asked = requirement(.component(ideal), "Garden tools") { details in
      guard ideal.family == .collections else { return }
      details.items = [("Spade", "12"), ("Rake", "8")].map {
        Details.Item(Phrase($0.0), values: [Phrase($0.1)])
      }
    }
    let composed = Composed(brief(asked), grammar: grammar)
    #expect(!composed.components.isEmpty)
    #expect(composed.components.allSatisfy { $0.kind == standIn })
  }

  @Test func `the values of a pie chart survive without charts`() throws {
    let pie = requirement(.component(.chart), "Sales") { details in
      details.variant = "pie"
      details.items = [("North", "120"), ("South", "80")].map {
        Details.Item(Phrase($0.0), values: [Phrase($0.1)])
      }
    }
    let composed = Composed(brief(pie), grammar: try #require(Grammar.named("core")))
    #expect(
      composed.components == [
        .keyValue(.init(key: "North", value: "120")), .keyValue(.init(key: "South", value: "80")),
      ])
  }

  @Test func `a table of fewer columns than the grammar's has is a list`() throws {
    let plans = requirement(.component(.table), "Plan", items: ["Basic", "Plus", "Max"])
    let composed = Composed(brief(plans), grammar: try #require(Grammar.named("lists")))
    #expect(composed.components.map(\.kind) == [.list])
    #expect(composed.ledger.entries.first?.reason.contains("needs more") ?? false)
    #expect(!composed.admission.diagnostics.contains { $0.repair == .lossy })
    let standard = Composed(brief(plans))
    #expect(standard.components.map(\.kind) == [.table])
  }

  @Test func `options of a picker are in a field's hint`() throws {
    let picker = requirement(.need(.choice), "Size", items: ["S", "M", "L"])
    let composed = Composed(brief(picker), grammar: try #require(Grammar.named("core")))
    #expect(composed.fields.map(\.placeholder) == ["S, M or L"])
  }

  @Test func `what had no room is named`() throws {
    let labels = (1...30).map { "Box \($0)" }
    let composed = Composed(
      brief(requirement(.component(.field), items: labels)),
      grammar: try #require(Grammar.named("core")))
    #expect(composed.fields.count == 24)
    let missing = composed.composition.diagnostics.filter { $0.id == "no-room" }
    #expect(missing.count == 6)
    #expect(missing.first?.message.contains("'Box 25'") ?? false)
    #expect(composed.ledger.entries.map(\.outcome) == [.unmet])
  }
}
