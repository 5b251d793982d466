internal import Sampling
internal import ScreenGrammar

/// The tokens that keep a text going, from a state of its machine between two scalars.
///
/// They are found once, without regard to the length of the text; what room is left is a matter of
/// the other mask that is laid over this one.
struct TextMask: Sendable {
  /// The tokens after which the text may end, or needs one scalar more.
  private var all: [UInt64]
  /// Those of them that need one scalar more, such as a token that ends with a space.
  private var open: [UInt64]
  /// Those that need more than that.
  private var late: [(token: Int32, need: Int)] = []

  /// Finds the tokens.
  init(
    _ machine: TextMachine, state: UInt16, _ trie: TokenTrie, _ lengths: TextLengths
  ) {
    all = [UInt64](repeating: 0, count: lengths.wordCount)
    open = all
    var stack = [TextCursor](repeating: TextCursor(text: state << 5), count: trie.depth + 1)
    var index = 0
    while index < trie.nodes.count {
      let node = trie.nodes[index]
      var cursor = stack[Int(node.depth)]
      guard cursor.advance(by: node.byte, machine, length: 0...Int(UInt32.max)) else {
        index = Int(node.skip)
        continue
      }
      stack[Int(node.depth) + 1] = cursor
      index += 1
      guard node.token >= 0 else { continue }
      let need = cursor.leastLength(machine)
      var token = node.token
      while token >= 0 {
        insert(token, need: need, count: Int(lengths.counts[Int(token)]))
        token = trie.twins[Int(token)]
      }
    }
  }

  private mutating func insert(_ token: Int32, need: Int, count: Int) {
    let (word, bit) = (Int(token) >> 6, UInt64(1) << UInt64(token & 63))
    all[word] |= bit
    switch need - count {
    case ...0: break
    case 1: open[word] |= bit
    default: late.append((token, need))
    }
  }

  /// Allows the tokens after which a text can end with so many scalars more.
  func fill(_ mask: inout OptionMask, room: Int, _ lengths: TextLengths) {
    guard room > 0 else {
      mask.removeAll()
      return
    }
    if room <= TextLengths.masked {
      mask.assign(
        all, within: lengths.mask(upTo: room), without: open,
        unless: lengths.mask(upTo: room - 1))
    } else {
      mask.assign(words: all[...])
      for token in lengths.long {
        let count = Int(lengths.counts[Int(token)])
        // The tokens that follow are shorter still.
        guard count >= room else { break }
        if count > room || open[Int(token) >> 6] & 1 << UInt64(token & 63) != 0 {
          mask.remove(token)
        }
      }
      // Those of the masks' greatest length that need one more, where there is just that.
    }
    for (token, need) in late where need > room { mask.remove(token) }
  }

  /// The size of the masks, in bytes.
  var byteCount: Int { (all.count + open.count) * 8 + late.count * 16 }
}

extension TextCursor {
  /// The least number of scalars with which the text can end, a partial one included.
  func leastLength(_ machine: TextMachine) -> Int {
    guard let partial = PartialScalar(rawValue: UInt8(text & 31)), partial != .none else {
      return count + machine.least[Int(text >> 5)]
    }
    let (scalars, pairs) = partial.scalars(bits)
    var kinds: ScalarKinds = []
    if let scalars { kinds.formUnion(ScalarTable.standard.kinds(in: scalars)) }
    if let pairs { kinds.formUnion(ScalarTable.standard.kinds(in: pairs)) }
    kinds.formIntersection(machine.kinds[Int(text >> 5)])
    var least = Int(UInt16.max)
    for kind in ScalarKind.allCases where kinds.contains(ScalarKinds(kind)) {
      let next = machine.state(after: kind, in: text >> 5)
      least = min(least, machine.least[Int(next)])
    }
    return count + 1 + least
  }
}

/// A text whose masks are made with the vocabulary, as every schema has it.
struct PreparedText: Hashable, Sendable {
  var form: TextForm
  var state: UInt16

  /// The uses of the texts that all models write most of.
  static let uses: [TextUse] = [.label, .prose]

  /// The states that a text is mostly in: at its start, within a word, after a space.
  static func states(of machine: TextMachine) -> [UInt16] {
    let word = machine.state(after: .other, in: machine.start)
    return Set([
      machine.start, machine.startWithoutMarkers, word, machine.state(after: .space, in: word),
    ]).sorted()
  }
}
