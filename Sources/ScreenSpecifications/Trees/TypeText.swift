internal import ScreenBrief
package import ScreenDiagnostics

/// A type in words, as found in maps of names to types: "string", "number?",
/// "string, required, max 40", "draft | sent | paid", "enum(a, b)", "date[]".
package struct TypeText {
  private let text: String

  package init(_ text: String) { self.text = text }

  /// Whether the whole text states a type and its rules.
  package var isType: Bool {
    guard text.utf8.count <= 120 else { return false }
    var property = Property(Phrase("x"))
    return apply(to: &property, at: .at(0))
  }

  /// Applies the type and the rules of the text to a property; returns whether every part was
  /// understood.
  @discardableResult
  package func apply(to property: inout Property, at range: SourceRange) -> Bool {
    var parts = Self.parts(of: text)
    guard !parts.isEmpty else { return false }
    let head = parts.removeFirst()
    guard apply(head, to: &property, at: range) else { return false }
    return parts.allSatisfy { Self.apply(rule: $0, to: &property, at: range) }
  }

  private func apply(_ head: String, to property: inout Property, at range: SourceRange) -> Bool {
    var name = head.trimmed(of: " ")
    while let last = name.utf8.last,
      last == UInt8(ascii: "?") || last == UInt8(ascii: "!") || last == UInt8(ascii: "*")
    {
      property.isRequired = last != UInt8(ascii: "?")
      name.removeLast()
    }
    if name.hasSuffix("[]") {
      property.type.isList = true
      name.removeLast(2)
    }
    if SpecificationWords.shipped.types[name.lowercased()] != nil {
      property.type.name = Phrase(name, at: range)
      return true
    }
    // "enum(a, b)", "varchar(40)", "array<string>"
    let word = String(name.prefix { !"([<".contains($0) }).trimmed(of: " :")
    if word != name, case .kind(let kind)? = SpecificationWords.shipped.types[word.lowercased()] {
      let inner = String(name.drop { !"([<".contains($0) }).trimmed(of: "()[]<> ")
      property.type.name = Phrase(word, at: range)
      if case .choice = kind {
        property.options = inner.split { $0 == "," || $0 == "|" || $0 == "/" }
          .map { Phrase(String($0).trimmed(of: " \"'"), at: range) }
      } else if Property.number(inner) != nil {
        property.apply(.maxLength, Phrase(inner, at: range))
      }
      return true
    }
    let options = name.split(separator: "|").map { String($0).trimmed(of: " \"'") }
    guard options.count > 1, options.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 40 }) else {
      return words(name, to: &property, at: range)
    }
    property.options = options.map { Phrase($0, at: range) }
    return true
  }

  /// Applies a type followed by rules without a comma: "string required", "number 0-10".
  private func words(_ name: String, to property: inout Property, at range: SourceRange) -> Bool {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, SpecificationWords.shipped.types[words[0].lowercased()] != nil else {
      return false
    }
    property.type.name = Phrase(words[0], at: range)
    let rest = words[1].trimmed(of: "() ")
    return Self.parts(of: rest).allSatisfy { Self.apply(rule: $0, to: &property, at: range) }
  }

  /// Splits a text at the commas and semicolons outside brackets.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      default: break
      }
      if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
        parts.append(String(decoding: part, as: UTF8.self).trimmed(of: " "))
        part = []
      } else {
        part.append(byte)
      }
    }
    parts.append(String(decoding: part, as: UTF8.self).trimmed(of: " "))
    return parts.filter { !$0.isEmpty }
  }

  /// Applies a rule in words: "required", "max 40", "default: draft", "0-10", "0..10".
  static func apply(rule text: String, to property: inout Property, at range: SourceRange) -> Bool {
    let words = text.split { " :=".contains($0) }.map(String.init)
    guard let first = words.first else { return false }
    let rest = words.dropFirst().joined(separator: " ").trimmed(of: "\"'")
    if let rule = PropertyRule(named: first), rule != .type {
      guard !rest.isEmpty || rule == .required || rule == .optional else { return false }
      let isLength = rest.hasSuffix("chars") || rest.hasSuffix("characters")
      let value = isLength ? String(rest.prefix { $0 != " " }) : rest
      switch (rule, isLength) {
      case (.maximum, true): property.apply(.maxLength, Phrase(value, at: range))
      case (.minimum, true): property.apply(.minLength, Phrase(value, at: range))
      default: property.apply(rule, Phrase(value, at: range))
      }
      return true
    }
    let marks = text.split { "-–".contains($0) }.map { String($0).trimmed(of: " ") }
    let ends =
      marks.count == 2 ? marks : text.split(separator: ".").map { String($0).trimmed(of: " ") }
    guard ends.count == 2, let least = Property.number(ends[0]), let most = Property.number(ends[1])
    else {
      return ["unique", "indexed", "index"].contains(first.lowercased())
    }
    property.minimum = least
    property.maximum = most
    return true
  }
}
