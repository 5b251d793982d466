public import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEditing
internal import ScreenGeneration
internal import ScreenGrammar
internal import ScreenLedger
public import ScreenModel
public import ScreenReading

extension Compiler {
  /// Changes a screen as a text asks: "add a phone field after email and make the button red".
  ///
  /// New parts are read and composed as from an intent. Anything not named stays unchanged. A
  /// change that cannot be made, or is ambiguous, is unmet in the ledger, and a diagnostic says
  /// why.
  ///
  /// - Parameters:
  ///   - screen: The screen, which the grammar must admit unchanged.
  ///   - text: The changes to make, one or several, in order.
  ///   - data: The source of facts for new parts.
  /// - Returns: The changed screen, with an account of each change.
  /// - Throws: `CompilationError` if the text is empty or the grammar does not admit the screen
  ///   unchanged.
  public func edit(
    _ screen: Screen, _ text: SourceText, data: TreeValue? = nil
  ) throws(CompilationError) -> Compilation {
    guard text.utf8.contains(where: { $0 > 0x20 }) else { throw .emptyIntent }
    try checkExact(screen)
    var result = editor(data).edit(screen, text)
    result.ledger.account(
      forValuesOf: text, on: result.screen, after: screen, besides: result.bounds)
    let isDone = result.ledger.entries.contains { $0.outcome == .met }
    let diagnostics = result.ledger.entries.filter { $0.outcome == .unmet }.map { entry in
      Diagnostic(isDone ? .warning : .error, id: "unmet-edit", entry.reason, at: entry.range)
    }
    return Compilation(
      screen: result.screen, source: text, language: "en", grammar: grammar.name, sampling: .greedy,
      tier: .composer,
      confidence: result.ledger.isComplete ? .high : result.ledger.isSettled ? .medium : .low,
      ledger: result.ledger,
      origins: [], diagnostics: diagnostics, attempts: [], matches: [])
  }

  /// The reading of an edit, with brackets around each change, its subject, its place and anything
  /// new.
  ///
  /// - Returns: The tree and, for each of its changes, how much worse the best reading without it
  ///   is, in parts of `Reading.unit`.
  public func reading(
    of text: SourceText, on screen: Screen
  ) -> (tree: ReadingTree, margins: [Int]) {
    editor(nil).reading(of: text, on: screen)
  }

  /// The editor, which composes new parts as from an intent.
  func editor(_ data: TreeValue?) -> Editor { Editor(grammar: grammar) { composed($0, data) } }

  /// Composes a part by itself: the components that answer its requirements.
  private func composed(_ part: Editor.Part, _ data: TreeValue?) -> Editor.Composed {
    // A whole screen from the catalog is not wanted as a part of a screen.
    let made: Compilation? =
      switch part {
      case .phrase(let phrase):
        try? compile(SourceText(name: "<edit>", phrase), data: data, only: .composer)
      case .tree(let tree): try? composed(asDrawn: tree)
      }
    guard let made else { return Editor.Composed(elements: []) }
    let paths = Set(
      made.ledger.entries.filter { $0.outcome != .unmet }.flatMap(\.paths).map { path in
        TreePath(Array(path.steps.prefix(4)))
      })
    var answering: [Element] = []
    var all: [Element] = []
    for (section, part) in made.screen.sections.enumerated() {
      for (index, element) in part.elements.enumerated() {
        all.append(element)
        if paths.contains(.component(section, index)) { answering.append(element) }
      }
    }
    return Editor.Composed(
      title: made.screen.title, elements: answering.isEmpty ? all : answering)
  }
}
