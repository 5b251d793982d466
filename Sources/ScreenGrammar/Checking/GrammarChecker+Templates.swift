internal import ScreenDiagnostics
internal import ScreenModel

extension GrammarChecker {
  /// Checks what a derived component is lowered to, now that every component is known.
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
    // A template that could not be read may have used any of them.
    let isWhole = templates.count == lowering.templates.count
    for property in declaration.record?.properties ?? []
    where isWhole && rule.record[property.name.text] != nil
      && !scope.used.contains(property.name.text)
    {
      report(
        Diagnostic(
          .warning, id: "unused-parameter",
          "'\(property.name.text)' shows nowhere; use it or remove it", at: property.name.range))
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
    guard enter(syntax.loop, &scope) else { return nil }
    defer { scope.loop = nil }
    return Template(
      component: target.name, each: syntax.loop?.collection.text,
      arguments: arguments(
        syntax.arguments, filling: target.record, of: syntax.component, &scope))
  }

  private mutating func reportUnknownTarget(_ name: Name) {
    guard !unresolved.contains(name.text) else { return }
    guard ComponentKind(rawValue: name.text) == nil else {
      report(
        Diagnostic(
          .error, id: "unknown-component",
          "this grammar has no '\(name.text)'; include it or declare it, for its bounds hold here",
          at: name.range))
      return
    }
    reportUnknownComponent(name)
  }

  /// Opens a loop over a collection parameter; false where there is none of that name.
  private mutating func enter(_ loop: LoopSyntax?, _ scope: inout LoweringScope) -> Bool {
    guard let loop else { return true }
    guard scope.loop == nil else {
      report(
        Diagnostic(
          .error, id: "nested-loop", "'each' within 'each' is not possible; pass the whole",
          at: loop.variable.range))
      return false
    }
    let name = loop.collection
    guard let parameter = scope.record[name.text] else {
      report(.unknownParameter(name.text, at: name.range, scope))
      return false
    }
    scope.used.insert(name.text)
    guard case .collection(let rule) = parameter.type else {
      report(
        Diagnostic(
          .error, id: "wrong-type",
          "'\(name.text)' is \(parameter.type.words); 'each' walks over a collection",
          at: name.range))
      return false
    }
    scope.loop = (loop.variable.text, name.text, rule.element)
    return true
  }

  private mutating func arguments(
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
      guard let value = value(argument.value, filling: property, &scope) else { continue }
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

  private mutating func value(
    _ syntax: ValueSyntax, filling property: PropertyRule, _ scope: inout LoweringScope
  ) -> Template.Argument? {
    switch syntax.kind {
    case .missing: return nil
    case .name(let name):
      if let argument = parameter(name, syntax.range, filling: property, &scope) {
        return argument
      }
      if case .choice(let choices) = property.type, choices.contains(where: { $0.name == name }) {
        return .constant(TreeValue(.text(name)))
      }
      report(.unknownParameter(name, at: syntax.range, scope, or: property.choices ?? []))
      return nil
    case .member(let variable, let member):
      return self.member(member, of: variable, filling: property, &scope)
    case .joined(let parts): return joined(parts, syntax.range, filling: property, &scope)
    case .each(let loop, let arguments):
      guard case .collection(let rule) = property.type, case .record(let record) = rule.element
      else {
        report(
          Diagnostic(
            .error, id: "wrong-type",
            "'\(property.name)' is \(property.type.words) and takes no records", at: syntax.range))
        return nil
      }
      guard enter(loop, &scope) else { return nil }
      defer { scope.loop = nil }
      let owner = Name(text: property.name, range: syntax.range)
      return .each(
        loop.collection.text, self.arguments(arguments, filling: record, of: owner, &scope))
    case .text, .number, .flag, .array, .record:
      return constant(syntax, as: property.type).map { .constant($0) }
    }
  }

  /// A bare name: the loop's variable or a parameter; nil where it is neither.
  private mutating func parameter(
    _ name: String, _ range: SourceRange, filling property: PropertyRule,
    _ scope: inout LoweringScope
  ) -> Template.Argument? {
    if let loop = scope.loop, loop.variable == name {
      let slot = LoweringScope.Slot(parameter: loop.collection, member: "")
      checkFit(loop.element, slot, into: property, at: range, &scope)
      return .parameter("")
    }
    guard let parameter = scope.record[name] else { return nil }
    scope.used.insert(name)
    if let loop = scope.loop, case .record(let element) = loop.element, element[name] != nil {
      report(
        Diagnostic(
          .error, id: "ambiguous-name",
          "'\(name)' is also a property of '\(loop.variable)'; rename one of them", at: range))
    }
    checkPresence(of: parameter, filling: property, at: range)
    checkFit(
      parameter.type, LoweringScope.Slot(parameter: name), into: property, at: range, &scope)
    return .parameter(name)
  }

  /// `item.name`, within a loop over `item`.
  private mutating func member(
    _ member: Name, of variable: Name, filling property: PropertyRule,
    _ scope: inout LoweringScope
  ) -> Template.Argument? {
    guard let loop = scope.loop, loop.variable == variable.text else {
      report(
        Diagnostic(
          .error, id: "unknown-parameter",
          "'\(variable.text)' is no item here; write 'each \(variable.text) in …' before it",
          at: variable.range))
      return nil
    }
    guard case .record(let element) = loop.element else {
      report(
        Diagnostic(
          .error, id: "unknown-parameter",
          "'\(variable.text)' is \(loop.element.words) without properties; use it alone",
          at: member.range))
      return nil
    }
    guard let rule = element[member.text] else {
      reportUnknownProperty(member, of: element)
      return nil
    }
    let slot = LoweringScope.Slot(parameter: loop.collection, member: member.text)
    checkPresence(of: rule, filling: property, at: member.range)
    checkFit(rule.type, slot, into: property, at: member.range, &scope)
    return .parameter(member.text)
  }

  private mutating func joined(
    _ parts: [ValueSyntax], _ range: SourceRange, filling property: PropertyRule,
    _ scope: inout LoweringScope
  ) -> Template.Argument? {
    guard case .text(let rule) = property.type else {
      report(
        Diagnostic(
          .error, id: "wrong-type",
          "'\(property.name)' is \(property.type.words); only texts can be joined", at: range))
      return nil
    }
    // What a part alone may be: nothing is inferred from a text that is only a part of another.
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
  fileprivate static func unknownParameter(
    _ name: String, at range: SourceRange, _ scope: LoweringScope, or values: [String] = []
  ) -> Diagnostic {
    .unknown(
      "parameter here", id: "unknown-parameter", name, at: range,
      among: (scope.loop.map { [$0.variable] } ?? []) + scope.record.properties.map(\.name)
        + values)
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
