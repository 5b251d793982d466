package import ScreenModel

/// The tones of a table's marked rows and cells.
///
/// Of several marks for the same row or cell, the first counts.
package struct TableTones {
  private var rows: [Int: Component.Tone] = [:]
  private var cells: [Int: [Int: Component.Tone]] = [:]

  package init(_ table: Component.Table) {
    for mark in table.marks where mark.row > 0 && mark.row <= table.rows.count {
      if mark.column > 0 {
        let earlier = cells[mark.row - 1]?[mark.column - 1]
        cells[mark.row - 1, default: [:]][mark.column - 1] = earlier ?? mark.tone
      } else {
        rows[mark.row - 1] = rows[mark.row - 1] ?? mark.tone
      }
    }
  }

  /// Returns the tone of a row, counted from 0; nil if it is not marked.
  package func tone(ofRow row: Int) -> Component.Tone? { rows[row] }

  /// Returns the tone in which a cell is drawn as a badge; nil if it is not.
  ///
  /// That is a marked cell, and the first cell of a marked row, so that colour alone says nothing.
  package func badge(ofRow row: Int, column: Int) -> Component.Tone? {
    cells[row]?[column] ?? (column == 0 ? rows[row] : nil)
  }
}
