public import ScreenDiagnostics
public import ScreenGrammar
public import ScreenModel

extension Grammar {
  /// Reads a reply: a model's, a host's whole answer, a file with a screen in it.
  ///
  /// Thoughts and words around the answer are passed over. Of several values the one that admits
  /// best is taken, those in a fence called JSON first, the last of equals; parts of a screen that
  /// stand side by side are one screen. What is wrapped is lifted out.
  ///
  /// - Returns: The value to admit, with what was mended on the way; no value, and an error, where
  ///   the text holds none, or is in a format of another kind, which the error names.
  /// - Complexity: O(number of bytes) and that of admitting a few of its values.
  public func read(reply source: SourceText, limits: JSONLimits = .default) -> JSONReading {
    let passages = JSONReader.readPassages(source, limits: limits)
    let answer = source.withoutThoughts
    if let format = ForeignFormat(of: answer, passages.compactMap(\.reading.tree)) {
      return JSONReading(tree: nil, diagnostics: [format.diagnostic(at: source)])
    }
    guard var chosen = ReplyChoice.best(among: passages, under: self) else {
      return JSONReader.read(answer, .lenient, limits: limits)
    }
    chosen.reportSurroundings(in: source, passages)
    return JSONReading(tree: chosen.tree, diagnostics: chosen.diagnostics)
  }
}
