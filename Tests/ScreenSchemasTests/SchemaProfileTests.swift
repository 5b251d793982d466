import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenSchemas

/// A schema has no keyword that its host refuses, and says what it leaves out for it.
struct SchemaProfileTests {
  private static let refused: [SchemaProfile: Set<String>] = [
    .full: [], .local: ["$schema", "$comment", "default", "uniqueItems", "allOf"],
    .openai: ["$schema", "$comment", "default", "minLength", "maxLength", "uniqueItems", "allOf"],
    .anthropic: [
      "$schema", "$comment", "default", "minLength", "maxLength", "uniqueItems", "maxItems",
      "minimum", "maximum", "multipleOf", "allOf",
    ],
  ]

  @Test(arguments: SchemaProfile.allCases, Grammar.shippedNames)
  func `no schema has a keyword that its host refuses`(
    profile: SchemaProfile, name: String
  ) throws {
    let schema = try Self.schema(of: name, profile)
    var found: Set<String> = []
    Self.visit(schema) { keywords in found.formUnion(keywords.map(\.name)) }
    #expect(found.intersection(try #require(Self.refused[profile])) == [])
  }

  @Test(arguments: [SchemaProfile.openai, .anthropic], Grammar.shippedNames)
  func `a strict profile requires every property and closes every object`(
    profile: SchemaProfile, name: String
  ) throws {
    var objects = 0
    Self.visit(try Self.schema(of: name, profile)) { keywords in
      let schema = TreeValue(.object(keywords))
      guard case .object(let properties)? = schema["properties"]?.content else { return }
      objects += 1
      #expect(schema["required"]?.elements?.compactMap(\.text) == properties.map(\.name))
      #expect(schema["additionalProperties"]?.content == .flag(false))
    }
    #expect(objects > 5)
  }

  @Test(arguments: Grammar.shippedNames)
  func `no text is without a bound where a server alone holds to it`(name: String) throws {
    Self.visit(try Self.schema(of: name, .local)) { keywords in
      let schema = TreeValue(.object(keywords))
      guard schema["type"]?.text == "string", schema["enum"] == nil, schema["const"] == nil,
        schema["maxLength"] == nil
      else { return }
      // A pattern that ends somewhere.
      let pattern = schema["pattern"]?.text ?? "*"
      #expect(!pattern.contains("*") && !pattern.contains("+"), "\(schema)")
    }
  }

  @Test(arguments: SchemaProfile.allCases)
  func `each component starts with its constant tag`(profile: SchemaProfile) throws {
    guard
      case .object(let definitions)? = try Self.schema(of: "standard", profile)["$defs"]?.content
    else {
      Issue.record("no definitions")
      return
    }
    #expect(definitions.count == ComponentKind.allCases.count)
    for definition in definitions {
      guard case .object(let properties)? = definition.value["properties"]?.content else {
        continue
      }
      #expect(properties.first?.name == "type")
      #expect(properties.first?.value["const"]?.text == definition.name)
    }
  }

  @Test func `a bound that a host refuses is in the description`() throws {
    let schema = try Self.schema(of: "core", .anthropic)
    let title = schema["properties"]?["title"]?["description"]?.text
    #expect(title == "Screen title, shown at the top. 1 to 60 characters.")
    let points = schema["$defs"]?["standings"]?["properties"]?["rows"]?["items"]?["properties"]?[
      "points"]
    #expect(points?["description"]?.text == "Points won. From 0 to 999.")
  }

  @Test func `what the full profile leaves out is stated in the schema itself`() throws {
    let export = Grammar.standard.export(as: .jsonSchema(.full))
    let comment = try #require(tree(export.text)["$comment"]?.text)
    for omission in export.omissions { #expect(comment.contains(omission.summary)) }
    #expect(!export.omissions.contains { $0.diagnostics.isEmpty })
  }

  private static func schema(of name: String, _ profile: SchemaProfile) throws -> TreeValue {
    try tree(try #require(Grammar.named(name)).export(as: .jsonSchema(profile)).text)
  }

  /// Visits the keywords of a schema and of those within it; names of properties are no keywords.
  private static func visit(_ schema: TreeValue, _ body: ([TreeMember]) -> Void) {
    guard case .object(let keywords) = schema.content else { return }
    body(keywords)
    for keyword in keywords {
      switch (keyword.name, keyword.value.content) {
      case ("properties", .object(let members)), ("$defs", .object(let members)):
        for member in members { visit(member.value, body) }
      case ("items", _): visit(keyword.value, body)
      case ("anyOf", .array(let schemas)): for schema in schemas { visit(schema, body) }
      default: break
      }
    }
  }
}
