internal import ScreenDiagnostics
internal import ScreenModel

/// The schema of a tool's arguments, and what of some arguments misses it.
///
/// It knows the part of JSON Schema (draft 2020-12) that the tools' declarations use: `type`,
/// `properties`, `required`, `additionalProperties: false`, `enum`, `minimum`, `maximum` and
/// `maxLength`, of properties that are not nested.
struct ArgumentSchema {
  private let schema: TreeValue

  init(_ schema: TreeValue) { self.schema = schema }

  /// What is wrong with some arguments, a clause each; empty where nothing is.
  func faults(of arguments: TreeValue) -> [String] {
    guard case .object(let members) = arguments.content else { return ["they are no object"] }
    guard case .object(let declared) = schema["properties"]?.content else { return [] }
    let names = declared.map(\.name)
    let missing = (schema["required"]?.elements ?? []).compactMap(\.text)
      .filter { arguments[$0] == nil }.map { "'\($0)' is missing" }
    return missing
      + members.compactMap { member in
        guard let property = declared.first(where: { $0.name == member.name }) else {
          return "'\(member.name)' is unknown" + Spelling.hint(for: member.name, among: names)
        }
        return Self.fault(of: member.value, property.value).map { "'\(member.name)' \($0)" }
      }
  }

  private static func fault(of value: TreeValue, _ schema: TreeValue) -> String? {
    let types = (schema["type"]?.elements ?? schema["type"].map { [$0] } ?? []).compactMap(\.text)
    guard types.isEmpty || types.contains(where: { isOf(type: $0, value) }) else {
      return "is no \(types.joined(separator: " or "))"
    }
    if let options = schema["enum"]?.elements,
      !options.contains(where: { $0.content == value.content })
    {
      return "is one of " + options.compactMap(\.text).joined(separator: ", ")
    }
    if case .number(let number) = value.content {
      if case .number(let least) = schema["minimum"]?.content, number < least {
        return "is at least \(TreeValue(.number(least)).written)"
      }
      if case .number(let most) = schema["maximum"]?.content, number > most {
        return "is at most \(TreeValue(.number(most)).written)"
      }
    }
    if let text = value.text, let most = schema["maxLength"]?.whole,
      text.unicodeScalars.count > Int(most)
    {
      return "has at most \(most) characters"
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
  /// The value as JSON, on a line.
  fileprivate var written: String {
    var writer = JSONWriter(.compact)
    writer.tree(self)
    return String(decoding: writer.finish().dropLast(), as: UTF8.self)
  }
}
