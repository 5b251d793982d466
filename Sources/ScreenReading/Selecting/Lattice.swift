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

  /// What of a state the brackets after it are scored by.
  private struct Head {
    var score: Int32
    /// Where the sums of what may follow it begin, among those of the holder.
    var base: Int32
    var seen: UInt64
  }

  /// The best state for a label to come after, with the score of all before the label's span.
  private struct Approach {
    var score: Int32
    var origin: Int32
  }

  /// The best bracket of a label that ends in a place.
  private struct Arrival {
    var score: Int32
    var span: Int32
    var origin: Int32

    static let none = Arrival(score: 0, span: -1, origin: -1)
  }

  /// How many states a place may have.
  static let capacity = 4
  /// The states of each place, the best first.
  private(set) var states: [State]
  private(set) var counts: [Int]
  /// The arrivals of each place by their labels; those that `arrived` has not are left from before.
  private var arrivals: [Arrival]
  /// The labels of brackets that end in a place, as bits.
  private var arrived: [UInt64]

  init(length: Int) {
    states = Array(repeating: .first, count: (length + 1) * Self.capacity)
    counts = Array(repeating: 0, count: length + 1)
    arrivals = Array(repeating: .none, count: (length + 1) * LabelTable.count)
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
    _ content: Content, over part: Range<Int>, _ candidates: CandidateSpans, labels: [UInt64],
    following: [UInt64], gaps: [UInt8], _ scores: Scores, _ weights: Weights
  ) {
    let holder = content.holder
    let strongerList = Gap.stronger
    let stronger = strongerList.span
    let spans = candidates.spans.span
    let starts = candidates.starts.span
    let labels = labels.span
    let following = following.span
    let gaps = gaps.span
    let rows = scores.spans.span
    let skips = scores.skips.span
    let pairs = weights.columns.table.span
    let view = weights.transitions.view(of: holder)
    let sums = view.sums.span
    let places = view.places.span
    let repetitions = view.repetitions.span
    // The lists leave the lattice for a while, so that all can be changed at once.
    var (stateList, countList): ([State], [Int]) = ([], [])
    var (arrivalList, arrivedList): ([Arrival], [UInt64]) = ([], [])
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
    var heads = InlineArray<4, Head>(repeating: Head(score: 0, base: 0, seen: 0))
    var approaches = InlineArray<64, Approach>(repeating: Approach(score: 0, origin: 0))

    if part.lowerBound == content.start {
      for place in 0...(content.end - content.start) { arrived[place] = 0 }
      states[0] = .first
      counts[0] = 1
    }
    for position in part {
      let here = position - content.start
      let first = here * Self.capacity
      let count = counts[here]
      let allowed = here == 0 ? content.allowed & content.atStart : content.allowed
      var ahead = following[position] & allowed
      for index in 0..<count where ahead != 0 {
        let state = states[first + index]
        let row = Int(places[Int(state.before)]) * view.width
        heads[index] = Head(
          score: state.score, base: Int32(view.offset + row * Gap.count + Int(state.gap)),
          seen: state.seen)
      }
      // All that end in a bracket look alike from there on, so only the best goes on; which one it
      // is depends on the bracket's label alone.
      while ahead != 0 {
        let label = ahead.trailingZeroBitCount
        ahead &= ahead - 1
        let column = Int(places[label]) * Gap.count
        var best = Approach(score: .min, origin: 0)
        for index in 0..<count {
          let head = heads[index]
          var total = head.score &+ sums[Int(head.base) + column]
          if head.seen >> UInt64(label) & 1 == 1 { total &+= repetitions[label] }
          if total > best.score { best = Approach(score: total, origin: Int32(first + index)) }
        }
        approaches[label] = best
      }
      for span in starts[position]..<starts[position + 1] {
        var rest = labels[span] & allowed
        guard rest != 0 else { continue }
        let end = spans[span].end
        guard end <= content.end else { break }
        let place = end - content.start
        while rest != 0 {
          let label = rest.trailingZeroBitCount
          rest &= rest - 1
          let approach = approaches[label]
          var score = approach.score &+ rows[span * scores.width + label]
          let pair = Int(pairs[holder * LabelTable.count + label])
          if pair >= 0 { score &+= rows[span * scores.width + pair] }
          let slot = place * LabelTable.count + label
          if arrived[place] >> UInt64(label) & 1 == 0 || score > arrivals[slot].score {
            arrivals[slot] = Arrival(score: score, span: Int32(span), origin: approach.origin)
            arrived[place] |= 1 << UInt64(label)
          }
        }
      }
      Self.skip(
        from: here, scoring: skips[position * Holder.count + holder], Int(gaps[position]), stronger,
        &states, &counts)
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
    at place: Int, _ labels: UInt64, _ arrivals: borrowing MutableSpan<Arrival>,
    _ states: inout MutableSpan<State>, _ counts: inout MutableSpan<Int>
  ) {
    let first = place * capacity
    var count = counts[place]
    var rest = labels
    while rest != 0 {
      let label = rest.trailingZeroBitCount
      rest &= rest - 1
      let arrival = arrivals[place * LabelTable.count + label]
      if count == capacity, arrival.score < states[first + count - 1].score { continue }
      let state = State(
        score: arrival.score, span: arrival.span, origin: arrival.origin, before: UInt8(label),
        gap: Gap.nothing.rawValue, seen: states[Int(arrival.origin)].seen | 1 << UInt64(label))
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
      let row = transitions.place(holder.index, Int(state.before), Transitions.end)
      let score =
        state.score &+ transitions.score(at: row, state.gap)
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
