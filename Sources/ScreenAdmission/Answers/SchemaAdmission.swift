public import ScreenDiagnostics
public import ScreenModel

/// What came of holding a reply to a schema.
public struct SchemaAdmission: Hashable, Sendable {
  /// The answer: members in declared order, each within its bounds; nil where it is of no use.
  ///
  /// A member that may be left out and was stays out; one with a fallback has it.
  public var tree: TreeValue?
  /// What was changed or dropped, in document order; an error where there is no answer.
  public var diagnostics: [Diagnostic]
}
