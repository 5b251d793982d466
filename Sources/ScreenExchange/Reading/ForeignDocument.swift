public import ScreenDiagnostics
public import ScreenGrammar
public import ScreenModel

/// A document of another format, read as a proposal that the grammar has yet to admit.
public struct ForeignDocument: Hashable, Sendable {
  /// The format that it was read as.
  public var format: ExchangeFormat
  /// What it proposes; nil where nothing could be read, and a diagnostic says why.
  public var proposal: Proposal?
  /// What was lost, and what is set in another way, in the order of the text.
  public var diagnostics: [Diagnostic]

  /// Reads a document.
  ///
  /// Nothing about it is trusted: what is wrong in it is a diagnostic with its place, and limits on
  /// depth, parts and repetitions keep the cost in bounds.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - format: What it is written in, one of `ExchangeFormat.readable`.
  ///   - grammar: Whose bounds on sections and components it is fitted to.
  public init(
    _ source: SourceText, as format: ExchangeFormat, for grammar: Grammar = .standard
  ) {
    self.format = format
    var log = ReadingLog()
    let parts: Parts?
    switch format {
    case .a2ui08, .a2ui09, .a2ui10:
      parts = Self.json(source, &log).flatMap { A2UIReader.parts(of: $0, format, &log) }
    case .jsonRender:
      parts = Self.json(source, &log).flatMap { JSONRenderReader.parts(of: $0, &log) }
    case .adaptiveCard:
      parts = Self.json(source, &log).flatMap { AdaptiveCardReader.parts(of: $0, &log) }
    case .openUI: parts = OpenUIReader.parts(of: source, &log)
    case .html: parts = HTMLReader.parts(of: source, &log)
    case .markdown:
      log.refuse(
        "unreadable-format", "Markdown is written, not read: compile it as an intent", at: nil)
      parts = nil
    }
    guard let parts else {
      proposal = nil
      diagnostics = log.diagnostics
      return
    }
    var flattener = Flattener(log: log)
    let tree = flattener.screen(of: parts.blocks, named: parts.name)
    proposal = Proposal(tree: Fitting(grammar).fitted(tree, &flattener.log))
    diagnostics = flattener.log.diagnostics
  }

  /// What a document holds, before it is set into sections.
  struct Parts {
    var blocks: [Block]
    /// What the document calls itself; empty for nothing.
    var name = ""
  }

  /// The values of a text, which follow each other or are one.
  private static func json(_ source: SourceText, _ log: inout ReadingLog) -> [TreeValue]? {
    let reading = JSONReader.readSequence(source)
    log.append(reading.diagnostics)
    return reading.tree?.elements
  }
}
