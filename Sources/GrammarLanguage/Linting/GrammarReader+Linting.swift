package import ScreenDiagnostics

extension GrammarReader.Reading {
  /// Warnings about doubtful parts of the grammar, by the rules of `LintRule`, ordered by place;
  /// none if it has errors.
  ///
  /// - Parameters:
  ///   - source: The text that was read.
  ///   - shipped: Finds a grammar that comes with the compiler by its name.
  /// - Returns: The warnings.
  package func warnings(
    about source: SourceText, besides shipped: (String) -> SourceText?
  ) -> [Diagnostic] {
    guard let grammar else { return [] }
    let namesake = syntax.name.flatMap { shipped($0.text) }
    var linter = GrammarLinter(grammar, source, namesake: namesake)
    linter.lint(syntax)
    return linter.log.diagnostics
  }
}
