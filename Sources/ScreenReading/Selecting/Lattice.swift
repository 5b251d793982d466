/// The lattice of a container's content: for each position, the best states that reach it.
struct Lattice {
  struct State {
    var score: Int32
    /// The bracket that leads to the state; -1 if a token was skipped.
    var span: Int32
    /// The previous state; -1 for the first state, and until it is looked up.
    var origin: Int32
    /// The label of the last bracket, or `Transitions.start`.
    var before: UInt8
    /// The separator since the last bracket.
    var separator: UInt8
    /// The labels of the brackets so far, as bits.
    var seen: UInt64

    static let first = State(
      score: 0, span: -1, origin: -1, before: UInt8(Transitions.start),
      separator: Separator.nothing.rawValue,
      seen: 0)

    /// Whether the state precedes another by score, then by lower label and separator.
    @inline(__always)
    func isBetter(than other: State) -> Bool {
      rank > other.rank
    }

    /// The sort key of the states at a position, unique to each of them.
    @inline(__always)
    var rank: Int64 {
      Int64(score) << 16 | (0xFFFF - (Int64(before) << 8 | Int64(separator)))
    }
  }

  /// The best brackets that end at a position, for sixteen labels, and their spans.
  private struct BestEndings {
    var scores = Weights.ScoreVector(repeating: LabelTable.none)
    var spans = Weights.ScoreVector()
  }

  /// The maximum number of states per position.
  static let capacity = 4
  /// The states of each position, best first.
  private(set) var states: [State]
  private(set) var counts: [Int]
  /// The best endings at each position: one entry for each vector of sixteen labels.
  private var bestEndings: [BestEndings]
  /// The labels of the brackets that end at each position, as bits.
  private var arrived: [UInt64]

  init(length: Int) {
    states = Array(repeating: .first, count: (length + 1) * Self.capacity)
    counts = Array(repeating: 0, count: length + 1)
    bestEndings = Array(repeating: BestEndings(), count: (length + 1) * LabelTable.vectors)
    arrived = Array(repeating: 0, count: length + 1)
  }

  /// A container and the range of tokens to fill it with.
  struct Content {
    var container: Int
    /// The column for scores of skipped tokens.
    var column: Int
    /// The labels that the container may hold, and those that may start where it starts.
    var allowed: UInt64
    var atStart: UInt64
    var start: Int
    var end: Int
  }

  /// Finds the best states at each position between two tokens for the content of a container.
  ///
  /// With a later `part` of the tokens, continues a run over the tokens before it.
  mutating func run(
    _ content: Content, over part: Range<Int>, _ spanScores: SpanScores, separators: [UInt8],
    skips: [Int32],
    _ transitions: Transitions
  ) {
    if part.lowerBound == content.start {
      for place in 0...(content.end - content.start) { arrived[place] = 0 }
      states[0] = .first
      counts[0] = 1
    }
    for position in part {
      let here = position - content.start
      let first = here * Self.capacity
      let allowed = here == 0 ? content.allowed & content.atStart : content.allowed
      let ahead = spanScores.following[position] & allowed
      for lane in 0..<transitions.width(content.container) {
        let labels = UInt16(truncatingIfNeeded: ahead >> UInt64(16 * lane))
        guard labels != 0 else { continue }
        let best = Self.best(
          labels, lane, in: content.container, states, first..<(first + counts[here]), transitions)
        Self.bracket(allowed, lane, best, at: position, content, spanScores, &bestEndings, &arrived)
      }
      let skipped = skips[position * Container.columns + content.column]
      counts[here + 1] = Self.skip(
        from: here, scoring: skipped, separators[position], &states, counts[here])
      arrive(at: here + 1, content, spanScores.candidates, transitions)
    }
  }

  /// Returns the best score of any state followed by a bracket, for some labels of a lane; the
  /// scores of the brackets themselves are not included.
  ///
  /// All states that end in the same bracket are equivalent from there on, so only the best is
  /// extended.
  @inline(__always)
  private static func best(
    _ labels: UInt16, _ lane: Int, in container: Int, _ states: [State], _ range: Range<Int>,
    _ transitions: Transitions
  ) -> Weights.ScoreVector {
    let states = states.span
    let none = Weights.ScoreVector(repeating: LabelTable.none)
    var best = none
    for index in range {
      let state = states[index]
      let row = transitions.row(container, Int(state.before), state.separator)
      var score = transitions.sums[row + lane] &+ Weights.ScoreVector(repeating: state.score)
      let seen = UInt16(truncatingIfNeeded: state.seen >> UInt64(16 * lane))
      if seen != 0 {
        score &+=
          transitions.repetitions[container * LabelTable.vectors + lane]
          & Weights.ScoreVector(ones: seen)
      }
      best = best.taking(score, at: Weights.ScoreVector(mask: score .> best))
    }
    return none.taking(best, at: Weights.ScoreVector(ones: labels))
  }

  /// Extends the best endings by the brackets with labels of a lane that start at a token.
  @inline(__always)
  private static func bracket(
    _ allowed: UInt64, _ lane: Int, _ best: Weights.ScoreVector, at position: Int,
    _ content: Content,
    _ spanScores: SpanScores, _ bestEndings: inout [BestEndings], _ arrived: inout [UInt64]
  ) {
    var bestEndings = bestEndings.mutableSpan
    var arrived = arrived.mutableSpan
    let spans = spanScores.candidates.spans.span
    let labels = spanScores.labels.span
    let scores = spanScores.scores.vectors.span
    let mask: UInt64 = 0xFFFF << UInt64(16 * lane)
    let hasRoles = lane == 0 && content.container < Columns.containers
    for span in spanScores.row(of: position) {
      let bits = labels[span] & allowed & mask
      guard bits != 0 else { continue }
      let end = spans[span].end
      guard end <= content.end else { break }
      let place = end - content.start
      let slot = place * LabelTable.vectors + lane
      var score = best &+ scores[span * Columns.vectors + lane]
      if hasRoles { score &+= scores[span * Columns.vectors + Columns.roles + content.container] }
      let others =
        arrived[place] & mask == 0
        ? Weights.ScoreVector(repeating: LabelTable.none) : bestEndings[slot].scores
      let better = Weights.ScoreVector(mask: score .> others)
      bestEndings[slot].scores = others.taking(score, at: better)
      bestEndings[slot].spans = bestEndings[slot].spans.taking(
        Weights.ScoreVector(repeating: Int32(truncatingIfNeeded: span)), at: better)
      arrived[place] |= bits
    }
  }

  /// Initialises the states of the next position with those of a position, skipping the token
  /// between.
  ///
  /// - Returns: The number of states.
  private static func skip(
    from place: Int, scoring score: Int32, _ separator: UInt8, _ states: inout [State], _ all: Int
  ) -> Int {
    let first = place * capacity
    let next = first + capacity
    var count = 0
    for index in first..<(first + all) {
      var state = states[index]
      state.score &+= score
      state.separator = max(state.separator, separator)
      state.origin = Int32(index)
      state.span = -1
      // Better states come first, so of equivalent states the first is kept.
      let isKnown = (next..<(next + count)).contains {
        states[$0].before == state.before && states[$0].separator == state.separator
      }
      if !isKnown { insert(state, from: next, count: &count, &states) }
    }
    return count
  }

  /// Adds the best brackets that end at a position to its states.
  private mutating func arrive(
    at place: Int, _ content: Content, _ candidates: CandidateSpans, _ transitions: Transitions
  ) {
    let first = place * Self.capacity
    var count = counts[place]
    var rest = arrived[place]
    while rest != 0 {
      let label = rest.trailingZeroBitCount
      rest &= rest - 1
      let slot = place * LabelTable.vectors + label / 16
      let score = bestEndings[slot].scores[label % 16]
      guard score > LabelTable.none / 2 else { continue }
      if count == Self.capacity, score < states[first + count - 1].score { continue }
      let state = State(
        score: score, span: bestEndings[slot].spans[label % 16], origin: -1, before: UInt8(label),
        separator: Separator.nothing.rawValue, seen: 1 << UInt64(label))
      Self.insert(state, from: first, count: &count, &states)
    }
    counts[place] = count
    // Origins are looked up only for the states that are kept.
    for index in first..<(first + count) where states[index].origin < 0 {
      let start = candidates.spans[Int(states[index].span)].start - content.start
      let label = Int(states[index].before)
      let origin = origin(of: label, from: start, in: content.container, transitions)
      states[index].origin = Int32(truncatingIfNeeded: origin)
      states[index].seen |= states[origin].seen
    }
  }

  /// Returns the state at a position after which a bracket with a label scores best, the first if
  /// tied.
  private func origin(
    of label: Int, from place: Int, in container: Int, _ transitions: Transitions
  ) -> Int {
    let first = place * Self.capacity
    var best = (state: first, score: Int32.min)
    for index in first..<(first + counts[place]) {
      let score = transitions.score(container, states[index], label)
      if score > best.score { best = (index, score) }
    }
    return best.state
  }

  /// Inserts a state by rank among those at a position, unless all are better and there is no room.
  @inline(__always)
  private static func insert(
    _ state: State, from first: Int, count: inout Int, _ states: inout [State]
  ) {
    var states = states.mutableSpan
    var index = first + count
    if count == capacity {
      index -= 1
      guard state.rank > states[index].rank else { return }
    } else {
      count += 1
    }
    while index > first, states[index - 1].rank < state.rank {
      states[index] = states[index - 1]
      index -= 1
    }
    states[index] = state
  }

  /// Returns the best state at a position at which the container may end, with the score of its
  /// content.
  func bestEnd(
    _ container: Container, at place: Int, _ transitions: Transitions
  ) -> (state: Int, score: Int32)? {
    let first = place * Self.capacity
    var best: (state: Int, score: Int32)?
    for index in first..<(first + counts[place]) {
      let state = states[index]
      if container.layer == 1, state.seen == 0 { continue }
      let score =
        state.score &+ transitions.ending(container.index, Int(state.before), state.separator)
        &+ transitions.contents(container.index, state.seen)
      let isBetter = best.map {
        score > $0.score || score == $0.score && state.isBetter(than: states[$0.state])
      }
      if isBetter ?? true { best = (index, score) }
    }
    return best
  }

  /// Returns the brackets on the path to a state, from left to right.
  func path(to state: Int) -> [(span: Int, label: Int)] {
    var path: [(span: Int, label: Int)] = []
    var index = state
    while index >= 0 {
      let state = states[index]
      if state.span >= 0 { path.append((Int(state.span), Int(state.before))) }
      index = Int(state.origin)
    }
    return path.reversed()
  }
}
