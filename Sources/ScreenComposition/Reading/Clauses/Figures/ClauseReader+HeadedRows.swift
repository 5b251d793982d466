internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Makes a table of names and the rows of as many cells behind them, whatever words ask for it:
  /// "list service, version and status: billing 2.4.1 green, auth 1.9.0 red".
  mutating func completeHeadedRows() {
    var mark = 3
    while mark + 3 < tokens.count, !isFull {
      if headsRows(mark), let columns = columns(before: mark),
        let rows = rows(behind: mark, below: columns), isUnread(columns, rows)
      {
        take(columns, rows)
        mark = max(mark, rows.upper)
      }
      mark += 1
    }
  }

  /// Whether rows can follow a token where the names of their columns stand before it.
  private func headsRows(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .colon, .stop, .semicolon: true
    case .dash: !tokens[index].isJoined
    case .word: plays(index, CueSet(.for)) && !plays(index + 1, CueSet(.each, .article))
    default: false
    }
  }

  /// The names that end before a mark, or before what says that each of several things has them.
  private func columns(before mark: Int) -> NameList? {
    var stop = mark
    // "…, with these rows: ", "(columns: …). "
    while stop > 0,
      kind(stop - 1) == .close || plays(stop - 1, CueSet(.container, .article))
        || isRole(stop - 1, .row) && tokens[stop - 1].isPlural || isRole(stop - 1, .reference)
        || stop < mark && kind(stop - 1) == .comma
    {
      stop -= 1
    }
    if let each = (max(0, mark - 4)..<mark).last(where: { plays($0, CueSet(.each)) }) {
      stop = plays(each - 1, CueSet(.for, .of)) ? each - 1 : each
    }
    var start = stop
    while start > 0, stop - start < 20, isOfNames(start - 1), !isOfTable(start - 1) { start -= 1 }
    guard stop - start > 2 else { return nil }
    let list = NameList(at: start, until: stop, of: self, bare: true)
    // "Coffee roasted, kg: May 14, June 11": the last is what is counted in.
    let isMeasured =
      list?.names.count == 2 && plays(stop - 1, CueSet(.unit)) && !plays(stop - 2, Self.boundary)
      && separates(stop - 2)
    return list?.upper == stop && !isMeasured ? list : nil
  }

  /// Whether "of" stands behind what has the columns: "a table of tool, borrower and due date".
  private func isOfTable(_ index: Int) -> Bool {
    plays(index, CueSet(.of)) && (plays(index - 1, CueSet(.component)) || need(index - 1) != nil)
  }

  private func isOfNames(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .word:
      !tokens[index].plays(CueSet(.request, .container, .named, .copula, .columns, .relative))
    case .comma, .slash, .quote: true
    case .number: kind(index + 1) == .word
    default: false
    }
  }

  private func rows(behind mark: Int, below columns: NameList) -> CellRows? {
    let width = columns.names.count
    let isAsked = (max(0, columns.lower - 12)..<mark).contains {
      plays($0, CueSet(.columns)) || isRole($0, .row)
        || sense(.component, $0)?.component == .table
    }
    // Where rows were asked for, each may be a sentence of its own.
    let limit =
      isAsked
      ? min(tokens.count, mark + 12 * Limits.lookahead) : sentence(around: mark + 1).upperBound
    guard limit > mark + 2 * width,
      let rows = cellRows(mark + 1..<limit, width: width, floats: false),
      rows.rows.count > 1
    else { return nil }
    return isAsked || haveFigures(rows, width: width) ? rows : nil
  }

  /// Whether each of some rows has a figure in the same cell.
  private func haveFigures(_ rows: CellRows, width: Int) -> Bool {
    (0..<width).contains { column in
      rows.rows.allSatisfy { row in row[column].contains { kind($0) == .number || isCode($0) } }
    }
  }

  /// Whether nothing that was asked for by its name was read of columns and rows, and no figures
  /// that are drawn.
  private func isUnread(_ columns: NameList, _ rows: CellRows) -> Bool {
    let bounds = range(columns.lower, rows.upper)
    let names = range(columns.lower, columns.upper)
    let sentence = sentence(around: columns.lower)
    let around = range(sentence.lowerBound, rows.upper)
    return requirements.allSatisfy { requirement in
      let range = requirement.range
      let isInside = range.lowerBound < bounds.upperBound && range.upperBound > bounds.lowerBound
      switch requirement.subject {
      case .component(.chart), .need(.trend), .need(.breakdown):
        return range.lowerBound >= around.upperBound || range.upperBound <= around.lowerBound
      case .component(.table), .component(.standings):
        return !isInside || requirement.details.items.count < rows.rows.count
      case .component:
        // "vendor / quote / lead time": a bare noun names a column.
        return !isInside
          || range.lowerBound >= bounds.lowerBound && range.upperBound <= names.upperBound
      case .section:
        // "Columns: field, crop, …" are those of a table where rows follow.
        return !isInside || haveFigures(rows, width: columns.names.count)
      case .need(.fact) where requirement.details.value != nil && isColoned(requirement):
        // "Film facts – title: Vertigo / year: 1958": each is told as a fact.
        return !isInside
      case .need, .unknown:
        // Rows that were read as wide as they are told here are read already.
        let width = requirement.details.items.first.map { $0.values.count + 1 } ?? 0
        return !isInside || width < columns.names.count || range.lowerBound >= bounds.lowerBound
      }
    }
  }

  /// Whether a colon stands between the name of a fact and its value.
  private func isColoned(_ fact: Requirement) -> Bool {
    guard let value = fact.details.value.flatMap({ firstToken(of: $0) }) else { return false }
    return kind(value - 1) == .colon
      && fact.details.label?.range?.upperBound == tokens[value - 2].end
  }

  /// Gives the rows to the things that were named before them in the sentence, or to a table of
  /// their own.
  private mutating func take(_ columns: NameList, _ rows: CellRows) {
    var bounds = range(columns.lower, rows.upper)
    let start = tokens[sentence(around: columns.lower).lowerBound].start
    let host = requirements.indices.last {
      requirements[$0].range.lowerBound >= start
        && requirements[$0].range.lowerBound < bounds.lowerBound
        && (isNeed($0, .records) || isComponent($0, .table, .list))
    }
    // "deployments need to be listed with …"
    if let host { bounds.lowerBound = max(start, requirements[host].range.lowerBound) }
    let first = requirements.firstIndex { $0.range.upperBound > bounds.lowerBound }
    let index = host ?? first ?? requirements.count
    if host == nil {
      guard index == requirements.count || requirements[index].range.lowerBound < bounds.upperBound
      else { return }
      let table = Requirement(.component(.table), range: bounds, words: "")
      if index < requirements.count {
        requirements[index] = table
      } else {
        requirements.append(table)
      }
    }
    requirements[index].subject = .component(.table)
    if requirements[index].details.label == nil,
      let each = (columns.upper..<min(rows.lower, columns.upper + 3)).last(where: {
        plays($0, CueSet(.each))
      }), kind(each + 1) == .word
    {
      requirements[index].details.label = label(each + 1, each + 2)
    }
    requirements[index].range = bounds
    let names = columns.names.map { label($0.lowerBound, $0.upperBound) }
    requirements[index].details.nameColumn = names[0]
    requirements[index].details.columns = Array(names.dropFirst())
    requirements[index].details.items = rows.rows.prefix(Limits.items).map { cells in
      Details.Item(
        verbatim(cells[0].lowerBound, cells[0].upperBound, capitalizing: true),
        values: cells.dropFirst().map { verbatim($0.lowerBound, $0.upperBound) })
    }
    drop(within: bounds, keeping: index..<index + 1)
  }
}
