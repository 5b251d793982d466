public import ScreenDiagnostics
public import ScreenModel

/// The result of checking a reply against a schema.
public struct SchemaAdmission: Hashable, Sendable {
  /// The answer, with members in declared order and within their bounds; nil if it is unusable.
  ///
  /// An optional member that was left out stays out; a member with a fallback gets it.
  public var tree: TreeValue?
  /// What was changed or dropped, in document order; includes an error if there is no answer.
  public var diagnostics: [Diagnostic]
}
