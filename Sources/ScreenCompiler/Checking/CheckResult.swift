public import ScreenCatalog
public import ScreenDiagnostics

/// The result of checking a grammar or a screen.
public struct CheckResult: Sendable {
  /// What a text is checked as.
  public enum Kind: Hashable, Sendable {
    /// A grammar.
    case grammar
    /// A screen, or a reply that should hold one.
    case screen
    /// A file of a catalog.
    case catalog(CatalogFile)

    /// Creates the kind from the name of a file: a screen, unless the extension says otherwise.
    public init(named name: String) {
      self =
        name.hasSuffix(".grammar")
        ? .grammar : CatalogFile(named: name).map(Kind.catalog) ?? .screen
    }

    /// Its name in a report.
    public var name: String {
      switch self {
      case .grammar: "grammar"
      case .screen: "screen"
      case .catalog(let file): file.rawValue
      }
    }
  }

  /// The text.
  public var source: SourceText
  /// What it was checked as.
  public var kind: Kind
  /// The diagnostics, in the order of the text.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  public init(source: SourceText, kind: Kind, diagnostics: [Diagnostic]) {
    self.source = source
    self.kind = kind
    self.diagnostics = diagnostics
  }

  /// Returns what remains after the diagnostics that the text expects by `//!` comments.
  public func meetingExpectations() -> CheckResult {
    let expected = ExpectedDiagnostics(in: source)
    guard kind == .grammar, !expected.isEmpty else { return self }
    var result = self
    result.diagnostics = expected.unmet(by: diagnostics, in: source)
    return result
  }

  /// Returns what remains after expected diagnostics, by id; each one that is missing is an error.
  public func expecting(_ ids: [String]) -> CheckResult {
    var result = self
    result.diagnostics = diagnostics.filter { !ids.contains($0.id) }
    for id in ids where !diagnostics.contains(where: { $0.id == id }) {
      result.diagnostics.append(
        Diagnostic(.error, id: "not-found", "expected [\(id)], but it was not reported"))
    }
    return result
  }

  /// Whether the text is acceptable under `standard`.
  public func isAcceptable(_ standard: Compilation.Standard) -> Bool {
    switch standard {
    case .lenient: !diagnostics.contains { $0.severity == .error }
    case .strict: !diagnostics.contains(where: \.isRefusedWhenStrict)
    }
  }
}
