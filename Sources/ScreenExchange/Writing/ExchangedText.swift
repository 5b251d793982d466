public import ScreenDiagnostics
public import ScreenModel

/// A screen written in another format.
public struct ExchangedText: Hashable, Sendable {
  /// The text in UTF-8, ending in LF.
  public var utf8: [UInt8]
  /// What the format cannot express, and is composed of other parts or lost, each with the path of
  /// its element.
  public var diagnostics: [Diagnostic]

  /// The text.
  public var text: String { String(decoding: utf8, as: UTF8.self) }
}

extension Screen {
  /// Writes the screen in another format, with diagnostics about what that format cannot express.
  ///
  /// - Parameters:
  ///   - format: One of `ExchangeFormat.writable`; for any other, the text is empty and a
  ///     diagnostic says so.
  ///   - layout: The layout of JSON; the JSON Lines of a streaming format are never indented.
  /// - Returns: The text, with diagnostics about what is composed or lost.
  /// - Complexity: O(size of the screen).
  public func written(
    as format: ExchangeFormat, _ layout: JSONLayout = .indented
  ) -> ExchangedText {
    var log = WritingLog()
    let bytes: [UInt8]
    log.loseLooks(of: self, as: format)
    switch format {
    case .a2ui08, .a2ui09, .a2ui10: bytes = A2UIWriter.write(self, as: format, &log)
    case .jsonRender: bytes = JSONRenderWriter.write(self, layout, &log)
    case .adaptiveCard: bytes = AdaptiveCardWriter.write(self, layout, &log)
    case .markdown: bytes = MarkdownScreenWriter.write(self, &log)
    case .openUI, .html:
      bytes = []
      log.refuse("unwritable-format", "\(format.title) can be read but not written")
    }
    return ExchangedText(utf8: bytes, diagnostics: log.diagnostics)
  }
}
