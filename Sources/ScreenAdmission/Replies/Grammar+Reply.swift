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
  /// Applied alone or all together, the fix-its of the repairs give a text that is read as the same
  /// value.
  ///
  /// - Returns: The value to admit, with the repairs made. There is no value but an error if the
  ///   text holds none, or is in a foreign format, which the error names.
  /// - Complexity: O(number of bytes), plus the cost of admitting a few of its values.
  public func read(reply source: SourceText, limits: JSONLimits = .default) -> JSONReading {
    var reading = reading(ofReply: source, limits: limits)
    let proof = FixItProof(source: source) { self.reading(ofReply: $0, limits: limits).tree }
    reading.diagnostics = proof.proven(reading)
    return reading
  }

  private func reading(ofReply source: SourceText, limits: JSONLimits) -> JSONReading {
    let passages = JSONReader.readPassages(source, limits: limits)
    let answer = source.withoutThoughts
    let best = ReplyChoice.best(among: passages, under: self)
    if let format = ForeignFormat(of: answer, passages.compactMap(\.reading.tree)),
      format.isOfValues || best?.isAnswer(under: self) != true
    {
      return JSONReading(tree: nil, diagnostics: [format.diagnostic(at: source)])
    }
    guard var chosen = best else {
      return JSONReader.read(answer, .lenient, limits: limits)
    }
    chosen.reportSurroundings(in: source, passages)
    return JSONReading(tree: chosen.tree, diagnostics: chosen.diagnostics)
  }

  /// Whether a text that begins like another language holds a screen in JSON, or parts of one:
  /// a page, or a program that assigns it.
  ///
  /// - Complexity: O(number of bytes).
  package func findsAnswer(in source: SourceText) -> Bool {
    let passages = JSONReader.readPassages(source)
    return ReplyChoice.best(among: passages, under: self)?.isAnswer(under: self) == true
  }
}
