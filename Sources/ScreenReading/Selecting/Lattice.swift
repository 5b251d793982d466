/// The states of a holder's content, place by place: the best ways to have come there.
struct Lattice {
  struct State {
    var score: Int32
    /// The bracket that leads here; -1 where a token was skipped.
    var span: Int32
    /// The state that this one comes from; -1 for the first.
    var origin: Int32
    /// The label of the last bracket, or the start.
    var before: UInt8
    /// What follows it.
    var gap: UInt8
    /// The labels that were there.
    var seen: UInt64

    static let first = State(
      score: 0, span: -1, origin: -1, before: UInt8(Transitions.start), gap: Gap.nothing.rawValue,
      seen: 0)

    /// Of states with the same score, the one with the lower label and gap is better.
    @inline(__always)
    func isBetter(than other: State) -> Bool {
      rank > other.rank
    }

    /// What states of a place are ordered by; no two of them share it.
    @inline(__always)
    var rank: Int64 {
      Int64(score) << 16 | (0xFFFF - (Int64(before) << 8 | Int64(gap)))
    }
  }

  /// The best brackets of sixteen labels that end in a place.
  private struct Arrivals {
    var scores = Weights.Lane(repeating: LabelTable.none)
    var spans = Weights.Lane()
    var origins = Weights.Lane()
  }

  /// How many states a place may have.
  static let capacity = 4
  /// The states of each place, the best first.
  private(set) var states: [State]
  private(set) var counts: [Int]
  /// The arrivals of each place, as many lanes for each as for all labels.
  private var arrivals: [Arrivals]
  /// The labels of brackets that end in a place, as bits.
  private var arrived: [UInt64]

  init(length: Int) {
    states = Array(repeating: .first, count: (length + 1) * Self.capacity)
    counts = Array(repeating: 0, count: length + 1)
    arrivals = Array(repeating: Arrivals(), count: (length + 1) * LabelTable.lanes)
    arrived = Array(repeating: 0, count: length + 1)
  }

  /// What the ways through some tokens are scored by.
  struct Content {
    var holder: Int
    /// The labels that it may hold, and those that may begin where it begins.
    var allowed: UInt64
    var atStart: UInt64
    var start: Int
    var end: Int
  }

  /// Finds the best states of each place between two tokens for what a holder may have there.
  ///
  /// With the tokens of `part` alone it goes on after a run over those before them.
  mutating func run(
    _ content: Content, over part: Range<Int>, _ offers: Offers, gaps: [UInt8], skips: [Int32],
    _ transitions: Transitions
  ) {
    let room = transitions.room(of: content.holder)
    let places = transitions.places(in: content.holder).span
    let sums = transitions.sums.span
    let repetitions = transitions.repetitions.span
    let strongerList = Gap.stronger
    let stronger = strongerList.span
    let spans = offers.candidates.spans.span
    let starts = offers.candidates.starts.span
    let labels = offers.labels.span
    let following = offers.following.span
    let wholes = offers.wholes.span
    let roles = offers.roles.span
    let firstRole = content.holder * spans.count
    // The lists leave the lattice for a while, so that all can be changed at once.
    var (stateList, countList): ([State], [Int]) = ([], [])
    var (arrivalList, arrivedList): ([Arrivals], [UInt64]) = ([], [])
    swap(&stateList, &self.states)
    swap(&countList, &self.counts)
    swap(&arrivalList, &self.arrivals)
    swap(&arrivedList, &self.arrived)
    defer {
      swap(&stateList, &self.states)
      swap(&countList, &self.counts)
      swap(&arrivalList, &self.arrivals)
      swap(&arrivedList, &self.arrived)
    }
    var states = stateList.mutableSpan
    var counts = countList.mutableSpan
    var arrivals = arrivalList.mutableSpan
    var arrived = arrivedList.mutableSpan

    if part.lowerBound == content.start {
      for place in 0...(content.end - content.start) { arrived[place] = 0 }
      states[0] = .first
      counts[0] = 1
    }
    for position in part {
      let here = position - content.start
      let first = here * Self.capacity
      let allowed = here == 0 ? content.allowed & content.atStart : content.allowed
      let ahead = following[position] & allowed
      for lane in 0..<room.width where ahead >> UInt64(16 * lane) & 0xFFFF != 0 {
        // All that end in a bracket look alike from there on, so only the best goes on; which one it
        // is depends on the bracket's label alone.
        var best = Weights.Lane(repeating: LabelTable.none)
        var origins = Weights.Lane()
        for index in first..<(first + counts[here]) {
          let state = states[index]
          let row = Int(places[places.indices.lowerBound + Int(state.before)]) * Gap.count
          var total =
            sums[room.lanes + (row + Int(state.gap)) * room.width + lane]
            &+ Weights.Lane(repeating: state.score)
          let seen = UInt16(truncatingIfNeeded: state.seen >> UInt64(16 * lane))
          if seen != 0 {
            let again = repetitions[content.holder * LabelTable.lanes + lane]
            total &+= again & Weights.Lane(ones: seen)
          }
          let better = Weights.Lane(mask: total .> best)
          best = best.taking(total, at: better)
          origins = origins.taking(
            Weights.Lane(repeating: Int32(truncatingIfNeeded: index)), at: better)
        }
        let may = Weights.Lane(ones: UInt16(truncatingIfNeeded: allowed >> UInt64(16 * lane)))
        best = Weights.Lane(repeating: LabelTable.none).taking(best, at: may)
        for span in starts[position]..<starts[position + 1] {
          let bits = labels[span] & allowed & 0xFFFF << UInt64(16 * lane)
          guard bits != 0 else { continue }
          let end = spans[span].end
          guard end <= content.end else { break }
          let place = end - content.start
          let slot = place * LabelTable.lanes + lane
          let score =
            best &+ (lane == 0 ? roles[firstRole + span] : wholes[span * LabelTable.lanes + lane])
          if arrived[place] & 0xFFFF << UInt64(16 * lane) == 0 {
            arrivals[slot].scores = Weights.Lane(repeating: LabelTable.none)
          }
          let better = Weights.Lane(mask: score .> arrivals[slot].scores)
          arrivals[slot].scores = arrivals[slot].scores.taking(score, at: better)
          arrivals[slot].spans = arrivals[slot].spans.taking(
            Weights.Lane(repeating: Int32(truncatingIfNeeded: span)), at: better)
          arrivals[slot].origins = arrivals[slot].origins.taking(origins, at: better)
          arrived[place] |= bits
        }
      }
      Self.skip(
        from: here, scoring: skips[position * Holder.count + content.holder], Int(gaps[position]),
        stronger, &states, &counts)
      Self.arrive(at: here + 1, arrived[here + 1], arrivals, &states, &counts)
    }
  }

  /// Begins the states of the next place with those of a place, a token being skipped between.
  @inline(__always)
  private static func skip(
    from place: Int, scoring score: Int32, _ gap: Int, _ stronger: Span<UInt8>,
    _ states: inout MutableSpan<State>, _ counts: inout MutableSpan<Int>
  ) {
    let first = place * capacity
    let next = first + capacity
    var count = 0
    for index in first..<(first + counts[place]) {
      var state = states[index]
      state.score &+= score
      state.gap = stronger[Int(state.gap) * Gap.count + gap]
      state.origin = Int32(index)
      state.span = -1
      // The better come first, so that of those that look alike from here on the first is kept.
      let isKnown = (next..<(next + count)).contains {
        states[$0].before == state.before && states[$0].gap == state.gap
      }
      if !isKnown { insert(state, from: next, count: &count, &states) }
    }
    counts[place + 1] = count
  }

  /// Adds the best of the brackets that end in a place to its states.
  @inline(__always)
  private static func arrive(
    at place: Int, _ labels: UInt64, _ arrivals: borrowing MutableSpan<Arrivals>,
    _ states: inout MutableSpan<State>, _ counts: inout MutableSpan<Int>
  ) {
    let first = place * capacity
    var count = counts[place]
    var rest = labels
    while rest != 0 {
      let label = rest.trailingZeroBitCount
      rest &= rest - 1
      let slot = place * LabelTable.lanes + label / 16
      let score = arrivals[slot].scores[label % 16]
      guard score > LabelTable.none / 2 else { continue }
      if count == capacity, score < states[first + count - 1].score { continue }
      let origin = arrivals[slot].origins[label % 16]
      let state = State(
        score: score, span: arrivals[slot].spans[label % 16], origin: origin, before: UInt8(label),
        gap: Gap.nothing.rawValue, seen: states[Int(origin)].seen | 1 << UInt64(label))
      insert(state, from: first, count: &count, &states)
    }
    counts[place] = count
  }

  /// Puts a state where its rank belongs among those from a place on, unless all are better.
  @inline(__always)
  private static func insert(
    _ state: State, from first: Int, count: inout Int, _ states: inout MutableSpan<State>
  ) {
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

  /// The best state of a place as the end of a holder, with the score of the whole content.
  func bestEnd(
    _ holder: Holder, at place: Int, _ transitions: Transitions
  ) -> (state: Int, score: Int32)? {
    let first = place * Self.capacity
    var best: (state: Int, score: Int32)?
    for index in first..<(first + counts[place]) {
      let state = states[index]
      if holder.layer == 1, state.seen == 0 { continue }
      let score =
        state.score &+ transitions.ending(holder.index, Int(state.before), state.gap)
        &+ transitions.contents(holder.index, state.seen)
      let isBetter = best.map {
        score > $0.score || score == $0.score && state.isBetter(than: states[$0.state])
      }
      if isBetter ?? true { best = (index, score) }
    }
    return best
  }

  /// The brackets on the way to a state, from the left to the right.
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
