/// The scores of the tokens of a text, independent of its spans.
struct TokenScores {
  /// The scores of a span's start and of its end; the end includes those of the text.
  ///
  /// The score of the tokens inside a span is the difference of two prefix sums, so it is split
  /// between start and end.
  fileprivate let starts: [Weights.ScoreVector]
  fileprivate let ends: [Weights.ScoreVector]
  /// The score of skipping each token, with one column per container.
  let skips: [Int32]
  /// The labels that may start and end at each token.
  let gates: Gates

  init(_ features: FeatureGroups<some TableFeature>, _ weights: Weights) {
    let vectors = Columns.vectors
    var starts = weights.spans.sums(of: features.starts)
    var ends = weights.spans.sums(of: features.ends)
    let text = weights.spans.sums(of: features.text)
    let steps = weights.spans.sums(of: features.insides)
    let count = features.starts.count
    func gate(_ sums: [Weights.ScoreVector]) -> [Weights.ScoreVector] {
      (0..<count).map { sums[$0 * vectors + Columns.gates] &+ text[Columns.gates] }
    }
    gates = Gates(starts: gate(starts), ends: gate(ends))
    var before = [Weights.ScoreVector](repeating: Weights.ScoreVector(), count: vectors)
    for place in starts.indices {
      let lane = place % vectors
      starts[place] &-= before[lane]
      before[lane] &+= steps[place]
      ends[place] &+= before[lane] &+ text[lane]
    }
    (self.starts, self.ends) = (starts, ends)
    let skips = weights.skips.sums(of: features.skips)
    self.skips = unsafe skips.withUnsafeBytes { unsafe Array($0.bindMemory(to: Int32.self)) }
  }
}

/// The scores of the spans and of the skipped tokens of a text.
package struct Scores: Equatable, Sendable {
  /// The scores of each span in all columns.
  private(set) var vectors: [Weights.ScoreVector]
  /// The score of skipping each token, with one column per container.
  let skips: [Int32]

  /// Empty scores.
  static let none = Scores()

  private init() { (vectors, skips) = ([], []) }

  /// Computes the scores of spans from their features and from the scores of tokens.
  init(
    _ tokens: TokenScores, _ features: FeatureGroups<some TableFeature>,
    _ candidates: CandidateSpans, _ weights: Weights
  ) {
    let vectors = Columns.vectors
    var spans = weights.spans.sums(of: features.spans)
    for (index, span) in candidates.spans.enumerated() {
      let (start, last) = (span.start * vectors, (span.end - 1) * vectors)
      for lane in 0..<vectors {
        spans[index * vectors + lane] &+= tokens.starts[start + lane] &+ tokens.ends[last + lane]
      }
    }
    self.vectors = spans
    skips = tokens.skips
  }

  /// Computes the scores from features whose rows are known, as in training.
  package init(
    _ features: FeatureGroups<FeatureRow>, _ candidates: CandidateSpans, _ weights: Weights
  ) {
    self.init(TokenScores(features, weights), features, candidates, weights)
  }

  /// Makes all labels of a span impossible but the given ones.
  mutating func keep(_ labels: UInt64, of span: Int) {
    let none = Weights.ScoreVector(repeating: LabelTable.none)
    for lane in 0..<LabelTable.vectors {
      let kept = Weights.ScoreVector(ones: UInt16(truncatingIfNeeded: labels >> UInt64(16 * lane)))
      let place = span * Columns.vectors + lane
      vectors[place] = none.taking(vectors[place], at: kept)
    }
  }

  /// Adds to the scores of some labels of a span.
  mutating func add(_ score: Int32, to labels: UInt64, of span: Int) {
    for lane in 0..<LabelTable.vectors where labels >> UInt64(16 * lane) & 0xFFFF != 0 {
      let bits = UInt16(truncatingIfNeeded: labels >> UInt64(16 * lane))
      vectors[span * Columns.vectors + lane] &+=
        Weights.ScoreVector(repeating: score) & Weights.ScoreVector(ones: bits)
    }
  }

  /// The score of a span in a column.
  package subscript(span: Int, column: Int) -> Int32 {
    get { vectors[span * Columns.vectors + column / 16][column % 16] }
    set { vectors[span * Columns.vectors + column / 16][column % 16] = newValue }
  }
}
