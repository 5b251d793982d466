public import ScreenDiagnostics

/// Why there are no masks for a schema.
public struct UnsupportedSchema: Error, Hashable, Sendable {
  /// The faults of the schema, each with the path of its place; at least one.
  public var diagnostics: [Diagnostic]
}
