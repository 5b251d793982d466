/// Finds the best tree over the spans of a text.
///
/// A tree is a sequence of brackets inside a holder, with skipped tokens between. It scores the sum
/// of its brackets as labels in their holders, of its skipped tokens and of its transitions. Holders
/// are filled from the right to the left and from the inside to the outside; of each start and
/// holder one lattice gives the best filling for every end.
///
/// It is exact but for one thing: a place of a lattice keeps the best states alone.
package struct Chart {
  /// A bracket of a tree: a span with a label.
  package struct Bracket: Hashable, Sendable {
    package var span: Int
    package var label: Int
    package var children: [Bracket]

    package init(span: Int, label: Int, children: [Bracket] = []) {
      (self.span, self.label, self.children) = (span, label, children)
    }
  }

  /// A tree and how good it is.
  package struct Scored: Sendable {
    package var tree: [Bracket]
    var score: Int32
  }

  private var offers: Offers
  private let skips: [Int32]
  private let weights: Weights
  private let gaps: [UInt8]
  private let tops: UInt64
  /// The score of the best content of each span in each holder; `none` where it was not filled.
  private var insides: [Int32]
  private var lattice: Lattice

  package init(
    _ candidates: CandidateSpans, _ scores: Scores, _ weights: Weights, gaps: [UInt8],
    of purpose: TextPurpose = .screen
  ) {
    tops = purpose.tops.rawValue
    skips = scores.skips
    // The last use of the scores, so that they are changed where they are.
    offers = Offers(candidates, scores)
    self.weights = weights
    self.gaps = gaps
    insides = Array(
      repeating: LabelTable.none, count: candidates.spans.count * Holder.count)
    lattice = Lattice(length: gaps.count)
  }

  /// The best tree and its score.
  package mutating func best() -> Scored {
    fillAll()
    run(.text, from: 0, to: gaps.count)
    guard let end = lattice.bestEnd(.text, at: gaps.count, weights.transitions) else {
      return Scored(tree: [], score: 0)
    }
    let score = end.score
    return Scored(tree: brackets(endingIn: end.state), score: score)
  }

  /// How much worse than the best tree the best one is that lacks some of its brackets; nil for a
  /// tree without any.
  ///
  /// A bracket of another bracket is left out with all around that one as it is: what lacks that
  /// one, too, is looked at where that one is left out.
  ///
  /// - Complexity: O(*b* *n*) for *b* brackets at most, since what is inside of them is known.
  mutating func margin(of best: Scored) -> Int32? {
    margin(of: best.tree, in: .text, from: 0, to: gaps.count, scoring: best.score)
  }

  private mutating func margin(
    of brackets: [Bracket], in holder: Holder, from start: Int, to end: Int, scoring score: Int32
  ) -> Int32? {
    var least: Int32?
    var read = start
    for bracket in brackets {
      // Nothing before a bracket depends on it, so all go on from one reading of that.
      let span = offers.candidates.spans[bracket.span]
      run(holder, from: start, to: end, over: read..<span.start)
      read = span.start
      let before = lattice
      let own = offers.forbid(bracket.label, of: bracket.span)
      run(holder, from: start, to: end, over: span.start..<end)
      offers.allow(bracket.label, of: bracket.span, scoring: own)
      let other = content(of: holder, from: start, to: end)
      least = min(least ?? .max, max(0, score &- other))
      if let inner = Holder(TreeLabel.allCases[bracket.label]) {
        let inside = margin(
          of: bracket.children, in: inner, from: span.start, to: span.end,
          scoring: insides[bracket.span * Holder.count + inner.index])
        if let inside { least = min(least ?? .max, inside) }
      }
      lattice = before
    }
    return least
  }

  /// Keeps a span from being taken for a label.
  mutating func forbid(_ label: Int, of span: Int) { offers.forbid(label, of: span) }

  // MARK: - Filling holders

  private mutating func fillAll() {
    for start in gaps.indices.reversed() {
      let row = offers.row(of: start)
      guard !row.isEmpty else { continue }
      for holder in Holder.fromInside { fill(holder, start, row) }
    }
  }

  /// Fills the spans of a start that may be a holder, and adds what is in them to their scores.
  private mutating func fill(_ holder: Holder, _ start: Int, _ row: Range<Int>) {
    guard offers.following[start] & holder.mask != 0,
      let last = row.last(where: { offers.labels[$0] & holder.mask != 0 })
    else { return }
    run(holder, from: start, to: offers.candidates.spans[last].end)
    for span in row where offers.labels[span] & holder.mask != 0 {
      let inside = content(of: holder, from: start, to: offers.candidates.spans[span].end)
      insides[span * Holder.count + holder.index] = inside
      offers.add(inside, to: offers.labels[span] & holder.mask, of: span)
    }
  }

  /// The score of the best content between two tokens, by the lattice of the holder that ran last.
  private func content(of holder: Holder, from start: Int, to end: Int) -> Int32 {
    let filled =
      lattice.bestEnd(holder, at: end - start, weights.transitions)?.score ?? LabelTable.none
    return holder.mayBeEmpty ? max(filled, weights.transitions.leaf) : filled
  }

  /// Runs the lattice of a holder over some tokens, or goes on over a part of them.
  private mutating func run(
    _ holder: Holder, from start: Int, to end: Int, over part: Range<Int>? = nil
  ) {
    let content = Lattice.Content(
      holder: holder.index, column: holder.column,
      allowed: weights.grammar[holder.index].rawValue & (holder == .text ? tops : .max),
      atStart: LabelTable.below[holder.layer],
      start: start, end: end)
    lattice.run(
      content, over: part ?? start..<end, offers, gaps: gaps, skips: skips, weights.transitions)
  }

  // MARK: - Taking the best tree apart

  /// The brackets of the path that ends in a state of the lattice that ran last.
  private mutating func brackets(endingIn state: Int) -> [Bracket] {
    var brackets = lattice.path(to: state).map { Bracket(span: $0.span, label: $0.label) }
    for index in brackets.indices {
      brackets[index].children = children(of: brackets[index])
    }
    return brackets
  }

  private mutating func children(of bracket: Bracket) -> [Bracket] {
    guard let holder = Holder(TreeLabel.allCases[bracket.label]) else { return [] }
    let span = offers.candidates.spans[bracket.span]
    run(holder, from: span.start, to: span.end)
    let end = lattice.bestEnd(holder, at: span.end - span.start, weights.transitions)
    guard let end, !holder.mayBeEmpty || end.score > weights.transitions.leaf
    else { return [] }
    return brackets(endingIn: end.state)
  }
}

extension Holder {
  /// The labels that a holder may stand for, as bits.
  var mask: UInt64 { Self.masks[index] }

  private static let masks: [UInt64] = (0..<count).map { index in
    TreeLabelSet(TreeLabel.allCases.filter { LabelTable.holder[Int($0.rawValue)] == index })
      .rawValue
  }

  /// All but the whole text, from the inside to the outside.
  static let fromInside = (1...5).flatMap { layer in allCases.filter { $0.layer == layer } }
}
