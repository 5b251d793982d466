internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Looks for the rows of a table that has none where it is spoken of, "a table of cheeses with
  /// milk and age: Gouda, cow, 6; Feta, goat, 3": what was read of them otherwise is dropped.
  mutating func completeTables() {
    var index = 0
    while index < requirements.count {
      if lacksRows(index), let found = rows(near: index) { index = take(found, for: index) }
      index += 1
    }
  }

  /// Rows of cells, and how many of the columns of their table stand before them.
  private typealias FoundRows = (rows: CellRows, columns: Int)

  private func lacksRows(_ index: Int) -> Bool {
    let details = requirements[index].details
    let hasRows = details.items.contains {
      !$0.items.isEmpty || !$0.values.isEmpty && $0.values.count + 1 >= details.columns.count
    }
    guard !hasRows else { return false }
    return isComponent(index, .table, .standings)
      || isNeed(index, .records, .ranking) && !details.columns.isEmpty
  }

  /// The rows that are nearest to a table: behind it, or before it in its sentence.
  private func rows(near index: Int) -> FoundRows? {
    guard let start = firstToken(of: Phrase("", at: requirements[index].range)) else { return nil }
    let own = sentence(around: start)
    // What stands behind a table or a chart of another sentence is of that.
    let next = requirements.dropFirst(index + 1).lazy
      .filter { $0.subject == .component(.table) || $0.subject == .component(.chart) }
      .compactMap { firstToken(of: Phrase("", at: $0.range)) }
      .first { $0 > own.upperBound }
    let limit = min(next ?? tokens.count, start + 12 * Limits.lookahead)
    let columns = requirements[index].details.columns.map { $0.range?.upperBound ?? 0 }
    var best: FoundRows?
    func consider(_ scope: Range<Int>) {
      guard scope.count > 3 else { return }
      let known = columns.prefix {
        $0 <= tokens[scope.lowerBound].start || scope.upperBound <= start
      }
      let widths = known.isEmpty ? [nil] : [known.count, known.count + 1]
      for width in widths {
        guard let rows = cellRows(scope, width: width, floats: scope.upperBound <= start),
          rows.rows.count > best?.rows.rows.count ?? 1
        else { continue }
        best = (rows, known.count)
      }
    }
    for mark in behind(start, until: limit) { consider(mark..<limit) }
    if best == nil, own.lowerBound < start { consider(own.lowerBound..<start) }
    return best
  }

  func cellRows(_ scope: Range<Int>, width: Int?, floats: Bool) -> CellRows? {
    if width ?? 2 == 2, let row = NamedValues(in: scope, of: self) {
      return CellRows(row.pairs.map { [$0.name, $0.value] })
    }
    // Behind a comma only figures tell what are cells.
    guard floats || scope.lowerBound == 0 || tokens[scope.lowerBound - 1].kind != .comma else {
      return nil
    }
    return CellRows(in: scope, of: self, width: width, floats: floats)
  }

  /// Where rows can begin behind a table: at its name, and behind the marks that follow.
  private func behind(_ start: Int, until limit: Int) -> [Int] {
    var found: [Int] = []
    var index = start
    while index < limit, found.count < 4 {
      switch tokens[index].kind {
      case .colon, .stop, .line, .semicolon, .comma: found.append(index + 1)
      default: break
      }
      index += 1
    }
    return found
  }

  /// Gives a table its rows; returns where it stands then.
  private mutating func take(_ found: FoundRows, for index: Int) -> Int {
    let bounds = range(found.rows.lower, found.rows.upper)
    var rows = found.rows.rows[...]
    var columns = Array(requirements[index].details.columns.prefix(found.columns))
    if columns.isEmpty, rows.count > 2, let first = rows.first, !hasFigure(first),
      rows.dropFirst().allSatisfy(hasFigure)
    {
      columns = first.map { label($0.lowerBound, $0.upperBound) }
      rows = rows.dropFirst()
    }
    requirements[index].details.columns = columns
    if let first = columns.first, columns.count == rows.first?.count {
      requirements[index].details.nameColumn = first
      requirements[index].details.columns.removeFirst()
    } else if !columns.isEmpty {
      requirements[index].details.nameColumn =
        requirements[index].details.nameColumn ?? requirements[index].details.label.map {
          Phrase(Wording.singular($0.text), from: $0.origin)
        } ?? Phrase("Name")
    }
    requirements[index].details.items = rows.prefix(Limits.items).map { cells in
      Details.Item(
        verbatim(cells[0].lowerBound, cells[0].upperBound, capitalizing: true),
        values: cells.dropFirst().map { verbatim($0.lowerBound, $0.upperBound) })
    }
    relabel(index, before: bounds)
    return drop(within: bounds, for: index)
  }

  private func hasFigure(_ row: [Range<Int>]) -> Bool {
    row.contains { $0.contains { kind($0) == .number } }
  }
}
