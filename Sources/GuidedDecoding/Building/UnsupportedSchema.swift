public import ScreenDiagnostics

/// Why there are no masks for a schema.
public struct UnsupportedSchema: Error, Hashable, Sendable {
  /// What is wrong with it, each with the path of the place; at least one.
  public var diagnostics: [Diagnostic]
}
