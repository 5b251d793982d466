/// Finds the best tree over the spans of a text.
///
/// A tree is a sequence of brackets inside a container, with skipped tokens between them. Its score
/// is the sum of the scores of its brackets as labels in their containers, of its skipped tokens,
/// and of its transitions. Containers are filled from right to left and from the inside out; for
/// each start and container, one lattice gives the best content up to every end.
///
/// The search is exact except that each position of a lattice keeps only its best states.
package struct Chart {
  /// A bracket of a tree: a span and a label, both by index.
  package struct Bracket: Hashable, Sendable {
    package var span: Int
    package var label: Int
    package var children: [Bracket]

    package init(span: Int, label: Int, children: [Bracket] = []) {
      (self.span, self.label, self.children) = (span, label, children)
    }
  }

  /// A tree and its score.
  package struct Scored: Sendable {
    package var tree: [Bracket]
    var score: Int32
  }

  private var spanScores: SpanScores
  private let skips: [Int32]
  private let weights: Weights
  private let separators: [UInt8]
  private let tops: UInt64
  /// The score of the best content of each span in each container; `none` if it has not been
  /// filled.
  private var insides: [Int32]
  private var lattice: Lattice

  package init(
    _ candidates: CandidateSpans, _ scores: consuming Scores, _ weights: Weights,
    separators: [UInt8],
    of purpose: TextPurpose = .screen
  ) {
    tops = purpose.tops.rawValue
    skips = scores.skips
    // The scores are not used again, so they are moved and not copied.
    spanScores = SpanScores(candidates, scores)
    self.weights = weights
    self.separators = separators
    insides = Array(
      repeating: LabelTable.none, count: candidates.spans.count * Container.count)
    lattice = Lattice(length: separators.count)
  }

  /// Returns the best tree and its score.
  package mutating func best() -> Scored {
    fillAll()
    run(.text, from: 0, to: separators.count)
    guard let end = lattice.bestEnd(.text, at: separators.count, weights.transitions) else {
      return Scored(tree: [], score: 0)
    }
    let score = end.score
    return Scored(tree: brackets(endingIn: end.state), score: score)
  }

  /// Returns how much lower the best tree without some bracket of `best` scores; nil if `best` has
  /// no brackets.
  ///
  /// A nested bracket is forbidden while the brackets around it stay as they are: trees without
  /// those are covered when those are forbidden.
  ///
  /// - Complexity: O(*b* *n*) for *b* brackets at most, since the content of every span is known.
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
      // What precedes a bracket does not depend on it, so the lattice up to there is computed once.
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

  /// Forbids a label of a span.
  mutating func forbid(_ label: Int, of span: Int) { spanScores.forbid(label, of: span) }

  // MARK: - Filling containers

  private mutating func fillAll() {
    for start in separators.indices.reversed() {
      let row = spanScores.row(of: start)
      guard !row.isEmpty else { continue }
      for container in Container.fromInside { fill(container, start, row) }
    }
  }

  /// Fills the spans of a start that can be a container, and adds the score of their content.
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

  /// Returns the score of the best content between two tokens, from the lattice that ran last.
  private func content(of container: Container, from start: Int, to end: Int) -> Int32 {
    let filled =
      lattice.bestEnd(container, at: end - start, weights.transitions)?.score ?? LabelTable.none
    return container.mayBeEmpty ? max(filled, weights.transitions.leaf) : filled
  }

  /// Runs the lattice of a container over some tokens, or continues it over part of them.
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

  // MARK: - Extracting the best tree

  /// Returns the brackets on the path to a state of the lattice that ran last.
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
  /// The labels that map to the container, as bits.
  var mask: UInt64 { Self.masks[index] }

  private static let masks: [UInt64] = (0..<count).map { index in
    TreeLabelSet(TreeLabel.allCases.filter { LabelTable.container[Int($0.rawValue)] == index })
      .rawValue
  }

  /// All containers but the whole text, from the inside out.
  static let fromInside = (1...5).flatMap { layer in allCases.filter { $0.layer == layer } }
}
