/// What the spans of a text are offered as: their labels, and what they score by them.
struct SpanScores {
  let candidates: CandidateSpans
  /// The labels of each span, and of all spans of a start, as bits.
  private(set) var labels: [UInt64]
  let following: [UInt64]
  /// What each span scores, by labels with what is inside of it as soon as that is known, and
  /// `LabelTable.none` by those that it is not offered as.
  private(set) var scores: Scores

  init(_ candidates: CandidateSpans, _ scores: Scores) {
    self.candidates = candidates
    self.scores = scores
    labels = candidates.spans.map(\.labels.rawValue)
    let (labels, starts) = (labels, candidates.starts)
    following = starts.indices.dropLast().map { start in
      labels[starts[start]..<starts[start + 1]].reduce(0, |)
    }
    for span in labels.indices { self.scores.keep(labels[span], of: span) }
  }

  /// The spans of a start.
  func row(of start: Int) -> Range<Int> { candidates.starts[start]..<candidates.starts[start + 1] }

  /// Adds what is inside of a span to its scores by some labels, or takes those labels from it where
  /// there can be nothing.
  mutating func add(_ inside: Int32, to labels: UInt64, of span: Int) {
    if inside <= LabelTable.none / 2 { self.labels[span] &= ~labels }
    scores.add(inside, to: labels, of: span)
  }

  /// Keeps a span from being taken for a label, and gives what it scored by it.
  @discardableResult
  mutating func forbid(_ label: Int, of span: Int) -> Int32 {
    let score = scores[span, label]
    labels[span] &= ~(1 << UInt64(label))
    scores[span, label] = LabelTable.none
    return score
  }

  /// Lets a span be taken again for a label that it scored by.
  mutating func allow(_ label: Int, of span: Int, scoring score: Int32) {
    labels[span] |= 1 << UInt64(label)
    scores[span, label] = score
  }
}
