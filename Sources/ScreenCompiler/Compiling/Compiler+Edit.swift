public import ScreenDiagnostics
internal import ScreenEditing
internal import ScreenGeneration
internal import ScreenGrammar
public import ScreenModel
public import ScreenReading

extension Compiler {
  /// Changes a screen as a text says: "add a phone field after email and make the button red".
  ///
  /// What is put in is read and composed as a first sentence would be. What is not named stays as it was;
  /// what cannot be done, or may mean several things, is unmet in the ledger, and a diagnostic says why.
  ///
  /// - Parameters:
  ///   - screen: The screen; it has to hold to the grammar as it is.
  ///   - text: What to change; several things, in order.
  ///   - data: Where the facts of what is put in come from.
  /// - Returns: The changed screen, and the account of each change.
  /// - Throws: `CompilationError` where the text is empty, or the screen does not hold to the grammar.
  public func edit(
    _ screen: Screen, _ text: SourceText, data: TreeValue? = nil
  ) throws(CompilationError) -> Compilation {
    guard text.utf8.contains(where: { $0 > 0x20 }) else { throw .emptyIntent }
    try checkExact(screen)
    let result = editor(data).edit(screen, text)
    let isDone = result.ledger.entries.contains { $0.outcome == .met }
    let diagnostics = result.ledger.entries.filter { $0.outcome == .unmet }.map { entry in
      Diagnostic(isDone ? .warning : .error, id: "unmet-edit", entry.reason, at: entry.range)
    }
    return Compilation(
      screen: result.screen, source: text, language: "en", grammar: grammar.name, sampling: .greedy,
      tier: .composer, confidence: result.ledger.isSettled ? .high : .low, ledger: result.ledger,
      origins: [], diagnostics: diagnostics, attempts: [], matches: [])
  }

  /// How an edit of a screen is read: a bracket around each change, what it is about, where it goes and what
  /// is new.
  ///
  /// - Returns: The tree, and for each of its changes how much worse the best reading without it is, in parts of
  ///   `Reading.unit`.
  public func reading(
    of text: SourceText, on screen: Screen
  ) -> (tree: ReadingTree, margins: [Int]) {
    editor(nil).reading(of: text, on: screen)
  }

  /// What edits, with what is put in composed as a first sentence would have it.
  func editor(_ data: TreeValue?) -> Editor { Editor(grammar: grammar) { composed($0, data) } }

  /// What a part shows by itself: the components that answer what it asks.
  private func composed(_ part: Editor.Part, _ data: TreeValue?) -> Editor.Composed {
    // Of a part of a screen no whole one is wanted that a catalog knows.
    let made: Compilation? =
      switch part {
      case .phrase(let phrase):
        try? compile(SourceText(name: "<edit>", phrase), data: data, only: composerTier())
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
        let path = TreePath([
          .name("sections"), .index(section), .name("components"), .index(index),
        ])
        if paths.contains(path) { answering.append(element) }
      }
    }
    return Editor.Composed(
      title: made.screen.title, elements: answering.isEmpty ? all : answering)
  }
}
