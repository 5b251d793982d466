internal import GrammarLanguage
public import ScreenDiagnostics

extension Grammar {
  /// Warnings about doubtful parts of a grammar, by the rules of `LintRule`, ordered by place.
  ///
  /// A grammar with errors gets no warnings, because errors come first. Included grammars are
  /// linted on their own, not here.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes read.
  public static func lint(
    _ source: SourceText,
    resolvingIncludes find: (String) -> SourceText? = Grammar.source(named:)
  ) -> [Diagnostic] {
    reading(of: source, resolvingIncludes: find)
      .warnings(about: source, besides: Grammar.source(named:))
  }

  /// The faults of a grammar or, if it has no errors, its lint warnings, ordered by place.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes read.
  public static func diagnostics(
    of source: SourceText,
    resolvingIncludes find: (String) -> SourceText? = Grammar.source(named:)
  ) -> [Diagnostic] {
    let reading = reading(of: source, resolvingIncludes: find)
    return reading.diagnostics + reading.warnings(about: source, besides: Grammar.source(named:))
  }
}
