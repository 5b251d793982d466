import ScreenCompiler

/// The exit code of a run.
enum ExitCode: Int32, Comparable {
  /// The run succeeded.
  case done = 0
  /// The input was read and is invalid.
  case invalidInput = 1
  /// The command line is wrong.
  case usage = 2
  /// Something outside failed: a file, a terminal or a model.
  case outside = 3

  static func < (lhs: ExitCode, rhs: ExitCode) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The reason why a command cannot proceed.
struct CommandError: Error {
  /// The exit code of the run.
  var exitCode: ExitCode
  /// The diagnostics that say what is wrong.
  var diagnostics: [Diagnostic]
  /// The text that the diagnostics point into.
  var source: SourceText?

  /// Returns the error of a wrong command line; a suggestion is added to the message.
  static func usage(_ id: String, _ message: String, suggestion: String? = nil) -> CommandError {
    CommandError(
      exitCode: .usage,
      diagnostics: [Diagnostic(.error, id: id, message + Spelling.hint(suggestion))])
  }

  /// Returns the error of a failed system call at `action`, such as "cannot read 'a.json'".
  static func outside(_ action: String, _ error: SystemError) -> CommandError {
    CommandError(
      exitCode: .outside,
      diagnostics: [Diagnostic(.error, id: "file", "\(action): \(error.reason)")])
  }

  /// Returns the error of an input that was read and is invalid.
  static func invalidInput(
    _ diagnostics: [Diagnostic], in source: SourceText? = nil
  ) -> CommandError {
    CommandError(exitCode: .invalidInput, diagnostics: diagnostics, source: source)
  }
}

extension CommandError {
  /// Creates the error of a failed compilation.
  init(_ error: CompilationError, in source: SourceText?) {
    // A missing answer is not a fault of the intent.
    self.init(
      exitCode: error.exitCode, diagnostics: error.diagnostics,
      source: error.exitCode == .outside ? nil : source)
  }
}

extension CompilationError {
  /// The exit code of the command; a model that does not answer is not a fault of the input.
  var exitCode: ExitCode {
    switch self {
    case .emptyIntent, .nothingAdmitted: .invalidInput
    case .unanswered: .outside
    }
  }
}
