internal import ScreenGeneration
internal import ScreenModel

/// What a host says that a schema may have at most, counted before anything is sent.
struct SchemaLimits: Hashable, Sendable {
  /// Objects around a property; nil for any number.
  var depth: Int?
  /// Properties of all objects together.
  var properties: Int?
  /// Properties that need not be there.
  var optionals: Int?
  /// Properties that are of one of several types.
  var unions: Int?

  /// OpenAI's guide to structured outputs.
  static let openai = SchemaLimits(depth: 10, properties: 5_000)
  /// Anthropic's, for all schemas of a request together.
  static let anthropic = SchemaLimits(optionals: 24, unions: 16)
  /// No limit in numbers is documented.
  static let unstated = SchemaLimits()

  /// The schema as a value, with `const` as an `enum` of one where a host does not know it.
  ///
  /// - Throws: `guideRefused` where it goes beyond a limit, or is no JSON.
  func checked(
    _ schema: String, spelling: Spelling = .const
  ) throws(ModelError) -> TreeValue {
    guard let tree = TreeValue(json: Array(schema.utf8)) else {
      throw .guideRefused("the schema is no JSON")
    }
    var counts = Counts()
    counts.add(tree, depth: 0)
    let checks = [
      (counts.depth, depth, "levels"), (counts.properties, properties, "properties"),
      (counts.optionals, optionals, "optional properties"), (counts.unions, unions, "unions"),
    ]
    for (count, most, name) in checks {
      guard let most, count > most else { continue }
      throw .guideRefused("it has \(count) \(name), and its host takes \(most)")
    }
    return spelling == .const ? tree : Self.withoutConst(tree)
  }

  /// How a value that is the only one allowed is written.
  enum Spelling: Hashable, Sendable {
    /// As `const`.
    case const
    /// As an `enum` of one.
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

  /// What is in a schema; what is referred to counts once, where it is defined.
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
