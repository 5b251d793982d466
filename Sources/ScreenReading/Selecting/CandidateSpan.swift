/// A span of tokens that may be a bracket, with its possible labels.
package struct CandidateSpan: Hashable, Sendable {
  /// The index of the first token.
  package var start: Int
  /// The index after the last token.
  package var end: Int
  /// The labels that the span may have.
  package var labels: TreeLabelSet

  package init(start: Int, end: Int, labels: TreeLabelSet) {
    (self.start, self.end, self.labels) = (start, end, labels)
  }
}

/// The candidate spans of a text, ordered by start and then by end.
package struct CandidateSpans: Sendable {
  package private(set) var spans: [CandidateSpan] = []
  /// For each token, the index in `spans` of the first span that starts there; has one more entry
  /// than there are tokens.
  private(set) var starts: [Int] = []

  /// Creates the spans of a document that its marks and gates allow, and adds the spans of
  /// `further`.
  ///
  /// - Complexity: O(*n*) spans, since their length is bounded.
  package init(
    _ document: Document, within gates: Gates?, of purpose: TextPurpose = .screen,
    adding further: [CandidateSpan] = []
  ) {
    var more = further[...]
    let rules = SpanRules(document, gates, purpose)
    for start in 0..<document.count {
      starts.append(spans.count)
      let first = spans.count
      rules.propose(from: start, into: &spans)
      while let extra = more.first, extra.start == start {
        more.removeFirst()
        merge(extra, from: first)
      }
    }
    starts.append(spans.count)
  }

  private mutating func merge(_ extra: CandidateSpan, from first: Int) {
    let place = spans[first...].firstIndex { $0.end >= extra.end } ?? spans.count
    if place < spans.count, spans[place].end == extra.end {
      spans[place].labels.formUnion(extra.labels)
    } else {
      spans.insert(extra, at: place)
    }
  }

  /// Returns the index of a span in `spans`.
  package func index(start: Int, end: Int) -> Int? {
    let row = starts[start]..<starts[start + 1]
    return row.first { spans[$0].end == end }
  }

  /// Removes all labels from the spans that start at a token, so that none of them becomes a
  /// bracket.
  mutating func leaveOut(startingAt token: Int) {
    for span in starts[token]..<starts[token + 1] { spans[span].labels = [] }
  }
}
