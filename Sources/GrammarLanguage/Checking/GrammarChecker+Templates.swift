internal import ScreenDiagnostics
internal import ScreenModel

extension GrammarChecker {
  /// Checks the lowering of a derived component, now that every component is known.
  mutating func checkLowering(of declaration: DeclarationSyntax) {
    guard var rule = draft.component(declaration.name.text), let lowering = declaration.lowering
    else { return }
    var scope = LoweringScope(rule.record, written: declaration.record)
    var templates: [Template] = []
    for template in lowering.templates {
      if let template = self.template(template, &scope) { templates.append(template) }
    }
    if lowering.templates.isEmpty {
      report(
        Diagnostic(
          .error, id: "empty-lowering",
          "'\(rule.name)' becomes nothing; name a component between the braces",
          at: lowering.range))
    }
    // A template that could not be read may have used any of the parameters.
    let isWhole = templates.count == lowering.templates.count
    for property in declaration.record?.properties ?? []
    where isWhole && rule.record[property.name.text] != nil
      && !scope.used.contains(property.name.text)
    {
      report(
        Diagnostic(
          .warning, id: "unused-parameter",
          "'\(property.name.text)' is never used; use it or remove it", at: property.name.range))
    }
    rule.record = scope.resolved
    rule.lowering = templates
    draft.define(rule)
  }

  private mutating func template(
    _ syntax: TemplateSyntax, _ scope: inout LoweringScope
  ) -> Template? {
    guard let target = draft.component(syntax.component.text) else {
      reportUnknownTarget(syntax.component)
      return nil
    }
    let outer = scope.loops
    defer { scope.loops = outer }
    var loops: [Template.Argument] = []
    for loop in syntax.loops {
      guard let collection = enter(loop, &scope) else { return nil }
      loops.append(collection.argument)
    }
    return Template(
      component: target.name, loops: loops,
      arguments: arguments(
        syntax.arguments, filling: target.record, of: syntax.component, &scope))
  }

  private mutating func reportUnknownTarget(_ name: Name) {
    guard !unresolved.contains(name.text) else { return }
    guard ComponentKind(rawValue: name.text) == nil else {
      report(
        Diagnostic(
          .error, id: "unknown-component",
          "this grammar has no '\(name.text)', whose bounds apply here; include it or declare it",
          at: name.range))
      return
    }
    reportUnknownComponent(name)
  }

  mutating func arguments(
    _ arguments: [ArgumentSyntax], filling record: RecordRule, of owner: Name,
    _ scope: inout LoweringScope
  ) -> [Template.NamedArgument] {
    var result: [Template.NamedArgument] = []
    var places: [String: SourceRange] = [:]
    for argument in arguments {
      guard let property = record[argument.name.text] else {
        reportUnknownProperty(argument.name, of: record)
        continue
      }
      if let first = places.updateValue(argument.name.range, forKey: property.name) {
        report(.duplicate("argument", argument.name, first: first))
        continue
      }
      guard let value = value(argument.value, filling: property, &scope) else {
        // A fault in the argument does not make its parameters unused.
        scope.use(argument.value)
        continue
      }
      result.append(Template.NamedArgument(property.name, value))
    }
    for property in record.properties
    where !property.isOptional && property.defaultValue == nil && places[property.name] == nil {
      report(
        Diagnostic(
          .error, id: "missing-argument",
          "'\(owner.text)' needs '\(property.name)'; add '\(property.name): …'", at: owner.range))
    }
    return result
  }

  mutating func value(
    _ syntax: ValueSyntax, filling property: PropertyRule, _ scope: inout LoweringScope
  ) -> Template.Argument? {
    switch syntax.kind {
    case .missing: return nil
    case .name(let name):
      if let reference = reference(name, syntax.range, &scope) {
        fit(reference, into: property, at: syntax.range, &scope)
        return reference.argument
      }
      if case .choice(let choices) = property.type, choices.contains(where: { $0.name == name }) {
        return .constant(TreeValue(.text(name)))
      }
      report(.unknownParameter(name, at: syntax.range, scope, or: property.choices ?? []))
      return nil
    case .member(let variable, let member):
      guard let reference = self.member(member, of: variable, &scope) else { return nil }
      fit(reference, into: property, at: member.range, &scope)
      return reference.argument
    case .joined(let parts): return joined(parts, syntax.range, filling: property, &scope)
    case .each(let loop, let arguments):
      return each(loop, arguments, syntax.range, filling: property, &scope)
    case .array(let elements) where scope.isFilled(syntax):
      return list(elements, syntax, filling: property, &scope)
    case .record(let arguments) where scope.isFilled(syntax):
      guard case .record(let record) = property.type else {
        return constant(syntax, as: property.type).map { .constant($0) }
      }
      let owner = Name(text: property.name, range: syntax.range)
      return .record(self.arguments(arguments, filling: record, of: owner, &scope))
    case .text, .number, .flag, .array, .record:
      return constant(syntax, as: property.type).map { .constant($0) }
    }
  }

  private mutating func fit(
    _ reference: Reference, into property: PropertyRule, at range: SourceRange,
    _ scope: inout LoweringScope
  ) {
    if let rule = reference.rule { checkPresence(of: rule, filling: property, at: range) }
    checkFit(reference.type, reference.slot, into: property, at: range, &scope)
  }

  private mutating func joined(
    _ parts: [ValueSyntax], _ range: SourceRange, filling property: PropertyRule,
    _ scope: inout LoweringScope
  ) -> Template.Argument? {
    guard case .text(let rule) = property.type else {
      reportType(of: property, "; only texts can be joined", at: range)
      return nil
    }
    // A rule for a single part: no bounds are inferred from a text that is only part of another.
    let part = PropertyRule(
      property.name, .text(TextRule(length: 0...NumberLimit.count)), isOptional: true)
    var arguments: [Template.Argument] = []
    var constants = 0
    for syntax in parts {
      guard let argument = value(syntax, filling: part, &scope) else { return nil }
      if case .constant(let value) = argument {
        constants += value.text?.unicodeScalars.count ?? 0
      }
      arguments.append(argument)
    }
    if constants > rule.length.upperBound {
      report(.cannotFit("\(constants) characters", rule.length, property.name, at: range))
    }
    return .joined(arguments)
  }

  private mutating func checkPresence(
    of parameter: PropertyRule, filling property: PropertyRule, at range: SourceRange
  ) {
    guard parameter.isOptional, parameter.defaultValue == nil, !property.isOptional,
      property.defaultValue == nil
    else { return }
    report(
      Diagnostic(
        .warning, id: "may-be-missing",
        "'\(parameter.name)' may be left out, but '\(property.name)' may not; give it a default",
        at: range))
  }
}

extension Diagnostic {
  static func unknownParameter(
    _ name: String, at range: SourceRange, _ scope: LoweringScope, or values: [String] = []
  ) -> Diagnostic {
    .unknown(
      "parameter here", id: "unknown-parameter", name, at: range,
      among: scope.loops.map(\.variable) + scope.record.properties.map(\.name) + values)
  }

  static func cannotFit(
    _ what: String, _ bounds: ClosedRange<Int>, _ property: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "cannot-fit",
      "\(what) can never fit '\(property)', which takes \(bounds.lowerBound)...\(bounds.upperBound)",
      at: range)
  }
}
