internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// What the text says of where things stand above each other.
extension ClauseReader {
  private enum Height: String { case top, above, bottom }

  /// Sets what is said to stand "at the top", "above it" or "at the bottom" there, with all that it
  /// holds; the rest keeps the order in which it is named.
  mutating func standAbove() {
    guard requirements.count > 1,
      (0..<tokens.count).contains(where: { tokens[$0].plays(CueSet(.side)) })
    else { return }
    let roots = requirements.indices.map { root(of: $0) }
    var heights: [Int: Height] = [:]
    for index in 0..<tokens.count where tokens[index].plays(CueSet(.side)) {
      guard isPhrase(index), let height = height(index) else { continue }
      for place in stands(at: index) where roots[place] == place && heights[place] == nil {
        heights[place] = height
      }
    }
    guard !heights.isEmpty else { return }
    var order: [Int] = []
    for place in requirements.indices where roots[place] == place {
      // "a table and above it a search box": above what was named last.
      let isAbove = heights[place] == .above && !order.isEmpty
      order.insert(place, at: isAbove ? order.count - 1 : order.count)
    }
    let rank = { (place: Int) in
      switch heights[place] {
      case .top?: 0
      case .bottom?: 2
      case .above?, nil: 1
      }
    }
    order = (0...2).flatMap { wanted in order.filter { rank($0) == wanted } }
    let arranged = order.flatMap { top in requirements.indices.filter { roots[$0] == top } }
    var moved = [Int](repeating: 0, count: requirements.count)
    for (new, old) in arranged.enumerated() { moved[old] = new }
    requirements = arranged.map { old in
      var requirement = requirements[old]
      requirement.parent = requirement.parent.map { moved[$0] }
      return requirement
    }
  }

  /// Where the words at an index say that something stands; nil where they say nothing of it.
  private func height(_ index: Int) -> Height? {
    (sense(.side, index)?.argument).flatMap { Height(rawValue: $0) }
  }

  /// The requirements that stand where the words at an index say: those that follow in the sentence
  /// up to the next words of place, or the one before where the clause ends.
  private func stands(at index: Int) -> Range<Int> {
    let place = tokens[index]
    if ends(index + 1) || isRole(index + 1, .content) {
      // "a search box at the top", "a notice at the top that the lift is out of order"
      let last = requirements.lastIndex { $0.range.lowerBound < place.start }
      return last.map { $0..<$0 + 1 } ?? 0..<0
    }
    var stop = index + 1
    while stop < tokens.count, tokens[stop].kind != .stop, tokens[stop].kind != .line,
      !tokens[stop].plays(CueSet(.side)) || !isPhrase(stop)
    {
      stop += 1
    }
    let limit = stop < tokens.count ? tokens[stop].start : bytes.count
    let first = requirements.firstIndex { $0.range.lowerBound >= place.end } ?? requirements.count
    let next = requirements[first...].firstIndex { $0.range.lowerBound >= limit }
    return first..<(next ?? requirements.count)
  }

  /// The outermost requirement that holds one.
  private func root(of index: Int) -> Int {
    var root = index
    while let parent = requirements[root].parent, parent < root { root = parent }
    return root
  }
}
