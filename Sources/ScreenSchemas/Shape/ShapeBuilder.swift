internal import ScreenGrammar
internal import ScreenModel

/// Makes the shapes of a component's values, or of those of a screen or a section.
struct ShapeBuilder {
  /// The built-in component; nil for a derived one, a screen or a section.
  var kind: ComponentKind?
  /// Whether the vocabulary's defaults replace omitted values.
  var isBuiltIn: Bool
  /// The names of the enclosing records, used to name the nested ones.
  var path: String

  /// The members of a record; `declared` holds the vocabulary's declarations of them.
  func members(_ record: RecordRule, declared: [PropertyDeclaration]? = nil) -> [MemberShape] {
    record.properties.map { rule in
      let declaration = declared?.first { $0.name == rule.name }
      let isMissable = isMissable(rule, declaration)
      let value = value(of: rule, declaration)
      return MemberShape(
        name: rule.name, guide: rule.guide, value: value, isRequired: !isMissable,
        isOptional: rule.isOptional,
        neutral: isMissable ? neutral(rule, declaration, value) : nil)
    }
  }

  /// Whether a document without the property is admitted unchanged.
  private func isMissable(_ rule: PropertyRule, _ declaration: PropertyDeclaration?) -> Bool {
    if rule.isOptional || rule.defaultValue != nil { return true }
    switch rule.type {
    case .text(let text): return text.length.lowerBound <= 0
    case .collection(let collection): return collection.count.lowerBound <= 0
    case .flag: return true
    case .choice, .record, .union: return isBuiltIn
    case .integer(let bounds):
      guard isBuiltIn, let declaration, !declaration.isRequired else { return false }
      guard case .number(let number) = declaration.defaultValue?.content else { return false }
      return bounds.contains(Int(number))
    case .number(let bounds):
      guard isBuiltIn, let declaration, !declaration.isRequired else { return false }
      guard case .number(let number) = declaration.defaultValue?.content else { return false }
      return bounds.contains(number)
    }
  }

  /// The value that means the same as leaving the property out; nil if there is none.
  private func neutral(
    _ rule: PropertyRule, _ declaration: PropertyDeclaration?, _ value: ValueShape
  ) -> TreeValue? {
    if let stated = rule.defaultValue { return stated }
    switch value {
    case .text(let text): return text.mayBeEmpty ? "" : nil
    case .array(let count, _, _): return count.lowerBound <= 0 ? [] : nil
    case .flag: return false
    case .choice(let choices):
      // If the grammar does not allow the vocabulary's default, the grammar's first value replaces
      // it.
      guard isBuiltIn, let first = choices.first else { return nil }
      let stated = declaration?.defaultValue?.text ?? Screen.Layout.stack.rawValue
      let isAllowed = choices.contains { $0.name == stated }
      return TreeValue(.text(isAllowed ? stated : first.name))
    case .integer(let bounds):
      guard case .number(let number) = declaration?.defaultValue?.content,
        bounds.contains(Int(number))
      else { return nil }
      return TreeValue(.number(number))
    case .number(let bounds):
      guard case .number(let number) = declaration?.defaultValue?.content, bounds.contains(number)
      else { return nil }
      return TreeValue(.number(number))
    case .object, .union: return nil
    }
  }

  private func value(of rule: PropertyRule, _ declaration: PropertyDeclaration?) -> ValueShape {
    if case .text(let text) = rule.type {
      let isMissable = isBuiltIn && rule.isOptional
      return .text(
        TextShape(
          rule: text,
          use: text.use ?? (isBuiltIn ? TextUse(declaration?.meaning ?? .label) : .prose),
          mayBeEmpty: isMissable || text.length.lowerBound <= 0))
    }
    return value(of: rule.type, named: rule.name, declaration?.type)
  }

  private func value(
    of type: TypeRule, named name: String, _ declared: PropertyType?
  ) -> ValueShape {
    switch type {
    case .text(let rule):
      return .text(
        TextShape(
          rule: rule, use: rule.use ?? (isBuiltIn ? .label : .prose),
          mayBeEmpty: rule.length.lowerBound <= 0))
    case .integer(let bounds): return .integer(bounds)
    case .number(let bounds): return .number(bounds)
    case .flag: return .flag
    case .choice(let choices): return .choice(choices)
    case .collection(let rule):
      var element = value(of: rule.element, named: name, declared?.element)
      var count = rule.count
      if isBuiltIn, case .array(let cells, let isDistinct, .text(var cell)) = element {
        // A row without cells is dropped, but a cell without text is an empty cell.
        cell.mayBeEmpty = true
        let least = max(1, cells.lowerBound)
        element = .array(
          least...max(least, cells.upperBound), isDistinct: isDistinct, of: .text(cell))
      }
      if count.upperBound < 0 { count = 0...0 }
      return .array(
        max(0, count.lowerBound)...count.upperBound, isDistinct: rule.isDistinct, of: element)
    case .record(let record):
      var inner = self
      inner.path += "-" + name
      return .object(
        ObjectShape(
          name: inner.path, guide: record.guide,
          members: inner.members(record, declared: declared?.properties)))
    case .union(let union):
      return .union(
        UnionShape(
          name: "one-of-" + union.name, words: union.all.map(\.name).joined(separator: " | "),
          variants: union.all.map { variant in
            let inner = ShapeBuilder(
              kind: nil, isBuiltIn: isBuiltIn, path: union.name + "-" + variant.name)
            return ObjectShape(
              name: inner.path, tag: variant.name, guide: variant.record.guide,
              members: inner.members(variant.record))
          }))
    }
  }
}

extension PropertyType {
  /// The properties of a record of this type; nil if it is not a record.
  fileprivate var properties: [PropertyDeclaration]? {
    switch self {
    case .record(let properties), .records(let properties): properties
    case .text, .integer, .number, .flag, .choice, .texts, .grid: nil
    }
  }
}
