/// The groups of inputs in long forms, by the words of their labels.
package struct FormGroups {
  private let names: [String]
  private let index: CueIndex

  init(_ lines: SampleLines) {
    names = lines.entries.map(\.name)
    index = CueIndex(lines.entries)
  }

  /// Returns the name of the group for an input, or nil if its label suggests none.
  package func name(for label: String) -> String? {
    index.leastNumber(for: label).map { names[$0] }
  }
}
