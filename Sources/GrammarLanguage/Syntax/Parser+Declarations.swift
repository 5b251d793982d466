internal import ScreenDiagnostics

extension Parser {
  private static let keywords = ["grammar", "include", "screen", "section", "component", "out"]

  /// Reads one top-level declaration.
  mutating func parseDeclaration(into grammar: inout GrammarSyntax) {
    let summary = summary
    switch word() {
    case "grammar": parseGrammarName(into: &grammar, summary: summary)
    case "include": parseInclude(into: &grammar)
    case "screen": parseDeclaration(.screen, summary, into: &grammar)
    case "section": parseDeclaration(.section, summary, into: &grammar)
    case "component": parseDeclaration(.component, summary, into: &grammar)
    case "out": parseDeclaration(.out, summary, into: &grammar)
    default: reportNoDeclaration()
    }
  }

  private mutating func reportNoDeclaration() {
    let written = source.text(in: current.range)
    let meant = word().flatMap { Spelling.nearest(to: $0, among: Self.keywords) }
    if let meant {
      report(
        Diagnostic(
          .error, id: "syntax",
          "'\(written)' does not begin a declaration; did you mean '\(meant)'?",
          at: current.range,
          fixIts: [FixIt("replace it with '\(meant)'", edits: [TextEdit(current.range, meant)])]))
    } else if !at(.invalid) {
      let found = word() == nil ? current.kind.spelling : "'\(written)'"
      report(
        Diagnostic(
          .error, id: "syntax",
          "expected 'include', 'screen', 'section', 'component' or 'out', found \(found)",
          at: current.range))
    }
    skipToDeclaration()
  }

  private mutating func parseGrammarName(into grammar: inout GrammarSyntax, summary: String) {
    let keyword = current.range
    advance()
    guard let name = name("the grammar's name") else { return }
    if let first = grammar.name {
      report(
        Diagnostic(
          .error, id: "duplicate-declaration",
          "the grammar already has a name; keep one 'grammar' line", at: keyword.union(name.range),
          notes: [Note("first named here", at: first.range)]))
      return
    }
    grammar.name = name
    grammar.summary = summary
  }

  private mutating func parseInclude(into grammar: inout GrammarSyntax) {
    let start = current.range
    advance()
    guard let name = name("the name of a grammar to include") else { return }
    var only: [Name]?
    if accept(.colon) {
      var names: [Name] = []
      repeat {
        guard let component = self.name("a component's name") else { break }
        names.append(component)
      } while accept(.comma)
      only = names
    }
    grammar.includes.append(
      IncludeSyntax(name: name, only: only, range: start.union(previousRange)))
  }

  private mutating func parseDeclaration(
    _ keyword: DeclarationSyntax.Keyword, _ summary: String, into grammar: inout GrammarSyntax
  ) {
    var name = Name(text: keyword.rawValue, range: current.range)
    advance()
    if keyword == .component || keyword == .out {
      guard let written = self.name("the component's name") else {
        if at(.leftBrace) { skipNested() }
        return
      }
      name = written
    }
    var declaration = DeclarationSyntax(keyword: keyword, name: name, summary: summary)
    let allowed: Attributes =
      keyword == .component
      ? [.guide, .aliases, .weight, .fallback]
      : keyword == .out ? [.guide, .aliases] : [.guide]
    parseAttributes(allowed, into: &declaration.attributes)
    if at(.leftBrace) { declaration.record = record() }
    parseAttributes(allowed, into: &declaration.attributes)
    if keyword == .component, accept(.equals) { declaration.lowering = lowering() }
    grammar.declarations.append(declaration)
  }

  /// `{ property, property }`; the next token must be the brace.
  mutating func record() -> RecordSyntax {
    let start = current.range
    advance()
    var properties: [PropertySyntax] = []
    while !at(.rightBrace) {
      guard !at(.end), !startsDeclaration else {
        reportUnclosed(start, previousRange)
        return RecordSyntax(properties: properties, range: start.union(previousRange))
      }
      if accept(.comma) { continue }
      if let property = property() { properties.append(property) } else { skipToProperty() }
    }
    advance()
    return RecordSyntax(properties: properties, range: start.union(previousRange))
  }

  /// Reports that the brace opened at `start` is not closed.
  mutating func reportUnclosed(_ start: SourceRange, _ end: SourceRange) {
    // A brace after an unclosed text would become part of that text.
    let fixIt = FixIt("insert '}'", edits: [TextEdit(.at(end.upperBound), " }")])
    report(
      Diagnostic(
        .error, id: "unclosed-brace", "this '{' is not closed; add '}'", at: start,
        notes: [Note("it must be closed before this", at: end)],
        fixIts: endsInOpenText ? [] : [fixIt]))
  }

  private mutating func property() -> PropertySyntax? {
    let summary = summary
    guard let name = name("a property's name") else { return nil }
    let isOptional = accept(.question)
    let hasColon = expect(.colon, after: "'\(name.text)'")
    // Even without a colon, what follows is most likely the type.
    guard hasColon || at(.name) || at(.number) || at(.leftBrace), let type = type() else {
      return nil
    }
    var attributes = AttributesSyntax()
    parseAttributes([.guide, .aliases, .defaultValue], into: &attributes)
    return PropertySyntax(
      name: name, summary: summary, isOptional: isOptional, type: type, attributes: attributes,
      range: name.range.union(previousRange))
  }
}
