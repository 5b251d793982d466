internal import ScreenDiagnostics
internal import ScreenModel

extension GrammarChecker {
  /// The most properties that a record may have.
  static let propertyLimit = 256
  /// The members of a component's JSON that are not properties.
  private static let reservedNames: Set = ["type", "component", "sample"]

  /// The rules of a record's properties; without expectations, any name is accepted.
  mutating func properties(
    of record: RecordSyntax?, expecting expected: [ExpectedProperty]?
  ) -> [PropertyRule] {
    var rules: [PropertyRule] = []
    var places: [String: SourceRange] = [:]
    let written = record?.properties ?? []
    if written.count > Self.propertyLimit {
      report(
        Diagnostic(
          .error, id: "too-many-properties",
          "a record may have at most \(Self.propertyLimit) properties; split it",
          at: written[Self.propertyLimit].name.range))
    }
    for property in written.prefix(Self.propertyLimit) {
      let name = property.name
      if let first = places.updateValue(name.range, forKey: name.text) {
        var diagnostic = Diagnostic.duplicate("property", name, first: first)
        diagnostic.fixIts = [
          FixIt(
            "remove the second '\(name.text)'", edits: [TextEdit(withComma(property.range), "")])
        ]
        report(diagnostic)
        continue
      }
      let match = expected?.first { $0.name == name.text }
      if let expected, match == nil {
        report(
          .unknown(
            "property here", id: "unknown-property", name.text, at: name.range,
            among: expected.map(\.name)))
      } else if expected == nil, Self.reservedNames.contains(name.text) {
        report(
          Diagnostic(
            .error, id: "reserved-name",
            "'\(name.text)' is reserved in JSON; give the property another name",
            at: name.range))
      } else if let rule = rule(of: property, expecting: match) {
        rules.append(rule)
      }
    }
    checkAliases(of: record, places: places)
    return rules
  }

  private mutating func rule(
    of property: PropertySyntax, expecting expected: ExpectedProperty?
  ) -> PropertyRule? {
    if case .collection(let bounds, _, _, element: nil) = property.type.kind {
      guard expected?.isCounted == true else {
        report(
          Diagnostic(
            .error, id: "missing-element",
            "bounds need a type; write '… of text' for several, or text(…) for one",
            at: property.type.range))
        return nil
      }
      let count = wholeBounds(bounds, .count)
      return finish(
        property, .collection(CollectionRule(count: count, of: .record(RecordRule(properties: []))))
      )
    }
    if let expected, expected.isCounted {
      report(
        Diagnostic(
          .error, id: "wrong-type",
          "'\(expected.name)' takes only a count; write bounds, such as 1...4",
          at: property.type.range,
          fixIts: [FixIt("write 1...4", edits: [TextEdit(property.type.range, "1...4")])]))
      return nil
    }
    let context = TypeContext(name: property.name.text, isOptional: property.isOptional)
    guard let type = type(property.type, expecting: expected?.type, context) else { return nil }
    return finish(property, type)
  }

  private mutating func finish(_ property: PropertySyntax, _ type: TypeRule) -> PropertyRule {
    var rule = PropertyRule(
      property.name.text, type, guide: property.attributes.guide?.value ?? "",
      aliases: property.attributes.aliases.map(\.text), isOptional: property.isOptional,
      summary: property.summary)
    if let value = property.attributes.defaultValue {
      rule.defaultValue = constant(value, as: type)
    }
    return rule
  }

  /// Reports an alias that is also the name or an alias of another property in the record.
  private mutating func checkAliases(
    of record: RecordSyntax?, places: [String: SourceRange]
  ) {
    var places = places
    for property in record?.properties ?? [] {
      for alias in property.attributes.aliases {
        guard let first = places.updateValue(alias.range, forKey: alias.text) else { continue }
        report(
          Diagnostic(
            .error, id: "duplicate-alias", "'\(alias.text)' already means another property",
            at: alias.range, notes: [Note("first used here", at: first)]))
      }
    }
  }

  /// Reports properties that the vocabulary always writes but the grammar has no rule for.
  mutating func reportMissing(
    _ expected: [ExpectedProperty], in rule: RecordRule, written record: RecordSyntax?,
    of owner: String, at place: SourceRange
  ) {
    // Properties that are written but wrong have already been reported.
    let missing = expected.filter { property in
      property.isRequired && rule[property.name] == nil
        && record?.properties.contains { $0.name.text == property.name } != true
    }
    guard !missing.isEmpty else { return }
    let text = missing.map { "\($0.name): \($0.isCounted ? "1...6" : $0.type.example)" }
      .joined(separator: ", ")
    let edit: TextEdit
    if let record {
      let end = max(record.range.lowerBound + 1, record.range.upperBound - 1)
      edit = TextEdit(.at(end), record.properties.isEmpty ? " \(text) " : ", \(text) ")
    } else {
      edit = TextEdit(.at(place.upperBound), " { \(text) }")
    }
    let names = missing.map { "'\($0.name)'" }.joined(separator: " and ")
    report(
      Diagnostic(
        .error, id: "missing-property", "\(owner) must have \(names); add '\(text)'", at: place,
        fixIts: [FixIt("add \(names)", edits: [edit])]))
  }
}

extension GrammarChecker {
  /// The bytes of a property with the comma before it, which would otherwise be left over.
  private func withComma(_ range: SourceRange) -> SourceRange {
    var start = range.lowerBound
    while start > 0, [0x20, 0x0A, 0x0D, 0x09].contains(source.utf8[start - 1]) { start -= 1 }
    guard start > 0, source.utf8[start - 1] == UInt8(ascii: ",") else { return range }
    return SourceRange(start - 1, range.upperBound)
  }
}
