internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines of one pattern, "Quay Rovers – P 12, W 8 – 26 pts", which are the rows of a table.
extension Interpreter {
  /// The fewest lines, and the fewest values of each, that make a pattern.
  private static let fewestLines = 3, fewestValues = 2

  /// Whether the lines have one pattern.
  func hasRecords(_ items: [OutlineList.Item]) -> Bool { pattern(of: items) != nil }

  /// The table of lines whose values have the same names; nil for other lines.
  func table(of items: [OutlineList.Item], in range: SourceRange) -> Request? {
    guard let rows = pattern(of: items) else { return nil }
    var details = Details()
    details.nameColumn = Phrase(" ", at: range)
    details.columns = rows[0].values.map { Phrase(words.text($0.name), at: $0.name) }
    details.items = rows.map { row in
      Details.Item(
        words.label(row.name), values: row.values.map { words.verbatim($0.value) })
    }
    return Request(.component(.table), range, details)
  }

  /// A line with the name of its thing, and the names and values behind it.
  private struct PatternRow {
    var name: SourceRange
    var values: [(name: SourceRange, value: SourceRange)]
  }

  /// The rows of lines whose values have the same names in the same order; nil if a line differs.
  private func pattern(of items: [OutlineList.Item]) -> [PatternRow]? {
    guard items.count >= Self.fewestLines, items.allSatisfy({ $0.blocks.isEmpty }) else {
      return nil
    }
    var rows: [PatternRow] = []
    for item in items {
      guard let row = row(item.words) else { return nil }
      let names = row.values.map { words.folded($0.name) }
      if let first = rows.first, first.values.map({ words.folded($0.name) }) != names { return nil }
      rows.append(row)
    }
    return rows
  }

  /// The name and the named values of a line; nil if it has others.
  private func row(_ range: SourceRange) -> PatternRow? {
    let line = FieldLine(range, of: words)
    guard let value = line.value, line.isDashed, line.notes.isEmpty else { return nil }
    var values: [(SourceRange, SourceRange)] = []
    var rest: SourceRange? = value
    while let part = rest {
      let inner = FieldLine(part, of: words)
      let own = inner.isDashed ? inner.name : part
      for member in words.members(of: own, joinedBy: []) {
        guard let measured = measured(member) else { return nil }
        values.append(measured)
      }
      rest = inner.isDashed ? inner.value : nil
    }
    return values.count >= Self.fewestValues ? PatternRow(name: line.label, values: values) : nil
  }

  /// A number and its name, in either order: "W 8", "26 pts".
  private func measured(_ range: SourceRange) -> (SourceRange, SourceRange)? {
    guard words.count(range) == 2 else { return nil }
    let first = words.droppingLast(1, from: range)
    let second = words.dropping(1, from: range)
    switch (isNumber(first), isNumber(second)) {
    case (false, true): return (first, second)
    case (true, false): return (second, first)
    default: return nil
    }
  }

  private func isNumber(_ range: SourceRange) -> Bool {
    bytes[range.range].allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
  }
}
