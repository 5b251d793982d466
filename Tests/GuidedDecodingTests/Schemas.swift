import ScreenGrammar
import ScreenModel
import Testing

@testable import GuidedDecoding

/// A schema under a name, for tests to try.
struct NamedSchema: CustomTestStringConvertible {
  var name: String
  var description: SchemaDescription

  var testDescription: String { name }

  init(_ name: String, _ properties: PropertyRule...) {
    self.name = name
    description = SchemaDescription(name: "Answer", record: RecordRule(properties: properties))
  }

  /// One of each kind that answers can have.
  static let all = [
    NamedSchema("a label", PropertyRule("p", .text(TextRule(length: 1...8, use: .label)))),
    NamedSchema("a label or none", PropertyRule("p", .text(TextRule(length: 0...5, use: .label)))),
    NamedSchema("a long label", PropertyRule("p", .text(TextRule(length: 3...400, use: .label)))),
    NamedSchema("lines", PropertyRule("p", .text(TextRule(length: 1...9, use: .prose)))),
    NamedSchema("code", PropertyRule("p", .text(TextRule(length: 1...9, use: .code)))),
    NamedSchema("a pattern", PropertyRule("p", .text(TextRule(length: 1...9, use: .pattern)))),
    NamedSchema(
      "plain", PropertyRule("p", .text(TextRule(length: 1...6, isPlain: true, use: .label)))),
    NamedSchema(
      "no markers",
      PropertyRule("p", .text(TextRule(length: 1...9, stripsMarkers: true, use: .label)))),
    NamedSchema(
      "digits at the end",
      PropertyRule("p", .text(TextRule(length: 1...12, allowsDigitsOnlyAtEnd: true, use: .label)))),
    NamedSchema(
      "words", PropertyRule("p", .text(TextRule(length: 1...12, words: 2...3, use: .label)))),
    NamedSchema(
      "all rules",
      PropertyRule(
        "p",
        .text(
          TextRule(
            length: 2...14, words: 1...3, isPlain: true, stripsMarkers: true,
            allowsDigitsOnlyAtEnd: true, use: .label)))),
    NamedSchema("a slug", PropertyRule("p", .text(TextRule(length: 1...6, use: .slug)))),
    NamedSchema(
      "an address", PropertyRule("p", .text(TextRule(length: 1...20, use: .destination)))),
    NamedSchema("a source", PropertyRule("p", .text(TextRule(length: 0...20, use: .source)))),
    NamedSchema("a month", PropertyRule("p", .text(TextRule(length: 7...7, use: .month)))),
    NamedSchema("a day", PropertyRule("p", .text(TextRule(length: 0...10, use: .date)))),
    NamedSchema("an integer", PropertyRule("p", .integer(-12...345))),
    NamedSchema("a number", PropertyRule("p", .number(-1.25...10.5))),
    NamedSchema("any number", PropertyRule("p", .number(-1e300...1e300))),
    NamedSchema("a flag", PropertyRule("p", .flag)),
    NamedSchema(
      "a choice",
      PropertyRule("p", .choice(["on", "one", "o\"n", "önd"].map { ChoiceRule($0) }))),
    NamedSchema(
      "an array",
      PropertyRule("p", .collection(CollectionRule(count: 2...4, of: .integer(0...9))))),
    NamedSchema(
      "an array of texts",
      PropertyRule(
        "p",
        .collection(
          CollectionRule(count: 0...3, of: .text(TextRule(length: 0...2, use: .label)))))),
    NamedSchema(
      "an array of arrays",
      PropertyRule(
        "p",
        .collection(
          CollectionRule(
            count: 1...2,
            of: .collection(CollectionRule(count: 0...2, of: .flag)))))),
    NamedSchema(
      "optional members", PropertyRule("alpha", .flag, isOptional: true),
      PropertyRule("alphabet", .integer(0...5), isOptional: true),
      PropertyRule("beta", .flag, isOptional: true)),
    NamedSchema(
      "optional and required", PropertyRule("a", .integer(1...5), isOptional: true),
      PropertyRule("b", .integer(1...5)), PropertyRule("c", .integer(1...5), isOptional: true)),
    NamedSchema("a union", PropertyRule("p", .union(union))),
    NamedSchema(
      "unions in an array",
      PropertyRule("p", .collection(CollectionRule(count: 1...3, of: .union(union))))),
  ]

  private static let union = UnionRule(
    name: "Wish",
    variants: [
      variant("list", PropertyRule("items", .integer(1...3), isOptional: true)),
      variant("listing", PropertyRule("name", .text(TextRule(length: 1...4, use: .label)))),
      variant("none"),
    ])

  static func variant(_ name: String, _ properties: PropertyRule...) -> ComponentRule {
    ComponentRule(name: name, kind: nil, record: RecordRule(properties: properties))
  }
}

extension TokenVocabulary {
  /// A made-up vocabulary whose last token ends replies.
  static func made(_ count: Int, seed: UInt64 = 7) -> TokenVocabulary {
    TokenVocabulary(tokens: synthetic(count: count, seed: seed), ends: [count - 1])
  }

  /// The single bytes alone, and an end.
  static let bytes = TokenVocabulary(tokens: (0...255).map { [UInt8($0)] } + [[]], ends: [256])

  /// One that tests share: large enough for every kind of token.
  static let shared = made(1200)

  /// One in which a quarter of the words end the text that they are in, with what may follow it.
  static let closing: TokenVocabulary = {
    let tokens = TokenVocabulary.synthetic(count: 1200, seed: 3)
    let long = String(repeating: "ab", count: 20)
    let closing = ["\"", "\",", "\",\"", "\"}", "\"]"].flatMap { end in
      (tokens.suffix(90) + [Array(long.utf8)]).map { $0 + Array(end.utf8) }
    }
    let all = tokens + closing
    return TokenVocabulary(tokens: all + [[]], ends: [all.count])
  }()
}

extension Masks {
  /// Whether bytes are a whole reply.
  func accepts(_ bytes: some Sequence<UInt8>) -> Bool {
    var place = beginning
    return advance(&place, bytes: bytes) && isWhole(place)
  }

  func accepts(_ text: String) -> Bool { accepts(text.utf8) }
}
