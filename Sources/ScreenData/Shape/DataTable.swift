import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel

/// A collection of records found in data, with its columns.
struct DataTable: Sendable {
  /// The ways that records are written.
  enum Form: Hashable, Sendable {
    /// An array of objects.
    case objects
    /// An array of arrays, the first of which names the columns.
    case arrays
    /// An array of scalars, which is one column with the name of the collection.
    case scalars
    /// A single object with scalar members.
    case record
  }

  /// A column and the path to its values within a record.
  struct Column: Sendable {
    /// The name as a label.
    var label: String
    /// The words of the name.
    var words: NameWords
    /// The path from a record to its value: the names of members or the index of an element.
    var path: [TreePath.Step]
    /// The index of the member in most records, where it is looked up first.
    var position = 0
    /// The type of the values.
    var type = ColumnType.text
    /// Whether all values are distinct and none is missing.
    var isDistinct = false
    /// Whether no record has a value.
    var isEmpty = false
  }

  /// The collection's name in the data, as a label; empty if it has none.
  var name: String
  /// The words of the name.
  var nameWords: NameWords
  /// The pointer to the collection in the data.
  var pointer: DataPointer
  /// The way that the records are written.
  var form: Form
  /// The columns, in the order of their first appearance.
  var columns: [Column]
  /// The records.
  var rows: [TreeValue]

  /// Returns the value of a record in a column as text; nil if it is missing.
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

  /// Returns the pointer to the value of a record in a column.
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

  /// Returns the value as a phrase with its origin; a dash if it is missing.
  func phrase(row: Int, column: Int) -> Phrase {
    guard let text = text(row: row, column: column) else { return Phrase("—") }
    return Phrase(text, from: origin(row: row, column: column))
  }

  /// Returns the origin of the value of a record in a column.
  func origin(row: Int, column: Int) -> Origin {
    .data(pointer: pointer(row: row, column: column).text)
  }

  /// Returns the value as a number; nil if it is missing or not a number.
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

  /// The column that names the records: the text column called name or title, else the first with
  /// distinct values, else the first text column.
  var nameColumn: Int? { nameColumn(except: []) }

  /// Returns the column that names the records, like `nameColumn`, among all but some columns.
  func nameColumn(except taken: [Int]) -> Int? {
    let name = NameWords("name")
    let texts = columns.indices.filter { columns[$0].type == .text && !taken.contains($0) }
    return texts.first { columns[$0].words == name || columns[$0].words == NameWords("title") }
      ?? texts.first { columns[$0].isDistinct } ?? texts.first
  }

  /// The first column of points in time.
  var timeColumn: Int? { columns.indices.first { columns[$0].type.isTime } }

  /// The numeric columns that are not identifiers, and so can be drawn.
  var numericColumns: [Int] {
    columns.indices.filter { columns[$0].type.isNumeric && !columns[$0].isIdentifier }
  }

  /// Returns the column whose name best matches some words; nil if none reaches the threshold.
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
  /// Whether the column's numbers only identify records.
  var isIdentifier: Bool {
    words.stems.contains { stem in Self.identifiers.contains { stem.elementsEqual($0.utf8) } }
  }

  private static let identifiers = ["id", "code", "sku"]
}
