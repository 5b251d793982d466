internal import ScreenModel

/// Rows of cells in a text, whatever marks stand between them: "Gouda, cow, 6; Manchego, sheep,
/// 12", "Anna 12 3, Ben 9 1", "Nordic (2.1 kg, 320 €) and Dune (3.4 kg, 210 €)", or lines.
struct CellRows {
  /// What ends a row, from the strongest mark to the weakest.
  private enum Mark: CaseIterable { case line, stop, semicolon, slash, comma }

  /// The cells of each row, as ranges of their tokens; of all rows as many.
  private(set) var rows: [[Range<Int>]] = []

  /// Where they begin and end among the tokens.
  var lower: Int { rows.first?.map(\.lowerBound).min() ?? 0 }
  var upper: Int { rows.last?.map(\.upperBound).max() ?? 0 }

  /// Takes rows that were found otherwise.
  init(_ rows: [[Range<Int>]]) { self.rows = rows }

  /// Finds the most rows of so many cells, or of any number of them where `width` is nil, that
  /// stand one behind the other, from the start or, if they `float`, from anywhere; nil where no
  /// two do.
  ///
  /// - Complexity: linear in the number of tokens, for each kind of mark.
  init?(in scope: Range<Int>, of reader: ClauseReader, width: Int?, floats: Bool) {
    let splitter = CellSplitter(reader: reader)
    self.init(in: scope, of: reader, floats: floats) { splitter.cells(of: $0, width: width) }
    guard rows.isEmpty else { return }
    // "Gouda, cow, 6, Manchego, sheep, 12"
    guard let width, width > 1 else { return nil }
    let cells = Self.groups(of: scope, at: .comma, in: reader).map(splitter.trimmed)
    guard cells.count >= 2 * width, cells.count.isMultiple(of: width),
      cells.allSatisfy({ !$0.isEmpty && $0.count <= 4 })
    else { return nil }
    rows = stride(from: 0, to: cells.count, by: width).map { Array(cells[$0..<$0 + width]) }
  }

  /// Finds moments and what happens then, in whatever order, as rows of what and when.
  init?(momentsIn scope: Range<Int>, of reader: ClauseReader) {
    self.init(in: scope, of: reader, floats: true, MomentSplitter(reader: reader).cells)
    guard rows.count > 1 else { return nil }
  }

  /// Finds moments and the figures that are told of them, in whatever order and words, as rows of
  /// when and how much.
  init?(pointsIn scope: Range<Int>, of reader: ClauseReader) {
    self.init(in: scope, of: reader, floats: true, MomentSplitter(reader: reader).point)
    guard rows.count > 1 else { return nil }
  }

  private init(
    in scope: Range<Int>, of reader: ClauseReader, floats: Bool,
    _ cells: (Range<Int>) -> [Range<Int>]
  ) {
    // Most texts have but one or two of the marks.
    var (first, last): ([Range<Int>], [Range<Int>]) = ([], [])
    var beginsWithRows = floats
    for mark in Mark.allCases {
      if !floats, case let three = Self.groups(of: scope, at: mark, in: reader, limit: 3),
        three != first
      {
        // A line above the rows may name their columns; two rows of a text that begins with them
        // are among its first three.
        first = three
        beginsWithRows = Self.longestRun(three.map(cells)).count > 1
      }
      guard beginsWithRows, case let groups = Self.groups(of: scope, at: mark, in: reader),
        groups.count > 1, groups != last
      else { continue }
      last = groups
      let all = groups.map(cells)
      let run = Self.longestRun(all)
      if run.count > max(rows.count, 1), floats || run.lowerBound < 2 { rows = Array(all[run]) }
    }
  }

  /// The longest run of rows with as many cells each.
  private static func longestRun(_ all: [[Range<Int>]]) -> Range<Int> {
    var best = 0..<0
    var start = 0
    for index in all.indices {
      if all[index].count < 2 {
        start = index + 1
      } else {
        if index > start, all[index].count != all[start].count { start = index }
        if index + 1 - start > best.count { best = start..<index + 1 }
      }
    }
    return best
  }

  /// Cuts tokens at the marks of a kind, and at stronger ones, into at most so many groups; what is
  /// in brackets stays whole.
  private static func groups(
    of scope: Range<Int>, at mark: Mark, in reader: ClauseReader, limit: Int = .max
  ) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = scope.lowerBound
    var index = start
    while index < scope.upperBound {
      let partner = reader.tokens[index].partner
      if reader.kind(index) == .open, partner > index, partner < scope.upperBound {
        index = partner
      } else if isMark(index, atLeast: mark, in: reader) {
        if index > start { groups.append(start..<index) }
        if groups.count == limit { return groups }
        start = index + 1
      }
      index += 1
    }
    if scope.upperBound > start { groups.append(start..<scope.upperBound) }
    return groups
  }

  private static func isMark(_ index: Int, atLeast mark: Mark, in reader: ClauseReader) -> Bool {
    switch reader.kind(index) {
    case .line: true
    case .stop: mark != .line && !isNumbering(index, in: reader)
    case .semicolon: mark != .line && mark != .stop
    case .slash: (mark == .slash || mark == .comma) && reader.isSpaced(index)
    case .comma: mark == .comma
    case .word:
      // "paper on 5 and 19 March"
      mark == .comma && reader.plays(index, ClauseReader.separators) && !reader.joinsPriced(index)
        && !(reader.kind(index - 1) == .number && reader.kind(index + 1) == .number
          && !reader.isYear(index - 1))
    default: false
    }
  }

  /// Whether a stop stands behind the number of a line: "1. Marta 18".
  fileprivate static func isNumbering(_ index: Int, in reader: ClauseReader) -> Bool {
    (reader.kind(index) == .stop || reader.kind(index) == .close)
      && reader.kind(index - 1) == .number && reader.kind(index - 2) == .line
      && reader.tokens[index - 1].end == reader.tokens[index].start
  }
}

/// Cuts what stands in one row into its cells.
struct CellSplitter {
  let reader: ClauseReader

  /// The cells of a row, of which there are to be so many; none where it has not so many.
  func cells(of group: Range<Int>, width: Int?) -> [Range<Int>] {
    let row = content(of: group)
    guard !row.isEmpty else { return [] }
    let marked = cut(row, atFigures: false)
    if let width {
      if marked.count == width { return marked }
      if width > 2, row.count == width, row.contains(where: { isFigure($0) }) {
        // "fern weekly shade"
        return row.map { $0..<$0 + 1 }
      }
      let figures = cut(row, atFigures: true)
      if figures.count == width { return figures }
      // "truck 4 passed": a figure that tells which it is.
      if figures.count == width + 1, figures[1].count == 1, figures[0].count == 1 {
        return [figures[0].lowerBound..<figures[1].upperBound] + figures.dropFirst(2)
      }
      return []
    }
    return marked.count > 1 ? marked : cut(row, atFigures: true)
  }

  /// A cell without what only leads to it.
  func trimmed(_ cell: Range<Int>) -> Range<Int> {
    var (lower, upper) = (cell.lowerBound, cell.upperBound)
    while lower < upper - 1
      || lower < upper && reader.kind(lower) != .word
        && reader.kind(lower) != .number && reader.kind(lower) != .quote
    {
      guard isLead(lower) else { break }
      lower += 1
    }
    while upper > lower, reader.kind(upper - 1) != .word, reader.kind(upper - 1) != .number,
      reader.kind(upper - 1) != .quote, reader.kind(upper - 1) != .close,
      reader.kind(upper - 1) != .symbol
    {
      upper -= 1
    }
    return lower..<upper
  }

  private func isLead(_ index: Int) -> Bool {
    switch reader.kind(index) {
    case .word:
      reader.plays(index, ClauseReader.separators)
        || reader.plays(index, CueSet(.article, .copula)) && !reader.tokens[index].isCapitalized
    case .dash, .line, .comma, .colon: true
    case .symbol: !reader.tokens[index].isJoined && reader.kind(index + 1) == .word
    default: false
    }
  }

  /// A row without the words that announce it: "First row: …", "row 2: …".
  private func content(of group: Range<Int>) -> Range<Int> {
    var lower = trimmed(group).lowerBound
    if CellRows.isNumbering(lower + 1, in: reader) { lower += 2 }
    var next = lower
    while next < group.upperBound, reader.plays(next, CueSet(.ordinal)) { next += 1 }
    if reader.isRole(next, .row),
      next > lower || reader.kind(next + 1) == .number || reader.kind(next + 1) == .colon
    {
      lower = reader.kind(next + 1) == .number && next == lower ? next + 2 : next + 1
      while reader.kind(lower) == .colon || reader.plays(lower, CueSet(.copula)) { lower += 1 }
    }
    return min(lower, group.upperBound)..<group.upperBound
  }

  /// Cuts a row at its marks, and where asked between its words and its figures too.
  private func cut(_ row: Range<Int>, atFigures: Bool) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = row.lowerBound
    func close(_ end: Int) {
      let cell = trimmed(start..<max(start, end))
      if !cell.isEmpty { cells.append(cell) }
    }
    var index = start
    while index < row.upperBound {
      if isDivider(index) {
        close(index)
        start = index + 1
      } else if atFigures, index > start, turns(index, from: start) {
        close(index)
        start = index
      }
      index += 1
    }
    close(row.upperBound)
    return cells
  }

  /// Whether a mark parts one cell from the next.
  private func isDivider(_ index: Int) -> Bool {
    switch reader.kind(index) {
    case .comma, .semicolon, .colon, .open, .close: true
    case .slash, .dash: reader.isSpaced(index)
    case .symbol: reader.bytes[reader.tokens[index].start] == UInt8(ascii: "=")
    case .word: reader.plays(index, ClauseReader.separators)
    default: false
    }
  }

  /// Whether a figure begins at a token, or what follows one.
  private func turns(_ index: Int, from start: Int) -> Bool {
    guard !reader.tokens[index].isJoined else { return false }
    if isFigure(index) { return true }
    // "6 weeks"
    return reader.kind(index) == .word && (start..<index).contains(where: { isFigure($0) })
      && !reader.plays(index, CueSet(.unit, .period))
  }

  private func isFigure(_ index: Int) -> Bool {
    reader.kind(index) == .number || reader.isCode(index)
  }

}

extension ClauseReader {
  /// Whether a mark has a space on both sides, and so parts what stands there.
  func isSpaced(_ index: Int) -> Bool {
    !tokens[index].touches(tokens[index - 1]) && !tokens[index].touches(tokens[index + 1])
  }
}
