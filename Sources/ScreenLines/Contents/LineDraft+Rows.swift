internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenRoles
internal import ScreenText

/// Rows with cells between bars, tabs, semicolons or commas.
extension LineDraft {
  /// The cells of a row, without those outside of its outer bars.
  func cells(of row: SourceRange) -> [SourceRange] {
    let bytes = words.bytes[row.range]
    guard let separator = Self.separators.first(where: bytes.contains) else {
      return aligned(row)
    }
    var (cells, start): ([SourceRange], Int) = ([], row.lowerBound)
    var depth = 0
    for index in row.range {
      let byte = words.bytes[index]
      if Array("([".utf8).contains(byte) { depth += 1 }
      if Array(")]".utf8).contains(byte) { depth -= 1 }
      // "[near miss | first aid]" is one cell.
      guard byte == separator, depth <= 0 else { continue }
      cells.append(SourceRange(start, index))
      start = index + 1
    }
    cells.append(SourceRange(start, row.upperBound))
    if separator == UInt8(ascii: "|") {
      if cells.count > 1, words.trimmed(cells[0]).isEmpty { cells.removeFirst() }
      if cells.count > 1, words.trimmed(cells[cells.count - 1]).isEmpty { cells.removeLast() }
    }
    return cells.map { words.unmarked(words.trimmed($0)) }
  }

  private static let separators = Array("|\t;,".utf8)

  /// The cells of a row between two spaces or more.
  func aligned(_ row: SourceRange) -> [SourceRange] {
    var (cells, start): ([SourceRange], Int) = ([], row.lowerBound)
    let space = UInt8(ascii: " ")
    for index in row.range.dropFirst(2)
    where words.bytes[index] != space && words.bytes[index - 1] == space
      && words.bytes[index - 2] == space
    {
      cells.append(words.trimmed(SourceRange(start, index)))
      start = index
    }
    cells.append(words.trimmed(SourceRange(start, row.upperBound)))
    return cells
  }

  /// The input that a row describes: its name in the first cell, what it takes in the others.
  func asked(row: SourceRange) -> Request? {
    let cells = cells(of: row)
    guard let name = cells.first(where: { !$0.isEmpty }) else { return nil }
    let line = FieldLine(name, of: words)
    var parts = InputParts(words.label(line.label), row)
    if line.isStarred { parts.isRequired = true }
    for note in line.notes + cells.drop(while: { $0 != name }).dropFirst() where !note.isEmpty {
      inputs.take(note, &parts, isNote: true)
    }
    return parts.wish(book)
  }

  /// The table of some rows below the row that names its columns, or a list of rows without one.
  func table(of rows: [[SourceRange]], below head: [SourceRange]?, _ range: SourceRange) -> Request
  {
    let width = max(head?.count ?? 0, rows.map(\.count).max() ?? 0)
    var details = Details()
    details.isVerbatim = true
    details.items = rows.filter { !$0.isEmpty }.map { row in
      let values = row.dropFirst().map(words.verbatim)
      let missing = Array(repeating: Phrase("–"), count: head == nil ? 0 : width - row.count)
      return Details.Item(words.verbatim(row[0]), values: values + missing)
    }
    guard let head else { return Request(.component(.list), range, details) }
    let columns = head.map(words.verbatim)
    details.nameColumn = columns.first
    details.columns = Array(columns.dropFirst())
    return Request(.component(.table), range, details)
  }

  /// The row above some rows that names their columns; nil if there is none.
  func header(above place: Int) -> SourceRange? {
    var above = place - 1
    var isMarked = false
    while above >= 0, lines[above].isRow || isDelimiter(lines[above].range) {
      let line = lines[above]
      guard isDelimiter(line.range) else {
        let roles: Set<LineRole> = [.scaffold, .head, .column]
        return isMarked || roles.contains(line.role) ? line.range : nil
      }
      isMarked = true
      above -= 1
    }
    return nil
  }

  /// Whether a row stands above a row of dashes, and so names columns.
  func isHeader(_ place: Int) -> Bool {
    place + 1 < lines.count && lines[place].isRow && isDelimiter(lines[place + 1].range)
  }

  /// Whether the first of some rows names the columns: a row of dashes follows it, or it alone has no
  /// digits.
  func hasHeader(_ run: Range<Int>) -> Bool {
    guard run.count > 1 else { return false }
    if isDelimiter(lines[run.lowerBound + 1].range) { return true }
    func hasDigits(_ place: Int) -> Bool {
      words.bytes[lines[place].range.range].contains(where: \.isASCIIDigit)
    }
    return !hasDigits(run.lowerBound) && run.dropFirst().count(where: hasDigits) * 2 >= run.count
  }

  /// Whether a line has no words.
  func isDelimiter(_ range: SourceRange) -> Bool {
    words.bytes[range.range].allSatisfy { !$0.isASCIILetter && !$0.isASCIIDigit && $0 < 0x80 }
  }
}
