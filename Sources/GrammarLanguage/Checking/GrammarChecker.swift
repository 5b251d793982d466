internal import ScreenDiagnostics
internal import ScreenModel

/// Checks a grammar as written against the vocabulary and builds the rules that it states.
///
/// Every fault is reported and left out, so that one run finds all of them.
struct GrammarChecker {
  let source: SourceText
  /// The included declarations, overridden by those of this file.
  var draft: GrammarDraft
  private(set) var diagnostics: [Diagnostic] = []
  /// The places of this file's declarations, by name, to tell a duplicate from an override.
  private var places: [String: SourceRange] = [:]
  /// The derived components of this file, to be checked once every component is known.
  var derived: [DeclarationSyntax] = []
  /// The components of this file that could not be resolved; naming one is not reported as a
  /// further fault.
  private(set) var unresolved: Set<String> = []

  init(_ source: SourceText, over draft: GrammarDraft) {
    self.source = source
    self.draft = draft
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Reports a component name that this grammar does not know.
  ///
  /// The nearest name is searched for among a bounded number of names, which keeps checking linear.
  mutating func reportUnknownComponent(_ name: Name) {
    let isShown = diagnostics.count < GrammarReader.diagnosticLimit
    report(
      .unknown(
        "component of this grammar", id: "unknown-component", name.text, at: name.range,
        among: isShown ? draft.components.prefix(500).map(\.name) : []))
  }

  /// Resolves every declaration of a file.
  mutating func check(_ syntax: GrammarSyntax) {
    draft.name = syntax.name?.text ?? ""
    draft.summary = syntax.summary
    for declaration in syntax.declarations { check(declaration) }
    for declaration in derived { checkLowering(of: declaration) }
    checkNames(syntax)
  }

  private mutating func check(_ declaration: DeclarationSyntax) {
    // `out` and a component may share a name, in which case the out branch is listed among the
    // others.
    let key = declaration.keyword == .out ? " out" : declaration.name.text
    if let first = places.updateValue(declaration.name.range, forKey: key) {
      report(.duplicate("declaration", declaration.name, first: first))
    }
    switch declaration.keyword {
    case .screen:
      draft.screen = record(declaration, expecting: ExpectedProperty.screen, over: draft.screen)
    case .section:
      draft.section = record(declaration, expecting: ExpectedProperty.section, over: draft.section)
    case .component where declaration.lowering != nil: checkDerived(declaration)
    case .component: checkComponent(declaration)
    case .out: checkOut(declaration)
    }
  }

  private mutating func record(
    _ declaration: DeclarationSyntax, expecting expected: [ExpectedProperty],
    over base: RecordRule?
  ) -> RecordRule {
    var rule = RecordRule(
      guide: declaration.attributes.guide?.value ?? "",
      properties: properties(of: declaration.record, expecting: expected))
    if let base { rule = rule.merged(over: base, order: expected.map(\.name)) }
    reportMissing(
      expected, in: rule, written: declaration.record, of: "'\(declaration.name.text)'",
      at: declaration.name.range)
    return rule
  }

  private mutating func checkComponent(_ declaration: DeclarationSyntax) {
    let name = declaration.name
    guard let kind = ComponentKind(rawValue: name.text) else {
      unresolved.insert(name.text)
      report(
        .unknown(
          "component of the vocabulary", id: "unknown-component", name.text, at: name.range,
          among: ComponentKind.allCases.map(\.rawValue),
          notes: [Note("a component of your own must say what it becomes: = { … }")]))
      return
    }
    let base = draft.component(name.text)
    let expected = ExpectedProperty.properties(of: kind)
    var rule = ComponentRule(
      name: name.text, kind: kind,
      record: record(declaration, expecting: expected, over: base?.record),
      aliases: base?.aliases ?? [], weight: base?.weight ?? 100, fallback: base?.fallback,
      summary: base?.summary ?? "")
    apply(declaration, to: &rule)
    draft.define(rule)
  }

  private mutating func checkDerived(_ declaration: DeclarationSyntax) {
    let name = declaration.name
    guard ComponentKind(rawValue: name.text) == nil else {
      report(
        Diagnostic(
          .error, id: "reserved-name",
          "'\(name.text)' is a component of the vocabulary; give yours another name",
          at: name.range))
      return
    }
    var rule = ComponentRule(
      name: name.text, kind: nil,
      record: RecordRule(
        guide: declaration.attributes.guide?.value ?? "",
        properties: properties(of: declaration.record, expecting: nil)),
      lowering: [])
    apply(declaration, to: &rule)
    draft.define(rule)
    derived.append(declaration)
  }

  private mutating func checkOut(_ declaration: DeclarationSyntax) {
    let name = declaration.name
    let unclear = ComponentKind.unclear.rawValue
    let meant = Spelling.nearest(to: name.text, among: [unclear])
    if name.text != unclear, meant != nil || ComponentKind(rawValue: name.text) != nil {
      report(
        Diagnostic(
          .error, id: "unknown-component",
          "the out branch must be '\(unclear)' or a name that the vocabulary does not use",
          at: name.range,
          fixIts: [FixIt("write '\(unclear)'", edits: [TextEdit(name.range, unclear)])]))
      return
    }
    let reason = PropertyRule("reason", .text(TextRule(length: 1...200)))
    var rule = ComponentRule(
      name: name.text, kind: .unclear,
      record: record(
        declaration, expecting: ExpectedProperty.properties(of: .unclear),
        over: draft.out?.record ?? RecordRule(properties: [reason])),
      aliases: draft.out?.aliases ?? [], summary: draft.out?.summary ?? "")
    apply(declaration, to: &rule)
    draft.out = rule
  }

  /// Applies the attributes of a declaration over those that a rule has inherited.
  private mutating func apply(_ declaration: DeclarationSyntax, to rule: inout ComponentRule) {
    let attributes = declaration.attributes
    if !declaration.summary.isEmpty { rule.summary = declaration.summary }
    if !attributes.aliases.isEmpty { rule.aliases = attributes.aliases.map(\.text) }
    if let weight = attributes.weight { rule.weight = self.weight(weight) }
    if let fallback = attributes.fallback { rule.fallback = fallback.text }
  }
}

extension Diagnostic {
  /// Reports a name that is declared twice in one place.
  static func duplicate(_ what: String, _ name: Name, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "duplicate-\(what)", "'\(name.text)' is declared twice; keep one",
      at: name.range, notes: [Note("first declared here", at: first)])
  }
}
