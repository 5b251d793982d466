/// A possible merge of two neighbouring symbols of a word.
struct Merge: Sendable {
  /// The priority; lower ranks merge first.
  var rank: Int64
  /// The index of the left symbol.
  var left: Int
  /// The index of the right symbol.
  var right: Int
  /// The token that the merge produces.
  var token: Int
  /// The number of bytes of both symbols, which reveals a stale merge whose symbols have grown
  /// since.
  var length: Int

  /// Whether this merge comes before another: by rank, then from left to right.
  fileprivate func precedes(_ other: Merge) -> Bool {
    (rank, left) < (other.rank, other.left)
  }
}

/// A word as a linked list of symbols, with a binary heap of the possible merges.
///
/// Both kinds of vocabulary use it, and differ only in the ranks. It takes O(n log n) for n bytes,
/// even for a single word of a million bytes.
struct SymbolQueue {
  /// A symbol of the word; its range is empty after it was merged into its left neighbour.
  struct Symbol {
    var range: Range<Int>
    var token: Int
    var previous: Int
    var next: Int
  }

  private(set) var symbols: [Symbol] = []
  private var heap: [Merge] = []

  /// Begins a word, and keeps the allocated memory.
  mutating func reset() {
    symbols.removeAll(keepingCapacity: true)
    heap.removeAll(keepingCapacity: true)
  }

  /// Appends a symbol with its token, or -1 if it has none.
  mutating func append(_ range: Range<Int>, token: Int) {
    let index = symbols.count
    if index > 0 { symbols[index - 1].next = index }
    symbols.append(Symbol(range: range, token: token, previous: index - 1, next: -1))
  }

  /// Merges neighbours by rank until `merge` allows no more.
  mutating func run(_ merge: (Symbol, Symbol) -> (rank: Int64, token: Int)?) {
    guard symbols.count > 1 else { return }
    for index in 1..<symbols.count { propose(index - 1, index, merge) }
    while let best = pop() {
      let (left, right) = (symbols[best.left], symbols[best.right])
      guard !left.range.isEmpty, !right.range.isEmpty,
        left.range.count + right.range.count == best.length
      else { continue }
      symbols[best.left].range = left.range.lowerBound..<right.range.upperBound
      symbols[best.left].token = best.token
      symbols[best.left].next = right.next
      symbols[best.right].range = right.range.lowerBound..<right.range.lowerBound
      if right.next >= 0 { symbols[right.next].previous = best.left }
      if left.previous >= 0 { propose(left.previous, best.left, merge) }
      if right.next >= 0 { propose(best.left, right.next, merge) }
    }
  }

  private mutating func propose(
    _ left: Int, _ right: Int, _ merge: (Symbol, Symbol) -> (rank: Int64, token: Int)?
  ) {
    guard let found = merge(symbols[left], symbols[right]) else { return }
    push(
      Merge(
        rank: found.rank, left: left, right: right, token: found.token,
        length: symbols[left].range.count + symbols[right].range.count))
  }

  private mutating func push(_ merge: Merge) {
    var child = heap.count
    heap.append(merge)
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func pop() -> Merge? {
    guard let best = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return best }
    heap[0] = last
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].precedes(heap[first]) {
        first = child
      }
      guard first != parent else { return best }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
