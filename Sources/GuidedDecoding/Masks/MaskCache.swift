internal import Sampling

/// What masks have found before: which tokens may follow at a place.
///
/// It is bounded: once full, it is emptied and begins anew.
public struct MaskCache: Sendable {
  /// The tokens of a place: few of them in a list, many as bits.
  private enum Kept {
    case few(Range<Int>)
    case many(Range<Int>)
  }

  /// What the lists, the bits and the places may take, in bytes.
  private let limit: Int
  private var places: PlaceTable
  private var kept: [Kept] = []
  private var lists: [Int32] = []
  private var words: [UInt64] = []
  /// The masks of texts, machine by machine, state by state.
  private var texts: [[TextMask?]] = []
  /// The places along the way through a tree of tokens.
  private var stack: [Configuration] = []
  /// The tokens being found.
  private var found: [Int32] = []

  /// Creates an empty cache.
  ///
  /// - Parameter limit: What it may keep of places, in bytes; what a machine of texts needs for
  ///   itself comes on top.
  public init(limit: Int = 1 << 20) {
    self.limit = max(0, limit)
    places = PlaceTable()
  }

  /// The size of what is kept, in bytes.
  public var byteCount: Int {
    keptBytes + texts.reduce(0) { $0 + $1.reduce(0) { $0 + ($1?.byteCount ?? 0) } }
  }

  private var keptBytes: Int {
    lists.count * 4 + words.count * 8 + places.byteCount
      + kept.count * MemoryLayout<Kept>.stride
  }

  // MARK: - Texts

  /// Makes sure that the mask of a text's state is there.
  mutating func prepare(_ machine: Int, _ state: UInt16, _ masks: Masks) {
    if texts.isEmpty {
      texts = masks.automaton.machines.map { [TextMask?](repeating: nil, count: $0.mayEnd.count) }
    }
    guard texts[machine][Int(state)] == nil else { return }
    let form = masks.automaton.forms[machine]
    texts[machine][Int(state)] =
      masks.vocabulary.prepared[PreparedText(form: form, state: state)]
      ?? TextMask(
        masks.automaton.machines[machine], state: state, masks.vocabulary.trie,
        masks.vocabulary.lengths)
  }

  /// Allows the tokens that keep a text going; its mask is there.
  func fill(
    _ mask: inout OptionMask, _ machine: Int, _ state: UInt16, room: Int, _ lengths: TextLengths
  ) {
    texts[machine][Int(state)]?.fill(&mask, room: room, lengths)
  }

  // MARK: - Places

  /// Allows the tokens of a tree that may follow at a place.
  mutating func fill(
    _ mask: inout OptionMask, at place: Configuration, _ masks: Masks, _ trie: TokenTrie
  ) {
    switch find(place, masks, trie) {
    case .few(let range): mask.assign(lists[range])
    case .many(let range): mask.assign(words: words[range])
    }
  }

  /// Allows the tokens of a tree that may follow at a place besides those that are allowed.
  mutating func add(
    to mask: inout OptionMask, at place: Configuration, _ masks: Masks, _ trie: TokenTrie
  ) {
    switch find(place, masks, trie) {
    case .few(let range): for token in lists[range] { mask.insert(token) }
    case .many(let range):
      for (index, word) in words[range].enumerated() where word != 0 {
        for bit in 0..<64 where word & 1 << UInt64(bit) != 0 {
          mask.insert(Int32(index * 64 + bit))
        }
      }
    }
  }

  private mutating func find(
    _ place: Configuration, _ masks: Masks, _ trie: TokenTrie
  ) -> Kept {
    if let index = places.index(of: place) { return kept[index] }
    walk(trie, from: place, masks)
    if keptBytes > limit { removePlaces() }
    let result = keep(masks.vocabulary.lengths.wordCount)
    places.insert(place, kept.count)
    kept.append(result)
    return result
  }

  private mutating func removePlaces() {
    places = PlaceTable()
    kept.removeAll(keepingCapacity: true)
    lists.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
  }

  private mutating func keep(_ wordCount: Int) -> Kept {
    guard found.count * 4 > wordCount * 8 || found.count > 1024 else {
      let start = lists.count
      lists += found
      return .few(start..<lists.count)
    }
    let start = words.count
    words += repeatElement(0, count: wordCount)
    for token in found {
      words[start + Int(token) >> 6] |= 1 << UInt64(token & 63)
    }
    return .many(start..<words.count)
  }

  /// Finds the tokens of a tree that may follow at a place, in ascending order.
  private mutating func walk(_ trie: TokenTrie, from place: Configuration, _ masks: Masks) {
    found.removeAll(keepingCapacity: true)
    if stack.count < masks.vocabulary.trie.depth + 1 {
      stack = [Configuration](
        repeating: place, count: masks.vocabulary.trie.depth + 1)
    }
    stack[0] = place
    var index = 0
    while index < trie.nodes.count {
      let node = trie.nodes[index]
      var next = stack[Int(node.depth)]
      guard masks.automaton.advance(&next, by: node.byte) else {
        index = Int(node.skip)
        continue
      }
      stack[Int(node.depth) + 1] = next
      index += 1
      var token = node.token
      while token >= 0 {
        found.append(token)
        token = trie.twins[Int(token)]
      }
    }
    found.sort()
  }
}

/// Numbers of places: a table of its own, as the standard library's hashes take longer than all
/// else that a mask needs.
struct PlaceTable: Sendable {
  private var keys: [Configuration]
  /// The number of each key; -1 where there is none.
  private var values: [Int32]
  private var count = 0

  init() {
    keys = [Configuration](repeating: Configuration(node: 0), count: 256)
    values = [Int32](repeating: -1, count: 256)
  }

  var byteCount: Int { keys.count * (MemoryLayout<Configuration>.stride + 4) }

  /// The number of a place; nil where it has none.
  func index(of place: Configuration) -> Int? {
    var slot = slot(of: place)
    while values[slot] >= 0 {
      if keys[slot] == place { return Int(values[slot]) }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  /// Gives a place that has none a number.
  mutating func insert(_ place: Configuration, _ number: Int) {
    if (count + 1) * 2 > keys.count { grow() }
    var slot = slot(of: place)
    while values[slot] >= 0 { slot = (slot + 1) & (keys.count - 1) }
    keys[slot] = place
    values[slot] = Int32(number)
    count += 1
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = [Configuration](repeating: Configuration(node: 0), count: oldKeys.count * 2)
    values = [Int32](repeating: -1, count: oldKeys.count * 2)
    count = 0
    for index in oldKeys.indices where oldValues[index] >= 0 {
      insert(oldKeys[index], Int(oldValues[index]))
    }
  }

  /// The first slot of a place: its bits, stirred by two rounds of multiplying and shifting.
  private func slot(of place: Configuration) -> Int {
    let rest =
      UInt64(place.node) << 32 | UInt64(place.text) << 16 | UInt64(place.bits)
    var mixed = (place.counts ^ rest &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 32) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: mixed >> 40) & (keys.count - 1)
  }
}
