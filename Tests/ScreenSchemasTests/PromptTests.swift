import ScreenAdmission
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenSchemas

struct PromptTests {
  static func grammars() throws -> [Grammar] {
    try Grammar.shippedNames.compactMap(Grammar.named) + GrammarFixture.acceptedGrammars
  }

  @Test(arguments: try grammars())
  func `the example of a prompt is admitted without a repair`(grammar: Grammar) throws {
    let prompt = grammar.export(as: .prompt).text
    let example = try #require(prompt.split(separator: "\n").last)
    let reading = JSONReader.read(SourceText(name: "example", String(example)))
    let admission = grammar.admit(Proposal(tree: try #require(reading.tree)))
    let repairs = (reading.diagnostics + admission.diagnostics).filter { $0.repair != nil }
    #expect(repairs.map { "\($0.path ?? ""): \($0.message)" } == [], "\(example)")
    #expect(admission.screen != nil)
  }

  @Test(arguments: try grammars())
  func `the example of a prompt is a document of every export`(grammar: Grammar) throws {
    let example = ExampleBuilder.example(of: DocumentShape(grammar), called: "exampleScreen")
    for export in try Judges(grammar).exports {
      #expect(try export.accepts(example), "\(export.name)")
    }
  }

  @Test(arguments: Grammar.shippedNames)
  func `an example of some components holds those, and of unknown ones the first few`(
    name: String
  ) throws {
    let grammar = try #require(Grammar.named(name))
    let names = grammar.components.map(\.name).filter { $0 != grammar.out?.name }
    let asked: [(names: Set<String>, shown: Set<String>)] =
      names.map { ([$0], [$0]) } + [(["none"], Set(names.prefix(3)))]
    for (names, shown) in asked {
      let example = grammar.example(holding: names)
      let types = (example["sections"]?.elements ?? []).flatMap { section in
        (section["components"]?.elements ?? []).compactMap { $0["type"]?.text }
      }
      #expect(Set(types) == shown)
      #expect(grammar.admit(Proposal(tree: example)).screen != nil)
    }
  }

  @Test(arguments: Grammar.shippedNames)
  func `the example of a shipped grammar shows every component`(name: String) throws {
    let grammar = try #require(Grammar.named(name))
    let example = ExampleBuilder.example(of: DocumentShape(grammar), called: "exampleScreen")
    let shown = (example["sections"]?.elements ?? []).flatMap { section in
      (section["components"]?.elements ?? []).compactMap { $0["type"]?.text }
    }
    let names = grammar.components.map(\.name) + (grammar.out.map { [$0.name] } ?? [])
    #expect(Set(names).subtracting(shown) == [])
  }

  @Test func `a prompt names every guide, bound and component`() {
    let prompt = Grammar.core.export(as: .prompt).text
    for words in [
      "title: text, 1 to 60 characters. Screen title, shown at the top",
      "sections: array of 1 to 4: object", "points: whole number, 0 to 999",
      "tone?: neutral | info | success | warning | critical",
      "unclear: Input too vague, or beyond this vocabulary",
    ] {
      #expect(prompt.contains(words), "\(words)")
    }
  }
}
