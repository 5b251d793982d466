internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel

/// Reads JSON Schema in its usual forms, draft 7 to 2020-12, also within OpenAPI: `properties`,
/// `required`, `enum`, bounds, `format`, `$ref` within the text, simple `allOf`.
struct SchemaReader {
  let tree: TreeReader

  /// Returns the types of a schema; nil if the tree is not one.
  func declarations(of schema: TreeValue, called name: Phrase?) -> Declarations? {
    var declarations = Declarations()
    let shared = [
      schema["$defs"], schema["definitions"], schema["components"]?["schemas"], schema["schemas"],
    ]
    for case .object(let members)? in shared.map({ $0?.content }) {
      for member in members where isSchema(member.value) {
        declarations.types.append(declaration(of: member.value, called: tree.phrase(of: member)))
      }
    }
    if isThing(schema) {
      let title = schema["title"].flatMap(tree.scalar)
      declarations.types.insert(declaration(of: schema, called: title ?? name ?? Phrase("")), at: 0)
    } else if declarations.types.isEmpty, case .object(let members) = schema.content {
      // An object that maps names to schemas: "Pet: {type: object, properties: …}".
      let things = members.filter { isThing($0.value) }
      guard !things.isEmpty, things.count * 2 >= members.count else { return nil }
      declarations.types = things.map { declaration(of: $0.value, called: tree.phrase(of: $0)) }
    }
    return declarations.types.contains { !$0.properties.isEmpty } ? declarations : nil
  }

  /// Whether a tree is the schema of an object with properties.
  private func isThing(_ schema: TreeValue) -> Bool {
    if case .object? = schema["properties"]?.content { return true }
    guard case .array(let parts)? = schema["allOf"]?.content else { return false }
    return parts.contains { $0["properties"] != nil || $0["$ref"] != nil }
  }

  private func isSchema(_ schema: TreeValue) -> Bool {
    isThing(schema) || schema["enum"] != nil || schema["type"] != nil
  }

  private func declaration(of schema: TreeValue, called name: Phrase) -> Declaration {
    var declaration = Declaration(name: name)
    declaration.cases = cases(of: schema)
    declaration.properties = properties(of: schema, depth: 0)
    for part in schema["allOf"]?.elements ?? [] {
      if let reference = reference(in: part) { declaration.parents.append(reference.text) }
    }
    return declaration
  }

  private func properties(of schema: TreeValue, depth: Int) -> [Property] {
    guard depth < TypeParser.mostNesting else { return [] }
    var properties: [Property] = []
    for part in schema["allOf"]?.elements ?? [] where part["properties"] != nil {
      properties += self.properties(of: part, depth: depth + 1)
    }
    guard case .object(let members)? = schema["properties"]?.content else { return properties }
    let required = schema["required"]?.elements?.compactMap(\.text)
    let demanded = Set(required ?? [])
    for member in members {
      var property = Property(tree.phrase(of: member), range: tree.place(of: member))
      apply(member.value, to: &property, depth: depth)
      if required != nil { property.isRequired = demanded.contains(member.name) }
      properties.append(property)
    }
    return properties
  }

  /// Applies the schema of a property.
  private func apply(_ schema: TreeValue, to property: inout Property, depth: Int) {
    guard case .object(let members) = schema.content else { return }
    property.type = type(of: schema, depth: depth)
    if schema["readOnly"]?.content == .flag(true) { property.isFilledBySystem = true }
    for member in members {
      switch member.name {
      case "title": if let value = tree.scalar(member.value) { property.apply(.label, value) }
      case "multipleOf", "uniqueItems", "items", "properties", "required", "type", "format", "enum",
        "examples":
        break
      case "description":
        if let value = tree.scalar(member.value), value.text.utf8.count <= 120 {
          property.apply(.hint, value)
        }
      case "nullable": if member.value.content == .flag(true) { property.type.isOptional = true }
      default:
        if let rule = PropertyRule(named: member.name), rule != .options,
          let value = tree.scalar(member.value)
        {
          property.apply(rule, value)
        }
      }
    }
  }

  /// Returns the type that a schema states.
  private func type(of schema: TreeValue, depth: Int) -> TypeExpression {
    var type = TypeExpression()
    guard depth < TypeParser.mostNesting else { return type }
    if let reference = reference(in: schema) {
      type.name = reference
      return type
    }
    for key in ["oneOf", "anyOf", "allOf"] {
      guard let parts = schema[key]?.elements else { continue }
      type.options = parts.compactMap { $0["const"].flatMap(tree.scalar) }
      if !type.options.isEmpty { return type }
      let isNothing = parts.map { $0["type"]?.text == "null" }
      if let first = zip(parts, isNothing).first(where: { !$1 })?.0 {
        type = self.type(of: first, depth: depth + 1)
      }
      if isNothing.contains(true) { type.isOptional = true }
      return type
    }
    type.options = cases(of: schema)
    var name = schema["type"]
    if let names = name?.elements {
      type.isOptional = names.contains { $0.text == "null" }
      name = names.first { $0.text != "null" }
    }
    switch name?.text {
    case "array":
      if let items = schema["items"] { type = self.type(of: items, depth: depth + 1) }
      type.isList = true
    case "object" where schema["properties"] != nil, nil where schema["properties"] != nil:
      type.members = properties(of: schema, depth: depth + 1)
    case let word?:
      type.name = Phrase(word, at: tree.place(name?.range))
      // A known format says more than the type; formats such as "int64" add nothing.
      if let format = schema["format"]?.text,
        SpecificationWords.shipped.types[format.lowercased()] != nil
      {
        type.name = Phrase(format, at: tree.place(schema["format"]?.range))
      }
    case nil: break
    }
    return type
  }

  private func cases(of schema: TreeValue) -> [Phrase] {
    (schema["enum"]?.elements ?? []).compactMap(tree.scalar)
  }

  /// Returns the name of the type that a schema refers to: the last part of its `$ref`.
  private func reference(in schema: TreeValue) -> Phrase? {
    guard let path = schema["$ref"]?.text, let name = path.split(separator: "/").last else {
      return nil
    }
    return Phrase(String(name), at: tree.place(schema["$ref"]?.range))
  }
}
