package import ScreenBrief
package import ScreenDiagnostics
package import ScreenModel

/// Finds what a tree of values specifies: a schema, a list of fields, names with types, one thing
/// with its values, or several things.
///
/// The tree may come from JSON or YAML.
package struct TreeReader {
  /// The bytes that the tree was read from, and their offset in the text.
  package let bytes: [UInt8]
  package let offset: Int
  let notation: Notation
  let range: SourceRange

  private var words: SpecificationWords { .shipped }

  package init(bytes: [UInt8], offset: Int, notation: Notation, range: SourceRange) {
    self.bytes = bytes
    self.offset = offset
    self.notation = notation
    self.range = range
  }

  /// Whether a tree is a schema, or nothing but a list of fields with its names and buttons.
  package func knowsAll(of tree: TreeValue) -> Bool {
    if SchemaReader(tree: self).declarations(of: tree, called: nil) != nil { return true }
    let fields = FieldListReader(tree: self)
    if let elements = tree.elements { return fields.definition(of: elements, called: nil) != nil }
    guard case .object(let members) = tree.content else { return false }
    return FieldListReader.isWhole(members) && fields.definition(of: members, called: nil) != nil
  }

  /// Returns a property with its declared type resolved to a kind of values.
  package static func resolved(_ property: Property) -> Property? {
    var resolver = TypeResolver([])
    return resolver.resolved([property], path: []).first
  }

  /// Returns the input that an object with its name, type and rules stands for; nil for any other
  /// value.
  package func input(_ value: TreeValue) -> Property? {
    FieldListReader(tree: self).property(value, 0)
  }

  /// Returns what a tree specifies; nil if it is not an object, an array of objects or a list of
  /// fields.
  func specification(_ tree: TreeValue, called name: Phrase? = nil, depth: Int = 0)
    -> Specification?
  {
    switch tree.content {
    case .object(let members): object(tree, members, name, depth)
    case .array(let elements): array(elements, name)
    case .null, .flag, .number, .text: nil
    }
  }

  private func object(
    _ tree: TreeValue, _ members: [TreeMember], _ name: Phrase?, _ depth: Int
  ) -> Specification? {
    guard !members.isEmpty else { return nil }
    if let declarations = SchemaReader(tree: self).declarations(of: tree, called: name) {
      return declarations.specification(in: notation, range)
    }
    if let fields = FieldListReader(tree: self).definition(of: members, called: name) {
      return specification(of: fields)
    }
    if members.count == 1, depth < 4, let only = members.first {
      switch only.value.content {
      case .object, .array:
        let inner = specification(only.value, called: phrase(of: only), depth: depth + 1)
        if let inner { return inner }
      case .null, .flag, .number, .text: break
      }
    }
    if isTypeMap(members, depth: 0) {
      return specification(
        of: Specification.Definition(name: name, properties: typed(members, depth: 0)))
    }
    let properties = values(of: members, depth: 0)
    return Specification(
      notation: notation, content: .object(properties), range: range, name: name)
  }

  private func array(_ elements: [TreeValue], _ name: Phrase?) -> Specification? {
    if let fields = FieldListReader(tree: self).definition(of: elements, called: name) {
      return specification(of: fields)
    }
    guard let records = records(of: elements, called: name) else { return nil }
    return Specification(notation: notation, content: .records(records), range: range)
  }

  /// Returns a specification of one definition, after resolving its types.
  private func specification(of definition: Specification.Definition) -> Specification? {
    var resolver = TypeResolver([])
    var definition = definition
    definition.properties = resolver.resolved(definition.properties, path: [])
    guard !definition.properties.isEmpty else { return nil }
    return Specification(
      notation: notation, content: .definitions([definition]), range: range,
      leftOut: resolver.leftOut, diagnostics: resolver.diagnostics)
  }

  // MARK: Names with types

  /// Whether every value is a type in words, an array of one, or an object of such values.
  private func isTypeMap(_ members: [TreeMember], depth: Int) -> Bool {
    guard depth < TypeParser.mostNesting, !members.isEmpty else { return false }
    return members.allSatisfy { member in
      switch member.value.content {
      case .text(let text): TypeText(text).isType
      case .object(let inner): isTypeMap(inner, depth: depth + 1)
      case .array(let elements):
        elements.count == 1 && (elements[0].text.map { TypeText($0).isType } ?? false)
      case .null, .flag, .number: false
      }
    }
  }

  private func typed(_ members: [TreeMember], depth: Int) -> [Property] {
    members.map { member in
      var property = Property(phrase(of: member), range: place(of: member))
      switch member.value.content {
      case .text(let text): TypeText(text).apply(to: &property, at: place(member.value.range))
      case .object(let inner): property.type.members = typed(inner, depth: depth + 1)
      case .array(let elements):
        if let text = elements.first?.text {
          TypeText(text).apply(to: &property, at: place(member.value.range))
        }
        property.type.isList = true
      case .null, .flag, .number: break
      }
      return property
    }
  }

  // MARK: Values

  /// Returns the properties of one thing, each with its value.
  func values(of members: [TreeMember], depth: Int) -> [Property] {
    members.map { member in
      var property = Property(phrase(of: member), range: place(of: member))
      property.isFilledBySystem = false
      switch member.value.content {
      case .object(let inner):
        property.kind = .group(
          depth < TypeParser.mostNesting ? values(of: inner, depth: depth + 1) : [])
      case .array(let elements):
        if let records = records(of: elements, called: property.name) {
          property.kind = .table(records)
        } else {
          property.kind = .list
          property.options = elements.compactMap(scalar)
        }
      case .flag:
        property.kind = .flag
        property.value = scalar(member.value)
      case .number:
        property.kind = .field(.number)
        property.value = scalar(member.value)
      case .null, .text: property.value = scalar(member.value)
      }
      return property
    }
  }

  /// Returns objects as rows under all columns that any of them has; nil if some elements are not
  /// objects.
  package func records(of elements: [TreeValue], called name: Phrase?) -> Specification.Records? {
    guard !elements.isEmpty else { return nil }
    var places: [String: Int] = [:]
    var records = Specification.Records(name: name, columns: [], rows: [])
    for element in elements {
      guard case .object(let members) = element.content else { return nil }
      var row = [Phrase?](repeating: nil, count: records.columns.count)
      func set(_ path: String, _ column: Phrase, _ value: Phrase?) {
        if places[path] == nil {
          places[path] = records.columns.count
          records.columns.append(column)
        }
        guard let place = places[path] else { return }
        while row.count <= place { row.append(nil) }
        row[place] = value
      }
      for member in members {
        guard case .object(let inner) = member.value.content else {
          set(member.name, phrase(of: member), scalar(member.value))
          continue
        }
        // The members of a nested object become columns of their own.
        for part in inner {
          var column = phrase(of: part)
          column.text = member.name + "_" + part.name
          set(column.text, column, scalar(part.value))
        }
      }
      records.rows.append(row)
    }
    for place in records.rows.indices {
      let missing = records.columns.count - records.rows[place].count
      records.rows[place] += [Phrase?](repeating: nil, count: missing)
    }
    return records
  }

  // MARK: Places

  /// Returns a member's name with its range.
  package func phrase(of member: TreeMember) -> Phrase {
    Phrase(member.name, at: place(member.nameRange))
  }

  /// Returns a value as text with its range; nil for null, objects and empty texts. Flags are "Yes"
  /// or "No"; the first 20 elements of an array are joined by commas.
  package func scalar(_ value: TreeValue) -> Phrase? {
    let place = place(value.range)
    switch value.content {
    case .text(let text): return text.isEmpty ? nil : Phrase(text.onOneLine, at: place)
    case .flag(let flag): return Phrase(flag ? "Yes" : "No", at: place)
    case .number:
      return Phrase(
        String(decoding: bytes[(value.range ?? .at(0)).range], as: UTF8.self), at: place)
    case .array(let elements):
      let words = elements.prefix(20).compactMap { scalar($0)?.text }
      return words.isEmpty ? nil : Phrase(words.joined(separator: ", "), at: place)
    case .null, .object: return nil
    }
  }

  package func place(_ range: SourceRange?) -> SourceRange {
    let range = range ?? .at(0)
    return SourceRange(range.lowerBound + offset, range.upperBound + offset)
  }

  package func place(of member: TreeMember) -> SourceRange {
    place(member.nameRange).union(place(member.value.range ?? member.nameRange))
  }
}
