/// The scores of the spans and skipped tokens of a text, by weights.
struct Scores: Equatable, Sendable {
  /// The scores of each span in all columns.
  private var spans: [Weights.Lane]
  /// The number of lanes of a span.
  private let lanes: Int
  /// The scores of each token for being skipped, a column for each holder.
  let skips: [Int32]

  init(_ features: ResolvedFeatures, _ candidates: CandidateSpans, _ weights: Weights) {
    let lanes = weights.columns.lanes
    let groups = features.groups
    let count = groups.starts.count
    let rows = Rows(weights.spans, weights.stored?.spans, features.spans, lanes)
    let starts = rows.sums(of: groups.starts)
    var ends = rows.sums(of: groups.ends)
    let insides = rows.sums(of: groups.insides)
    let text = rows.sums(of: groups.text)
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
    spans = rows.sums(of: groups.spans)
    for (index, span) in candidates.spans.enumerated() {
      let (start, last) = (span.start * lanes, (span.end - 1) * lanes)
      for lane in 0..<lanes {
        spans[index * lanes + lane] &+=
          starts[start + lane] &+ ends[last + lane] &- prefix[start + lane]
      }
    }
    self.lanes = lanes
    let skipRows = Rows(weights.skips, weights.stored?.skips, features.skips, Weights.skipLanes)
    let sums = skipRows.sums(of: groups.skips)
    skips = unsafe sums.withUnsafeBytes { unsafe Array($0.bindMemory(to: Int32.self)) }
  }

  /// The score of a span in a column.
  subscript(span: Int, column: Int) -> Int32 {
    get { spans[span * lanes + column / 16][column % 16] }
    set { spans[span * lanes + column / 16][column % 16] = newValue }
  }

  /// The scores of a span in sixteen columns.
  subscript(span: Int, lane lane: Int) -> Weights.Lane { spans[span * lanes + lane] }
}

/// The rows of the features of a text, from training or as the build laid them out.
private struct Rows {
  private let trained: [Weights.Lane]
  private let stored: StoredRows?
  private let met: MetRows
  private let lanes: Int

  init(_ trained: [Weights.Lane], _ stored: StoredRows?, _ met: MetRows, _ lanes: Int) {
    self.trained = trained
    self.stored = stored
    self.met = met
    self.lanes = lanes
  }

  /// The sum of the rows of each list.
  func sums(of lists: FeatureLists<Int32>) -> [Weights.Lane] {
    var sums = [Weights.Lane](repeating: Weights.Lane(), count: lists.count * lanes)
    guard let stored else {
      for index in 0..<lists.count { add(lists[index], of: trained, to: &sums, at: index * lanes) }
      return sums
    }
    let width = lanes * MemoryLayout<Weights.Lane>.stride
    unsafe sums.withUnsafeMutableBytes { sums in
      unsafe met.spread.withUnsafeBytes { spread in
        for index in 0..<lists.count {
          for number in lists[index] {
            let place = Int(met.places[Int(number)])
            if place >= 0 {
              for lane in stride(from: 0, to: width, by: MemoryLayout<Weights.Lane>.stride) {
                let sum = unsafe sums.load(
                  fromByteOffset: index * width + lane, as: Weights.Lane.self)
                let further = unsafe spread.load(
                  fromByteOffset: place * width + lane, as: Weights.Lane.self)
                unsafe sums.storeBytes(
                  of: sum &+ further, toByteOffset: index * width + lane, as: Weights.Lane.self)
              }
            } else {
              stored.forEachWeight(of: Int(met.rows[Int(number)])) { column, weight in
                let offset = index * width + column * MemoryLayout<Int32>.stride
                let sum = unsafe sums.load(fromByteOffset: offset, as: Int32.self)
                unsafe sums.storeBytes(of: sum &+ weight, toByteOffset: offset, as: Int32.self)
              }
            }
          }
        }
      }
    }
    return sums
  }

  private func add(
    _ rows: ArraySlice<Int32>, of all: [Weights.Lane], to sums: inout [Weights.Lane], at start: Int
  ) {
    for row in rows {
      for lane in 0..<lanes { sums[start + lane] &+= all[Int(row) * lanes + lane] }
    }
  }
}
