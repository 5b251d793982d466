/// Tables as Markdown writes them: cells between bars, and a line of dashes below the names of the columns.
///
/// That form says by itself what its words are, so what it says is taken before anything learned is.
/// The form is that of GitHub Flavored Markdown 0.29, section 4.10.
struct PipeTables {
  /// What a run of tokens is for certain, in the order of the starts and ends.
  private(set) var spans: [CandidateSpan] = []
  /// The lines of dashes, which say nothing but that.
  private(set) var rulers: [Range<Int>] = []

  /// Whether the last line is a row, so that what follows may go on with the table.
  private(set) var endsInTable = false

  /// Finds the tables of a document, or of a part of one that begins in the rows of a table.
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
        rulers.append(lines[index + 1])
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

  /// Whether a line has nothing but bars, dashes and the colons that align a column.
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
    func cells(_ line: Range<Int>) -> [Range<Int>] { line.split { tokens[$0].kind == .bar } }
    let columns = head.map(cells) ?? []
    guard let first = columns.first ?? rows.first.map(cells)?.first,
      let end = rows.last.map(cells)?.last?.upperBound
    else { return }
    add(.table, first.lowerBound..<end)
    for column in columns { add(.column, column) }
    for row in rows.map(cells) {
      guard let name = row.first, let last = row.last else { continue }
      guard row.count > 1 else {
        add(.bareItem, name)
        continue
      }
      add(.item, name.lowerBound..<last.upperBound)
      add(.label, name)
      for value in row.dropFirst() { add(.value, value) }
    }
  }

  private mutating func add(_ label: TreeLabel, _ range: Range<Int>) {
    spans.append(
      CandidateSpan(start: range.lowerBound, end: range.upperBound, labels: [label]))
  }
}
