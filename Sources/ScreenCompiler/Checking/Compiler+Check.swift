public import ScreenDiagnostics
internal import ScreenGrammar

extension Compiler {
  /// Checks a text: as a grammar by itself, or as a screen under the compiler's grammar.
  ///
  /// Of a grammar without errors what is doubtful is told, too: see `LintRule`.
  public func check(
    _ source: SourceText, as kind: CheckResult.Kind, levels: DiagnosticLevels = .default
  ) -> CheckResult {
    let diagnostics =
      switch kind {
      case .grammar: Grammar.parse(source).diagnostics + Grammar.lint(source)
      case .screen: screenDiagnostics(of: source)
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
