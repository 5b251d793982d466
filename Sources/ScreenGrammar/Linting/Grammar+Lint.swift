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
    lint(source, GrammarReader.reading(of: source, resolvingIncludes: find))
  }

  /// The faults of a grammar, or what is doubtful about one without errors, by place.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes read.
  public static func diagnostics(
    of source: SourceText,
    resolvingIncludes find: (String) -> SourceText? = Grammar.source(named:)
  ) -> [Diagnostic] {
    let reading = GrammarReader.reading(of: source, resolvingIncludes: find)
    return reading.diagnostics + lint(source, reading)
  }

  private static func lint(
    _ source: SourceText, _ reading: GrammarReader.Reading
  ) -> [Diagnostic] {
    guard let grammar = reading.grammar else { return [] }
    var linter = GrammarLinter(grammar, source)
    linter.lint(reading.syntax)
    return linter.log.diagnostics
  }
}
