package import ScreenAssembling
internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// A table whose cells are marks or blanks, such as who may do what: a switch for each cell.
package struct SwitchTable {
  private let header: [OutlineTable.Cell]
  private let rows: [[OutlineTable.Cell]]
  private let book: KindLexicon

  /// The fewest columns of marks.
  private static let fewestColumns = 2
  /// The marks of cells that are on, and of those that are off.
  private static let on: Set<String> = ["x", "X", "✓", "✔", "✅", "[x]", "[X]"]
  private static let off: Set<String> = ["", "-", "–", "[ ]", "[]", "☐", "❌"]

  /// Examines a table; nil if it has other cells, no mark at all, or no heads.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - book: The words for on and off in its language.
  package init?(_ table: OutlineTable, _ book: KindLexicon) {
    guard let header = table.header, header.count > Self.fewestColumns, table.rows.count > 1 else {
      return nil
    }
    let cells = table.rows.map { row in
      (1..<header.count).map { $0 < row.count ? row[$0].text : "" }
    }
    guard
      table.rows.allSatisfy({ !($0.first?.text.isEmpty ?? true) && $0.count <= header.count }),
      cells.joined().allSatisfy({ Self.isOn($0, book) != nil }),
      cells.joined().contains(where: { Self.isOn($0, book) == true })
    else { return nil }
    self.header = header
    self.book = book
    rows = table.rows
  }

  private static func isOn(_ text: String, _ book: KindLexicon) -> Bool? {
    off.contains(text) ? false : on.contains(text) ? true : book.isOn(text)
  }

  /// A part for each row, with the switches of its columns.
  package var wishes: [Request] {
    rows.map { row in
      let range = row[0].range.union(row[row.count - 1].range)
      let switches = header.indices.dropFirst().map { column -> Request in
        let cell = column < row.count ? row[column] : nil
        let isOn = cell.map { Self.isOn($0.text, book) == true } ?? false
        var details = Details(label: Phrase(header[column].text, at: header[column].range))
        details.value = Phrase(isOn ? "on" : "off", at: cell?.range ?? range)
        return Request(.component(.toggle), cell?.range ?? range, details)
      }
      return .section(Phrase(row[0].text, at: row[0].range), range, switches)
    }
  }
}
