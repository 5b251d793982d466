import ScreenDiagnostics
import ScreenGrammar
import ScreenSchemas
import Testing

@testable import GuidedDecoding

/// Schemas without masks are refused, with the place and the reason.
struct RefusalTests {
  static let refused: [(schema: NamedSchema, id: String, path: String)] = [
    (
      NamedSchema("an empty choice", PropertyRule("p", .choice([]))), "empty-choice", "Answer/p"
    ),
    (
      NamedSchema(
        "an empty union", PropertyRule("p", .union(UnionRule(name: "U", variants: [])))),
      "empty-choice", "Answer/p"
    ),
    (
      NamedSchema(
        "two variants of one tag",
        PropertyRule(
          "p",
          .union(
            UnionRule(
              name: "U", variants: [NamedSchema.variant("a"), NamedSchema.variant("a")])))),
      "ambiguous-tag", "Answer/p/a"
    ),
    (
      NamedSchema("two members of one name", PropertyRule("p", .flag), PropertyRule("p", .flag)),
      "ambiguous-name", "Answer/p"
    ),
    (
      NamedSchema(
        "a member named as the tag",
        PropertyRule(
          "p",
          .union(
            UnionRule(
              name: "U", variants: [NamedSchema.variant("a", PropertyRule("type", .flag))])))),
      "ambiguous-name", "Answer/p/a/type"
    ),
    (
      NamedSchema(
        "more words than characters",
        PropertyRule("p", .text(TextRule(length: 1...4, words: 5...8, use: .label)))),
      "unsatisfiable-schema", "Answer/p"
    ),
    (
      NamedSchema(
        "a month of three characters",
        PropertyRule("p", .text(TextRule(length: 1...3, use: .month)))),
      "unsatisfiable-schema", "Answer/p"
    ),
    (
      NamedSchema("a number of 16 digits", PropertyRule("p", .number(1e15...2e15))),
      "unsatisfiable-schema", "Answer/p"
    ),
    (
      NamedSchema(
        "more elements than any reply has",
        PropertyRule("p", .collection(CollectionRule(count: 2_000_000...2_000_001, of: .flag)))),
      "unsatisfiable-schema", "Answer/p"
    ),
    (
      NamedSchema("arrays of arrays without bounds", PropertyRule("p", nested(5))),
      "schema-too-deep", "Answer/p/element/element/element"
    ),
  ]

  private static func nested(_ depth: Int) -> TypeRule {
    depth == 0
      ? .flag : .collection(CollectionRule(count: 0...Int.max, of: nested(depth - 1)))
  }

  @Test(arguments: Self.refused.map(\.schema.name))
  func `what has no documents is refused`(name: String) throws {
    let expected = try #require(Self.refused.first { $0.schema.name == name })
    let refusal = #expect(throws: UnsupportedSchema.self) {
      try Masks(schema: expected.schema.description, vocabulary: .bytes)
    }
    let diagnostic = try #require(refusal?.diagnostics.first)
    #expect(diagnostic.id == expected.id)
    #expect(diagnostic.path == expected.path)
    #expect(diagnostic.severity == .error)
  }

  @Test func `texts and arrays of any length have masks`() throws {
    let schema = NamedSchema(
      "endless", PropertyRule("a", .text(TextRule(length: 0...Int.max, use: .label))),
      PropertyRule("b", .collection(CollectionRule(count: 0...Int.max, of: .flag))))
    let masks = try Masks(schema: schema.description, vocabulary: .bytes)
    let text = String(repeating: "漢 ", count: 5000) + "x"
    let flags = repeatElement("true", count: 3000).joined(separator: ",")
    #expect(masks.accepts(#"{"a":""# + text + #"","b":["# + flags + "]}"))
  }

  @Test(arguments: Grammar.shippedNames)
  func `the patches of every shipped grammar have masks`(name: String) throws {
    let grammar = try #require(Grammar.named(name))
    let masks = try Masks(schema: grammar.patches, vocabulary: .bytes)
    #expect(
      masks.accepts(
        #"{"patch":[{"type":"remove","op":"remove","path":"/sections/0/components/1"},"#
          + #"{"type":"transfer","op":"move","from":"/sections/0","path":"/sections/1"},"#
          + #"{"type":"text","op":"replace","path":"/title","value":"Hello"}]}"#))
    #expect(!masks.accepts(#"{"patch":[{"type":"text","op":"remove","path":"/title"}]}"#))
    #expect(!masks.accepts(#"{"patch":[]}"#))
  }

  @Test(arguments: Grammar.shippedNames)
  func `every shipped grammar has masks, in little room`(name: String) throws {
    let masks = try Masks(grammar: try #require(Grammar.named(name)), vocabulary: .bytes)
    #expect(masks.byteCount < 2 << 20, "\(masks.byteCount)")
    let ending = masks.shortestEnding(after: masks.beginning)
    #expect(masks.accepts(ending), "\(String(decoding: ending, as: UTF8.self))")
  }
}
