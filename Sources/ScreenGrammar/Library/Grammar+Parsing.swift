public import GrammarLanguage
public import ScreenDiagnostics

extension Grammar {
  /// Parses and checks a grammar; returns its rules and the diagnostics, ordered by place.
  ///
  /// The grammar is nil only if there are errors. Every fault of `source` is reported in one run;
  /// those of an included grammar are summed up where it is included.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes read, at most 4 MB including all
  ///   included grammars.
  public static func parse(
    _ source: SourceText,
    resolvingIncludes find: (String) -> SourceText? = Grammar.source(named:)
  ) -> (grammar: Grammar?, diagnostics: [Diagnostic]) {
    let reading = reading(of: source, resolvingIncludes: find)
    return (reading.grammar, reading.diagnostics)
  }

  /// The result of reading a grammar whose includes are found by `find`.
  static func reading(
    of source: SourceText, resolvingIncludes find: (String) -> SourceText?
  ) -> GrammarReader.Reading {
    GrammarReader.reading(of: source, among: shippedNames, resolvingIncludes: find)
  }
}
