internal import ScreenDiagnostics

/// The JSON Schema of a tool's arguments, used to find faults in given arguments.
///
/// It supports the keywords of JSON Schema (draft 2020-12) that tool declarations use, at any
/// depth: `type`, `enum`, `const`, `properties`, `required`, `additionalProperties`, `items`, and
/// the bounds of numbers, texts and arrays.
package struct ArgumentSchema {
  private let schema: TreeValue

  /// Creates a schema from its JSON.
  package init(_ schema: TreeValue) { self.schema = schema }

  /// Returns the faults of some arguments, each as a clause; empty if the arguments are valid.
  package func faults(of arguments: TreeValue) -> [String] {
    guard case .object(let members) = arguments.content else { return ["they are not an object"] }
    return Self.faults(of: members, in: arguments, schema, at: "")
  }

  private static func faults(
    of members: [TreeMember], in object: TreeValue, _ schema: TreeValue, at path: String
  ) -> [String] {
    var declared: [TreeMember] = []
    if case .object(let properties) = schema["properties"]?.content { declared = properties }
    let missing = (schema["required"]?.elements ?? []).compactMap(\.text)
      .filter { object[$0] == nil }.map { "'\(path + $0)' is missing" }
    return missing
      + members.flatMap { member -> [String] in
        let name = path + member.name
        if let property = declared.first(where: { $0.name == member.name }) {
          return faults(of: member.value, property.value, named: name)
        }
        guard let rest = schema["additionalProperties"], rest.content != .flag(true) else {
          return []
        }
        if case .object = rest.content {
          return faults(of: member.value, rest, named: name)
        }
        let hint = Spelling.hint(for: member.name, among: declared.map(\.name))
        return ["'\(name)' is unknown\(hint)"]
      }
  }

  private static func faults(
    of value: TreeValue, _ schema: TreeValue, named name: String
  ) -> [String] {
    if let fault = fault(of: value, schema) { return ["'\(name)' \(fault)"] }
    switch value.content {
    case .object(let members):
      return faults(of: members, in: value, schema, at: name + ".")
    case .array(let elements):
      guard let items = schema["items"] else { return [] }
      return elements.enumerated().flatMap {
        faults(of: $1, items, named: "\(name)[\($0)]")
      }
    case .text, .number, .flag, .null: return []
    }
  }

  /// Returns the fault of a value itself, without the faults of its members or elements.
  private static func fault(of value: TreeValue, _ schema: TreeValue) -> String? {
    let types = (schema["type"]?.elements ?? schema["type"].map { [$0] } ?? []).compactMap(\.text)
    guard types.isEmpty || types.contains(where: { isOf(type: $0, value) }) else {
      // A type is called "string", "integer", "object" and the like.
      let article = "aeiou".contains(types[0].prefix(1)) ? "an" : "a"
      return "is not \(article) \(types.joined(separator: " or "))"
    }
    if let options = schema["enum"]?.elements ?? schema["const"].map({ [$0] }),
      !options.contains(where: { $0.content == value.content })
    {
      return "is not one of " + options.map { $0.text ?? $0.written }.joined(separator: ", ")
    }
    switch value.content {
    case .number(let number): return fault(of: number, schema)
    case .text(let text):
      return fault(
        of: text.unicodeScalars.count, schema, ("minLength", "maxLength"), "characters")
    case .array(let elements):
      return fault(of: elements.count, schema, ("minItems", "maxItems"), "elements")
    case .flag, .null, .object: return nil
    }
  }

  private static func fault(of number: Double, _ schema: TreeValue) -> String? {
    if case .number(let least) = schema["minimum"]?.content, number < least {
      return "must be at least \(TreeValue(.number(least)).written)"
    }
    if case .number(let most) = schema["maximum"]?.content, number > most {
      return "must be at most \(TreeValue(.number(most)).written)"
    }
    return nil
  }

  private static func fault(
    of count: Int, _ schema: TreeValue, _ bounds: (least: String, most: String), _ unit: String
  ) -> String? {
    if let least = schema[bounds.least]?.whole, count < Int(least) {
      return "must have at least \(least) \(unit)"
    }
    if let most = schema[bounds.most]?.whole, count > Int(most) {
      return "must have at most \(most) \(unit)"
    }
    return nil
  }

  private static func isOf(type: String, _ value: TreeValue) -> Bool {
    switch (type, value.content) {
    case ("string", .text), ("number", .number), ("boolean", .flag), ("object", .object),
      ("array", .array), ("null", .null):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}

extension TreeValue {
  /// The value as JSON on one line.
  fileprivate var written: String {
    var writer = JSONWriter(.compact)
    writer.tree(self)
    return String(decoding: writer.finish().dropLast(), as: UTF8.self)
  }
}
