/// A run of tokens that may be a bracket, with the labels that it may have.
package struct CandidateSpan: Hashable, Sendable {
  /// Its first token.
  package var start: Int
  /// The token after its last one.
  package var end: Int
  /// The labels that it may have.
  package var labels: TreeLabelSet

  package init(start: Int, end: Int, labels: TreeLabelSet) {
    (self.start, self.end, self.labels) = (start, end, labels)
  }
}

/// The spans of a text, by their starts and, of one start, by their ends.
package struct CandidateSpans: Sendable {
  package private(set) var spans: [CandidateSpan] = []
  /// Where the spans of each start begin in the list; one more than there are tokens.
  private(set) var starts: [Int] = []

  /// The spans of a document that its marks and gates allow, with `further` ones beside them.
  ///
  /// - Complexity: O(*n*) spans, since their lengths are bounded.
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

  /// The place of a span in the list.
  package func index(start: Int, end: Int) -> Int? {
    let row = starts[start]..<starts[start + 1]
    return row.first { spans[$0].end == end }
  }

  /// Takes all labels from the spans that begin at a token, so that none of them is a bracket.
  mutating func leaveOut(startingAt token: Int) {
    for span in starts[token]..<starts[token + 1] { spans[span].labels = [] }
  }
}
