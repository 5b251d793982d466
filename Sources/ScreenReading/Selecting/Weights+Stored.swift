extension Weights {
  /// Rows that are read where the build laid them out.
  struct Stored: Sendable {
    var spans: StoredRows
    var skips: StoredRows
  }

  /// The weights that the package ships; none before the first training, and none that are of
  /// another version.
  package static let shipped =
    Weights(head: EmbeddedText.weightsHead, StoredNumbers(EmbeddedText.weights)) ?? .nothing

  /// Weights that say nothing: no text has a bracket by them.
  static let nothing = Weights(
    columns: Columns([]), grammar: Array(repeating: [], count: Holder.count), spanKeys: [],
    skipKeys: [])

  private init?(head: StaticString, _ numbers: StoredNumbers) {
    guard numbers.count > 0, let words = try? Self.words(of: "\(head)"),
      let (columns, grammar) = Self.outline(words)
    else { return nil }
    self.init(columns: columns, grammar: grammar, spanKeys: [], skipKeys: [])
    let spans = StoredRows(numbers, at: 0, lanes: columns.lanes)
    let skips = StoredRows(numbers, at: spans.end, lanes: Self.skipLanes)
    stored = Stored(spans: spans, skips: skips)
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
