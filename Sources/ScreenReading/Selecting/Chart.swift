/// Finds the best tree over the spans of a text.
///
/// A tree is a sequence of brackets inside a container, with skipped tokens between. It scores the sum
/// of its brackets as labels in their containers, of its skipped tokens and of its transitions. Containers
/// are filled from the right to the left and from the inside to the outside; of each start and
/// container one lattice gives the best filling for every end.
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

  private var spanScores: SpanScores
  private let skips: [Int32]
  private let weights: Weights
  private let separators: [UInt8]
  private let tops: UInt64
  /// The score of the best content of each span in each container; `none` where it was not filled.
  private var insides: [Int32]
  private var lattice: Lattice

  package init(
    _ candidates: CandidateSpans, _ scores: Scores, _ weights: Weights, separators: [UInt8],
    of purpose: TextPurpose = .screen
  ) {
    tops = purpose.tops.rawValue
    skips = scores.skips
    // The last use of the scores, so that they are changed where they are.
    spanScores = SpanScores(candidates, scores)
    self.weights = weights
    self.separators = separators
    insides = Array(
      repeating: LabelTable.none, count: candidates.spans.count * Container.count)
    lattice = Lattice(length: separators.count)
  }

  /// The best tree and its score.
  package mutating func best() -> Scored {
    fillAll()
    run(.text, from: 0, to: separators.count)
    guard let end = lattice.bestEnd(.text, at: separators.count, weights.transitions) else {
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
    margin(of: best.tree, in: .text, from: 0, to: separators.count, scoring: best.score)
  }

  private mutating func margin(
    of brackets: [Bracket], in container: Container, from start: Int, to end: Int,
    scoring score: Int32
  ) -> Int32? {
    var least: Int32?
    var read = start
    for bracket in brackets {
      // Nothing before a bracket depends on it, so all go on from one reading of that.
      let span = spanScores.candidates.spans[bracket.span]
      run(container, from: start, to: end, over: read..<span.start)
      read = span.start
      let before = lattice
      let own = spanScores.forbid(bracket.label, of: bracket.span)
      run(container, from: start, to: end, over: span.start..<end)
      spanScores.allow(bracket.label, of: bracket.span, scoring: own)
      let other = content(of: container, from: start, to: end)
      least = min(least ?? .max, max(0, score &- other))
      if let inner = Container(TreeLabel.allCases[bracket.label]) {
        let inside = margin(
          of: bracket.children, in: inner, from: span.start, to: span.end,
          scoring: insides[bracket.span * Container.count + inner.index])
        if let inside { least = min(least ?? .max, inside) }
      }
      lattice = before
    }
    return least
  }

  /// Keeps a span from being taken for a label.
  mutating func forbid(_ label: Int, of span: Int) { spanScores.forbid(label, of: span) }

  // MARK: - Filling containers

  private mutating func fillAll() {
    for start in separators.indices.reversed() {
      let row = spanScores.row(of: start)
      guard !row.isEmpty else { continue }
      for container in Container.fromInside { fill(container, start, row) }
    }
  }

  /// Fills the spans of a start that may be a container, and adds what is in them to their scores.
  private mutating func fill(_ container: Container, _ start: Int, _ row: Range<Int>) {
    guard spanScores.following[start] & container.mask != 0,
      let last = row.last(where: { spanScores.labels[$0] & container.mask != 0 })
    else { return }
    run(container, from: start, to: spanScores.candidates.spans[last].end)
    for span in row where spanScores.labels[span] & container.mask != 0 {
      let inside = content(of: container, from: start, to: spanScores.candidates.spans[span].end)
      insides[span * Container.count + container.index] = inside
      spanScores.add(inside, to: spanScores.labels[span] & container.mask, of: span)
    }
  }

  /// The score of the best content between two tokens, by the lattice of the container that ran last.
  private func content(of container: Container, from start: Int, to end: Int) -> Int32 {
    let filled =
      lattice.bestEnd(container, at: end - start, weights.transitions)?.score ?? LabelTable.none
    return container.mayBeEmpty ? max(filled, weights.transitions.leaf) : filled
  }

  /// Runs the lattice of a container over some tokens, or goes on over a part of them.
  private mutating func run(
    _ container: Container, from start: Int, to end: Int, over part: Range<Int>? = nil
  ) {
    let content = Lattice.Content(
      container: container.index, column: container.column,
      allowed: weights.grammar[container.index].rawValue & (container == .text ? tops : .max),
      atStart: LabelTable.below[container.layer],
      start: start, end: end)
    lattice.run(
      content, over: part ?? start..<end, spanScores, separators: separators, skips: skips,
      weights.transitions)
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
    guard let container = Container(TreeLabel.allCases[bracket.label]) else { return [] }
    let span = spanScores.candidates.spans[bracket.span]
    run(container, from: span.start, to: span.end)
    let end = lattice.bestEnd(container, at: span.end - span.start, weights.transitions)
    guard let end, !container.mayBeEmpty || end.score > weights.transitions.leaf
    else { return [] }
    return brackets(endingIn: end.state)
  }
}

extension Container {
  /// The labels that a container may stand for, as bits.
  var mask: UInt64 { Self.masks[index] }

  private static let masks: [UInt64] = (0..<count).map { index in
    TreeLabelSet(TreeLabel.allCases.filter { LabelTable.container[Int($0.rawValue)] == index })
      .rawValue
  }

  /// All but the whole text, from the inside to the outside.
  static let fromInside = (1...5).flatMap { layer in allCases.filter { $0.layer == layer } }
}
