internal import ScreenDiagnostics
internal import ScreenModel

/// Lints the declarations of a file, given the grammar that results from them and its includes.
struct GrammarLinter {
  let grammar: Grammar
  let source: SourceText
  /// The grammar of the same name that comes with the compiler; nil if there is none.
  let namesake: SourceText?
  private(set) var log = DiagnosticLog()

  init(_ grammar: Grammar, _ source: SourceText, namesake: SourceText?) {
    self.grammar = grammar
    self.source = source
    self.namesake = namesake
  }

  mutating func lint(_ syntax: GrammarSyntax) {
    if let name = syntax.name, let namesake, namesake.utf8 != source.utf8 {
      report(
        .shadowingName, "'\(name.text)' is the name of a built-in grammar",
        at: name.range)
    }
    var components: [String: ComponentRule] = [:]
    for component in grammar.components { components[component.name] = component }
    for declaration in syntax.declarations {
      switch declaration.keyword {
      case .screen: lint(declaration.record, grammar.screen, fallback: nil)
      case .section: lint(declaration.record, grammar.section, fallback: nil)
      case .out: lint(declaration.record, grammar.out?.record, fallback: nil)
      case .component:
        let rule = components[declaration.name.text]
        lint(declaration.record, rule?.record, fallback: rule?.fallback)
        lintNames(of: declaration)
      }
      lintGuide(declaration.attributes)
    }
  }

  mutating func report(_ rule: LintRule, _ message: String, at range: SourceRange) {
    log.report(.warning) { severity, _ in
      Diagnostic(severity, id: rule.rawValue, message, at: range)
    }
  }

  // MARK: - Properties

  private mutating func lint(_ syntax: RecordSyntax?, _ rule: RecordRule?, fallback: String?) {
    for property in syntax?.properties ?? [] {
      guard let resolved = rule?[property.name.text] else { continue }
      lint(property, resolved, fallback: fallback)
    }
  }

  private mutating func lint(
    _ property: PropertySyntax, _ rule: PropertyRule, fallback: String?
  ) {
    lintGuide(property.attributes)
    let name = property.name
    for doubt in rule.doubts(hasOut: fallback != nil || grammar.out != nil) {
      report(
        doubt.rule, "'\(name.text)' \(doubt.message)",
        at: doubt.rule == .missingGuide ? name.range : property.type.range)
    }
    lint(property.type, rule.type)
  }

  /// Lints the records within a type.
  private mutating func lint(_ syntax: TypeSyntax, _ rule: TypeRule) {
    switch (syntax.kind, rule) {
    case (.record(let record), .record(let inner)): lint(record, inner, fallback: nil)
    case (.collection(_, _, _, let element?), .collection(let inner)): lint(element, inner.element)
    default: break
    }
  }

  // MARK: - Guides

  private mutating func lintGuide(_ attributes: AttributesSyntax) {
    guard let guide = attributes.guide, let wish = VagueWord.first(in: guide.value) else { return }
    report(
      .wishNotBound,
      "'\(wish)' is vague; state a bound, such as 'at most 3 words'", at: guide.range)
  }

  // MARK: - Names

  private mutating func lintNames(of declaration: DeclarationSyntax) {
    for alias in declaration.attributes.aliases where ComponentKind(rawValue: alias.text) != nil {
      report(
        .shadowingName, "'\(alias.text)' is a component of the vocabulary, not another name",
        at: alias.range)
    }
    let properties = Set((declaration.record?.properties ?? []).map(\.name.text))
    for template in declaration.lowering?.templates ?? [] {
      for loop in template.loops { lint(loop, properties) }
      for argument in template.arguments { lint(argument.value, properties) }
    }
  }

  private mutating func lint(_ loop: LoopSyntax, _ properties: Set<String>) {
    let variable = loop.variable
    guard properties.contains(variable.text) else { return }
    report(
      .shadowingName, "'\(variable.text)' hides the property of that name; choose another name",
      at: variable.range)
  }

  private mutating func lint(_ value: ValueSyntax, _ properties: Set<String>) {
    switch value.kind {
    case .each(let loop, let arguments):
      lint(loop, properties)
      for argument in arguments { lint(argument.value, properties) }
    case .joined(let values), .array(let values):
      for value in values { lint(value, properties) }
    case .record(let arguments):
      for argument in arguments { lint(argument.value, properties) }
    case .text, .number, .flag, .name, .member, .missing: break
    }
  }
}
