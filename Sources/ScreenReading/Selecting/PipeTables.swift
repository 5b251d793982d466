/// Markdown tables: cells between bars, and a delimiter row below the header.
///
/// The syntax determines the labels, so it takes precedence over learned scores. It follows GitHub
/// Flavored Markdown 0.29, section 4.10.
struct PipeTables {
  /// The spans whose labels are certain, ordered by start and end.
  private(set) var spans: [CandidateSpan] = []
  /// The delimiter rows, which have no content.
  private(set) var delimiterRows: [Range<Int>] = []

  /// Whether the last line is a table row, so that the next part of the text may continue the
  /// table.
  private(set) var endsInTable = false

  /// Finds the tables of a document, or of a part that may begin inside a table.
  init(_ document: Document, startsInTable: Bool = false) {
    let tokens = document.tokens
    guard tokens.contains(where: { $0.kind == .bar }) else { return }
    let lines = tokens.indices.split { tokens[$0].kind == .newline }
    var index = 0
    if startsInTable {
      let rows = lines.prefix { Self.hasBar($0, tokens) }
      add(nil, Array(rows), tokens)
      index = rows.count
      endsInTable = index > 0 && index == lines.count
    }
    while index + 1 < lines.count {
      let rows = lines[(index + 2)...].prefix { Self.hasBar($0, tokens) }
      if Self.hasBar(lines[index], tokens), Self.isRuler(lines[index + 1], tokens), !rows.isEmpty {
        add(lines[index], Array(rows), tokens)
        delimiterRows.append(lines[index + 1])
        index += 2 + rows.count
        endsInTable = index == lines.count
      } else {
        index += 1
      }
    }
    spans.sort { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  private static func hasBar(_ line: Range<Int>, _ tokens: [Token]) -> Bool {
    line.contains { tokens[$0].kind == .bar }
  }

  /// Whether a line consists only of bars, dashes and the colons that align a column.
  private static func isRuler(_ line: Range<Int>, _ tokens: [Token]) -> Bool {
    var (hasBar, hasDash) = (false, false)
    for index in line {
      switch tokens[index].kind {
      case .bar: hasBar = true
      case .colon: break
      case .dash, .bullet, .other: hasDash = true
      default: return false
      }
    }
    return hasBar && hasDash
  }

  private mutating func add(_ head: Range<Int>?, _ rows: [Range<Int>], _ tokens: [Token]) {
    /// Returns a line without its outer bars; the remaining bars separate cells, which may be
    /// empty.
    func inside(_ line: Range<Int>) -> Range<Int> {
      let start = tokens[line.lowerBound].kind == .bar ? 1 : 0
      let end = tokens[line.upperBound - 1].kind == .bar ? 1 : 0
      return line.dropFirst(start).dropLast(end)
    }
    func cells(_ line: Range<Int>) -> [Range<Int>] { line.split { tokens[$0].kind == .bar } }
    let rows = rows.map(inside).filter { !cells($0).isEmpty }
    let columns = head.map(cells) ?? []
    guard let start = columns.first?.lowerBound ?? rows.first?.lowerBound,
      let end = rows.last?.upperBound
    else { return }
    add(.table, start..<end)
    for column in columns { add(.column, column) }
    for row in rows {
      let cells = cells(row)
      guard cells != [row] else {
        add(.bareItem, row)
        continue
      }
      add(.item, row)
      for cell in cells { add(cell.lowerBound == row.lowerBound ? .label : .value, cell) }
    }
  }

  private mutating func add(_ label: TreeLabel, _ range: Range<Int>) {
    spans.append(
      CandidateSpan(start: range.lowerBound, end: range.upperBound, labels: [label]))
  }
}
