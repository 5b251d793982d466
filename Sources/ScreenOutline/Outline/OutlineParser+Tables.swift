import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// Rows of cells separated by bars, commas, semicolons, tabs or wide gaps.
extension OutlineParser {
  /// Whether a table begins with a line, judging by two or three rows.
  func beginsTable(_ lines: ArraySlice<OutlineLine>, _ index: Int) -> Bool {
    let few = lines[index..<min(index + 4, lines.endIndex)]
    return barTable(few, index) != nil || delimitedTable(few, index) != nil
  }

  // MARK: Bars

  /// A table in GitHub's form, with or without outer bars and a line of dashes below its head.
  func barTable(_ lines: ArraySlice<OutlineLine>, _ start: Int) -> (OutlineBlock, Int)? {
    let first = slice(lines[start])
    guard start + 1 < lines.endIndex,
      mark(of: lines[start]) == nil || first.first == UInt8(ascii: "|"),
      first.contains(UInt8(ascii: "|")) || isDelimiters(slice(lines[start + 1])) || isGrid(first)
    else { return nil }
    if isGrid(first), !first.contains(where: { $0.isASCIILetter || $0.isASCIIDigit }) {
      // There may be a line of dashes above the table.
      guard let (block, next) = barTable(lines, start + 1) else { return nil }
      return (OutlineBlock(block.content, block.range, lead: block.lead), next)
    }
    let head = barCells(lines[start].range)
    let second = slice(lines[start + 1])
    let hasDelimiters =
      isDelimiters(second) && (second.contains(UInt8(ascii: "|")) || head.count > 1)
    if hasDelimiters {
      let dashes = barCells(lines[start + 1].range).count
      guard dashes == head.count || dashes > 1 && head.count > 1 else { return nil }
    } else {
      let isRow =
        second.contains(UInt8(ascii: "|")) && barCells(lines[start + 1].range).count == head.count
      guard head.count > 1, isGrid(second) || isRow else { return nil }
    }
    var rows: [[OutlineTable.Cell]] = []
    var end = start + (hasDelimiters ? 2 : 1)
    while end < lines.endIndex, !lines[end].isBlank {
      let words = slice(lines[end])
      guard words.contains(UInt8(ascii: "|")) || isGrid(words) else { break }
      if !isGrid(words) { rows.append(barCells(lines[end].range)) }
      end += 1
    }
    let isHead = hasDelimiters || isHeader(head, of: rows) || start + 1 < end && isGrid(second)
    guard isHead || !rows.isEmpty else { return nil }
    let table = OutlineTable(
      form: .bars, header: isHead ? head : nil, rows: isHead ? rows : [head] + rows)
    let range = SourceRange(lines[start].range.lowerBound, lines[end - 1].range.upperBound)
    return (OutlineBlock(.table(table), range), end)
  }

  /// Whether a line is the dashes and colons below a head: `|:--|--:|`, `--- | ---`.
  private func isDelimiters(_ words: ArraySlice<UInt8>) -> Bool {
    guard words.contains(UInt8(ascii: "-")) else { return false }
    for cell in words.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: true) {
      let dashes = cell.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") }
      guard dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return false }
    }
    return words.allSatisfy { Self.delimiters.contains($0) }
  }

  /// Whether a line only draws the grid: `+-----+----+`.
  private func isGrid(_ words: ArraySlice<UInt8>) -> Bool {
    words.count > 2 && words.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") }
      && words.allSatisfy {
        Self.delimiters.contains($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "=")
      }
  }

  private static let delimiters = Array("|-: \t".utf8)

  private func barCells(_ line: Range<Int>) -> [OutlineTable.Cell] {
    var (start, end) = (line.lowerBound, line.upperBound)
    if start < end, bytes[start] == UInt8(ascii: "|") { start += 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "|"),
      end - 2 < start || bytes[end - 2] != UInt8(ascii: "\\")
    {
      end -= 1
    }
    var cells: [OutlineTable.Cell] = []
    var (from, index) = (start, start)
    while index < end {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == UInt8(ascii: "|") {
        cells.append(cell(from..<index))
        from = index + 1
      }
      index += 1
    }
    cells.append(cell(from..<max(from, end)))
    return cells
  }

  /// A cell with its words, without the marks around them.
  func cell(_ range: Range<Int>) -> OutlineTable.Cell {
    let words = unmarked(range)
    return OutlineTable.Cell(range: SourceRange(words), text: plain(words))
  }

  // MARK: Separators

  /// Rows with cells separated by a separator or wide gaps.
  func delimitedTable(_ lines: ArraySlice<OutlineLine>, _ start: Int) -> (OutlineBlock, Int)? {
    guard mark(of: lines[start]) == nil else { return nil }
    for form in [OutlineTable.Form.tab, .semicolon, .comma, .aligned, .dash] {
      guard let (rows, end) = rows(lines, start, form) ?? timed(lines, start, form) else {
        continue
      }
      let isHead = rows.count > 1 && isHeader(rows[0], of: Array(rows.dropFirst()))
      let table = OutlineTable(
        form: form, header: isHead ? rows[0] : nil,
        rows: isHead ? rows.dropFirst().map { joined($0, to: rows[0].count) } : rows)
      let range = SourceRange(lines[start].range.lowerBound, lines[end - 1].range.upperBound)
      return (OutlineBlock(.table(table), range), end)
    }
    return nil
  }

  private func rows(
    _ lines: ArraySlice<OutlineLine>, _ start: Int, _ form: OutlineTable.Form
  ) -> ([[OutlineTable.Cell]], Int)? {
    if form == .dash { return dashedRows(lines, start) }
    var rows: [[OutlineTable.Cell]] = []
    var index = start
    while index < lines.endIndex, !lines[index].isBlank {
      let width = rows.first?.count
      guard let (cells, next) = cells(lines, index, form, width: width), cells.count > 1,
        width.map({ isRow(of: cells.count, among: $0, form) }) ?? true
      else { break }
      if form != .tab, mark(of: lines[index]) != nil { break }
      rows.append(cells)
      index = next
    }
    guard let count = rows.first?.count else { return nil }
    let fewest = form == .tab || form == .semicolon || count > 2 ? 2 : 3
    return rows.count >= fewest ? (rows, index) : nil
  }

  /// A row with what is behind its last column as a part of it: "3.20 (vegan available)".
  private func joined(_ row: [OutlineTable.Cell], to count: Int) -> [OutlineTable.Cell] {
    guard row.count > count, let last = row.last else { return row }
    var joined = Array(row.prefix(count))
    joined[count - 1].range = joined[count - 1].range.union(last.range)
    joined[count - 1].text = row[(count - 1)...].map(\.text).filter { !$0.isEmpty }
      .joined(separator: " ")
    return joined
  }

  /// Whether a row may have a number of cells below a first row of a width: tabs and gaps align
  /// cells, whatever their number; a row between commas may lack its last cells.
  private func isRow(of count: Int, among width: Int, _ form: OutlineTable.Form) -> Bool {
    switch form {
    case .tab: true
    case .aligned: width > 2 && count <= width + 2 || count == width
    case .comma: count == width || width > Self.anyEnding && (width - 2..<width).contains(count)
    case .semicolon, .bars, .dash: count == width
    }
  }

  /// The width from which a row may have any ending.
  private static let anyEnding = 4

  /// Three or more rows of any width that begin with a time: "08:00, Registration, Foyer".
  private func timed(
    _ lines: ArraySlice<OutlineLine>, _ start: Int, _ form: OutlineTable.Form
  ) -> ([[OutlineTable.Cell]], Int)? {
    guard form.separator != nil, Quantity.beginsWithTime(slice(lines[start])) else { return nil }
    var rows: [[OutlineTable.Cell]] = []
    var index = start
    while index < lines.endIndex, !lines[index].isBlank,
      Quantity.beginsWithTime(slice(lines[index])),
      let (cells, next) = cells(lines, index, form, width: Self.anyEnding), cells.count > 1
    {
      rows.append(cells)
      index = next
    }
    return rows.count > 2 ? (rows, index) : nil
  }

  /// The cells of a row below others of a width, and the index of the line after it; nil if the
  /// line is not a row.
  func cells(
    _ lines: ArraySlice<OutlineLine>, _ index: Int, _ form: OutlineTable.Form, width: Int?
  ) -> ([OutlineTable.Cell], Int)? {
    let words = slice(lines[index])
    guard let separator = form.separator else {
      guard !isFact(words) else { return nil }
      let range = lines[index].range
      let cells =
        form == .dash ? dashedCells(range) : alignedCells(range)
      return (cells, index + 1)
    }
    // A cell that begins in quotation marks may go on below, and the separator with it.
    guard words.contains(separator) || width != nil && words.first == UInt8(ascii: "\"") else {
      return nil
    }
    if form == .comma {
      // The name of a column may be a question: "name, size, vegetarian?". A row among rows of
      // several cells may have any ending: "Osei,,yes,veg,5,nut allergy!".
      if let last = words.last, Self.sentenceEnds.contains(last),
        width.map({ $0 < Self.anyEnding && last != UInt8(ascii: ",") })
          ?? (last != UInt8(ascii: "?"))
      {
        return nil
      }
      guard Self.spacesCommasAlike(words) else { return nil }
    }
    var row = SeparatedRow(bytes, separator)
    var next = index
    repeat {
      // Tabs at either end delimit empty cells.
      let isTab = separator == UInt8(ascii: "\t")
      row.add(lines[next].range, isTab ? trailingTabs(after: lines[next].range) : 0)
      next += 1
    } while row.isOpen && next < lines.endIndex && next < index + Self.mostLines
    guard !row.isOpen else { return nil }
    var cells = row.cells.map { cell in
      cell.isQuoted
        ? OutlineTable.Cell(range: cell.range, text: cell.text) : self.cell(cell.range.range)
    }
    if form == .tab, beginsWithTab(lines, index), !beginsWithTab(lines, index + 1),
      !beginsWithTab(lines, index - 1)
    {
      // The first cell is empty: above the names of the rows.
      cells.insert(cell(lines[index].range.lowerBound..<lines[index].range.lowerBound), at: 0)
      row.cells.insert(.init(range: cells[0].range, text: "", isQuoted: false), at: 0)
    }
    let most = form == .comma ? 6 : form == .semicolon ? 10 : 60
    guard
      zip(cells, row.cells).allSatisfy({ $1.isQuoted || wordCount(bytes[$0.range.range]) <= most })
    else { return nil }
    return (cells, next)
  }

  /// Whether either all commas or none have a space after them: a line such as "visitors 1,204,
  /// orders 86" is part of a sentence. Quoted text is ignored.
  private static func spacesCommasAlike(_ words: ArraySlice<UInt8>) -> Bool {
    guard !words.contains(UInt8(ascii: "\"")) else { return true }
    var isSpaced: Bool?
    for (byte, next) in zip(words, words.dropFirst()) where byte == UInt8(ascii: ",") {
      let spaces = next == UInt8(ascii: " ")
      if let isSpaced, isSpaced != spaces { return false }
      isSpaced = spaces
    }
    return true
  }

  /// The most lines that a quoted cell may span.
  private static let mostLines = 32
  private static let sentenceEnds = Array(".?!:,".utf8)

  private func beginsWithTab(_ lines: ArraySlice<OutlineLine>, _ index: Int) -> Bool {
    guard lines.indices.contains(index) else { return false }
    let start = lines[index].range.lowerBound
    return start > 0 && bytes[start - 1] == UInt8(ascii: "\t")
  }

  private func trailingTabs(after line: Range<Int>) -> Int {
    bytes[line.upperBound...].prefix { $0 == UInt8(ascii: "\t") }.count
  }

  private func isFact(_ words: ArraySlice<UInt8>) -> Bool {
    words.contains { $0 == UInt8(ascii: ":") }
      && fact(OutlineLine(words.startIndex..<words.endIndex, in: bytes)) != nil
  }

  /// Cells separated by two or more spaces.
  private func alignedCells(_ line: Range<Int>) -> [OutlineTable.Cell] {
    var cells: [OutlineTable.Cell] = []
    var (from, index) = (line.lowerBound, line.lowerBound)
    while index < line.upperBound {
      var end = index
      while end < line.upperBound, bytes[end] == UInt8(ascii: " ") { end += 1 }
      if end - index >= 2 {
        cells.append(cell(from..<index))
        from = end
      }
      index = max(end, index + 1)
    }
    cells.append(cell(from..<line.upperBound))
    return cells
  }

  /// Cells separated by dashes of one kind with spaces around them; a period such as "14:00 - 15:00"
  /// is one cell.
  // MARK: Heads

  /// Whether a first row names the columns: each of its cells has words that are not a number.
  func isHeader(_ first: [OutlineTable.Cell], of rows: [[OutlineTable.Cell]]) -> Bool {
    !rows.isEmpty
      && first.indices.allSatisfy { place in
        let cell = first[place]
        // A matrix has nothing above the names of its rows.
        if place == 0, cell.range.isEmpty, first.count > 2 { return true }
        guard !cell.range.isEmpty, !cell.text.utf8.contains(UInt8(ascii: "@")) else { return false }
        guard Quantity.isQuantity(cell.text) else { return true }
        // "5k" over times such as 14:52 is a name.
        return cell.text.utf8.contains(where: \.isASCIILetter)
          && !rows.contains { row in
            place < row.count && Self.shape(of: row[place].text) == Self.shape(of: cell.text)
          }
      }
      && first.contains { !Quantity.isQuantity($0.text) }
      && !first.indices.contains { place in
        // A value that occurs again in its column is not the column's name.
        !first[place].range.isEmpty
          && rows.contains { place < $0.count && $0[place].text == first[place].text }
      }
  }

  /// A text with one digit for every run of digits, and one letter for every run of letters.
  private static func shape(of text: String) -> [UInt8] {
    var shape: [UInt8] = []
    for byte in text.utf8 {
      let sign =
        byte.isASCIIDigit
        ? UInt8(ascii: "0") : byte.isASCIILetter || byte >= 0x80 ? UInt8(ascii: "a") : byte
      if shape.last != sign { shape.append(sign) }
    }
    return shape
  }
}

extension OutlineTable.Form {
  /// The byte that separates cells; nil for gaps and bars, which are read separately.
  var separator: UInt8? {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .semicolon: UInt8(ascii: ";")
    case .tab: UInt8(ascii: "\t")
    case .bars, .aligned, .dash: nil
    }
  }
}
