internal import ScreenDiagnostics

extension Parser {
  /// `{ template, template }`, after the equals sign.
  mutating func lowering() -> LoweringSyntax? {
    let start = current.range
    guard accept(.leftBrace) else {
      report(expected: "'{' and the components that it is lowered to")
      return nil
    }
    var templates: [TemplateSyntax] = []
    while !at(.rightBrace) {
      guard !at(.end), !startsDeclaration else {
        reportUnclosed(start, previousRange)
        return LoweringSyntax(templates: templates, range: start.union(previousRange))
      }
      if accept(.comma) { continue }
      if let template = template() {
        templates.append(template)
      } else {
        skipNested()
      }
    }
    advance()
    return LoweringSyntax(templates: templates, range: start.union(previousRange))
  }

  private mutating func template() -> TemplateSyntax? {
    let start = current.range
    var loops: [LoopSyntax] = []
    while let loop = loop() {
      expect(.colon, after: "'each … in …'")
      loops.append(loop)
    }
    guard let component = name("a component's name") else { return nil }
    var arguments: [ArgumentSyntax] = []
    if at(.leftParenthesis) { arguments = self.arguments(until: .rightParenthesis) }
    return TemplateSyntax(
      loops: loops, component: component, arguments: arguments, range: start.union(previousRange))
  }

  /// `each item in items`, if it comes next.
  private mutating func loop() -> LoopSyntax? {
    guard word() == "each", peek().kind == .name, word(2) == "in" else { return nil }
    advance()
    let variable = name("a name for the item")
    advance()
    guard let variable, let first = name("the name of a collection") else { return nil }
    var collection = ValueSyntax(kind: .name(first.text), range: first.range)
    if accept(.dot), let member = name("the name of an item's property") {
      collection = ValueSyntax(
        kind: .member(first, member), range: first.range.union(member.range))
    }
    return LoopSyntax(variable: variable, collection: collection)
  }

  /// `name: value, name: value` between brackets of any kind; the next token must open them.
  private mutating func arguments(until close: Token.Kind) -> [ArgumentSyntax] {
    let opening = current.range
    advance()
    var arguments: [ArgumentSyntax] = []
    while !closes, !startsDeclaration {
      if accept(.comma) { continue }
      guard let name = name("a property's name"), expect(.colon, after: "'\(name.text)'") else {
        skipToArgument()
        continue
      }
      arguments.append(ArgumentSyntax(name: name, value: value()))
    }
    guard at(close) else {
      report(
        expected: close.spelling, notes: [Note("opened here", at: opening)])
      return arguments
    }
    advance()
    return arguments
  }

  private mutating func skipToArgument() {
    while !closes, !startsDeclaration, !accept(.comma) { skipNested() }
  }

  /// A constant, a parameter, or several of them joined by plus signs.
  mutating func value() -> ValueSyntax {
    let start = current.range
    guard descend() else { return ValueSyntax(kind: .missing, range: start) }
    defer { depth -= 1 }
    let first = operand()
    guard at(.plus) else { return first }
    var parts = [first]
    while accept(.plus) { parts.append(operand()) }
    return ValueSyntax(kind: .joined(parts), range: start.union(previousRange))
  }

  private mutating func operand() -> ValueSyntax {
    let start = current.range
    let kind: ValueSyntax.Kind
    switch current.kind {
    case .string: kind = .text(text())
    case .number: kind = .number(number())
    case .leftBracket: kind = .array(elements())
    case .leftBrace: kind = .record(arguments(until: .rightBrace))
    case .name: kind = namedOperand()
    default:
      report(expected: "a value")
      kind = .missing
    }
    return ValueSyntax(kind: kind, range: start.union(previousRange))
  }

  private mutating func namedOperand() -> ValueSyntax.Kind {
    if let loop = loop() {
      guard at(.leftBrace) else {
        report(expected: "'{' and the properties of each record")
        return .missing
      }
      return .each(loop, arguments(until: .rightBrace))
    }
    guard let name = name("a value") else { return .missing }
    switch name.text {
    case "true": return .flag(true)
    case "false": return .flag(false)
    default: break
    }
    guard accept(.dot) else { return .name(name.text) }
    guard let member = self.name("the name of an item's property") else { return .missing }
    return .member(name, member)
  }

  private mutating func elements() -> [ValueSyntax] {
    let opening = current.range
    advance()
    var elements: [ValueSyntax] = []
    while !closes, !startsDeclaration {
      if accept(.comma) { continue }
      let start = current
      elements.append(value())
      if current == start { skipNested() }
    }
    guard accept(.rightBracket) else {
      report(expected: "']'", notes: [Note("opened here", at: opening)])
      return elements
    }
    return elements
  }
}
