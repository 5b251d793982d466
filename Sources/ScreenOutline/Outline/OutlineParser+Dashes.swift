import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// Rows with dashes between their cells.
extension OutlineParser {
  /// Rows with dashes between their cells, most of which have three or more: "Sat 27 Sept - no
  /// match" among "Sat 6 Sept - 10:00 - Hartwell Rovers". The last of them has, too.
  func dashedRows(
    _ lines: ArraySlice<OutlineLine>, _ start: Int
  ) -> ([[OutlineTable.Cell]], Int)? {
    var rows: [[OutlineTable.Cell]] = []
    var (index, end, full) = (start, start, 0)
    while index < lines.endIndex, !lines[index].isBlank, mark(of: lines[index]) == nil,
      let (cells, next) = cells(lines, index, .dash, width: nil), cells.count > 1
    {
      rows.append(cells)
      index = next
      if cells.count > 2 { (end, full) = (index, full + 1) }
    }
    // A short line at the end is a row if it goes on as the others do: with a time, for example.
    let shapes = rows.prefix(end - start).map { beginsLikeFigure($0[1]) }
    while end < index, shapes.contains(beginsLikeFigure(rows[end - start][1])),
      beginsLikeFigure(rows[end - start][1])
    {
      end += 1
    }
    rows.removeLast(index - end)
    return rows.count > 1 && full * 2 >= rows.count ? (rows, end) : nil
  }

  private func beginsLikeFigure(_ cell: OutlineTable.Cell) -> Bool {
    bytes[cell.range.range].contains(where: \.isASCIIDigit)
  }

  /// A line without a dash at its end, which leaves the last cell empty: "Sat 11 Oct - 10:00 -".
  private func withoutLastDash(_ line: Range<Int>) -> Range<Int> {
    for dash in Self.cellDashes
    where bytes[line].suffix(dash.count - 1).elementsEqual(dash.dropLast()) {
      return bytes.withoutWhiteSpace(around: line.lowerBound..<line.upperBound - dash.count + 1)
    }
    return line
  }

  func dashedCells(_ line: Range<Int>) -> [OutlineTable.Cell] {
    let line = withoutLastDash(line)
    for dash in Self.cellDashes {
      var cells: [OutlineTable.Cell] = []
      var (from, index) = (line.lowerBound, line.lowerBound)
      while index + dash.count < line.upperBound {
        guard bytes[index...].starts(with: dash) else {
          index += 1
          continue
        }
        cells.append(cell(from..<index))
        index += dash.count
        from = index
      }
      cells.append(cell(from..<line.upperBound))
      let isPeriod = zip(cells, cells.dropFirst()).contains {
        Quantity.beginsWithTime(bytes[$0.range.range])
          && Quantity.beginsWithTime(bytes[$1.range.range])
      }
      let areShort = cells.allSatisfy { (1...8).contains(wordCount(bytes[$0.range.range])) }
      if cells.count > 1, areShort, !isPeriod { return cells }
    }
    return []
  }

  private static let cellDashes = [" - ", " – ", " — "].map { Array($0.utf8) }
}
