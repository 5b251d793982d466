import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel

/// A collection of records found in data, with its columns.
struct DataTable: Sendable {
  /// How the records are written.
  enum Form: Hashable, Sendable {
    /// As an array of objects.
    case objects
    /// As an array of arrays, the first of which names the columns.
    case arrays
    /// As an array of scalars, one column without a name.
    case scalars
    /// As one object of scalars.
    case record
  }

  /// A column, and where its values are in a record.
  struct Column: Sendable {
    /// Its name as a label.
    var label: String
    /// The words of its name.
    var words: NameWords
    /// The names of members, or the index of an element, from a record down to its value.
    var path: [TreePath.Step]
    /// Which member it is in most records: where it is looked for first.
    var position = 0
    /// What its values are.
    var type = ColumnType.text
    /// Whether no two of its values are the same, and none is missing.
    var isDistinct = false
  }

  /// What the collection is called in the data, as a label; empty where nothing calls it.
  var name: String
  /// The words of its name.
  var nameWords: NameWords
  /// Where it is.
  var pointer: DataPointer
  /// How its records are written.
  var form: Form
  /// The columns, in the order of their first appearance.
  var columns: [Column]
  /// The records.
  var rows: [TreeValue]

  /// The value of a record in a column; nil where it is missing.
  func text(row: Int, column: Int) -> String? {
    let (path, position) = (columns[column].path, columns[column].position)
    if path.count == 1, case .name(let name) = path[0],
      case .object(let members) = rows[row].content,
      position < members.count, members[position].name == name
    {
      return members[position].value.dataText
    }
    var value = rows[row]
    for step in path {
      guard let next = Self.step(step, into: value) else { return nil }
      value = next
    }
    return value.dataText
  }

  /// Where the value of a record in a column is.
  private func pointer(row: Int, column: Int) -> DataPointer {
    var place = pointer
    if form != .record { place = place.appending(form == .arrays ? row + 1 : row) }
    for step in columns[column].path {
      switch step {
      case .name(let name): place = place.appending(name)
      case .index(let index): place = place.appending(index)
      }
    }
    return place
  }

  /// A value as words to be shown, with its origin; a dash where it is missing.
  func phrase(row: Int, column: Int) -> Phrase {
    guard let text = text(row: row, column: column) else { return Phrase("—") }
    return Phrase(text, from: origin(row: row, column: column))
  }

  /// Where the value of a record in a column comes from.
  func origin(row: Int, column: Int) -> Origin {
    .data(pointer: pointer(row: row, column: column).text)
  }

  /// The number of a value; nil where it is missing or none.
  func number(row: Int, column: Int) -> Double? {
    text(row: row, column: column).flatMap { Quantity($0)?.number }
  }

  private static func step(_ step: TreePath.Step, into value: TreeValue) -> TreeValue? {
    switch (step, value.content) {
    case (.name(let name), .object(let members)): members.first { $0.name == name }?.value
    case (.index(let index), .array(let elements)):
      elements.indices.contains(index) ? elements[index] : nil
    default: nil
    }
  }

  // MARK: Columns by what they are

  /// The column that says what each record is: one called name or title, else the first of
  /// distinct texts, else the first of texts.
  var nameColumn: Int? {
    let name = NameWords("name")
    let texts = columns.indices.filter { columns[$0].type == .text }
    return texts.first { columns[$0].words == name || columns[$0].words == NameWords("title") }
      ?? texts.first { columns[$0].isDistinct } ?? texts.first
  }

  /// The column of times that the records lie along.
  var timeColumn: Int? { columns.indices.first { columns[$0].type.isTime } }

  /// The columns that can be drawn.
  var numericColumns: [Int] {
    columns.indices.filter { columns[$0].type.isNumeric && !columns[$0].isIdentifier }
  }

  /// The column whose name answers words best; nil where there is none.
  func column(for words: NameWords, except taken: Set<Int> = []) -> (index: Int, score: Int)? {
    var best: (index: Int, score: Int)?
    for index in columns.indices where !taken.contains(index) {
      let score = words.similarity(to: columns[index].words)
      if score >= NameWords.threshold, score > best?.score ?? 0 { best = (index, score) }
    }
    return best
  }
}

extension DataTable.Column {
  /// Whether its numbers only distinguish records.
  var isIdentifier: Bool {
    words.stems.contains { stem in Self.identifiers.contains { stem.elementsEqual($0.utf8) } }
  }

  private static let identifiers = ["id", "code", "sku"]
}
