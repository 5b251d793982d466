import ScreenDiagnostics
import ScreenGrammar
import Testbed
import Testing

@testable import GrammarLanguage

struct LintTests {
  /// A declaration beside `include core`, and what lint says of it.
  struct Case: CustomTestStringConvertible {
    var text: String
    var expected: [LintRule] = []
    var testDescription: String { text }

    init(_ text: String, _ expected: LintRule...) {
      self.text = text
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case(#"component heading { text: text(1...80) }"#),  // inherits the guide
    Case(#"component quote { text: text(1...80) }"#, .missingGuide),
    Case(#"component quote { text: text(1...80) "Somebody's words" }"#),
    Case(#"component toggle { label: text "Its effect", isOn?: flag }"#, .missingGuide),
    Case(#"component quote { text: text "Short and catchy" }"#, .wishNotBound),
    Case(#"component quote { text: text "Short, at most 12 words" }"#),
    Case(#"component quote { text: text "Short, three words" }"#),
    Case(#"component quote { text: text "Shortly after dawn" }"#),
    Case(#"component quote "A nice quote" { text: text "Their words" }"#, .wishNotBound),
    Case(
      #"component picker { label: text "L", options: 3...5 of text "All", style: menu | radio "How" }"#,
      .choiceWithoutOut),
    Case(
      #"component picker { label: text "L", options: 3...5 of text "All", style?: menu | radio "How" }"#
    ),
    Case(
      #"component picker { label: text "L", options: 3...5 of text "All", style: menu | radio "menu if in doubt" }"#
    ),
    Case(#"component alert aka list { title: text "T" }"#, .shadowingName),
    Case(
      #"component bits { bit: text "B", bits: 1...3 of text "All" } = { each bit in bits: heading(text: bit) divider }"#,
      .shadowingName),
    Case(
      #"component bits { bit: text "B", bits: 1...3 of text(1...60) "All" } = { standings(title: bit, rows: each bit in bits { team: bit, points: 1 }) }"#,
      .shadowingName),
    Case(#"component quote { text: text "Their words, nice" }"#, .wishNotBound),
    Case(#"component bits { name: text = "First name" } = { heading(text: name) }"#),
  ])
  func `what is doubtful is reported, and only that`(example: Case) {
    #expect(lint("grammar mine\ninclude core\n\(example.text)\n") == example.expected)
  }

  @Test func `without an out branch a collection needs a way out`() {
    let head = #"grammar mine screen { title: text "T" sections: 1...2 "S" } "#
    let list =
      #"section { components: 1...2 "C" } component list { items: 1...5 of { title: text "N" } "I" }"#
    #expect(lint(head + list) == [.noEscapeHatch, .noEscapeHatch, .noEscapeHatch])
    #expect(lint(head + list + " out unclear") == [])
    #expect(
      lint(head + list.replacing("items: 1...5", with: "items: 0...5"))
        == [.noEscapeHatch, .noEscapeHatch])
  }

  @Test func `a grammar with the name of a shipped one is reported`() {
    #expect(lint("grammar core\ninclude standard\n") == [.shadowingName])
  }

  @Test(arguments: Grammar.shippedNames)
  func `shipped grammars are beyond doubt`(name: String) throws {
    let source = try #require(Grammar.source(named: name))
    #expect(Grammar.lint(source).map(\.message) == [])
  }

  @Test(arguments: try GrammarFixture.rejected)
  func `of a grammar with errors nothing is doubted`(fixture: GrammarFixture) {
    guard Grammar.parse(fixture.source, resolvingIncludes: GrammarFixture.include).grammar == nil
    else { return }
    #expect(Grammar.lint(fixture.source, resolvingIncludes: GrammarFixture.include).isEmpty)
  }

  @Test func `a great many doubts are summed up`() {
    let component = (0..<2000).map { "component c\($0) { p: text } = { heading(text: p) }\n" }
    let found = Grammar.lint(
      SourceText(name: "many", "grammar mine\ninclude core\n" + component.joined()))
    #expect(found.count == DiagnosticLog.capacity + 1)
    #expect(found.last?.message.hasPrefix("1900 more") == true)
  }

  private func lint(_ text: String) -> [LintRule?] {
    Grammar.lint(SourceText(name: "mine", text)).map { LintRule(rawValue: $0.id) }
  }
}
