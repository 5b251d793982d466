internal import EditJudging
public import Sampling
public import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEditing
public import ScreenGeneration
internal import ScreenGrammar
internal import ScreenLedger
public import ScreenModel

extension Compiler {
  /// Changes a screen as a text asks, by a model's patch or, failing that, by the built-in editor.
  ///
  /// The model's patch is checked against the grammar like any reply, and against the text:
  /// anything that the text does not name must stay unchanged. A patch that changes anything else,
  /// or does less than the built-in editor would, is declined, and the built-in editor is used.
  ///
  /// - Parameters:
  ///   - screen: The screen, which the grammar must admit unchanged.
  ///   - text: The changes to make, one or several, in order.
  ///   - sampling: How the model chooses.
  ///   - data: The source of facts for new parts, if the built-in editor is used.
  ///   - model: The model that writes the patch.
  ///   - isAlone: Whether to use only the model, even if it has no answer.
  /// - Returns: The changed screen, with an account of each change; the attempts say what was
  ///   declined.
  /// - Throws: `CompilationError` if the text is empty, if the grammar does not admit the screen
  ///   unchanged, or if only the model is asked and has no answer.
  public func edit<Model: ImmediateEditing>(
    _ screen: Screen, _ text: SourceText, sampling: SamplingOptions = .greedy,
    data: TreeValue? = nil, asking model: Model, alone isAlone: Bool = false
  ) throws(CompilationError) -> Compilation {
    var own = try edit(screen, text, data: data)
    let editor = editor(data)
    let leastUnmet = isAlone ? .max : own.ledger.entries.count { $0.outcome == .unmet }
    let question = EditQuestion(screen, String(decoding: text.utf8, as: UTF8.self))
    let answer: EditAnswer
    do {
      answer = try model.edit(question, under: grammar, sampling: sampling) { reply in
        examine(reply, of: screen, text, with: editor, leastUnmet).examination
      }
    } catch {
      guard !isAlone else { throw .unanswered(reason: "\(error)") }
      own.attempts = [Attempt(by: model.name, .failed, reason: "\(error)")]
      return own
    }
    switch answer {
    case .declined(let reason, let reply):
      guard !isAlone else { throw .unanswered(reason: reason, reply: reply) }
      own.attempts = [Attempt(by: model.name, .declined, reason: reason, reply: reply)]
      return own
    case .proposed(let proposed):
      let result = examine(proposed.reply, of: screen, text, with: editor, leastUnmet)
      guard let changed = result.screen else { return own }
      var compilation = Compilation(
        screen: changed, source: text, language: "en", grammar: grammar.name, sampling: sampling,
        tier: .model, confidence: result.ledger.isSettled ? .high : .low, ledger: result.ledger,
        origins: [], diagnostics: result.diagnostics, attempts: proposed.attempts, matches: [])
      compilation.diagnostics += proposed.notes.map {
        Diagnostic(.note, id: "irregular-reply", $0)
      }
      compilation.diagnostics += result.ledger.entries.filter { $0.outcome == .unmet }.map {
        entry in
        Diagnostic(.warning, id: "unmet-edit", entry.reason, at: entry.range)
      }
      compilation.transcript = proposed.transcript
      return compilation
    }
  }

  /// The result of a reply.
  private struct CheckedEdit {
    /// The changed screen; nil if the reply is unusable.
    var screen: Screen?
    var ledger = Ledger(entries: [])
    var diagnostics: [Diagnostic] = []
    var faults: [String] = []

    var examination: EditExamination {
      EditExamination(isUsable: screen != nil, faults: faults)
    }
  }

  /// Reads a reply, applies its patch, and checks the result against the grammar and the text.
  private func examine(
    _ reply: String, of screen: Screen, _ text: SourceText, with editor: Editor, _ leastUnmet: Int
  ) -> CheckedEdit {
    let source = SourceText(name: "reply", reply)
    let (admission, diagnostics) = patched(screen, by: source)
    guard let changed = admission?.screen else {
      let fault = diagnostics.first { $0.severity == .error }
      let place = fault?.path.map { " (at \($0))" } ?? ""
      let reason = fault?.message ?? "it is not a patch"
      return CheckedEdit(faults: ["the model's patch cannot be applied: \(reason)\(place)"])
    }
    let judgement = editor.judge(screen, changed, text)
    guard judgement.unnamed.isEmpty else {
      return CheckedEdit(
        faults: judgement.unnamed.map {
          "the model's patch changes more than was asked for: "
            + "\($0)"
        })
    }
    let unmet = judgement.ledger.entries.filter { $0.outcome == .unmet }
    guard changed != screen, unmet.count <= leastUnmet else {
      let words = unmet.map { "\"\($0.words)\"" }.joined(separator: ", ")
      return CheckedEdit(faults: ["the model's patch does not carry out \(words)"])
    }
    let remarks = diagnostics.map { $0.quoting(source) }
    return CheckedEdit(
      screen: changed, ledger: judgement.ledger, diagnostics: remarks,
      faults: unmet.map { "the model's patch does not carry out \"\($0.words)\"" }
        + diagnostics.filter(\.isRefusedWhenStrict).map(\.message))
  }
}
