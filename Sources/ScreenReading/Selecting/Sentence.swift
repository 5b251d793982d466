import ScreenDiagnostics

/// A text, or a part of a long one, prepared for the chart: its tokens, and its spans with their
/// scores.
struct Sentence: Sendable {
  let document: Document
  let candidates: CandidateSpans
  /// The scores of the spans; empty once a chart has taken them.
  private(set) var scores: Scores
  let separators: [UInt8]
  let purpose: TextPurpose
  /// Whether it ends with a table row, so that the next part may continue the table.
  let endsInTable: Bool

  /// The bonus of a bracket that the syntax makes certain: greater than any penalty by weights.
  private static let certainty: Int32 = 1 << 18

  /// Prepares a document that follows `before`, the previous part of a long text.
  init(
    _ document: Document, after before: Sentence?, lexicon: Lexicon, _ weights: Weights,
    of purpose: TextPurpose = .screen
  ) {
    self.document = document
    self.purpose = purpose
    separators = document.separators
    let tables = PipeTables(document, startsInTable: before?.endsInTable ?? false)
    endsInTable = tables.endsInTable
    var extractor = FeatureExtractor(document, lexicon)
    let tokens = TokenScores(extractor.groups, weights)
    var candidates = CandidateSpans(
      document, within: tokens.gates, of: purpose, adding: tables.spans)
    for token in tables.delimiterRows.joined() { candidates.leaveOut(startingAt: token) }
    extractor.addSpans(candidates)
    var scores = Scores(tokens, extractor.groups, candidates, weights)
    for span in tables.spans {
      guard let index = candidates.index(start: span.start, end: span.end) else { continue }
      for label in 0..<LabelTable.count where span.labels.contains(TreeLabel.allCases[label]) {
        scores[index, label] &+= Self.certainty
      }
    }
    (self.candidates, self.scores) = (candidates, scores)
  }

  /// Creates the chart of the sentence and moves the scores into it instead of copying them.
  mutating func takeChart(_ weights: Weights) -> Chart {
    var taken = Scores.none
    swap(&taken, &scores)
    return Chart(candidates, consume taken, weights, separators: separators, of: purpose)
  }
}

extension Document {
  /// The separator that each token forms when it is skipped.
  package var separators: [UInt8] { tokens.map { Separator($0.kind).rawValue } }
}

extension Chart.Bracket {
  /// Returns the tree node of the bracket, with its range in the text.
  func node(_ sentence: Sentence) -> ReadingTree.Node {
    let span = sentence.candidates.spans[span]
    return ReadingTree.Node(
      TreeLabel.allCases[label].written,
      SourceRange(sentence.document.bytes(of: span.start..<span.end)),
      children: children.map { $0.node(sentence) })
  }
}
