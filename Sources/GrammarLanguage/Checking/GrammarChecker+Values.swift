internal import ScreenDiagnostics
internal import ScreenModel

extension GrammarChecker {
  /// A constant of a type; nil, with a report, if the value does not fit.
  mutating func constant(_ value: ValueSyntax, as type: TypeRule) -> TreeValue? {
    switch (value.kind, type) {
    case (.missing, _): return nil
    case (.text(let text), .text(let rule)):
      check(text.unicodeScalars.count, within: rule.length, "characters", at: value.range)
      return TreeValue(.text(text))
    case (.number(let number), .integer(let bounds)):
      guard let whole = number.value, number.isWhole else { break }
      check(Int(whole), within: bounds, "", at: value.range)
      return TreeValue(.number(whole))
    case (.number(let number), .number(let bounds)):
      guard let written = number.value else { return nil }
      if !bounds.contains(written) {
        reportBeyond("this number is outside the bounds of the property", at: value.range)
      }
      return TreeValue(.number(written))
    case (.flag(let flag), .flag): return TreeValue(.flag(flag))
    case (.name(let name), .choice(let choices)), (.text(let name), .choice(let choices)):
      guard choices.contains(where: { $0.name == name }) else {
        report(
          .unknown(
            "value here", id: "unknown-value", name, at: value.range,
            among: choices.map(\.name)))
        return nil
      }
      return TreeValue(.text(name))
    case (.array(let elements), .collection(let rule)):
      check(elements.count, within: rule.count, "elements", at: value.range)
      return TreeValue(.array(elements.compactMap { constant($0, as: rule.element) }))
    case (.record(let arguments), .record(let rule)):
      return TreeValue(.object(members(arguments, of: rule)))
    default: break
    }
    report(
      Diagnostic(
        .error, id: "wrong-type", "this is not \(type.words); write \(type.example)",
        at: value.range))
    return nil
  }

  private mutating func members(_ arguments: [ArgumentSyntax], of rule: RecordRule) -> [TreeMember]
  {
    var members: [TreeMember] = []
    for argument in arguments {
      guard let property = rule[argument.name.text] else {
        reportUnknownProperty(argument.name, of: rule)
        continue
      }
      guard !members.contains(where: { $0.name == property.name }) else { continue }
      if let value = constant(argument.value, as: property.type) {
        members.append(TreeMember(property.name, value))
      }
    }
    return members
  }

  /// Reports a property for which a record has no rule.
  mutating func reportUnknownProperty(_ name: Name, of rule: RecordRule) {
    report(
      .unknown(
        "property here", id: "unknown-property", name.text, at: name.range,
        among: rule.properties.map(\.name)))
  }

  private mutating func check(
    _ count: Int, within bounds: ClosedRange<Int>, _ unit: String, at range: SourceRange
  ) {
    guard !bounds.contains(count) else { return }
    let shown = unit.isEmpty ? "\(count)" : "\(count) \(unit)"
    reportBeyond("\(shown) is outside \(bounds.lowerBound)...\(bounds.upperBound)", at: range)
  }

  /// Reports a value that a property's type does not accept; `fault` ends the sentence.
  mutating func reportType(of property: PropertyRule, _ fault: String, at range: SourceRange) {
    report(
      Diagnostic(
        .error, id: "wrong-type", "'\(property.name)' is \(property.type.words)\(fault)", at: range)
    )
  }

  private mutating func reportBeyond(_ message: String, at range: SourceRange) {
    report(Diagnostic(.error, id: "value-out-of-bounds", message, at: range))
  }
}

extension TypeRule {
  /// The type in words, to follow "is".
  var words: String {
    switch self {
    case .text: "a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .flag: "true or false"
    case .choice: "one of several names"
    case .collection: "a collection"
    case .record: "a record"
    case .union: "one of several records"
    }
  }

  /// A way to write a value of the type.
  var example: String {
    switch self {
    case .text: "a text in quotes"
    case .integer(let bounds): String(max(bounds.lowerBound, min(bounds.upperBound, 0)))
    case .number: "a number"
    case .flag: "true or false"
    case .choice(let choices): choices.map(\.name).joined(separator: ", ")
    case .collection: "[ … ]"
    case .record, .union: "{ name: value }"
    }
  }
}
