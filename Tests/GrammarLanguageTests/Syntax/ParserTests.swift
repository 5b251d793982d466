import ScreenDiagnostics
import Testing

@testable import GrammarLanguage

struct ParserTests {
  /// Parses a source in which `«` and `»` mark where its first diagnostic is expected.
  private func expectFault(
    _ marked: String, _ message: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let parts = marked.split(separator: /[«»]/, omittingEmptySubsequences: false)
    try #require(parts.count == 3, sourceLocation: sourceLocation)
    var parser = Parser(SourceText(name: "x", parts.joined()))
    _ = parser.parse()
    let lower = parts[0].utf8.count
    let fault = try #require(parser.diagnostics.first, sourceLocation: sourceLocation)
    #expect(fault.message == message, sourceLocation: sourceLocation)
    #expect(
      fault.range == SourceRange(lower, lower + parts[1].utf8.count),
      sourceLocation: sourceLocation)
  }

  @Test func `a fault is reported where it is`() throws {
    try expectFault(
      "«x»", "expected 'include', 'screen', 'section', 'component' or 'out', found 'x'")
    try expectFault("grammar«»", "expected the grammar's name")
    try expectFault("component a «{» b: text", "this '{' is not closed; add '}'")
    try expectFault("component a { b: text(1«..»2) }", "bounds are written with three dots")
    try expectFault("component a { b«»\n}", "expected ':' after 'b'")
    try expectFault(
      "component a { b: text(1...2, «smal» 3) }",
      "'smal' is not a rule of a text; use words, plain, no-markers, digits-at-end, uncut, not")
    try expectFault("component a { b: x | «|» y }", "expected a value's name, found '|'")
    try expectFault(
      "component a { b: | «}»", "an enumeration needs a value after '|'; name at least one")
    try expectFault("component a { b: 1...3 of «}»", "expected a type: \(Self.types), found '}'")
    try expectFault(
      "component a weight «9999999999999999» {}",
      "a number may have at most 15 digits; use a smaller one")
  }

  private static let types =
    "text, integer, number, flag, names with '|', 1...9 of, or '{'"

  private func syntax(_ text: String) -> (tree: GrammarSyntax, faults: [String]) {
    var parser = Parser(SourceText(name: "x", text))
    let tree = parser.parse()
    return (tree, parser.diagnostics.map(\.message))
  }

  @Test func `after a fault the next property is read`() {
    let (tree, faults) = syntax(
      "component a { b: text( c: flag, : , d: (, e: integer(1...2 f: text }\ncomponent g")
    #expect(tree.declarations.map(\.name.text) == ["a", "g"])
    #expect(
      tree.declarations.first?.record?.properties.map(\.name.text) == ["b", "c", "e", "f"])
    #expect(faults.count == 4)
  }

  @Test func `a declaration at the start of a line ends an open brace`() {
    let (tree, faults) = syntax("component a { b: text\ncomponent c { d: text }")
    #expect(tree.declarations.map(\.name.text) == ["a", "c"])
    #expect(faults == ["this '{' is not closed; add '}'"])
  }

  @Test func `aliases end where the next property begins`() {
    let (tree, faults) = syntax("component a { b: text aka c, d, e?: flag aka f }")
    let properties = tree.declarations.first?.record?.properties ?? []
    #expect(faults == [])
    #expect(properties.map(\.name.text) == ["b", "e"])
    #expect(properties.map { $0.attributes.aliases.map(\.text) } == [["c", "d"], ["f"]])
    #expect(properties.map(\.isOptional) == [false, true])
  }

  @Test func `a type's name is a value where others follow it`() throws {
    let (tree, faults) = syntax(
      "component a { b: text | number, c: text(\"guide\") | flag, d: | text, e: text }")
    #expect(faults == [])
    let choices = (tree.declarations.first?.record?.properties ?? []).map { property in
      guard case .choice(let choices) = property.type.kind else { return [String]() }
      return choices.map(\.name.text)
    }
    #expect(choices == [["text", "number"], ["text", "flag"], ["text"], []])
  }
}
