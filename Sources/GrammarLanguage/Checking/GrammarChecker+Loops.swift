internal import ScreenDiagnostics
internal import ScreenModel

extension GrammarChecker {
  /// The thing that a name in a template refers to.
  struct Reference {
    var argument: Template.Argument
    var type: TypeRule
    var slot: LoweringScope.Slot
    /// The rule of the property it refers to; nil for the items of a loop.
    var rule: PropertyRule?
  }

  /// The greatest depth of nested loops.
  private static let loopDepthLimit = 4

  /// Opens a loop; nil, with a report, if there is nothing to iterate over.
  mutating func enter(_ loop: LoopSyntax, _ scope: inout LoweringScope) -> Reference? {
    guard scope.loops.count < Self.loopDepthLimit else {
      report(
        Diagnostic(
          .error, id: "nested-loop",
          "'each' is nested in \(Self.loopDepthLimit) others; pass the whole item",
          at: loop.variable.range))
      return nil
    }
    guard scope.loop(named: loop.variable.text) == nil else {
      report(
        Diagnostic(
          .error, id: "ambiguous-name",
          "'\(loop.variable.text)' is the item of an enclosing 'each'; choose another name",
          at: loop.variable.range))
      return nil
    }
    guard let collection = reference(loop.collection, &scope) else { return nil }
    guard case .collection(let rule) = collection.type else {
      let name = collection.rule?.name ?? loop.variable.text
      report(
        Diagnostic(
          .error, id: "wrong-type",
          "'\(name)' is \(collection.type.words); 'each' needs a collection",
          at: loop.collection.range))
      return nil
    }
    scope.loops.append(
      LoweringScope.Loop(
        variable: loop.variable.text, element: rule.element, slot: collection.slot.element))
    return collection
  }

  /// The collection of a loop, given by a name or a member.
  private mutating func reference(
    _ syntax: ValueSyntax, _ scope: inout LoweringScope
  ) -> Reference? {
    switch syntax.kind {
    case .name(let name):
      if let reference = reference(name, syntax.range, &scope) { return reference }
      report(.unknownParameter(name, at: syntax.range, scope))
      return nil
    case .member(let variable, let member): return self.member(member, of: variable, &scope)
    case .text, .number, .flag, .array, .record, .each, .joined, .missing: return nil
    }
  }

  /// A bare name: the variable of a loop or a parameter; nil if it is neither.
  mutating func reference(
    _ name: String, _ range: SourceRange, _ scope: inout LoweringScope
  ) -> Reference? {
    if let (depth, loop) = scope.loop(named: name) {
      return Reference(argument: .item(depth), type: loop.element, slot: loop.slot)
    }
    guard let parameter = scope.record[name] else { return nil }
    scope.used.insert(name)
    return Reference(
      argument: .parameter(name), type: parameter.type, slot: LoweringScope.Slot(parameter: name),
      rule: parameter)
  }

  /// `item.name`, within a loop over `item`.
  mutating func member(
    _ member: Name, of variable: Name, _ scope: inout LoweringScope
  ) -> Reference? {
    guard let (depth, loop) = scope.loop(named: variable.text) else {
      report(
        Diagnostic(
          .error, id: "unknown-parameter",
          "'\(variable.text)' is not an item here; write 'each \(variable.text) in …' before it",
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
    return Reference(
      argument: .item(depth, member.text), type: rule.type, slot: loop.slot.member(member.text),
      rule: rule)
  }

  /// `each item in items { … }`: one record for each item.
  mutating func each(
    _ loop: LoopSyntax, _ arguments: [ArgumentSyntax], _ range: SourceRange,
    filling property: PropertyRule, _ scope: inout LoweringScope
  ) -> Template.Argument? {
    guard case .collection(let rule) = property.type, case .record(let record) = rule.element
    else {
      reportType(of: property, " and takes no records", at: range)
      return nil
    }
    let outer = scope.loops
    defer { scope.loops = outer }
    guard let collection = enter(loop, &scope) else { return nil }
    let owner = Name(text: property.name, range: range)
    return .each(
      collection.argument, self.arguments(arguments, filling: record, of: owner, &scope))
  }

  /// `[first, second]` with parameters in it.
  mutating func list(
    _ elements: [ValueSyntax], _ syntax: ValueSyntax, filling property: PropertyRule,
    _ scope: inout LoweringScope
  ) -> Template.Argument? {
    guard case .collection(let rule) = property.type else {
      reportType(of: property, " and takes no list", at: syntax.range)
      return nil
    }
    if !rule.count.contains(elements.count) {
      report(.cannotFit("\(elements.count) elements", rule.count, property.name, at: syntax.range))
    }
    let element = PropertyRule(property.name, rule.element)
    return .list(elements.compactMap { value($0, filling: element, &scope) })
  }
}

extension LoweringScope {
  /// Marks every parameter that a value names as used.
  mutating func use(_ syntax: ValueSyntax) {
    switch syntax.kind {
    case .name(let name): used.insert(name)
    case .array(let values), .joined(let values): for value in values { use(value) }
    case .record(let arguments): for argument in arguments { use(argument.value) }
    case .each(let loop, let arguments):
      use(loop.collection)
      for argument in arguments { use(argument.value) }
    case .text, .number, .flag, .member, .missing: break
    }
  }

  /// Whether a value contains anything to fill in: a parameter, an item or a joined text.
  func isFilled(_ syntax: ValueSyntax) -> Bool {
    switch syntax.kind {
    case .name(let name): loop(named: name) != nil || record[name] != nil
    case .member, .each, .joined: true
    case .array(let elements): elements.contains(where: isFilled)
    case .record(let arguments): arguments.contains { isFilled($0.value) }
    case .text, .number, .flag, .missing: false
    }
  }
}
