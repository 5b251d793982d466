internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Rows whose cells describe an input, or each name one.
extension LineDraft {
  /// Whether bars or tabs part the cells of a row, "| Plot | number |", and not blanks or the
  /// commas of a line.
  func hasCells(_ row: SourceRange) -> Bool {
    blanks(in: row).isEmpty && namesInCells(row) == nil
      && words.count(cells(of: row).first { !$0.isEmpty } ?? row) <= Self.longestCell
      && (split(row, at: "|\t").count > 1
        || words.bytes[row.range].count { $0 == UInt8(ascii: "|") } > 1
          && !words.bytes[row.range].contains(UInt8(ascii: "["))
        || hasTypedCells(row))
  }

  /// Whether semicolons part a name from its type: "Plot number; integer; Y".
  private func hasTypedCells(_ row: SourceRange) -> Bool {
    let cells = split(row, at: ";")
    return cells.count > 2 && FieldLine(cells[0], of: words).value == nil
      && (inputs.takesAll(cells[1])
        || phrases.opening(of: words.folded(cells[1]), as: "type") != nil)
  }

  /// The most words of a name in a cell; a sentence is read as one.
  private static let longestCell = 8

  /// The cells of a row that each name an input: "name | birth date | phone"; nil for other rows.
  func namesInCells(_ range: SourceRange) -> [SourceRange]? {
    guard words.bytes[range.range].contains(UInt8(ascii: "|")),
      case let cells = split(range, at: "|"), cells.count > 2,
      cells.allSatisfy({ (1...6).contains(words.count($0)) }),
      cells.reduce(0, { $0 + weight(of: $1) }) > 150 * cells.count,
      !cells.dropFirst().contains(where: { cell in
        let folded = words.folded(cell)
        let type = phrases.sense(ofAll: folded, as: "type").flatMap(InputParts.Kind.init)
        return phrases.sense(ofAll: folded, as: "draft duty") != nil
          || type == .text || type == .number || type == .toggle || type == .choice
      })
    else { return nil }
    return cells
  }

  /// The longest cell of a row, if it is a sentence: "| The guard shall enter the name. | 1".
  func sentenceInCells(_ range: SourceRange) -> SourceRange? {
    guard !hasCells(range), words.bytes[range.range].contains(UInt8(ascii: "|")),
      !words.bytes[range.range].contains(UInt8(ascii: "_")),
      !words.bytes[range.range].contains(UInt8(ascii: "["))
    else { return nil }
    let cells = split(range, at: "|")
    guard cells.count > 1, let first = cells.max(by: { words.count($0) < words.count($1) }),
      words.count(first) > 8
    else { return nil }
    return first
  }

  /// The input of a row with slashes between its cells: "Company / text / required"; nil for
  /// others.
  func slashedRow(_ range: SourceRange) -> Request? {
    let cells = split(range, at: "/")
    guard cells.count > 2, words.bytes[range.range].firstRange(of: Array(" / ".utf8)) != nil,
      let type = cells.dropFirst().first, saysType(type),
      !inputs.takesAll(cells[0]) || inputs.namesValue(cells[0])
    else { return nil }
    var parts = InputParts(words.label(cells[0]), range)
    for cell in cells.dropFirst() { inputs.take(cell, &parts, isNote: true) }
    return parts.wish(book)
  }

  /// Whether words begin or end with a type of input: "text", "dates dropdown".
  private func saysType(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return phrases.opening(of: folded, as: "type") != nil
      || phrases.ending(of: folded, as: "ending") != nil
  }
}
