internal import ScreenModel
internal import ScreenText

/// The collections of records that data holds, in document order.
struct DataShape: Sendable {
  /// The collections.
  private(set) var tables: [DataTable] = []

  /// The maximum number of collections.
  private static let tableLimit = 64
  /// The maximum number of columns per collection.
  private static let columnLimit = 256
  /// The depth limit of the search for collections.
  private static let depthLimit = 12

  /// Finds the collections in the data.
  ///
  /// - Complexity: O(number of values).
  init(_ data: TreeValue) { visit(data, name: "", at: DataPointer(), depth: 0) }

  private mutating func visit(
    _ value: TreeValue, name: String, at pointer: DataPointer, depth: Int
  ) {
    guard depth < Self.depthLimit, tables.count < Self.tableLimit else { return }
    switch value.content {
    case .null, .flag, .number, .text: return
    case .array(let elements): visit(elements, name: name, at: pointer, depth: depth)
    case .object(let members):
      if members.contains(where: \.value.isScalar) {
        let columns = members.enumerated().lazy.filter(\.element.value.isScalar)
          .prefix(Self.columnLimit).map { Self.column([$1.name], position: $0) }
        add(name, pointer, .record, Array(columns), [value])
      }
      for member in members where !member.value.isScalar {
        visit(
          member.value, name: member.name, at: pointer.appending(member.name), depth: depth + 1)
      }
    }
  }

  private mutating func visit(
    _ elements: [TreeValue], name: String, at pointer: DataPointer, depth: Int
  ) {
    guard !elements.isEmpty else { return }
    if elements.allSatisfy({ if case .object = $0.content { true } else { false } }) {
      add(name, pointer, .objects, Self.columns(of: elements), elements)
    } else if elements.allSatisfy(\.isScalar) {
      var column = Self.column([name])
      column.path = []
      add(name, pointer, .scalars, [column], elements)
    } else if let header = elements[0].elements, elements.count > 1,
      elements.allSatisfy({ $0.elements != nil }), !header.isEmpty,
      header.allSatisfy({ $0.text != nil })
    {
      let columns = header.prefix(Self.columnLimit).enumerated().map { index, name in
        var column = Self.column([name.text ?? ""])
        column.path = [.index(index)]
        return column
      }
      add(name, pointer, .arrays, columns, Array(elements.dropFirst()))
    } else {
      for (index, element) in elements.prefix(Self.tableLimit).enumerated() {
        visit(element, name: name, at: pointer.appending(index), depth: depth + 1)
      }
    }
  }

  private mutating func add(
    _ name: String, _ pointer: DataPointer, _ form: DataTable.Form, _ columns: [DataTable.Column],
    _ rows: [TreeValue]
  ) {
    guard !columns.isEmpty, tables.count < Self.tableLimit else { return }
    var table = DataTable(
      name: NameWords.label(name), nameWords: NameWords(name), pointer: pointer, form: form,
      columns: columns, rows: rows)
    for index in columns.indices { Self.describe(&table, column: index) }
    tables.append(table)
  }

  // MARK: Columns

  /// Returns a column for each scalar in the records and in the objects directly within them.
  private static func columns(of records: [TreeValue]) -> [DataTable.Column] {
    var columns: [DataTable.Column] = []
    var seen: Set<[String]> = []
    // Most records repeat the members of the first in its order, so these need no look-up.
    var usual: [String?] = []
    func add(_ path: [String], position: Int) {
      guard columns.count < columnLimit, seen.insert(path).inserted else { return }
      columns.append(column(path, position: position))
    }
    for record in records {
      guard case .object(let members) = record.content else { continue }
      for (position, member) in members.enumerated() {
        switch member.value.content {
        case .null, .flag, .number, .text:
          if position < usual.count, usual[position] == member.name { continue }
          add([member.name], position: position)
        case .array: break
        case .object(let inner):
          for below in inner where below.value.isScalar {
            add([member.name, below.name], position: position)
          }
        }
      }
      if usual.isEmpty { usual = members.map { $0.value.isScalar ? $0.name : nil } }
      if columns.count == columnLimit { break }
    }
    return columns
  }

  /// Returns the column of a member; one without a name is labeled by its number: "Column 3".
  private static func column(_ path: [String], position: Int) -> DataTable.Column {
    var column = column(path)
    column.position = position
    if column.label.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
      column.label = "Column " + String(position + 1)
    }
    return column
  }

  private static func column(_ path: [String]) -> DataTable.Column {
    let name = path.joined(separator: " ")
    let label = path.count == 1 ? NameWords.label(name) : NameWords.label(dashed(name))
    return DataTable.Column(label: label, words: NameWords(name), path: path.map { .name($0) })
  }

  /// Returns a name with its spaces as underscores, so that it is not mistaken for one written for
  /// readers.
  private static func dashed(_ name: String) -> String {
    String(decoding: name.utf8.map { $0 == 0x20 ? 0x5F : $0 }, as: UTF8.self)
  }

  /// Determines the type of a column and whether its values are distinct.
  private static func describe(_ table: inout DataTable, column: Int) {
    var type: CellType?
    var isMixed = false
    var seen: Set<String> = []
    var isDistinct = true
    var areYears = true
    var hasMarks = false
    for row in table.rows.indices {
      guard let text = table.text(row: row, column: column) else {
        isDistinct = false
        continue
      }
      if isDistinct { isDistinct = seen.insert(text).inserted }
      guard !isMixed else {
        guard isDistinct else { break }
        continue
      }
      // In a text column the mark is an ordinary value: NA is Namibia's code.
      guard !MissingMark.isOne(text) else {
        hasMarks = true
        continue
      }
      let cell = CellType(text)
      if type == nil { type = cell }
      isMixed = type != cell
      areYears = areYears && text.utf8.count == 4 && (text.hasPrefix("19") || text.hasPrefix("20"))
    }
    guard let type, !isMixed else {
      table.columns[column].isDistinct = isDistinct
      table.columns[column].isEmpty = type == nil
      return
    }
    if hasMarks, type.type != .text { isDistinct = false }
    let isYear =
      type.type == .number && areYears
      && table.columns[column].words.stems.contains { $0.elementsEqual("year".utf8) }
    table.columns[column].type = isYear ? .year : type.type
    table.columns[column].isDistinct = isDistinct
  }
}
