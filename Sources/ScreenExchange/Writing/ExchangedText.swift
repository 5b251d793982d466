public import ScreenDiagnostics
public import ScreenModel

/// A screen written in another format.
public struct ExchangedText: Hashable, Sendable {
  /// The text, UTF-8, ending in LF.
  public var utf8: [UInt8]
  /// What the format has no words for: composed of other parts, or lost, each with the path of its
  /// element.
  public var diagnostics: [Diagnostic]

  /// The text.
  public var text: String { String(decoding: utf8, as: UTF8.self) }
}

extension Screen {
  /// The screen in another format, and an account of what that format cannot say.
  ///
  /// - Parameters:
  ///   - format: One of `ExchangeFormat.writable`; of any other the text is empty and a diagnostic says
  ///     so.
  ///   - layout: How JSON is laid out; JSON Lines of a format that streams are never indented.
  /// - Returns: The text, and what is composed or lost in it.
  /// - Complexity: O(size of the screen).
  public func written(
    as format: ExchangeFormat, _ layout: JSONLayout = .indented
  ) -> ExchangedText {
    var log = WritingLog()
    let bytes: [UInt8]
    switch format {
    case .a2ui08, .a2ui09, .a2ui10: bytes = A2UIWriter.write(self, as: format, &log)
    case .jsonRender: bytes = JSONRenderWriter.write(self, layout, &log)
    case .adaptiveCard: bytes = AdaptiveCardWriter.write(self, layout, &log)
    case .markdown: bytes = MarkdownScreenWriter.write(self, &log)
    case .openUI, .html:
      bytes = []
      log.refuse("unwritable-format", "\(format.title) is read, not written")
    }
    return ExchangedText(utf8: bytes, diagnostics: log.diagnostics)
  }
}
