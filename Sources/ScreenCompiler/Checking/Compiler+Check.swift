public import ScreenDiagnostics
internal import ScreenGrammar

extension Compiler {
  /// Checks a text: as a grammar by itself, or as a screen under the compiler's grammar.
  public func check(_ source: SourceText, as kind: CheckResult.Kind) -> CheckResult {
    let diagnostics =
      switch kind {
      case .grammar: Grammar.parse(source).diagnostics
      case .screen: screenDiagnostics(of: source)
      }
    return CheckResult(source: source, kind: kind, diagnostics: diagnostics)
  }

  private func screenDiagnostics(of source: SourceText) -> [Diagnostic] {
    do {
      return try admit(source).diagnostics
    } catch {
      return error.diagnostics
    }
  }
}
