public import ScreenDiagnostics

extension Grammar {
  /// Parses and checks a grammar: its rules, and what was found, by place.
  ///
  /// The grammar is nil only where errors stand in the way. Every fault of `source` is reported in
  /// one run; those of an included grammar are summed up where it is included.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes read; at most 4 MB with all that is included.
  public static func parse(
    _ source: SourceText,
    resolvingIncludes find: (String) -> SourceText? = Grammar.source(named:)
  ) -> (grammar: Grammar?, diagnostics: [Diagnostic]) {
    let (draft, diagnostics) = withoutActuallyEscaping(find) { find in
      var reader = GrammarReader(find: find)
      return reader.read(source)
    }
    let isFaulty = diagnostics.contains { $0.severity == .error }
    return (isFaulty ? nil : draft.grammar, diagnostics)
  }
}
