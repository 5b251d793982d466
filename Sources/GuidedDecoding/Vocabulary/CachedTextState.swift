internal import ScreenGrammar

/// A state of a text's machine with a known mask.
struct CachedTextState: Sendable {
  var state: UInt16
  var mask: TextMask
  /// The tokens that end a text from there and go on, including those for an empty text; nil if
  /// they have not been searched for.
  var closers: [TailedToken]?

  /// The uses of the commonest texts, whose masks are made with the vocabulary because every schema
  /// has them.
  static let preparedUses: [TextUse] = [.label, .prose]

  /// The commonest states of a text: at its start, within a word, after a space.
  static func commonest(
    of machine: TextMachine, _ trie: TokenTrie, _ lengths: TextLengths, _ tails: TokenTails
  ) -> [CachedTextState] {
    let word = machine.state(after: .other, in: machine.start)
    let states = Set([
      machine.start, machine.startWithoutMarkers, word, machine.state(after: .space, in: word),
    ])
    return states.sorted().compactMap { state in
      TextPart(machine, text: state << 5, bits: 0, trie, lengths).mask.map {
        var closers: [TailedToken] = []
        TextCursor(text: state << 5)
          .forEachToken(of: tails, machine, mayBeEmpty: true) { closers.append($0) }
        return CachedTextState(state: state, mask: $0, closers: closers)
      }
    }
  }
}
