/// The parts that long forms fall into, by the words of their labels.
struct FormGroups {
  private let names: [String]
  private let index: CueIndex

  init(_ lines: SampleLines) {
    names = lines.entries.map(\.name)
    index = CueIndex(
      lines.entries.enumerated().flatMap { number, entry in entry.cues.map { ($0, number) } })
  }

  /// The name of the part that an input belongs to; nil where its label has no such meaning.
  func name(for label: String) -> String? { index.leastNumber(for: label).map { names[$0] } }
}
