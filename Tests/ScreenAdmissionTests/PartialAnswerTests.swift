import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

@testable import ScreenAdmission

/// What a reply that breaks off has said so far.
struct PartialAnswerTests {
  private static let schema = SchemaDescription(
    name: "answer",
    record: RecordRule(properties: [
      PropertyRule("title", .text(TextRule(length: 1...20))),
      PropertyRule(
        "tags", .collection(CollectionRule(count: 2...5, of: .text(TextRule(length: 1...9))))),
      PropertyRule(
        "range",
        .record(RecordRule(properties: [PropertyRule("from", .text(TextRule(length: 1...9)))]))),
    ]))

  @Test(arguments: [
    ("", "{}"), ("{", "{}"), (#"{"title": "Wor"#, "{}"), (#"{"title": "Wor""#, "{}"),
    (#"{"title": "Words","#, #"{"title": "Words"}"#),
    (#"{"tags": ["a", "b"#, #"{"tags": ["a"]}"#), (#"{"tags": ["a","#, #"{"tags": ["a"]}"#),
    (#"{"title": "W", "tags": ["a", "b"], "range": {"fr"#, #"{"title": "W", "tags": ["a", "b"]}"#),
    (#"{"range": {"from": "/a"}, "tags": ["#, #"{"range": {"from": "/a"}, "tags": []}"#),
    // An array that has ended must have enough.
    (#"{"tags": ["a"], "title": "W","#, #"{"title": "W"}"#),
  ])
  func `members count when they have ended, arrays element by element`(
    beginning: String, said: String
  ) throws {
    let part = Self.schema.admitPart(SourceText(name: "part", beginning))
    let expected = try #require(JSONReader.read(SourceText(name: "said", said)).tree)
    #expect(Self.described(part) == Self.described(expected))
  }

  @Test func `a text that looks like a pointer is a text, for an answer binds no data`() throws {
    let json = #"{"title": "W", "tags": ["a", "b"], "range": {"from": "/a"}}"#
    let tree = try #require(JSONReader.read(SourceText(name: "answer", json)).tree)
    let admission = Self.schema.admit(tree)
    #expect(admission.diagnostics.map(\.id) == [])
    #expect(admission.tree?["range"]?["from"]?.text == "/a")
  }

  /// A tree without the places of its values, its members by their names.
  private static func described(_ tree: TreeValue) -> String {
    switch tree.content {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): "'\(text)'"
    case .array(let elements): "[\(elements.map(described).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { $0.name + ":" + described($0.value) }.sorted().joined(separator: ","))}"
    }
  }
}
