/// The labels that each span of a text may still have, and its scores for them.
struct SpanScores {
  let candidates: CandidateSpans
  /// The labels of each span, as bits; `following` has those of all spans with the same start.
  private(set) var labels: [UInt64]
  let following: [UInt64]
  /// The scores of each span by label, including its content once that is known, and
  /// `LabelTable.none` for labels that it may not have.
  private(set) var scores: Scores

  init(_ candidates: CandidateSpans, _ scores: consuming Scores) {
    self.candidates = candidates
    self.scores = scores
    labels = candidates.spans.map(\.labels.rawValue)
    let (labels, starts) = (labels, candidates.starts)
    following = starts.indices.dropLast().map { start in
      labels[starts[start]..<starts[start + 1]].reduce(0, |)
    }
    for span in labels.indices { self.scores.keep(labels[span], of: span) }
  }

  /// Returns the range of the spans that start at a token.
  func row(of start: Int) -> Range<Int> { candidates.starts[start]..<candidates.starts[start + 1] }

  /// Adds the score of a span's content to some of its labels, or removes those labels if no
  /// content is possible.
  mutating func add(_ inside: Int32, to labels: UInt64, of span: Int) {
    if inside <= LabelTable.none / 2 { self.labels[span] &= ~labels }
    scores.add(inside, to: labels, of: span)
  }

  /// Forbids a label of a span, and returns its score.
  @discardableResult
  mutating func forbid(_ label: Int, of span: Int) -> Int32 {
    let score = scores[span, label]
    labels[span] &= ~(1 << UInt64(label))
    scores[span, label] = LabelTable.none
    return score
  }

  /// Allows a forbidden label of a span again, with its previous score.
  mutating func allow(_ label: Int, of span: Int, scoring score: Int32) {
    labels[span] |= 1 << UInt64(label)
    scores[span, label] = score
  }
}
