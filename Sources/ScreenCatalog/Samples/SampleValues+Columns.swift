package import ScreenBrief
internal import ScreenText

/// The columns of a collection, by their meaning.
extension SampleValues {
  /// Whether a column holds the names of the things that a label names. The name on an order, for
  /// example, is not the order's own.
  package func isOwnName(_ column: String, ofThings label: String) -> Bool {
    let words = column.lowercased()
    let things = pool(for: label)
    // Orders and similar records have numbers for names.
    if things?.name == "order" { return pool(for: words)?.name == "reference" }
    guard isName(words) else { return false }
    return things.flatMap { pool(forDetail: words, of: $0) } == nil
  }

  /// Returns the index of the column that holds the names of a collection's things, or nil if their
  /// names precede all columns.
  package func nameColumn(of details: Details, called label: String) -> Int? {
    guard details.nameColumn == nil, !details.columns.isEmpty else { return nil }
    // Supplied rows either have a cell for each column, or one more for the name.
    let cells =
      details.items.isEmpty
      ? details.samples.first?.count ?? 0
      : details.items.map(\.values.count).max().map { $0 > 0 ? $0 + 1 : 0 } ?? 0
    if cells > 0, cells <= details.columns.count { return 0 }
    let nameWord = Self.singularNoun(of: label)
    let things = label.lowercased().utf8.split(separator: UInt8(ascii: " "))
      .map { Wording.singular(String(Substring($0))) }
    return details.columns.firstIndex { column in
      let words = Wording.singular(column.text.lowercased())
      return words == nameWord || isName(words) || things.contains(words)
        || isOwnName(column.text, ofThings: label)
    }
  }

  /// Returns the last word of a label in the singular.
  package static func singularNoun(of label: String) -> String {
    let name = Wording.singular(LabelText.lowercasedStart(label))
    return name.utf8.split(separator: UInt8(ascii: " ")).last.map { String(Substring($0)) } ?? name
  }

  /// Whether a column holds days.
  package func isDay(_ column: String) -> Bool {
    let meaning = pool(for: column)?.name
    return meaning == "date" || meaning == "later date"
  }

  /// Whether a column holds days or times.
  package func isTime(_ column: String) -> Bool {
    isDay(column) || pool(for: column)?.name == "time"
  }
}
