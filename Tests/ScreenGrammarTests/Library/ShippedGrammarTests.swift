import GrammarLanguage
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

struct ShippedGrammarTests {
  @Test(arguments: Grammar.shippedNames)
  func `a shipped grammar parses without a diagnostic`(name: String) throws {
    let source = try #require(Grammar.source(named: name))
    let (grammar, diagnostics) = Grammar.parse(source)
    #expect(diagnostics.map(\.message) == [])
    #expect(grammar?.name == name)
    #expect(grammar?.summary.isEmpty == false)
    #expect(grammar?.out != nil)
  }

  @Test(arguments: Grammar.shippedNames)
  func `what the build holds of a grammar is what its text says`(name: String) throws {
    let source = try #require(Grammar.source(named: name))
    #expect(Grammar.named(name) == Grammar.parse(source).grammar)
  }

  @Test func `a grammar that is not shipped has no name`() {
    #expect(Grammar.named("standard.grammar") == nil)
    #expect(Grammar.named("") == nil)
  }

  @Test func `the grammars of the design are shipped`() {
    #expect(
      Grammar.shippedNames
        == ["coach", "core", "dashboard", "forms", "lists", "routines", "standard"])
  }

  @Test(arguments: Grammar.shippedNames)
  func `what a shipped grammar allows, standard allows`(name: String) throws {
    let grammar = try #require(Grammar.named(name))
    for component in grammar.components where component.lowering == nil {
      let standard = try #require(Grammar.standard.component(named: component.name))
      for property in component.record.properties {
        let wider = try #require(standard.record[property.name])
        #expect(
          isNarrowing(property.type, of: wider.type), "\(name): \(component.name).\(property.name)")
      }
    }
  }

  private func isNarrowing(_ type: TypeRule, of wider: TypeRule) -> Bool {
    switch (type, wider) {
    case (.text(let rule), .text(let other)): other.length.contains(rule.length)
    case (.integer(let bounds), .integer(let other)): other.contains(bounds)
    case (.number(let bounds), .number(let other)): other.contains(bounds)
    case (.flag, .flag): true
    case (.choice(let choices), .choice(let other)):
      Set(choices.map(\.name)).isSubset(of: other.map(\.name))
    case (.collection(let rule), .collection(let other)):
      other.count.contains(rule.count) && isNarrowing(rule.element, of: other.element)
    case (.record(let record), .record(let other)):
      record.properties.allSatisfy { property in
        other[property.name].map { isNarrowing(property.type, of: $0.type) } ?? false
      }
    default: false
    }
  }

  @Test(arguments: Grammar.shippedNames)
  func `what a shipped grammar derives names only what it has`(name: String) throws {
    let grammar = try #require(Grammar.named(name))
    for template in grammar.components.flatMap({ $0.lowering ?? [] }) {
      let target = try #require(grammar.component(named: template.component))
      #expect(template.arguments.allSatisfy { target.record[$0.name] != nil })
    }
  }
}
