internal import Sampling
internal import ScreenComposition
public import ScreenDiagnostics
internal import ScreenGrammar
public import ScreenModel

extension Compiler {
  /// Holds a finished screen to the grammar: a file edited by hand, a model's reply, JSON with text
  /// around it.
  ///
  /// - Parameters:
  ///   - source: The text that holds the screen's JSON.
  ///   - data: What `{"from": "/pointer"}` in it speaks of.
  /// - Returns: The screen, with what was mended and dropped on the way.
  /// - Throws: `CompilationError.nothingAdmitted` where not one component survives.
  public func admit(
    _ source: SourceText, data: TreeValue? = nil
  ) throws(CompilationError) -> Compilation {
    let reading = JSONReader.read(source)
    guard let tree = reading.tree else { throw .nothingAdmitted(reading.diagnostics) }
    return try compilation(
      admitting: Proposal(tree: tree), data: data, from: source, after: reading.diagnostics)
  }

  /// The compilation of a proposal that answers no intent.
  func compilation(
    admitting proposal: Proposal, data: TreeValue?, from source: SourceText,
    after earlier: [Diagnostic]
  ) throws(CompilationError) -> Compilation {
    let admission = grammar.admit(proposal, data: data)
    let diagnostics = (earlier + admission.diagnostics).sortedByPlace()
    guard let screen = admission.screen else { throw .nothingAdmitted(diagnostics) }
    return Compilation(
      screen: screen, source: source, language: "en", grammar: grammar.name, sampling: .greedy,
      tier: nil, confidence: nil, ledger: Ledger(entries: []), origins: admission.origins,
      diagnostics: diagnostics, attempts: [], matches: [])
  }
}

extension [Diagnostic] {
  /// The diagnostics in the order of the text, those without a place at the end; otherwise as they
  /// were.
  fileprivate func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted {
      ($0.element.range?.lowerBound ?? .max, $0.offset)
        < ($1.element.range?.lowerBound ?? .max, $1.offset)
    }.map(\.element)
  }
}
