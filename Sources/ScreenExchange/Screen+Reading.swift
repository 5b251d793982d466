internal import ScreenAdmission
public import ScreenDiagnostics
public import ScreenGrammar
public import ScreenModel

/// Why no screen comes of a text.
public enum ExchangeError: Error, Hashable, Sendable {
  /// Nothing of it could be read, or nothing of what was read is admitted; at least one diagnostic is
  /// an error.
  case nothingAdmitted([Diagnostic])
}

extension Screen {
  /// Reads a screen that somebody wrote, in our own JSON or in the format of another tool, and holds it
  /// to a grammar.
  ///
  /// What is lost on the way is not said; `Compiler.admit(_:as:data:)` says it.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - format: The other format that it is written in; nil to know it by what the text holds.
  ///   - grammar: What the screen may be made of.
  /// - Throws: `ExchangeError.nothingAdmitted` where not one component survives.
  public init(
    reading source: SourceText, as format: ExchangeFormat? = nil, under grammar: Grammar = .standard
  ) throws(ExchangeError) {
    let document = ScreenDocument(source, as: format, for: grammar)
    guard let proposal = document.proposal else { throw .nothingAdmitted(document.diagnostics) }
    let admission = grammar.admit(proposal)
    guard let screen = admission.screen else {
      throw .nothingAdmitted(document.diagnostics + admission.diagnostics)
    }
    self = screen
  }
}
