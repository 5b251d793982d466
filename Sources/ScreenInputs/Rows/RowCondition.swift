import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// What a clause says of the rows that it speaks of: "below 3 kg", "cracked", "not paid".
struct RowCondition {
  /// A number that cells are compared with.
  private struct Bound {
    var number: Double
    /// Whether cells below it fit, rather than those above.
    var isUpper: Bool
    /// Whether the number itself fits.
    var isInclusive: Bool

    func fits(_ cell: String) -> Bool {
      guard !StatedRows.isUnknown(cell), let found = Measures.number(cell) else { return false }
      return found == number ? isInclusive : isUpper == (found < number)
    }
  }

  private let reader: RowWishReader
  private let folded: FoldedWords
  private let range: SourceRange
  /// Whether whole rows are meant: "the late ones", "rows below 5".
  let isOfRows: Bool

  init(_ clause: SourceRange, _ reader: RowWishReader) {
    self.reader = reader
    range = clause
    folded = reader.words.folded(clause)
    isOfRows = reader.phrases.sense(in: folded, as: "rows whole") != nil
  }

  /// Returns the rows that fit, each with the cell that shows it, or without one where whole rows are
  /// meant.
  func matches(_ rows: StatedRows) -> [(row: Int, cell: Int?)] {
    if let found = compared(rows) ?? short(of: rows) { return found }
    if let (column, bound) = comparison(rows) {
      return found(column, rows, isWhole: isOfRows, bound.fits)
    }
    if reader.phrases.sense(in: folded, as: "rows blank") != nil,
      let column = reader.column(namedBy: said[...], of: rows) ?? blankColumn(of: rows)
    {
      return found(column, rows, isWhole: isOfRows, StatedRows.isUnknown)
    }
    return stated(rows)
  }

  /// Whether the clause has words that say which rows are meant.
  var saysSomething: Bool { !said.isEmpty }

  private func found(
    _ column: Int, _ rows: StatedRows, isWhole: Bool, _ fits: (String) -> Bool
  ) -> [(row: Int, cell: Int?)] {
    rows.cells(of: column).enumerated().filter { fits($1) }.map {
      ($0.offset, isWhole ? nil : column)
    }
  }

  /// The words that say which rows are meant, without those of any sentence.
  private var said: [String] {
    let looks = reader.tones(in: folded).map(\.place)
    return folded.words.indices.filter { place in
      !looks.contains { $0.contains(place) }
        && reader.phrases.sense(ofAll: FoldedWords(folded.words[place]), as: "rows any") == nil
        && reader.phrases.sense(ofAll: FoldedWords(folded.words[place]), as: "rows show") == nil
    }.map { folded.words[$0] }
  }

  // MARK: Numbers

  /// "below 3 kg", "less than 10 in stock", "negative": a column of numbers and the bound.
  private func comparison(_ rows: StatedRows) -> (column: Int, bound: Bound)? {
    for place in 0..<folded.count {
      guard let found = reader.phrases.opening(of: folded, as: "rows bound", at: place) else {
        continue
      }
      let isZero = found.sense == "zero"
      let end = place + found.length
      let rest =
        isZero || end >= folded.count
        ? "" : reader.words.text(reader.words.dropping(end, from: range))
      guard let number = isZero ? 0 : Measures.number(rest) else { continue }
      let bound = Bound(
        number: number, isUpper: isZero || found.sense.hasPrefix("below"),
        isInclusive: found.sense.hasSuffix("most"))
      return numberColumn(of: rows, StatedRows.unit(of: rest)).map { ($0, bound) }
    }
    return nil
  }

  /// "below the reorder level": the rows in which one figure is on a side of another. Unless the words
  /// name the first, it is the one before the other.
  private func compared(_ rows: StatedRows) -> [(row: Int, cell: Int?)]? {
    let columns = rows.columns.indices.filter { $0 > 0 && rows.numbers(of: $0) != nil }
    for place in 0..<folded.count where columns.count > 1 {
      guard let bound = reader.phrases.opening(of: folded, as: "rows bound", at: place),
        bound.sense != "zero", case let end = place + bound.length, end < folded.count,
        !folded.words[end...].contains(where: { $0.utf8.contains(where: \.isASCIIDigit) }),
        case let named = names(of: columns, in: rows),
        let limit = reader.column(namedBy: folded.words[end...], of: named),
        let figure = reader.column(namedBy: folded.words[..<place], of: named)
          ?? columns.last(where: { $0 < limit }) ?? columns.last, figure != limit,
        let figures = rows.numbers(of: figure), let limits = rows.numbers(of: limit)
      else { continue }
      return rows.rows.indices.compactMap { row in
        guard let value = figures[row], let limit = limits[row],
          value == limit
            ? bound.sense.hasSuffix("most") : bound.sense.hasPrefix("below") == (value < limit)
        else { return nil }
        return (row, isOfRows ? nil : figure)
      }
    }
    return nil
  }

  /// "The ones that need to be reordered": the rows whose figure reached the limit that a column
  /// gives for what is done then, "Reorder at".
  private func short(of rows: StatedRows) -> [(row: Int, cell: Int?)]? {
    let columns = rows.columns.indices.filter { $0 > 0 && rows.numbers(of: $0) != nil }
    guard columns.count > 1 else { return nil }
    for column in columns {
      let title = FoldedWords(rows.columns[column])
      let isLimit = title.words.contains {
        reader.phrases.sense(ofAll: FoldedWords($0), as: "rows limit") == "word"
      }
      guard isLimit,
        let deed = title.words.first(where: { word in
          reader.phrases.sense(ofAll: FoldedWords(word), as: "rows limit").map { $0 != "word" }
            ?? false
        }),
        folded.words.contains(where: {
          $0.hasPrefix(deed) || $0.utf8.count > 4 && deed.hasPrefix($0)
        }),
        let sense = reader.phrases.sense(ofAll: FoldedWords(deed), as: "rows limit"),
        let figure = columns.last(where: { $0 < column }) ?? columns.first(where: { $0 != column }),
        let figures = rows.numbers(of: figure), let limits = rows.numbers(of: column)
      else { continue }
      let found = rows.rows.indices.filter { row in
        guard let value = figures[row], let limit = limits[row] else { return false }
        return sense == "low" ? value <= limit : value >= limit
      }
      return found.map { ($0, isOfRows ? nil : figure) }
    }
    return nil
  }

  /// Rows with the names of some columns alone.
  private func names(of columns: [Int], in rows: StatedRows) -> StatedRows {
    StatedRows(
      columns: rows.columns.enumerated().map { columns.contains($0) ? $1 : "" }, rows: [])
  }

  /// The column of numbers that the words name, whose cells have the unit, or that is the only one.
  private func numberColumn(of rows: StatedRows, _ unit: String) -> Int? {
    let columns = rows.columns.indices.filter { rows.numbers(of: $0) != nil }
    let named = names(of: columns, in: rows)
    if let column = reader.column(namedBy: said[...], of: named) { return column }
    let own = columns.filter { column in
      !unit.isEmpty
        && rows.cells(of: column).contains { StatedRows.unit(of: $0) == unit }
    }
    if own.count == 1 { return own[0] }
    // A first column of numbers names the rows.
    let figures = columns.count > 1 ? columns.filter { $0 > 0 } : columns
    return figures.count == 1 ? figures[0] : nil
  }

  // MARK: Words

  /// The rows in which a cell has the words of the clause: the longest run of words that any cell has.
  private func stated(_ rows: StatedRows) -> [(row: Int, cell: Int?)] {
    let cells = rows.columns.indices.map { column in
      rows.cells(of: column).map { FoldedWords($0).words }
    }
    let all = folded.words
    let looks = reader.tones(in: folded).map(\.place)
    for length in stride(from: min(5, all.count), to: 0, by: -1) {
      for start in 0...(all.count - length) {
        let run = start..<start + length
        guard !looks.contains(where: { $0.overlaps(run) }), isTelling(all[run]) else { continue }
        let isDenied =
          start > 0
          && reader.phrases.sense(ofAll: FoldedWords(all[start - 1]), as: "rows not") != nil
        if let column = columnSaying(all[run], cells) {
          return found(column, rows, isWhole: true) { cell in
            let holds = Self.holds(FoldedWords(cell).words, Array(all[run]))
            return isDenied ? !holds && !StatedRows.isUnknown(cell) : holds
          }
        }
        if let (column, isNo) = answered(all[run], rows) {
          return found(column, rows, isWhole: true) { cell in
            answer(cell) == (isDenied != isNo ? "no" : "yes")
          }
        }
      }
    }
    return []
  }

  /// Whether some words say more than those of any sentence.
  private func isTelling(_ run: ArraySlice<String>) -> Bool {
    guard let first = run.first, let last = run.last else { return false }
    return [first, last].allSatisfy { word in
      let own = FoldedWords(word)
      return reader.phrases.sense(ofAll: own, as: "rows any") == nil
        && reader.phrases.sense(ofAll: own, as: "rows show") == nil
        && reader.phrases.sense(ofAll: own, as: "rows not") == nil
    }
  }

  /// The column with a cell that holds some words; the last of several, where states stand.
  private func columnSaying(_ run: ArraySlice<String>, _ cells: [[[String]]]) -> Int? {
    cells.indices.last { column in cells[column].contains { Self.holds($0, Array(run)) } }
  }

  private static func holds(_ cell: [String], _ run: [String]) -> Bool {
    guard run.count <= cell.count else { return false }
    return (0...(cell.count - run.count)).contains {
      cell[$0..<$0 + run.count].elementsEqual(run)
    }
  }

  /// The column with the title of some words whose cells are all yes or no, and whether the words
  /// say no: "paid" and "unpaid".
  private func answered(_ run: ArraySlice<String>, _ rows: StatedRows) -> (column: Int, isNo: Bool)?
  {
    guard let first = run.first else { return nil }
    let bare = first.hasPrefix("un") ? [String(first.dropFirst(2))] + run.dropFirst() : nil
    for (column, title) in rows.columns.enumerated() {
      let own = FoldedWords(title).words
      let isNo = bare.map(own.elementsEqual) ?? false
      guard isNo || own.elementsEqual(run), rows.cells(of: column).allSatisfy({ answer($0) != nil })
      else { continue }
      return (column, isNo)
    }
    return nil
  }

  /// Whether a cell says yes or no; nil if it says anything else.
  private func answer(_ cell: String) -> String? {
    if StatedRows.isUnknown(cell) || ["✗", "✘", "❌", "☐"].contains(cell) { return "no" }
    if ["✓", "✔", "✅", "☑", "x", "X"].contains(cell) { return "yes" }
    return reader.phrases.sense(ofAll: FoldedWords(cell), as: "rows answer")
  }

  /// The only column with unknown cells.
  private func blankColumn(of rows: StatedRows) -> Int? {
    let blank = rows.columns.indices.filter {
      rows.cells(of: $0).contains(where: StatedRows.isUnknown)
    }
    return blank.count == 1 ? blank[0] : nil
  }
}
