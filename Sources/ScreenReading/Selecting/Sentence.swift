import ScreenDiagnostics

/// A text, or a part of a long one, made ready for the chart: tokens, spans and their features.
package struct Sentence: Sendable {
  package let document: Document
  private(set) var candidates: CandidateSpans
  let features: FeatureGroups<FeatureKey>
  let gaps: [UInt8]
  /// What spans are by their form, whatever the weights say.
  private(set) var certain: [CandidateSpan] = []
  /// Whether it ends with a row of a table, so that what follows may go on with it.
  private(set) var endsInTable = false

  /// Makes a document ready, with `further` spans beside those that its marks allow.
  init(_ document: Document, adding further: [CandidateSpan] = [], lexicon: Lexicon = .shipped) {
    self.document = document
    candidates = CandidateSpans(document, adding: further)
    features = FeatureExtractor.features(of: candidates, document, lexicon: lexicon)
    gaps = document.tokens.map { Gap($0.kind).rawValue }
  }

  /// Makes a document ready to be read after `before`, the part of a long text that it follows, with what its
  /// form says for certain.
  init(reading document: Document, after before: Sentence?, lexicon: Lexicon) {
    let tables = PipeTables(document, startsInTable: before?.endsInTable ?? false)
    self.init(document, adding: tables.spans, lexicon: lexicon)
    certain = tables.spans
    endsInTable = tables.endsInTable
    for token in tables.rulers.joined() { candidates.leaveOut(startingAt: token) }
  }
}

extension Chart.Bracket {
  /// The bracket with its place in the text.
  func node(_ sentence: Sentence) -> ReadingTree.Node {
    let span = sentence.candidates.spans[span]
    return ReadingTree.Node(
      TreeLabel.allCases[label].written,
      SourceRange(sentence.document.bytes(of: span.start..<span.end)),
      children: children.map { $0.node(sentence) })
  }
}
