public import ScreenDiagnostics
public import ScreenGrammar
public import ScreenModel

extension Grammar {
  /// Reads a reply: a model's text, the whole answer of a host, or a file with a screen in it.
  ///
  /// Thoughts and words around the answer are skipped. Of several values, the one that admits best
  /// is taken: first those in a fence marked as JSON, and the last of equals. Adjacent parts of a
  /// screen make one screen. A wrapped answer is lifted out.
  ///
  /// - Returns: The value to admit, with the repairs made. There is no value but an error if the
  ///   text holds none, or is in a foreign format, which the error names.
  /// - Complexity: O(number of bytes), plus the cost of admitting a few of its values.
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
