public import ScreenDiagnostics

/// Why a text did not result in a screen.
public enum CompilationError: Error, Hashable, Sendable {
  /// The intent is blank.
  case emptyIntent
  /// No component was admitted; the diagnostics say why.
  case nothingAdmitted([Diagnostic])
  /// The generator could not answer, and no other was to answer in its place; the reason says why.
  ///
  /// A model's last reply, cut to a line of at most 400 characters, is given if there was one.
  case unanswered(reason: String, reply: String? = nil)

  /// The error as diagnostics, at least one of which is an error.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .emptyIntent:
      [
        Diagnostic(
          .error, id: "empty-intent",
          "the intent is empty; say what the screen shows, such as \"a login form\"")
      ]
    case .nothingAdmitted(let diagnostics):
      diagnostics.contains { $0.severity == .error }
        ? diagnostics
        : diagnostics + [
          Diagnostic(.error, id: "nothing-admitted", "nothing in it makes a screen")
        ]
    case .unanswered(let reason, let reply):
      [
        Diagnostic(
          .error, id: "unanswered", reason,
          notes: reply.map { [Note("the model replied: \($0)")] } ?? [])
      ]
    }
  }
}
