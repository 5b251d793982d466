internal import Sampling

/// A cache of the tokens that may follow at a place, as found by masks.
///
/// It is bounded: once full, it is emptied and starts again.
public struct MaskCache: Sendable {
  /// The tokens of a place: a list if they are few, bits if they are many.
  private enum TokenSet {
    case few(Range<Int>)
    case many([UInt64])
  }

  /// The greatest size of the cache, in bytes.
  private let limit: Int
  private var places = ConfigurationTable()
  private var kept: [TokenSet] = []
  private var lists: [Int32] = []
  private var wordTotal = 0
  /// Results for places within texts.
  private var texts = TextCache()
  /// The complete masks of places within texts.
  private var pool: MaskPool
  /// The tokens being found.
  private var walk = TokenWalk()

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The greatest size in bytes, not counting the results for the last place.
  public init(limit: Int = 15 << 17) {
    // One half is for results, the other for masks made from them.
    self.limit = max(0, limit) / 2
    pool = MaskPool(limit: self.limit)
  }

  /// The size of the cache, in bytes.
  public var byteCount: Int { foundBytes + pool.byteCount }

  private var foundBytes: Int {
    lists.count * 4 + wordTotal * 8 + places.byteCount
      + kept.count * MemoryLayout<TokenSet>.stride + texts.byteCount
  }

  /// Allows the tokens that may follow at a place outside of texts.
  mutating func fill(_ mask: inout OptionMask, at place: Configuration, _ masks: Masks) {
    let index = places.index(of: place) ?? find(place, masks)
    switch kept[index] {
    case .few(let range): mask.assign(lists[range])
    case .many(let bits): mask.borrow(bits)
    }
  }

  /// Allows the tokens that may follow at a place within a text.
  mutating func fill(
    _ mask: inout OptionMask, at place: Configuration, in text: Automaton.Text, _ masks: Masks
  ) {
    guard !texts.fill(&mask, at: place, in: text, masks, &pool) else { return }
    if foundBytes > limit { removeAll() }
    texts.find(place, in: text, masks, &walk)
    _ = texts.fill(&mask, at: place, in: text, masks, &pool)
  }

  private mutating func find(_ place: Configuration, _ masks: Masks) -> Int {
    if foundBytes > limit { removeAll() }
    walk.run(masks.vocabulary.trie, from: place, masks.automaton)
    places.insert(place, kept.count)
    kept.append(keep(masks.vocabulary.lengths.wordCount))
    return kept.count - 1
  }

  private mutating func removeAll() {
    places = ConfigurationTable()
    kept.removeAll(keepingCapacity: true)
    lists.removeAll(keepingCapacity: true)
    wordTotal = 0
    texts = TextCache()
    pool.removeAll()
  }

  private mutating func keep(_ wordCount: Int) -> TokenSet {
    let found = walk.found
    guard found.count * 4 > wordCount * 8 || found.count > 1024 else {
      let start = lists.count
      lists += found
      return .few(start..<lists.count)
    }
    var bits = [UInt64](repeating: 0, count: wordCount)
    bits.insert(found)
    wordTotal += wordCount
    return .many(bits)
  }
}

/// A walk through a tree of tokens to find those that may follow at a place.
struct TokenWalk: Sendable {
  /// The tokens found, in ascending order.
  private(set) var found: [Int32] = []
  /// The places along the way.
  private var stack: [Configuration] = []

  /// Finds the tokens of a tree that may follow.
  mutating func run(_ trie: TokenTrie, from place: Configuration, _ automaton: Automaton) {
    found.removeAll(keepingCapacity: true)
    if stack.count <= trie.depth {
      stack = [Configuration](repeating: place, count: trie.depth + 1)
    }
    stack[0] = place
    var index = 0
    while index < trie.nodes.count {
      let node = trie.nodes[index]
      var next = stack[Int(node.depth)]
      guard automaton.advance(&next, by: node.byte) else {
        index = Int(node.skip)
        continue
      }
      stack[Int(node.depth) + 1] = next
      index += 1
      trie.forEachToken(at: node) { found.append($0) }
    }
    found.sort()
  }
}
