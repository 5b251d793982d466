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
    var spanRows = Rows(weights.spans, weights.stored?.spans, lanes)
    let starts = spanRows.sums(of: features.starts)
    var ends = spanRows.sums(of: features.ends)
    let insides = spanRows.sums(of: features.insides)
    let text = spanRows.sums(of: features.text)
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
    var scores = spanRows.sums(of: features.spans)
    for (index, span) in candidates.spans.enumerated() {
      let (start, last) = (span.start * lanes, (span.end - 1) * lanes)
      for lane in 0..<lanes {
        scores[index * lanes + lane] &+=
          starts[start + lane] &+ ends[last + lane] &- prefix[start + lane]
      }
    }
    spans = Self.flat(scores)
    var skipRows = Rows(weights.skips, weights.stored?.skips, Weights.skipLanes)
    skips = Self.flat(skipRows.sums(of: features.skips))
  }

  private static func flat(_ lanes: [Weights.Lane]) -> [Int32] {
    unsafe lanes.withUnsafeBytes { unsafe Array($0.bindMemory(to: Int32.self)) }
  }
}

/// The rows of features, from training or as the build laid them out.
private struct Rows {
  private let trained: [Weights.Lane]
  private let stored: StoredRows?
  private var wide: WideRows?
  private let lanes: Int

  init(_ trained: [Weights.Lane], _ stored: StoredRows?, _ lanes: Int) {
    self.trained = trained
    self.stored = stored
    self.lanes = lanes
    wide = stored.map(WideRows.init(of:))
  }

  /// The sum of the rows of each list.
  mutating func sums(of lists: FeatureLists<Int32>) -> [Weights.Lane] {
    if let stored { return sums(of: lists, stored) }
    var sums = [Weights.Lane](repeating: Weights.Lane(), count: lists.count * lanes)
    for index in 0..<lists.count {
      for row in lists[index] {
        let place = Int(row) * lanes
        for lane in 0..<lanes { sums[index * lanes + lane] &+= trained[place + lane] }
      }
    }
    return sums
  }

  private mutating func sums(
    of lists: FeatureLists<Int32>, _ rows: StoredRows
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
        wide?.add(Int(row), to: &sums, at: index * lanes)
      }
    }
    return sums
  }
}
