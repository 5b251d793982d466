internal import ScreenCompiler
internal import ScreenDiagnostics
internal import ScreenLedger
internal import ScreenModel

/// Successive changes to a screen, with the outcome of each.
struct EditHistory {
  /// The outcome of a change.
  struct Step {
    /// The change, word for word.
    var words: String
    /// The outcomes of its parts; empty if the change could not be tried.
    var entries: [Ledger.Entry] = []
    /// Why it could not be tried; nil if it was.
    var failure: String?
  }

  /// The screen after the last change.
  private(set) var screen: Screen
  /// A step for each change.
  private(set) var steps: [Step] = []

  /// Changes a screen; a change that cannot be made leaves it unchanged.
  init(changing screen: Screen, by changes: [String], with compiler: Compiler) {
    self.screen = screen
    for change in changes {
      var step = Step(words: change)
      do throws(CompilationError) {
        let edited = try compiler.edit(self.screen, SourceText(name: "change", change))
        self.screen = edited.screen
        step.entries = edited.ledger.entries
      } catch {
        step.failure = error.diagnostics.map(\.message).joined(separator: "; ")
      }
      steps.append(step)
    }
  }
}

extension EditHistory.Step {
  /// Writes the step as an object.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("words", words)
      writer.array("ledger", entries) { $0.ledgerEntry($1) }
      if let failure { writer.member("failure", failure) }
    }
  }
}
