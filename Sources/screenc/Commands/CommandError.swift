import ScreenCompiler

/// How a run of the command ends, as the number that the shell sees.
enum ExitCode: Int32, Comparable {
  /// Done.
  case done = 0
  /// The input was read and is invalid.
  case invalidInput = 1
  /// The command line says nothing that can be done.
  case usage = 2
  /// Something outside failed: a file, a terminal.
  case outside = 3

  static func < (lhs: ExitCode, rhs: ExitCode) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Why a command cannot proceed.
struct CommandError: Error {
  /// How the run ends.
  var exitCode: ExitCode
  /// What is wrong.
  var diagnostics: [Diagnostic]
  /// The text that the diagnostics point into.
  var source: SourceText?

  /// The command line says nothing that can be done; a suggestion is added to the message.
  static func usage(_ id: String, _ message: String, suggestion: String? = nil) -> CommandError {
    CommandError(
      exitCode: .usage,
      diagnostics: [Diagnostic(.error, id: id, message + Spelling.hint(suggestion))])
  }

  /// The system failed at `action`, such as "cannot read 'a.json'".
  static func outside(_ action: String, _ error: SystemError) -> CommandError {
    CommandError(
      exitCode: .outside,
      diagnostics: [Diagnostic(.error, id: "file", "\(action): \(error.reason)")])
  }

  /// The input was read, and no screen can come of it.
  static func invalidInput(
    _ diagnostics: [Diagnostic], in source: SourceText? = nil
  ) -> CommandError {
    CommandError(exitCode: .invalidInput, diagnostics: diagnostics, source: source)
  }
}

extension CommandError {
  /// No screen came of a text.
  init(_ error: CompilationError, in source: SourceText?) {
    self.init(exitCode: error.exitCode, diagnostics: error.diagnostics, source: source)
  }
}

extension CompilationError {
  /// How a command ends: it is no fault of the input where a model does not answer.
  var exitCode: ExitCode {
    switch self {
    case .emptyIntent, .nothingAdmitted: .invalidInput
    case .unanswered: .outside
    }
  }
}
