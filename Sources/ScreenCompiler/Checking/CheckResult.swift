public import ScreenDiagnostics

/// What a check found in a grammar or a screen.
public struct CheckResult: Sendable {
  /// What a text is checked as.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A grammar.
    case grammar
    /// A screen, or a reply that should hold one.
    case screen
  }

  /// The text.
  public var source: SourceText
  /// What it was checked as.
  public var kind: Kind
  /// What was found, in the order of the text.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  public init(source: SourceText, kind: Kind, diagnostics: [Diagnostic]) {
    self.source = source
    self.kind = kind
    self.diagnostics = diagnostics
  }

  /// Whether the text stands up to `standard`.
  public func isAcceptable(_ standard: Compilation.Standard) -> Bool {
    switch standard {
    case .lenient: !diagnostics.contains { $0.severity == .error }
    case .strict: !diagnostics.contains(where: \.isRefusedWhenStrict)
    }
  }
}
