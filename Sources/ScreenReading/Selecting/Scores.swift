/// The scores of the spans and skipped tokens of a text, by weights.
struct Scores: Sendable {
  /// The scores of each span in all columns.
  var spans: [Int32]
  /// The number of columns.
  let width: Int
  /// The scores of each token for being skipped, a column for each holder.
  let skips: [Int32]

  init(_ features: FeatureGroups<Int32>, _ candidates: CandidateSpans, _ weights: Weights) {
    let lanes = weights.columns.lanes
    width = lanes * 16
    let count = features.starts.count
    let rows = weights.stored?.spans
    let starts = Self.sums(features.starts, weights.spans, rows, lanes)
    var ends = Self.sums(features.ends, weights.spans, rows, lanes)
    let insides = Self.sums(features.insides, weights.spans, rows, lanes)
    let text = Self.sums(features.text, weights.spans, rows, lanes)
    // Sums over the tokens before each one: what is inside of a span is a difference of two.
    var before = [Weights.Lane](repeating: Weights.Lane(), count: lanes)
    var prefix = before
    prefix.reserveCapacity((count + 1) * lanes)
    for token in 0..<count {
      for lane in 0..<lanes {
        before[lane] &+= insides[token * lanes + lane]
        ends[token * lanes + lane] &+= before[lane] &+ text[lane]
        prefix.append(before[lane])
      }
    }
    var scores = Self.sums(features.spans, weights.spans, rows, lanes)
    for (index, span) in candidates.spans.enumerated() {
      let (start, last) = (span.start * lanes, (span.end - 1) * lanes)
      for lane in 0..<lanes {
        scores[index * lanes + lane] &+=
          starts[start + lane] &+ ends[last + lane] &- prefix[start + lane]
      }
    }
    spans = Self.flat(scores)
    skips = Self.flat(
      Self.sums(features.skips, weights.skips, weights.stored?.skips, Weights.skipLanes))
  }

  /// The sum of the rows of each list.
  private static func sums(
    _ lists: FeatureLists<Int32>, _ rows: [Weights.Lane], _ stored: StoredRows?, _ lanes: Int
  ) -> [Weights.Lane] {
    if let stored { return sums(lists, stored, lanes) }
    var sums = [Weights.Lane](repeating: Weights.Lane(), count: lists.count * lanes)
    for index in 0..<lists.count {
      for row in lists[index] {
        let place = Int(row) * lanes
        for lane in 0..<lanes { sums[index * lanes + lane] &+= rows[place + lane] }
      }
    }
    return sums
  }

  private static func sums(
    _ lists: FeatureLists<Int32>, _ rows: StoredRows, _ lanes: Int
  ) -> [Weights.Lane] {
    let width = lanes * 16
    var sparse = [Int32](repeating: 0, count: lists.count * width)
    for index in 0..<lists.count {
      for row in lists[index] where rows.widePlaces[Int(row)] < 0 {
        rows.forEachWeight(of: Int(row)) { sparse[index * width + $0] &+= $1 }
      }
    }
    var sums = sparse.laned
    for index in 0..<lists.count {
      for row in lists[index] where rows.widePlaces[Int(row)] >= 0 {
        let place = Int(rows.widePlaces[Int(row)])
        for lane in 0..<lanes { sums[index * lanes + lane] &+= rows.wide[place + lane] }
      }
    }
    return sums
  }

  private static func flat(_ lanes: [Weights.Lane]) -> [Int32] {
    unsafe lanes.withUnsafeBytes { unsafe Array($0.bindMemory(to: Int32.self)) }
  }
}
