internal import ScreenGeneration
internal import ScreenModel

/// The documented limits of a host on schemas, checked before anything is sent.
struct SchemaLimits: Hashable, Sendable {
  /// The greatest number of objects around a property; nil if there is no limit.
  var depth: Int?
  /// The greatest number of properties in all objects together.
  var properties: Int?
  /// The greatest number of optional properties.
  var optionals: Int?
  /// The greatest number of properties with a union type.
  var unions: Int?

  /// The limits in OpenAI's guide to structured outputs.
  static let openai = SchemaLimits(depth: 10, properties: 5_000)
  /// Anthropic's limits, which apply to all schemas of a request together.
  static let anthropic = SchemaLimits(optionals: 24, unions: 16)
  /// No documented numeric limits.
  static let unstated = SchemaLimits()

  /// Returns the schema as a tree, with each `const` written as an `enum` of one value if the host
  /// does not support `const`.
  ///
  /// - Throws: `guideRefused` if the schema exceeds a limit or is not valid JSON.
  func checked(
    _ schema: String, spelling: Spelling = .const
  ) throws(ModelError) -> TreeValue {
    guard let tree = TreeValue(json: Array(schema.utf8)) else {
      throw .guideRefused("the schema is not JSON")
    }
    var counts = Counts()
    counts.add(tree, depth: 0)
    let checks = [
      (counts.depth, depth, "levels"), (counts.properties, properties, "properties"),
      (counts.optionals, optionals, "optional properties"), (counts.unions, unions, "unions"),
    ]
    for (count, most, name) in checks {
      guard let most, count > most else { continue }
      throw .guideRefused("it has \(count) \(name), but its host allows \(most)")
    }
    return spelling == .const ? tree : Self.withoutConst(tree)
  }

  /// How a schema writes a property with a single allowed value.
  enum Spelling: Hashable, Sendable {
    /// As `const`.
    case const
    /// As an `enum` of one value.
    case enumeration
  }

  private static func withoutConst(_ tree: TreeValue) -> TreeValue {
    switch tree.content {
    case .array(let elements): .array(elements.map(withoutConst))
    case .object(let members):
      TreeValue(
        .object(
          members.map { member in
            member.name == "const"
              ? TreeMember("enum", .array([member.value]))
              : TreeMember(member.name, withoutConst(member.value))
          }))
    case .null, .flag, .number, .text: tree
    }
  }

  /// The counts of a schema. A referenced definition counts once, where it is defined.
  private struct Counts {
    var depth = 0
    var properties = 0
    var optionals = 0
    var unions = 0

    mutating func add(_ schema: TreeValue, depth level: Int) {
      depth = max(depth, level)
      if case .object(let members) = schema["properties"]?.content {
        let required = schema["required"]?.elements?.compactMap(\.text) ?? []
        properties += members.count
        optionals += members.count { !required.contains($0.name) }
        for member in members { add(member.value, depth: level + 1) }
      }
      for name in ["anyOf", "oneOf"] {
        guard let branches = schema[name]?.elements else { continue }
        unions += 1
        for branch in branches { add(branch, depth: level) }
      }
      if schema["type"]?.elements != nil { unions += 1 }
      if let items = schema["items"] { add(items, depth: level) }
      if case .object(let definitions) = schema["$defs"]?.content {
        for definition in definitions { add(definition.value, depth: level) }
      }
    }
  }
}
