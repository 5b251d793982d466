internal import ScreenAdmission
public import ScreenDiagnostics
public import ScreenGrammar
public import ScreenModel

/// Why a text does not result in a screen.
public enum ExchangeError: Error, Hashable, Sendable {
  /// Nothing in it could be read, or nothing that was read is admitted; at least one diagnostic is
  /// an error.
  case nothingAdmitted([Diagnostic])
}

extension Screen {
  /// Reads an untrusted screen, in our own JSON or in the format of another tool, and admits it by
  /// a grammar.
  ///
  /// Losses are not reported; use `Compiler.admit(_:as:data:)` to get them.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - format: The other format it is written in; nil to detect it from the text.
  ///   - grammar: The grammar of the screen.
  /// - Throws: `ExchangeError.nothingAdmitted` if no component is admitted.
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
