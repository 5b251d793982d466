public import ScreenDiagnostics

extension Grammar {
  /// Parses and checks a grammar: its rules, and what was found, by place.
  ///
  /// The grammar is nil only where there are errors. Every fault of `source` is reported in
  /// one run; those of an included grammar are summed up where it is included.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes read; at most 4 MB with all that is included.
  public static func parse(
    _ source: SourceText,
    resolvingIncludes find: (String) -> SourceText? = Grammar.source(named:)
  ) -> (grammar: Grammar?, diagnostics: [Diagnostic]) {
    let reading = GrammarReader.reading(of: source, resolvingIncludes: find)
    return (reading.grammar, reading.diagnostics)
  }
}

extension GrammarReader {
  /// What comes of reading a grammar, its includes found by `find`.
  static func reading(
    of source: SourceText, resolvingIncludes find: (String) -> SourceText?
  ) -> Reading {
    withoutActuallyEscaping(find) { find in
      var reader = GrammarReader(find: find)
      return reader.read(source)
    }
  }
}

extension GrammarReader.Reading {
  /// The grammar; nil where there are errors.
  var grammar: Grammar? {
    diagnostics.contains { $0.severity == .error } ? nil : draft.grammar
  }
}
