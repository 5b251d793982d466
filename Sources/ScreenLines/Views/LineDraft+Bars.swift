internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// Rows with bars between cells that say what is shown.
extension LineDraft {
  /// What the cells of a row describe: "Footer | phone, terms"; nil for lines without bars, and for
  /// cells that are names of their own.
  mutating func barred(_ range: SourceRange) -> [Request]? {
    guard words.bytes[range.range].contains(UInt8(ascii: "|")) else { return nil }
    var cells = strongParts(of: range).map(withoutBarBehind).filter { !$0.isEmpty }
    if cells.count > 1, phrases.sense(ofAll: words.folded(cells[0]), as: "draft region") != nil {
      cells.removeFirst()
    }
    // "The display shall show the mass | Demo"
    let long = cells.filter { words.count($0) > Self.longestCellName }
    if long.count == 1, long[0].count < range.count,
      cells.allSatisfy({ $0 == long[0] || words.count($0) <= 2 })
    {
      return content(withoutOpening(withoutStop(long[0])))
    }
    if words.bytes[range.range].first == UInt8(ascii: "|"),
      cells.allSatisfy({ $0.count < range.count })
    {
      return required(cells)
    }
    guard let last = cells.last else { return nil }
    if cells.count == 1 { return last.count < range.count ? content(last) : nil }
    guard cells.count == 2, words.partsAtCommas(of: last).count > 1 else { return nil }
    return described(cells[0], by: last, in: range, mayBeKinds: false)
  }

  /// The most words of a name in a cell; a sentence has more.
  private static let longestCellName = 5

  /// What a row of a table of requirements asks for: its sentence, or its first cell if the others
  /// only say how it is found, "| Flight time | CALCULATED | 0:48 |".
  private mutating func required(_ row: [SourceRange]) -> [Request] {
    let cells = row.map(withoutBarBefore).filter { words.count($0) > 0 }
    if let sentence = cells.first(where: { words.count($0) > Self.longestCellName }) {
      return content(withoutOpening(withoutStop(sentence)))
    }
    let isNoted = cells.dropFirst().contains { cell in
      words.bytes[cell.range].allSatisfy { !$0.isASCIISmallLetter }
    }
    if isNoted { return [part(cells[0])] }
    return cells.count == 1 ? content(cells[0]) : cells.map { part($0) }
  }

  /// A cell without the bar that ends its row: "terms" of "terms |".
  private func withoutBarBehind(_ cell: SourceRange) -> SourceRange {
    let isBar = words.bytes[cell.range].last == UInt8(ascii: "|")
    return isBar ? words.trimmed(SourceRange(cell.lowerBound, cell.upperBound - 1)) : cell
  }

  /// A cell without the bar that begins its row: "Footer" of "| Footer".
  private func withoutBarBefore(_ cell: SourceRange) -> SourceRange {
    let isBar = words.bytes[cell.range].first == UInt8(ascii: "|")
    return isBar ? words.trimmed(SourceRange(cell.lowerBound + 1, cell.upperBound)) : cell
  }
}
