internal import ScreenAdmission
public import ScreenDiagnostics
public import ScreenGrammar
public import ScreenModel

/// An untrusted screen document, in our own JSON or in the format of another tool.
public struct ScreenDocument: Hashable, Sendable {
  /// The other format it is written in; nil for our own.
  public var format: ExchangeFormat?
  /// The proposal; nil if nothing could be read, with a diagnostic that says why.
  public var proposal: Proposal?
  /// What was repaired, lost or arranged differently, in the order of the text.
  public var diagnostics: [Diagnostic]

  /// Reads a screen.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - format: The other format it is written in; nil to detect it from the text.
  ///   - grammar: The grammar whose bounds on sections and components a document in another format
  ///     is fitted to.
  /// - Complexity: O(number of bytes).
  public init(
    _ source: SourceText, as format: ExchangeFormat? = nil, for grammar: Grammar = .standard
  ) {
    let answer = source.withoutThoughts
    var format = format
    if format == nil, let opening = ExchangeFormat.detected(byOpening: answer),
      Opening.hasRoot(answer.utf8) || !grammar.findsAnswer(in: source)
    {
      format = opening
    }
    var single: JSONReading?
    if format == nil {
      single = JSONReader.read(answer)
      format = single?.tree.flatMap { ExchangeFormat.detected(in: $0) }
    }
    if let format {
      self.init(ForeignDocument(answer, as: format, for: grammar, after: single))
      return
    }
    let reading = grammar.read(reply: source)
    self.init(
      format: nil, proposal: reading.tree.map { Proposal(tree: $0) },
      diagnostics: reading.diagnostics)
  }

  private init(format: ExchangeFormat?, proposal: Proposal?, diagnostics: [Diagnostic]) {
    self.format = format
    self.proposal = proposal
    self.diagnostics = diagnostics
  }

  private init(_ document: ForeignDocument) {
    self.init(
      format: document.format, proposal: document.proposal, diagnostics: document.diagnostics)
  }
}
