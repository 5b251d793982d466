internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Reads a case of an evaluation file from its line.
///
/// A value of the wrong shape gives a diagnostic, because an expectation that is skipped could
/// never fail.
struct ExpectationReader {
  /// The diagnostics of the line, with places within it.
  private(set) var diagnostics: [Diagnostic] = []

  /// The case of a line; nil, with a diagnostic, if there is none.
  mutating func readCase(_ line: SourceText) -> EvaluationCase? {
    let reading = JSONReader.read(line)
    for diagnostic in reading.diagnostics where diagnostic.isRefusedWhenStrict {
      report(diagnostic.message, at: diagnostic.range)
    }
    guard let tree = reading.tree, let intent = tree["intent"]?.text else {
      report("a case needs an 'intent'", at: SourceRange(0, line.utf8.count))
      return nil
    }
    guard let expected = tree["expect"] else {
      report("a case needs an 'expect'", at: tree.range)
      return nil
    }
    for member in members(of: tree) where !Self.keys.contains(member.name) {
      report("a case has no '\(member.name)'", at: member.nameRange)
    }
    var expectations: [Expectation] = []
    for member in members(of: expected) { expectations += read(member) }
    return EvaluationCase(
      kind: tree["kind"]?.text ?? "", intent: intent, expectations: expectations)
  }

  private static let keys = ["kind", "intent", "expect"]

  private mutating func read(_ member: TreeMember) -> [Expectation] {
    let value = member.value
    switch member.name {
    case "components":
      return members(of: value).compactMap { member in
        kind(member.name, at: member.nameRange).flatMap { kind in
          range(of: member.value).map { .count(kind, $0) }
        }
      }
    case "noComponents": return kinds(of: value).map { .count($0, 0...0) }
    case "minComponents": return count(of: value).map { [.count(nil, $0...Int.max)] } ?? []
    case "anyOf": return elements(of: value).map { .anyOf(kinds(of: $0)) }
    case "properties": return elements(of: value).compactMap { component($0) }
    case "text": return texts(of: value).map { .text($0) }
    case "absent": return texts(of: value).map { .absent($0) }
    case "order": return [.order(texts(of: value))]
    case "options":
      return members(of: value).map { .options(label: $0.name, texts(of: $0.value)) }
    case "pairs":
      return members(of: value).compactMap { member in
        text(of: member.value).map { .pair(label: member.name, value: $0) }
      }
    case "points":
      return members(of: value).compactMap { member in
        number(of: member.value).map { .point(label: member.name, value: $0) }
      }
    case "items": return range(of: value).map { [.items($0)] } ?? []
    case "cleanItems": return range(of: value).map { [.cleanItems($0)] } ?? []
    case "columns": return [.columns(texts(of: value))]
    case "title": return text(of: value).map { [.title($0)] } ?? []
    case "layout":
      return choice(Screen.Layout.self, value).map { [.layout($0)] } ?? []
    case "sectionLayout":
      return choice(Section.Layout.self, value).map { [.sectionLayout($0)] } ?? []
    case "ledger":
      if value.text == "settled" { return [.settledLedger] }
      report("a ledger can only be expected to be 'settled'", at: value.range)
      return []
    case "ledgerCount": return count(of: value).map { [.ledgerEntries($0)] } ?? []
    default:
      report("unknown expectation '\(member.name)'", at: member.nameRange)
      return []
    }
  }
}

// MARK: - Values

extension ExpectationReader {
  private mutating func component(_ value: TreeValue) -> Expectation? {
    guard let kind = kind(value["type"]?.text ?? "", at: value.range) else { return nil }
    let expected = members(of: value).filter { $0.name != "type" }
    let known = PropertyCollector.properties(of: Component(kind)).map(\.name)
    for member in expected where !known.contains(member.name) {
      report(
        "a \(kind.rawValue) has no '\(member.name)'\(hint(member.name, known))",
        at: member.nameRange)
    }
    return .component(kind, expected)
  }

  private mutating func kind(_ name: String, at range: SourceRange?) -> ComponentKind? {
    if let kind = ComponentKind(rawValue: name) { return kind }
    let names = ComponentKind.allCases.map(\.rawValue)
    report("unknown component '\(name)'\(hint(name, names))", at: range)
    return nil
  }

  private func hint(_ name: String, _ known: [String]) -> String {
    Spelling.nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  private mutating func kinds(of value: TreeValue) -> [ComponentKind] {
    texts(of: value).compactMap { kind($0, at: value.range) }
  }

  private mutating func choice<Choice: RawRepresentable<String>>(
    _ type: Choice.Type, _ value: TreeValue
  ) -> Choice? {
    if let choice = value.text.flatMap(Choice.init(rawValue:)) { return choice }
    report("unknown value '\(value.text ?? "")'", at: value.range)
    return nil
  }

  /// A number means exactly that many; `{"min": …, "max": …}` is a range, open if one bound is
  /// missing.
  private mutating func range(of value: TreeValue) -> ClosedRange<Int>? {
    guard case .object(let bounds) = value.content else {
      return count(of: value).map { $0...$0 }
    }
    for bound in bounds where bound.name != "min" && bound.name != "max" {
      report("a range has 'min' and 'max', not '\(bound.name)'", at: bound.nameRange)
    }
    let lower = value["min"].map { count(of: $0) } ?? 0
    let upper = value["max"].map { count(of: $0) } ?? .max
    guard let lower, let upper else { return nil }
    guard lower <= upper else {
      report("the minimum is above the maximum", at: value.range)
      return nil
    }
    return lower...upper
  }

  private mutating func count(of value: TreeValue) -> Int? {
    guard let number = number(of: value) else { return nil }
    if let count = Int(whole: number), count >= 0 { return count }
    report("a count must be a whole number, zero or more", at: value.range)
    return nil
  }

  private mutating func number(of value: TreeValue) -> Double? {
    if case .number(let number) = value.content, number.magnitude < 1e9 { return number }
    report("expected a number below 1,000,000,000", at: value.range)
    return nil
  }

  private mutating func text(of value: TreeValue) -> String? {
    if let text = value.text { return text }
    report("expected a text", at: value.range)
    return nil
  }

  private mutating func texts(of value: TreeValue) -> [String] {
    elements(of: value).compactMap { text(of: $0) }
  }

  private mutating func elements(of value: TreeValue) -> [TreeValue] {
    if let elements = value.elements { return elements }
    report("expected a list", at: value.range)
    return []
  }

  private mutating func members(of value: TreeValue) -> [TreeMember] {
    if case .object(let members) = value.content { return members }
    report("expected an object of names and values", at: value.range)
    return []
  }

  private mutating func report(_ message: String, at range: SourceRange?) {
    diagnostics.append(Diagnostic(.error, id: "invalid-evaluation-case", message, at: range))
  }
}
