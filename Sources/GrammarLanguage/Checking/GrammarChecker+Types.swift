internal import ScreenDiagnostics
internal import ScreenModel

/// The place of a type.
struct TypeContext {
  /// The property that it belongs to.
  var name: String
  /// Whether that property may be left out.
  var isOptional: Bool
}

extension GrammarChecker {
  /// The rule that a type states; nil, with a report, if it cannot be used.
  mutating func type(
    _ syntax: TypeSyntax, expecting expected: PropertyType?, _ context: TypeContext
  ) -> TypeRule? {
    guard checkFamily(syntax, expecting: expected, context) else { return nil }
    switch syntax.kind {
    case .missing: return nil
    case .flag: return .flag
    case .text(let rules): return .text(text(rules, context))
    case .integer(let bounds):
      guard let bounds else { return .integer(-NumberLimit.integer...NumberLimit.integer) }
      return .integer(wholeBounds(bounds, .value))
    case .number(let bounds):
      guard let bounds else { return .number(-NumberLimit.number...NumberLimit.number) }
      return .number(numberBounds(bounds))
    case .choice(let choices): return choice(choices, expecting: expected)
    case .record(let record):
      var properties: [ExpectedProperty]?
      if case .record(let declarations)? = expected {
        properties = declarations.map(ExpectedProperty.init)
      }
      let rule = RecordRule(properties: self.properties(of: record, expecting: properties))
      reportMissing(
        properties ?? [], in: rule, written: record, of: "each of '\(context.name)'",
        at: .at(record.range.lowerBound))
      return .record(rule)
    case .collection(let bounds, let leaving, let isDistinct, let element):
      let rule = collection(bounds, isDistinct, element, expecting: expected?.element, context)
      guard var rule else { return nil }
      rule.leastLeft = leaving.flatMap { whole($0, within: 0...rule.count.upperBound) } ?? 0
      return .collection(rule)
    }
  }

  private mutating func text(_ rules: TextSyntax, _ context: TypeContext) -> TextRule {
    // Without bounds a text is short, and must not be empty unless it may be left out.
    let length = rules.length.map { wholeBounds($0, .count) } ?? (context.isOptional ? 0 : 1)...200
    let words = rules.words.map { wholeBounds($0, .count) }
    if let words, let range = rules.words?.range, words.lowerBound > (length.upperBound + 1) / 2 {
      report(
        Diagnostic(
          .error, id: "unmeetable-bounds",
          "\(words.lowerBound) words do not fit in \(length.upperBound) characters", at: range))
    }
    return TextRule(
      length: length, words: words, isPlain: rules.isPlain, stripsMarkers: rules.stripsMarkers,
      allowsDigitsOnlyAtEnd: rules.allowsDigitsOnlyAtEnd, isUncut: rules.isUncut,
      excluding: rules.excluded)
  }

  private mutating func choice(
    _ choices: [ChoiceSyntax], expecting expected: PropertyType?
  ) -> TypeRule? {
    var rules: [ChoiceRule] = []
    var places: [String: SourceRange] = [:]
    for choice in choices {
      let name = choice.name
      if let first = places.updateValue(name.range, forKey: name.text) {
        report(.duplicate("value", name, first: first))
        continue
      }
      if case .choice(let known)? = expected, !known.contains(name.text) {
        report(
          .unknown("value here", id: "unknown-value", name.text, at: name.range, among: known))
        continue
      }
      rules.append(
        ChoiceRule(
          name.text, guide: choice.attributes.guide?.value ?? "",
          aliases: choice.attributes.aliases.map(\.text),
          weight: choice.attributes.weight.map { weight($0) } ?? 100))
    }
    for alias in choices.flatMap(\.attributes.aliases) {
      guard let first = places.updateValue(alias.range, forKey: alias.text) else { continue }
      report(
        Diagnostic(
          .error, id: "duplicate-alias", "'\(alias.text)' already means another value",
          at: alias.range, notes: [Note("first used here", at: first)]))
    }
    return rules.isEmpty ? nil : .choice(rules)
  }

  private mutating func collection(
    _ bounds: BoundsSyntax, _ isDistinct: Bool, _ element: TypeSyntax?,
    expecting expected: PropertyType?, _ context: TypeContext
  ) -> CollectionRule? {
    let count = wholeBounds(bounds, .count)
    guard let element else {
      report(
        Diagnostic(
          .error, id: "missing-element",
          "these bounds have no type; write '… of text'", at: bounds.range))
      return nil
    }
    let inner = TypeContext(name: context.name, isOptional: false)
    guard let rule = type(element, expecting: expected, inner) else { return nil }
    if isDistinct, let most = rule.numberOfValues, count.lowerBound > most {
      report(
        Diagnostic(
          .error, id: "unmeetable-bounds",
          "at least \(count.lowerBound) distinct values are required, but there are only \(most)",
          at: bounds.range))
    }
    return CollectionRule(count: count, of: rule, isDistinct: isDistinct)
  }

  /// Reports a type of a different family from the vocabulary's.
  private mutating func checkFamily(
    _ syntax: TypeSyntax, expecting expected: PropertyType?, _ context: TypeContext
  ) -> Bool {
    if let meant = syntax.typeMeant(expecting: expected) {
      let written = source.text(in: syntax.range)
      report(
        Diagnostic(
          .error, id: "unknown-type", "'\(written)' is not a type; did you mean '\(meant)'?",
          at: syntax.range,
          fixIts: [
            FixIt("replace '\(written)' with '\(meant)'", edits: [TextEdit(syntax.range, meant)])
          ]))
      return false
    }
    guard let expected, !syntax.suits(expected) else { return true }
    report(
      Diagnostic(
        .error, id: "wrong-type",
        "'\(context.name)' is \(expected.words); write '\(expected.example)'", at: syntax.range,
        fixIts: [
          FixIt("write '\(expected.example)'", edits: [TextEdit(syntax.range, expected.example)])
        ]))
    return false
  }
}

extension TypeSyntax {
  private static let foreignNames = [
    "string": "text", "str": "text", "int": "integer", "double": "number", "float": "number",
    "bool": "flag", "boolean": "flag",
  ]

  /// The type that a lone name was meant to be, if it cannot be a value of an enumeration.
  fileprivate func typeMeant(expecting expected: PropertyType?) -> String? {
    guard case .choice(let choices) = kind, choices.count == 1 else { return nil }
    if case .choice? = expected { return nil }
    let name = choices[0].name.text
    return Self.foreignNames[name.lowercased()]
      ?? Spelling.nearest(to: name, among: ["text", "integer", "number", "flag"])
  }

  /// Whether every value of this type is a value of the vocabulary's type.
  fileprivate func suits(_ expected: PropertyType) -> Bool {
    switch (kind, expected) {
    case (.missing, _), (.text, .text), (.choice, .text), (.integer, .integer),
      (.integer, .number), (.number, .number), (.flag, .flag), (.choice, .choice),
      (.record, .record), (.collection, .texts), (.collection, .grid), (.collection, .records):
      true
    default: false
    }
  }
}

extension TypeRule {
  /// The number of different values it has; nil if there are too many to matter.
  fileprivate var numberOfValues: Int? {
    switch self {
    case .flag: 2
    case .choice(let choices): choices.count
    case .integer(let bounds): bounds.upperBound - bounds.lowerBound + 1
    case .text, .number, .collection, .record, .union: nil
    }
  }
}
