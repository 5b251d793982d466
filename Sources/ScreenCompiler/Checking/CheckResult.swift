public import ScreenCatalog
public import ScreenDiagnostics

/// What a check found in a grammar or a screen.
public struct CheckResult: Sendable {
  /// What a text is checked as.
  public enum Kind: Hashable, Sendable {
    /// A grammar.
    case grammar
    /// A screen, or a reply that should hold one.
    case screen
    /// A file of a catalog.
    case catalog(CatalogFile)

    /// The kind of a text by the name of its file: a screen where the ending says nothing else.
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
  /// What was found, in the order of the text.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  public init(source: SourceText, kind: Kind, diagnostics: [Diagnostic]) {
    self.source = source
    self.kind = kind
    self.diagnostics = diagnostics
  }

  /// What is left where the text says itself, by `//!` comments, what is to be found in it.
  public func meetingExpectations() -> CheckResult {
    let expected = ExpectedDiagnostics(in: source)
    guard kind == .grammar, !expected.isEmpty else { return self }
    var result = self
    result.diagnostics = expected.unmet(by: diagnostics, in: source)
    return result
  }

  /// What is left where diagnostics of some ids are to be found; each that is not is an error.
  public func expecting(_ ids: [String]) -> CheckResult {
    var result = self
    result.diagnostics = diagnostics.filter { !ids.contains($0.id) }
    for id in ids where !diagnostics.contains(where: { $0.id == id }) {
      result.diagnostics.append(
        Diagnostic(.error, id: "not-found", "[\(id)] was expected and was not found"))
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
