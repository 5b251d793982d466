public import ScreenDiagnostics

extension Grammar {
  /// What is doubtful about a grammar: warnings by the rules of `LintRule`, by place.
  ///
  /// Of a grammar with errors nothing is said: they come first. What a grammar includes is judged
  /// where it is written, not here.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes read.
  public static func lint(
    _ source: SourceText,
    resolvingIncludes find: (String) -> SourceText? = Grammar.source(named:)
  ) -> [Diagnostic] {
    guard let grammar = parse(source, resolvingIncludes: find).grammar else { return [] }
    return lint(source, parsedAs: grammar)
  }

  /// The faults of a grammar, or what is doubtful about one without errors, by place.
  public static func diagnostics(
    of source: SourceText,
    resolvingIncludes find: (String) -> SourceText? = Grammar.source(named:)
  ) -> [Diagnostic] {
    let (grammar, diagnostics) = parse(source, resolvingIncludes: find)
    return diagnostics + (grammar.map { lint(source, parsedAs: $0) } ?? [])
  }

  private static func lint(_ source: SourceText, parsedAs grammar: Grammar) -> [Diagnostic] {
    var parser = Parser(source)
    var linter = GrammarLinter(grammar, source)
    linter.lint(parser.parse())
    return linter.log.diagnostics
  }
}
