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
    var parser = Parser(source)
    var linter = GrammarLinter(grammar, source)
    linter.lint(parser.parse())
    return linter.log.diagnostics
  }
}
