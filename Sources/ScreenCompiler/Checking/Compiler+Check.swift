internal import ScreenCatalog
public import ScreenDiagnostics
public import ScreenGrammar

extension Compiler {
  /// Checks a text by itself as a grammar or a file of a catalog, or as a screen under the
  /// compiler's grammar.
  ///
  /// A grammar without errors is also linted: see `LintRule`. Its includes are found by `find`.
  public func check(
    _ source: SourceText, as kind: CheckResult.Kind, levels: DiagnosticLevels = .default,
    resolvingIncludes find: (String) -> SourceText? = Grammar.source(named:)
  ) -> CheckResult {
    let diagnostics =
      switch kind {
      case .grammar: Grammar.diagnostics(of: source, resolvingIncludes: find)
      case .screen: screenDiagnostics(of: source)
      case .catalog(let file): file.diagnostics(of: source)
      }
    return CheckResult(source: source, kind: kind, diagnostics: levels.applied(to: diagnostics))
  }

  private func screenDiagnostics(of source: SourceText) -> [Diagnostic] {
    do {
      return try admit(source).diagnostics
    } catch {
      return error.diagnostics
    }
  }
}
