import Foundation
import ScreenModel

/// A validator of JSON Schema, draft 2020-12, that knows nothing of grammars.
///
/// It takes the keywords that exports may use; any other one is a fault of the schema, so that an
/// export cannot rely on what nobody checks.
struct SchemaValidator {
  enum Fault: Error { case unknownKeyword(String), badReference(String) }

  private static let annotations: Set<String> = [
    "$schema", "$comment", "$defs", "title", "description", "default",
  ]

  private let root: Node
  private let definitions: [String: Node]

  init(_ schema: TreeValue) throws {
    root = try Node(schema)
    var definitions: [String: Node] = [:]
    if case .object(let members)? = schema["$defs"]?.content {
      for member in members { definitions["#/$defs/" + member.name] = try Node(member.value) }
    }
    self.definitions = definitions
  }

  /// Whether a document is valid.
  func accepts(_ document: TreeValue) throws -> Bool { try accepts(document, root) }

  /// A schema with its keywords looked up.
  private final class Node {
    var type: String?
    var const: TreeValue?
    var choices: [TreeValue]?
    var anyOf: [Node] = []
    var reference: String?
    var properties: [String: Node] = [:]
    var required: [String] = []
    var isClosed = false
    var items: Node?
    var count = 0...Int.max
    var length = 0...Int.max
    var range = -Double.infinity...Double.infinity
    var isDistinct = false
    var pattern: NSRegularExpression?

    init(_ schema: TreeValue) throws {
      guard case .object(let members) = schema.content else { return }
      for member in members {
        let value = member.value
        switch member.name {
        case "type": type = value.text
        case "const": const = value
        case "enum": choices = value.elements
        case "anyOf": anyOf = try (value.elements ?? []).map { try Node($0) }
        case "$ref": reference = value.text
        case "properties":
          guard case .object(let members) = value.content else { break }
          for member in members { properties[member.name] = try Node(member.value) }
        case "required": required = (value.elements ?? []).compactMap(\.text)
        case "additionalProperties": isClosed = value.content == .flag(false)
        case "items": items = try Node(value)
        case "minItems": count = Int(value.number)...count.upperBound
        case "maxItems": count = count.lowerBound...Int(value.number)
        case "minLength": length = Int(value.number)...length.upperBound
        case "maxLength": length = length.lowerBound...Int(value.number)
        case "minimum": range = value.number...range.upperBound
        case "maximum": range = range.lowerBound...value.number
        case "uniqueItems": isDistinct = value.content == .flag(true)
        case "pattern": pattern = try NSRegularExpression(pattern: value.text ?? "")
        default:
          guard SchemaValidator.annotations.contains(member.name) else {
            throw Fault.unknownKeyword(member.name)
          }
        }
      }
    }
  }

  private func accepts(_ value: TreeValue, _ node: Node) throws -> Bool {
    if let reference = node.reference {
      guard let target = definitions[reference] else { throw Fault.badReference(reference) }
      guard try accepts(value, target) else { return false }
    }
    if let const = node.const, const.content != value.content { return false }
    if let choices = node.choices, !choices.contains(where: { $0.content == value.content }) {
      return false
    }
    if !node.anyOf.isEmpty {
      guard try node.anyOf.contains(where: { try accepts(value, $0) }) else { return false }
    }
    if let type = node.type, !value.isOf(type: type) { return false }
    switch value.content {
    case .null, .flag: return true
    case .number(let number): return node.range.contains(number)
    case .text(let text):
      guard node.length.contains(text.unicodeScalars.count) else { return false }
      guard let pattern = node.pattern else { return true }
      let range = NSRange(text.startIndex..., in: text)
      return pattern.firstMatch(in: text, range: range) != nil
    case .array(let elements):
      guard node.count.contains(elements.count) else { return false }
      if node.isDistinct, Set(elements.map(\.json)).count < elements.count { return false }
      guard let items = node.items else { return true }
      return try elements.allSatisfy { try accepts($0, items) }
    case .object(let members):
      for member in members {
        guard let property = node.properties[member.name] else {
          if node.isClosed { return false }
          continue
        }
        guard try accepts(member.value, property) else { return false }
      }
      return node.required.allSatisfy { name in members.contains { $0.name == name } }
    }
  }
}

extension TreeValue {
  fileprivate var number: Double {
    guard case .number(let number) = content else { return .nan }
    return number
  }

  fileprivate func isOf(type: String) -> Bool {
    switch content {
    case .null: type == "null"
    case .flag: type == "boolean"
    case .number(let number):
      type == "number" || (type == "integer" && number == number.rounded())
    case .text: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }

  /// The value as compact JSON, without the final LF.
  var json: String {
    var writer = JSONWriter(.compact)
    writer.tree(self)
    return String(decoding: writer.finish().dropLast(), as: UTF8.self)
  }
}
