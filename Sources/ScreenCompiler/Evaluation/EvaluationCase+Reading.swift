public import ScreenDiagnostics
internal import ScreenModel

extension EvaluationCase {
  /// Reads the cases of an evaluation file: JSON Lines, a case each; empty lines are passed over.
  ///
  /// A line is `{"kind": …, "intent": …, "expect": {…}}`. A line that cannot be read is a
  /// diagnostic and no case.
  public static func read(
    _ source: SourceText
  ) -> (cases: [EvaluationCase], diagnostics: [Diagnostic]) {
    var cases: [EvaluationCase] = []
    var diagnostics: [Diagnostic] = []
    for line in source.lines where !line.isBlank {
      var reader = ExpectationReader()
      if let result = reader.readCase(line.text) { cases.append(result) }
      diagnostics += reader.diagnostics.map { $0.moved(by: line.range.lowerBound) }
    }
    return (cases, diagnostics)
  }
}

/// Reads the expectations of one line.
private struct ExpectationReader {
  var diagnostics: [Diagnostic] = []

  mutating func readCase(_ line: SourceText) -> EvaluationCase? {
    let reading = JSONReader.read(line)
    for diagnostic in reading.diagnostics where diagnostic.isRefusedWhenStrict {
      report(diagnostic.message, at: diagnostic.range)
    }
    guard let tree = reading.tree, let intent = tree["intent"]?.text else {
      report("a case needs an 'intent'", at: SourceRange(0, line.utf8.count))
      return nil
    }
    var expectations: [Expectation] = []
    if case .object(let members)? = tree["expect"]?.content {
      for member in members { expectations += read(member) }
    }
    return EvaluationCase(
      kind: tree["kind"]?.text ?? "", intent: intent, expectations: expectations)
  }

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
    case "minComponents": return range(from: value).map { [.count(nil, $0)] } ?? []
    case "anyOf":
      return (value.elements ?? []).map { .anyOf(kinds(of: $0)) }
    case "properties": return (value.elements ?? []).compactMap { component($0) }
    case "text": return texts(of: value).map { .text($0) }
    case "absent": return texts(of: value).map { .absent($0) }
    case "order": return [.order(texts(of: value))]
    case "options":
      return members(of: value).map { .options(label: $0.name, texts(of: $0.value)) }
    case "pairs":
      return members(of: value).map { .pair(label: $0.name, value: $0.value.text ?? "") }
    case "points":
      return members(of: value).compactMap { member in
        number(of: member.value).map { .point(label: member.name, value: $0) }
      }
    case "items": return range(of: value).map { [.items($0)] } ?? []
    case "cleanItems": return range(of: value).map { [.cleanItems($0)] } ?? []
    case "columns": return [.columns(texts(of: value))]
    case "title": return [.title(value.text ?? "")]
    case "layout":
      return choice(Screen.Layout.self, value).map { [.layout($0)] } ?? []
    case "sectionLayout":
      return choice(Section.Layout.self, value).map { [.sectionLayout($0)] } ?? []
    case "ledger": return value.text == "settled" ? [.settledLedger] : []
    case "ledgerCount": return number(of: value).map { [.ledgerEntries(Int($0))] } ?? []
    default:
      report("unknown expectation '\(member.name)'", at: member.nameRange)
      return []
    }
  }

  private mutating func component(_ value: TreeValue) -> Expectation? {
    guard let kind = kind(value["type"]?.text ?? "", at: value.range) else { return nil }
    return .component(kind, members(of: value).filter { $0.name != "type" })
  }

  private mutating func kind(_ name: String, at range: SourceRange?) -> ComponentKind? {
    if let kind = ComponentKind(rawValue: name) { return kind }
    let names = ComponentKind.allCases.map(\.rawValue)
    report("unknown component '\(name)'" + Spelling.hint(for: name, among: names), at: range)
    return nil
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

  /// A number alone is that many; `{"min": …, "max": …}` a range, open where one is missing.
  private mutating func range(of value: TreeValue) -> ClosedRange<Int>? {
    if let exact = number(of: value) { return Int(exact)...Int(exact) }
    let lower = value["min"].flatMap(number(of:)).map { Int($0) } ?? 0
    let upper = value["max"].flatMap(number(of:)).map { Int($0) } ?? .max
    guard lower <= upper else {
      report("the minimum is above the maximum", at: value.range)
      return nil
    }
    return lower...upper
  }

  private func range(from value: TreeValue) -> ClosedRange<Int>? {
    number(of: value).map { Int($0)...Int.max }
  }

  private func members(of value: TreeValue) -> [TreeMember] {
    guard case .object(let members) = value.content else { return [] }
    return members
  }

  private func texts(of value: TreeValue) -> [String] { (value.elements ?? []).compactMap(\.text) }

  private func number(of value: TreeValue) -> Double? {
    guard case .number(let number) = value.content, number.magnitude < 1e9 else { return nil }
    return number
  }

  private mutating func report(_ message: String, at range: SourceRange?) {
    diagnostics.append(Diagnostic(.error, id: "invalid-evaluation-case", message, at: range))
  }
}
