import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenSpecifications

/// The columns and rows of a described table.
struct DescribedTable {
  private(set) var columns: [Phrase] = []
  private(set) var rows: [[Phrase]] = []
  /// The members of columns that a table does not show.
  private(set) var unread: [TreeMember] = []

  private let tree: TreeReader
  /// The names by which rows given as objects refer to the columns.
  private var keys: [String] = []

  /// Whether members are those of a table: names of columns, and perhaps rows.
  static func isOne(_ members: [TreeMember]) -> Bool {
    let columns = members.first { DescriptionWord($0.name).means(.columns) && isColumns($0.value) }
    guard let columns else { return false }
    let isTyped = columns.value.elements?.contains { !$0.isScalar && $0["type"] != nil } ?? false
    let rows = members.contains {
      $0.name != columns.name && DescriptionWord($0.name).means(.rows) && !$0.value.isScalar
    }
    return rows
      || !isTyped && columns.value.isListOfScalars
        && DescriptionWord(columns.name).text != "header"
  }

  private static func isColumns(_ value: TreeValue) -> Bool {
    value.elements.map { elements in
      !elements.isEmpty
        && elements.allSatisfy { element in
          element.isScalar
            || element.members?.contains {
              DescriptionWord($0.name).first(of: .title, .name, .program) != nil
            } ?? false && !element.holdsParts
        }
    } ?? (value.text.map { $0.contains(",") || $0.contains("|") || $0.contains(";") } ?? false)
  }

  init(columns: TreeValue?, rows: TreeValue?, _ tree: TreeReader) {
    self.tree = tree
    if let columns { take(columns: columns) }
    if let rows { take(rows: rows) }
    let width = max(self.columns.count, self.rows.map(\.count).max() ?? 0)
    for place in self.rows.indices {
      while self.rows[place].count < width { self.rows[place].append(Phrase("—")) }
    }
  }

  private mutating func take(columns value: TreeValue) {
    guard let elements = value.elements else {
      columns = tree.scalar(value)?.parts.map(Self.label) ?? []
      keys = columns.map { DescriptionWord($0.text).text }
      return
    }
    for element in elements {
      guard let members = element.members else {
        guard let words = tree.scalar(element) else { continue }
        columns.append(Self.label(words))
        keys.append(DescriptionWord(words.text).text)
        continue
      }
      var left = DescribedMembers(members)
      let key = left.takeScalar(.program)
      let title = left.takeScalar(.title, .text, .name)
      let name = key == nil ? left.takeScalar(.name) : nil
      guard let words = (title ?? key).flatMap({ tree.scalar($0.value) }) else { continue }
      columns.append(Self.label(words))
      keys.append(DescriptionWord((key ?? name ?? title)?.value.text ?? words.text).text)
      unread += left.left
    }
  }

  /// A column's name in words, with its unit.
  private static func label(_ words: Phrase) -> Phrase {
    words.text.contains(" ") ? words : Property(words).labelWithUnit
  }

  private mutating func take(rows value: TreeValue) {
    if let lines = tree.lines(of: value) {
      rows = lines.map { $0.cells }
    } else if let members = value.members {
      // A row for each name: "Mon: [8, 17]".
      rows = members.map { member in
        [tree.phrase(of: member)]
          + (member.value.elements ?? member.value.members?.map(\.value) ?? [member.value]).map {
            tree.scalar($0) ?? Phrase("—")
          }
      }
    } else if let elements = value.elements {
      if elements.allSatisfy({ $0.members != nil }), !elements.isEmpty {
        take(objects: elements)
      } else {
        rows = elements.map { element in
          if let cells = element.elements { return cells.map { tree.scalar($0) ?? Phrase("—") } }
          return tree.scalar(element)?.cells ?? [Phrase("—")]
        }
      }
    }
    rows.removeAll(where: \.isEmpty)
  }

  /// Takes rows given as objects; members that no column names become columns of their own.
  private mutating func take(objects: [TreeValue]) {
    guard let records = tree.records(of: objects, called: nil) else { return }
    let isOpen = columns.isEmpty
    var places: [Int] = []
    for column in records.columns {
      let word = DescriptionWord(column.text).text
      if let known = keys.firstIndex(of: word)
        ?? columns.firstIndex(where: { DescriptionWord($0.text).text == word })
      {
        places.append(known)
      } else {
        places.append(columns.count)
        columns.append(Property(column).labelWithUnit)
        keys.append(word)
      }
    }
    // Columns in the order of the rows, if none of their names fit.
    if !isOpen, columns.count == keys.count, places.allSatisfy({ $0 >= columns.count / 2 }),
      columns.count == records.columns.count * 2
    {
      columns.removeLast(records.columns.count)
      places = Array(records.columns.indices)
    }
    rows = records.rows.map { row in
      var cells = [Phrase](repeating: Phrase("—"), count: columns.count)
      for (place, cell) in zip(places, row) { if let cell { cells[place] = cell } }
      return cells
    }
  }
}

extension Phrase {
  /// The cells of a row in one line, between bars, semicolons, tabs or commas.
  var cells: [Phrase] {
    let line = text.trimmed(of: "| ")
    for sign in ["|", ";", "\t", ","] as [Character] where line.contains(sign) {
      return line.split(separator: sign, omittingEmptySubsequences: false).map {
        let cell = String($0).trimmed(of: " \"'")
        return Phrase(cell.isEmpty ? "—" : cell, from: origin)
      }
    }
    return [Phrase(line, from: origin)]
  }
}

extension TreeReader {
  /// Returns the lines of a text of several lines, in quotation marks or below its key; nil for
  /// any other value.
  func lines(of value: TreeValue) -> [Phrase]? {
    guard let text = value.text, let range = value.range else { return nil }
    if text.utf8.contains(0x0A) {
      return text.split(separator: "\n").map { String($0).trimmed(of: " \r\t") }
        .filter { !$0.isEmpty }.map { Phrase($0, at: place(range)) }
    }
    guard range.upperBound <= bytes.count else { return nil }
    var lines: [Phrase] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      let words = String(decoding: bytes[start..<end], as: UTF8.self).trimmed(of: " \r\t-")
      if !words.isEmpty, !["|", ">"].contains(words) {
        lines.append(Phrase(words, at: place(SourceRange(start, end))))
      }
      start = end + 1
    }
    return lines.count > 1 ? lines : nil
  }
}
