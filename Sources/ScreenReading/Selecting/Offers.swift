/// What the spans of a text are offered as: their labels, and what they score by them.
struct Offers {
  let candidates: CandidateSpans
  /// The labels of each span that are looked into, and of all spans of a start, as bits.
  private(set) var labels: [UInt64]
  private(set) var following: [UInt64] = []
  /// What each span scores by its labels, as many lanes for each as for all labels; with what is
  /// inside of it as soon as that is known, and `LabelTable.none` by those that it is not offered as.
  private(set) var wholes: [Weights.Lane] = []
  /// What each span scores by its roles in a holder, holder by holder.
  private(set) var roles: [Weights.Lane]
  private let scores: Scores
  private let columns: Columns

  /// The offers of spans for the labels that they score best as by themselves.
  init(
    _ candidates: CandidateSpans, _ scores: Scores, _ columns: Columns, starts: Range<Int>,
    widths: Chart.Widths, keeping kept: [TreeLabelSet]
  ) {
    self.candidates = candidates
    self.scores = scores
    self.columns = columns
    labels = candidates.spans.map(\.labels.rawValue)
    let count = candidates.spans.count
    roles = Array(repeating: Weights.Lane(), count: Holder.count * count)
    var pruning = Pruning(scores, keeping: kept)
    for start in starts {
      let row = self.row(of: start)
      pruning.prune(&labels, row, of: LabelTable.elements, to: widths.elements)
      pruning.prune(&labels, row, of: LabelTable.wholes, to: widths.sections)
      for span in row {
        pruning.prune(&labels, span..<(span + 1), of: LabelTable.roles, to: widths.roles)
      }
      following.append(row.reduce(0) { $0 | labels[$1] })
    }
    wholes.reserveCapacity(count * LabelTable.lanes)
    for span in 0..<count {
      for lane in 0..<LabelTable.lanes {
        let offered = Weights.Lane(
          ones: UInt16(truncatingIfNeeded: labels[span] >> UInt64(16 * lane)))
        wholes.append(
          Weights.Lane(repeating: LabelTable.none).taking(scores[span, lane: lane], at: offered))
      }
    }
  }

  /// The spans of a start.
  func row(of start: Int) -> Range<Int> { candidates.starts[start]..<candidates.starts[start + 1] }

  /// Says what the spans of a row score by their roles in holders.
  mutating func settleRoles(of row: Range<Int>, in holders: some Sequence<Holder>) {
    for holder in holders {
      let own = columns.own[holder.index]
      for span in row {
        var lane = wholes[span * LabelTable.lanes]
        for (label, column) in own { lane[label] &+= scores[span, column] }
        roles[holder.index * labels.count + span] = lane
      }
    }
  }

  /// Adds what is inside of a span to its scores by some labels, or takes those labels from it where
  /// there can be nothing.
  mutating func add(_ inside: Int32, to labels: UInt64, of span: Int) {
    if inside <= LabelTable.none / 2 { self.labels[span] &= ~labels }
    for lane in 0..<LabelTable.lanes {
      let bits = UInt16(truncatingIfNeeded: labels >> UInt64(16 * lane))
      guard bits != 0 else { continue }
      wholes[span * LabelTable.lanes + lane] &+=
        Weights.Lane(repeating: inside) & Weights.Lane(ones: bits)
    }
  }

  // MARK: - Leaving out

  /// A label that a span is not offered as for a while, with what it scores by it.
  struct Ban {
    fileprivate var label: Int
    fileprivate var span: Int
    fileprivate var whole: Int32
    fileprivate var roles: [Int32]
  }

  /// Keeps a span from being taken for a label.
  @discardableResult
  mutating func forbid(_ label: Int, of span: Int) -> Ban {
    let place = span * LabelTable.lanes + label / 16
    var ban = Ban(label: label, span: span, whole: wholes[place][label % 16], roles: [])
    labels[span] &= ~(1 << UInt64(label))
    wholes[place][label % 16] = LabelTable.none
    guard label < 16 else { return ban }
    for holder in Holder.allCases {
      let place = holder.index * labels.count + span
      ban.roles.append(roles[place][label])
      roles[place][label] = LabelTable.none
    }
    return ban
  }

  /// Lets a span be taken again for the label of a ban.
  mutating func lift(_ ban: Ban) {
    labels[ban.span] |= 1 << UInt64(ban.label)
    wholes[ban.span * LabelTable.lanes + ban.label / 16][ban.label % 16] = ban.whole
    for (holder, score) in ban.roles.enumerated() {
      roles[holder * labels.count + ban.span][ban.label] = score
    }
  }
}

/// Leaves spans the labels that they score best as by themselves.
private struct Pruning {
  private let scores: Scores
  /// Labels of each span that are never taken from it; none where the list is empty.
  private let kept: [TreeLabelSet]
  /// Room for the labels that a row is pruned to.
  private var ranked: [(score: Int32, span: Int, label: Int)] = []

  init(_ scores: Scores, keeping kept: [TreeLabelSet]) {
    self.scores = scores
    self.kept = kept
  }

  /// Leaves the spans of a row the labels of a set that score best; of those that score alike the first.
  mutating func prune(
    _ labels: inout [UInt64], _ row: Range<Int>, of set: TreeLabelSet, to most: Int
  ) {
    let set = set.rawValue
    guard row.reduce(0, { $0 + (labels[$1] & set).nonzeroBitCount }) > most else { return }
    ranked.removeAll(keepingCapacity: true)
    for span in row {
      var rest = labels[span] & set
      labels[span] &= ~set
      if !kept.isEmpty { labels[span] |= kept[span].rawValue & set }
      while rest != 0 {
        let label = rest.trailingZeroBitCount
        rest &= rest - 1
        let score = scores[span, label]
        if ranked.count == most, score <= ranked[most - 1].score { continue }
        var place = ranked.count
        ranked.append((score, span, label))
        while place > 0, ranked[place - 1].score < score {
          ranked[place] = ranked[place - 1]
          place -= 1
        }
        ranked[place] = (score, span, label)
        if ranked.count > most { ranked.removeLast() }
      }
    }
    for (_, span, label) in ranked { labels[span] |= 1 << UInt64(label) }
  }
}
