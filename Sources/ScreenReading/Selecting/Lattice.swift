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

  /// How many states a place may have.
  static let capacity = 8
  private(set) var states: [State]
  private(set) var counts: [Int]
  /// The rank of the worst state of a place that is full; below all others where there is room.
  private var floors: [Int64]
  private var heads = [Head](
    repeating: Head(score: 0, base: 0, seen: 0), count: Lattice.capacity)

  init(length: Int) {
    states = Array(repeating: .first, count: (length + 1) * Self.capacity)
    counts = Array(repeating: 0, count: length + 1)
    floors = Array(repeating: .min, count: length + 1)
  }

  /// What the ways through some tokens are scored by.
  struct Content {
    var holder: Int
    var layer: Int
    var allowed: UInt64
    var start: Int
    var end: Int
    /// How many states of a place go on.
    var width: Int
  }

  /// Finds the best states of each place between two tokens for what a holder may have there.
  ///
  /// With the tokens of `part` alone it goes on after a run over those before them.
  mutating func run(
    _ content: Content, over part: Range<Int>, _ candidates: CandidateSpans, labels: [UInt64],
    insides: [Int32], gaps: [UInt8], _ scores: Scores, _ weights: Weights
  ) {
    let holder = content.holder
    let (strongerList, holderList, layerList) = (Gap.stronger, LabelTable.holder, LabelTable.layer)
    let stronger = strongerList.span
    let holders = holderList.span
    let layers = layerList.span
    let spans = candidates.spans.span
    let starts = candidates.starts.span
    let labels = labels.span
    let insides = insides.span
    let gaps = gaps.span
    let rows = scores.spans.span
    let skips = scores.skips.span
    let pairs = weights.columns.table.span
    let view = weights.transitions.view(of: holder)
    let sums = view.sums.span
    let places = view.places.span
    let repetitions = view.repetitions.span
    // The lists leave the lattice for a while, so that both can be changed at once.
    var (stateList, countList): ([State], [Int]) = ([], [])
    var (floorList, headList): ([Int64], [Head]) = ([], [])
    swap(&stateList, &self.states)
    swap(&countList, &self.counts)
    swap(&floorList, &self.floors)
    swap(&headList, &self.heads)
    defer {
      swap(&stateList, &self.states)
      swap(&countList, &self.counts)
      swap(&floorList, &self.floors)
      swap(&headList, &self.heads)
    }
    var states = stateList.mutableSpan
    var counts = countList.mutableSpan
    var floors = floorList.mutableSpan
    var heads = headList.mutableSpan
    let capacity = Self.capacity

    if part.lowerBound == content.start {
      for place in 0...(content.end - content.start) {
        counts[place] = 0
        floors[place] = .min
      }
      states[0] = .first
      counts[0] = 1
    }
    for position in part {
      let here = position - content.start
      let first = here * capacity
      var count = counts[here]
      guard count > 0 else { continue }
      while count > content.width {
        var worst = first
        for index in (first + 1)..<(first + count) where states[worst].isBetter(than: states[index])
        {
          worst = index
        }
        count -= 1
        states[worst] = states[first + count]
      }
      counts[here] = count
      let skip = skips[position * Holder.count + holder]
      for index in first..<(first + count) {
        var state = states[index]
        state.score &+= skip
        state.gap = stronger[Int(state.gap) * Gap.count + Int(gaps[position])]
        state.origin = Int32(index)
        state.span = -1
        Self.push(state, to: here + 1, &states, &counts, &floors)
      }
      for index in 0..<count {
        let state = states[first + index]
        let row = Int(places[Int(state.before)]) * view.width
        heads[index] = Head(
          score: state.score, base: Int32(view.offset + row * Gap.count + Int(state.gap)),
          seen: state.seen)
      }
      for span in starts[position]..<starts[position + 1] {
        var rest = labels[span] & content.allowed
        guard rest != 0 else { continue }
        let end = spans[span].end
        guard end <= content.end else { break }
        while rest != 0 {
          let label = rest.trailingZeroBitCount
          rest &= rest - 1
          var score = rows[span * scores.width + label]
          let inner = holders[label]
          if inner >= 0 {
            if here == 0, layers[label] >= content.layer { continue }
            let inside = insides[span * Holder.count + inner]
            guard inside > Chart.none else { continue }
            score &+= inside
          }
          let pair = Int(pairs[holder * LabelTable.count + label])
          if pair >= 0 { score &+= rows[span * scores.width + pair] }
          // All that end in this bracket look alike from here on, so only the best goes on.
          let column = Int(places[label]) * Gap.count
          let repetition = repetitions[label]
          var origin = 0
          var best = Int32.min
          for index in 0..<count {
            let head = heads[index]
            var total = head.score &+ sums[Int(head.base) + column]
            if head.seen >> UInt64(label) & 1 == 1 { total &+= repetition }
            if total > best { (best, origin) = (total, index) }
          }
          Self.push(
            State(
              score: best &+ score, span: Int32(span), origin: Int32(first + origin),
              before: UInt8(label), gap: Gap.nothing.rawValue,
              seen: heads[origin].seen | 1 << UInt64(label)),
            to: end - content.start, &states, &counts, &floors)
        }
      }
    }
  }

  /// Adds a state to a place, unless there is a better one that the future cannot distinguish from it.
  @inline(__always)
  private static func push(
    _ state: State, to place: Int, _ states: inout MutableSpan<State>,
    _ counts: inout MutableSpan<Int>, _ floors: inout MutableSpan<Int64>
  ) {
    // What is no better than the worst of a full place is no better than one like it either.
    guard state.rank > floors[place] else { return }
    let first = place * capacity
    let count = counts[place]
    var worst = first
    for index in first..<(first + count) {
      if states[index].before == state.before, states[index].gap == state.gap {
        guard state.score > states[index].score else { return }
        states[index] = state
        if count == capacity { floors[place] = floor(of: place, states) }
        return
      }
      if states[worst].isBetter(than: states[index]) { worst = index }
    }
    if count < capacity {
      states[first + count] = state
      counts[place] = count + 1
      if count + 1 == capacity { floors[place] = floor(of: place, states) }
    } else {
      states[worst] = state
      floors[place] = floor(of: place, states)
    }
  }

  /// The rank of the worst state of a full place.
  private static func floor(of place: Int, _ states: borrowing MutableSpan<State>) -> Int64 {
    var floor = Int64.max
    for index in (place * capacity)..<((place + 1) * capacity) {
      floor = min(floor, states[index].rank)
    }
    return floor
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
