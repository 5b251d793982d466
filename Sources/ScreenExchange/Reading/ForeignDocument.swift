public import ScreenDiagnostics
public import ScreenGrammar
public import ScreenModel

/// A document in another format, read as a proposal that the grammar has yet to admit.
public struct ForeignDocument: Hashable, Sendable {
  /// The format it was read as.
  public var format: ExchangeFormat
  /// The proposal; nil if nothing could be read, with a diagnostic that says why.
  public var proposal: Proposal?
  /// What was lost or arranged differently, in the order of the text.
  public var diagnostics: [Diagnostic]

  /// Reads a document.
  ///
  /// Nothing in it is trusted: each fault is a diagnostic with its place, and limits on depth,
  /// parts and repetitions bound the cost.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - format: The format of the text, one of `ExchangeFormat.readable`.
  ///   - grammar: The grammar whose bounds on sections and components it is fitted to.
  public init(
    _ source: SourceText, as format: ExchangeFormat, for grammar: Grammar = .standard
  ) {
    self.init(source, as: format, for: grammar, after: nil)
  }

  /// Reads a document, whose text may have been read as one JSON value to detect its format.
  init(
    _ source: SourceText, as format: ExchangeFormat, for grammar: Grammar,
    after reading: JSONReading?
  ) {
    self.format = format
    var log = ReadingLog()
    let parts: Parts?
    switch format {
    case .a2ui08, .a2ui09, .a2ui10:
      parts = Self.json(source, reading, &log)
        .flatMap { A2UIReader.parts(of: $0, format, &log) }
    case .jsonRender:
      parts = Self.json(source, reading, &log).flatMap { JSONRenderReader.parts(of: $0, &log) }
    case .adaptiveCard:
      parts = Self.json(source, reading, &log)
        .flatMap { AdaptiveCardReader.parts(of: $0, &log) }
    case .openUI: parts = OpenUIReader.parts(of: source, &log)
    case .html: parts = HTMLReader.parts(of: source, &log)
    case .markdown:
      log.refuse(
        "unreadable-format",
        "Markdown can be written but not read: compile it as an intent", at: nil)
      parts = nil
    }
    guard let parts else {
      proposal = nil
      diagnostics = log.diagnostics
      return
    }
    var flattener = Flattener(log: log)
    let tree = flattener.screen(of: parts.blocks, named: parts.name, accent: parts.accent)
    proposal = Proposal(tree: Fitting(grammar).fitted(tree, &flattener.log))
    diagnostics = flattener.log.diagnostics
  }

  /// The contents of a document, before they are arranged into sections.
  struct Parts {
    var blocks: [Block]
    /// The document's own name; empty if it has none.
    var name = ""
    /// The hue that it wants to stand out, if it is one of ours.
    var accent = Screen.Accent.standard
  }

  /// The values of a text: a single one, or several in a row.
  private static func json(
    _ source: SourceText, _ single: JSONReading?, _ log: inout ReadingLog
  ) -> [TreeValue]? {
    // A text without faults is a single value, and is not read again.
    if let single, let tree = single.tree, single.diagnostics.isEmpty { return [tree] }
    let reading = JSONReader.readSequence(source)
    log.append(reading.diagnostics)
    return reading.tree?.elements
  }
}
