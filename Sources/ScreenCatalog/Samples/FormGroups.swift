/// The parts that long forms fall into, by the words of their labels.
package struct FormGroups {
  private let names: [String]
  private let index: CueIndex

  init(_ lines: SampleLines) {
    names = lines.entries.map(\.name)
    index = CueIndex(lines.entries)
  }

  /// The name of the part that an input belongs to; nil where its label has no such meaning.
  package func name(for label: String) -> String? {
    index.leastNumber(for: label).map { names[$0] }
  }
}
