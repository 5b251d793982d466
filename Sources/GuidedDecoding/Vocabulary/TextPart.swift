internal import Sampling

/// The tokens that continue a text from a place within it, or end exactly with it.
///
/// Most places differ from a commoner one in only a few tokens, and share its mask.
struct TextPart: Sendable {
  /// The most tokens that are listed; for more, a mask is made.
  static let listed = 256

  /// The mask of this place or of a similar one; nil if few tokens follow.
  private(set) var mask: TextMask?
  /// The tokens for which the mask does not hold or, without a mask, all that may follow;
  /// ascending.
  private(set) var tokens: [NeededToken]
  /// The distinct needs of these tokens, ascending.
  private var steps: [Int32] = []

  /// Creates the part of a place within a scalar, or of one without a similar place.
  init(
    _ machine: TextMachine, text: UInt16, bits: UInt16, _ trie: TokenTrie, _ lengths: TextLengths
  ) {
    let start = TextCursor(text: text, bits: bits)
    var found: [NeededToken] = []
    start.forEachToken(of: trie, machine) { found.append($0) }
    guard found.count > Self.listed else {
      tokens = found.sorted { $0.token < $1.token }
      steps = TextMask.steps(tokens.map(\.need))
      return
    }
    mask =
      text & 31 == 0
      ? TextMask(found, lengths) : TextMask(withinScalar: found, wordCount: lengths.wordCount)
    tokens = []
  }

  /// Creates the part of a state with a known mask.
  init(_ known: CachedTextState) {
    mask = known.mask
    tokens = []
  }

  /// Creates the part of a state that differs in few tokens from another state with a known mask.
  private init(sharing mask: TextMask, but tokens: [NeededToken]) {
    self.mask = mask
    self.tokens = tokens.sorted { $0.token < $1.token }
    steps = TextMask.steps(tokens.map(\.need))
  }

  /// The part of a state at a scalar boundary, with the mask of a similar state if there is one.
  static func sharing(
    _ known: [CachedTextState], _ machine: TextMachine, state: UInt16, _ trie: TokenTrie,
    _ lengths: TextLengths
  ) -> TextPart {
    let alike = known.map { machine.alikeness($0.state, state) }
    if let best = alike.indices.max(by: { (alike[$0], $1) < (alike[$1], $0) }),
      // Otherwise comparing would save little.
      alike[best] * 2 >= ScalarKind.allCases.count,
      let changes = machine.changes(
        from: known[best].state, to: state, trie, most: listed)
    {
      return TextPart(sharing: known[best].mask, but: changes)
    }
    return TextPart(machine, text: state << 5, bits: 0, trie, lengths)
  }

  /// The size of the parts that are not shared, in bytes.
  var byteCount: Int {
    MemoryLayout<TextPart>.stride + tokens.count * MemoryLayout<NeededToken>.stride
  }

  /// The least room that allows the same tokens as a given room.
  func step(_ room: Int) -> Int {
    max(mask?.step(room) ?? 0, steps.last { $0 <= room }.map(Int.init) ?? 0)
  }

  /// Whether few tokens follow, so that they are listed.
  func isListed(room: Int) -> Bool { mask?.isFull(room: room) ?? true }

  /// Allows the tokens after which a text can end within `room` scalars, if they are few.
  func list(_ mask: inout OptionMask, room: Int, _ lengths: TextLengths) {
    mask.removeAll()
    if let own = self.mask {
      for token in own.quotes(lengths) { mask.insert(token) }
    }
    for each in tokens {
      if each.need <= room { mask.insert(each.token) } else { mask.remove(each.token) }
    }
  }

  /// Writes the tokens after which a text can end within `room` scalars, as bits.
  func write(_ bits: inout [UInt64], room: Int, _ lengths: TextLengths) {
    if let own = mask {
      own.write(&bits, room: room, lengths)
    } else {
      for index in bits.indices { bits[index] = 0 }
    }
    for each in tokens {
      if each.need <= room { bits.insert(each.token) } else { bits.remove(each.token) }
    }
  }
}

extension TextMachine {
  /// The number of scalar kinds after which two states become the same.
  func alikeness(_ one: UInt16, _ other: UInt16) -> Int {
    ScalarKind.allCases.count { state(after: $0, in: one) == state(after: $0, in: other) }
  }
}
