/// The steps from one sequence to another: elements kept, removed and added, in order.
struct SequenceAlignment: Sendable {
  /// A step from the old sequence to the new one.
  enum Step: Hashable, Sendable {
    /// An element of both, by its indices.
    case kept(old: Int, new: Int)
    /// An element of only the old sequence.
    case removed(Int)
    /// An element of only the new sequence.
    case added(Int)
  }

  /// The steps; if elements are replaced by others, removals precede additions.
  private(set) var steps: [Step] = []

  /// The most pairs of elements that are compared; beyond that, everything between the first and
  /// the last difference counts as replaced.
  private static let pairLimit = 4_000_000

  /// Aligns two sequences by a longest common subsequence.
  init<Value>(_ old: [Value], _ new: [Value], by areSame: (Value, Value) -> Bool) {
    var start = 0
    while start < min(old.count, new.count), areSame(old[start], new[start]) { start += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - start,
      areSame(old[old.count - 1 - tail], new[new.count - 1 - tail])
    {
      tail += 1
    }
    steps = (0..<start).map { .kept(old: $0, new: $0) }
    appendMiddle(
      old, start..<(old.count - tail), new, start..<(new.count - tail), by: areSame)
    for index in 0..<tail {
      steps.append(.kept(old: old.count - tail + index, new: new.count - tail + index))
    }
  }

  private mutating func appendMiddle<Value>(
    _ old: [Value], _ oldRange: Range<Int>, _ new: [Value], _ newRange: Range<Int>,
    by areSame: (Value, Value) -> Bool
  ) {
    guard oldRange.count * newRange.count <= Self.pairLimit else {
      steps += oldRange.map { .removed($0) } + newRange.map { .added($0) }
      return
    }
    // common[i][j] is the length of the longest common subsequence of the elements from i and j on.
    let stride = newRange.count + 1
    var common = [Int32](repeating: 0, count: (oldRange.count + 1) * stride)
    for i in oldRange.indices.reversed() {
      for j in newRange.indices.reversed() {
        let place = (i - oldRange.lowerBound) * stride + j - newRange.lowerBound
        common[place] =
          areSame(old[i], new[j])
          ? common[place + stride + 1] + 1
          : max(common[place + stride], common[place + 1])
      }
    }
    var added: [Step] = []
    var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
    while i < oldRange.upperBound || j < newRange.upperBound {
      let place = (i - oldRange.lowerBound) * stride + j - newRange.lowerBound
      if i < oldRange.upperBound, j < newRange.upperBound, areSame(old[i], new[j]) {
        steps += added + [.kept(old: i, new: j)]
        added = []
        i += 1
        j += 1
      } else if i < oldRange.upperBound,
        j == newRange.upperBound || common[place + stride] >= common[place + 1]
      {
        steps.append(.removed(i))
        i += 1
      } else {
        added.append(.added(j))
        j += 1
      }
    }
    steps += added
  }
}
