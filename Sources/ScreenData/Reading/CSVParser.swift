internal import ScreenDiagnostics
internal import ScreenModel

/// The state of a CSV parser: its position and its findings.
struct CSVParser {
  /// A cell as read.
  struct Cell {
    var text: String
    var range: SourceRange
    var isQuoted: Bool

    /// Whether the cell is unquoted and has only spaces and tabs.
    var isBlank: Bool { !isQuoted && text.utf8.allSatisfy(CSVParser.isBlank) }
  }

  let bytes: [UInt8]
  let limits: CSVLimits
  var log = DiagnosticLog()
  private var position = 0
  /// The number of faults that make the text invalid CSV.
  private var faults = 0
  private var divider = UInt8(ascii: ",")

  init(_ bytes: [UInt8], limits: CSVLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func parse() -> TreeValue? {
    guard bytes.count <= limits.bytes else {
      refuse("data-too-large", "the data is larger than \(limits.bytes) bytes", at: .at(0))
      return nil
    }
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      refuse("not-utf8", "the text is UTF-16; save it as UTF-8", at: SourceRange(0, 2))
      return nil
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    divider = Self.divider(of: bytes[position...])
    guard let header = nextRow() else {
      refuse("empty-data", "the data has neither a header nor rows", at: .at(0))
      return nil
    }
    let names = names(of: header)
    let limit = max(1, min(limits.rows, limits.cells / names.count))
    var rows: [TreeValue] = []
    while let row = nextRow(), faults < DiagnosticLog.capacity {
      if row.count != header.count {
        refuse(
          "ragged-row", "this row has \(row.count) cells, but the header has \(header.count)",
          at: row[0].range.union(row[row.count - 1].range))
      }
      guard rows.count < limit else {
        repair(
          .lossy, "too-many-rows", "only the first \(limit) rows are read",
          at: row[0].range)
        break
      }
      rows.append(record(row, names))
    }
    if rows.isEmpty {
      log.appendAlways(
        Diagnostic(.warning, id: "no-rows", "the data has no rows below the header", at: .at(0)))
    }
    return faults > 0 ? nil : TreeValue(.array(rows), at: SourceRange(0, bytes.count))
  }

  // MARK: Records

  /// Returns the distinct, non-empty names of the columns.
  private mutating func names(of header: [Cell]) -> [TreeMember] {
    var seen: Set<String> = []
    let limit = limits.columns
    if header.count > limit {
      repair(
        .lossy, "too-many-columns", "only the first \(limit) columns are read",
        at: header[limit].range)
    }
    var names: [TreeMember] = []
    for (index, cell) in header.prefix(limit).enumerated() {
      var name = cell.text
      if name.utf8.allSatisfy(Self.isBlank) {
        name = "Column " + String(index + 1)
        repair(
          .lossless, "unnamed-column", "this column has no name; it is called '\(name)'",
          at: cell.range)
      }
      if seen.contains(name) {
        let base = name
        // Only `index` names are taken, so one of these `index` + 1 numbers is free.
        for number in 2...(index + 2) where seen.contains(name) { name = base + " \(number)" }
        repair(
          .lossless, "duplicate-column",
          "there is already a column '\(Self.excerpt(base))'; this one is called "
            + "'\(Self.excerpt(name))'", at: cell.range)
      }
      seen.insert(name)
      names.append(TreeMember(name, at: cell.range, TreeValue(.null)))
    }
    return names
  }

  /// Returns a row as an object with a member for each name (RFC 4180, section 2.4).
  private mutating func record(_ row: [Cell], _ names: [TreeMember]) -> TreeValue {
    let range = row[0].range.union(row[row.count - 1].range)
    var members = names
    for (index, cell) in row.prefix(names.count).enumerated() {
      members[index].value = Self.value(of: cell)
    }
    return TreeValue(.object(members), at: range)
  }

  private static func value(of cell: Cell) -> TreeValue {
    if cell.text.isEmpty { return TreeValue(.null, at: cell.range) }
    // A number counts as one even with blanks around it.
    var digits = cell.text.utf8.drop(while: isBlank)
    while let last = digits.last, isBlank(last) { digits.removeLast() }
    if let first = digits.first, first == UInt8(ascii: "-") || NumberText.isDigit(first),
      digits.count <= NumberText.digits + 2,
      let number = NumberText.value(of: Array(digits)[...])
    {
      return TreeValue(.number(number), at: cell.range)
    }
    return TreeValue(.text(cell.text), at: cell.range)
  }

  // MARK: Rows

  /// Returns the divider that is most frequent in the first row outside quotes; ties go to the one
  /// that is rarer in text.
  ///
  /// A first row without dividers means a single column: the result is a tab, so that commas in
  /// cells remain text.
  private static func divider(of bytes: ArraySlice<UInt8>) -> UInt8 {
    var counts = [0, 0, 0]
    let dividers = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ",")]
    var isQuoted = false
    var hasText = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if hasText { break }
        continue
      }
      hasText = true
      guard !isQuoted, let place = dividers.firstIndex(of: byte) else { continue }
      counts[place] += 1
    }
    var best = 0
    for place in counts.indices where counts[place] > counts[best] { best = place }
    return dividers[best]
  }

  /// Reads the next row that is not blank; nil at the end.
  private mutating func nextRow() -> [Cell]? {
    while position < bytes.count {
      var cells: [Cell] = []
      while true {
        // Skip cells beyond the limit, except one that shows that there are more.
        let cell = nextCell()
        if cells.count <= limits.columns { cells.append(cell) }
        guard position < bytes.count, bytes[position] == divider else { break }
        position += 1
      }
      skipLineEnd()
      if cells.count > 1 || !cells[0].isBlank { return cells }
    }
    return nil
  }

  private mutating func skipLineEnd() {
    guard position < bytes.count else { return }
    let isReturn = bytes[position] == UInt8(ascii: "\r")
    position += 1
    if isReturn, position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
  }

  /// Reads a cell up to a divider or a line break, including its blanks (RFC 4180, section 2.4).
  private mutating func nextCell() -> Cell {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return quotedCell() }
    let start = position
    skipToEnd()
    let content = bytes[start..<position]
    if let mark = content.firstIndex(of: UInt8(ascii: "\"")) {
      refuse(
        "stray-quote", "a cell with a quotation mark must be quoted, and the mark doubled",
        at: SourceRange(mark, mark + 1))
    }
    let range = SourceRange(start, position)
    return Cell(text: text(content, at: range), range: range, isQuoted: false)
  }

  private mutating func quotedCell() -> Cell {
    let start = position
    var content: [UInt8] = []
    position += 1
    var isClosed = false
    while position < bytes.count {
      // Copy everything up to the next quotation mark at once.
      let mark = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
      content += bytes[position..<mark]
      position = min(mark + 1, bytes.count)
      guard mark < bytes.count else { break }
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        isClosed = true
        break
      }
      content.append(UInt8(ascii: "\""))
      position += 1
    }
    if !isClosed {
      refuse(
        "unclosed-quote", "the quotation mark opened here is never closed",
        at: SourceRange(start, start + 1))
    }
    let range = SourceRange(start, position)
    skipToEnd()
    if position > range.upperBound {
      refuse(
        "text-after-quote",
        "a quoted cell ends at its quotation mark; double any quotation mark inside it",
        at: SourceRange(range.upperBound, position))
    }
    return Cell(text: text(content[...], at: range), range: range, isQuoted: true)
  }

  private mutating func skipToEnd() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == divider || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return }
      position += 1
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  // MARK: Texts and reports

  private mutating func text(_ content: ArraySlice<UInt8>, at range: SourceRange) -> String {
    if let text = String(validating: content, as: UTF8.self) { return text }
    refuse("invalid-utf8", "this is not UTF-8; save the file as UTF-8", at: range)
    return String(decoding: content, as: UTF8.self)
  }

  /// Reports a fault that makes the text invalid CSV, so that none of it is used.
  private mutating func refuse(_ id: String, _ message: String, at range: SourceRange) {
    faults += 1
    let fault = Diagnostic(.error, id: id, message, at: range)
    // The first fault must be seen, however many warnings precede it.
    if faults == 1 { log.appendAlways(fault) } else { log.report(.error) { _, _ in fault } }
  }

  private mutating func repair(
    _ repair: Diagnostic.Repair, _ id: String, _ message: @autoclosure () -> String,
    at range: SourceRange
  ) {
    log.report(.warning, repair: repair) { severity, repair in
      Diagnostic(severity, id: id, message(), at: range, repair: repair)
    }
  }

  private static func excerpt(_ text: String) -> String {
    text.unicodeScalars.count > 40 ? String(text.unicodeScalars.prefix(39)) + "…" : text
  }
}
