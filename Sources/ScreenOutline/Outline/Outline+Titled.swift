internal import ScreenDiagnostics
internal import ScreenText

extension Outline {
  /// Whether a line of its own heads several lines without marks, few of which have figures.
  package var isTitledLines: Bool {
    guard blocks.count == 2, case .paragraph(let head) = blocks[0].content, head.count == 1,
      case .paragraph(let lines) = blocks[1].content, lines.count > 1
    else { return false }
    return lines.count { utf8[$0.range].contains(where: \.isASCIIDigit) } * 2 < lines.count
  }

  /// Whether rows of several cells have a head, so that their lines are not a wrapped sentence.
  package var hasHeadedRows: Bool {
    blocks.contains { block in
      guard case .table(let table) = block.content else { return false }
      return (table.header?.count ?? 0) > 2 && table.rows.count > 2
    }
  }
}
