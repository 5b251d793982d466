internal import ScreenText

extension Weights {
  /// The shipped weights for sentences; empty before the first training and for another version.
  package static let shipped =
    Weights(
      head: EmbeddedText.readerHead, StoredNumbers(EmbeddedText.readerRows),
      StoredGroups(EmbeddedText.readerGroups)) ?? .nothing

  /// The shipped weights for prose, most of which does not describe a screen: letters, chats,
  /// stories.
  package static let prose =
    Weights(
      head: EmbeddedText.proseHead, StoredNumbers(EmbeddedText.proseRows),
      StoredGroups(EmbeddedText.proseGroups)) ?? .nothing

  /// The shipped weights for texts that edit a screen.
  package static let edits =
    Weights(
      head: EmbeddedText.editsHead, StoredNumbers(EmbeddedText.editsRows),
      StoredGroups(EmbeddedText.editsGroups)) ?? .nothing

  /// The shipped weights for sentences beside rows, which ask for changes to them.
  package static let wishes =
    Weights(
      head: EmbeddedText.wishesHead, StoredNumbers(EmbeddedText.wishesRows),
      StoredGroups(EmbeddedText.wishesGroups)) ?? .nothing

  /// Empty weights, by which no text has a bracket.
  static let nothing = Weights(
    grammar: Array(repeating: [], count: Container.count), spanKeys: [], skipKeys: [])

  private init?(head: StaticString, _ numbers: StoredNumbers, _ groups: StoredGroups) {
    guard numbers.count > 0, let words = try? Self.words(of: "\(head)"),
      let grammar = Self.grammar(words)
    else { return nil }
    let spans = StoredRows(numbers, at: 0, groups)
    let skips = StoredRows(numbers, at: spans.end, groups)
    self.init(grammar: grammar, spans: spans, skips: skips)
    var transitions = transitions
    for place in 0..<numbers[skips.end] {
      let start = skips.end + 1 + 2 * place
      transitions.add(
        Int32(numbers[start + 1] - 1 << 23) &* Int32(Self.partStep),
        to: Transitions.part(numbered: numbers[start]))
    }
    self.transitions = transitions
  }
}
