internal import ScreenText

extension Weights {
  /// The weights that the package ships; none before the first training, and none that are of
  /// another version.
  package static let shipped =
    Weights(
      head: EmbeddedText.weightsHead, StoredNumbers(EmbeddedText.weights),
      StoredGroups(EmbeddedText.weightGroups)) ?? .nothing

  /// Weights that say nothing: no text has a bracket by them.
  static let nothing = Weights(
    grammar: Array(repeating: [], count: Holder.count), spanKeys: [], skipKeys: [])

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
