internal import ScreenBrief
internal import ScreenDiagnostics
import ScreenModel
package import ScreenOutline
internal import ScreenText

/// The last row of a matrix that has no name and holds the buttons of its columns: "[Start]", "[Try
/// 14 days]" below the plans.
package struct ButtonRow {
  /// The table without the row.
  package let table: OutlineTable
  /// The buttons, from left to right.
  package let buttons: [Request]

  /// Finds the row; nil for a table without it.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - inputs: What tells buttons from other words.
  package init?(_ table: OutlineTable, _ inputs: InputBuilder) {
    guard table.header != nil, table.rows.count > 1, let last = table.rows.last, last.count > 1,
      last[0].range.isEmpty || last[0].text.isEmpty
    else { return nil }
    let words = inputs.words
    let cells = last.dropFirst().map(\.range).filter { !$0.isEmpty }
    let names = cells.map { inputs.unbracketed($0) }
    guard !cells.isEmpty,
      zip(cells, names).allSatisfy({ $0 != $1 && words.count($1) > 0 || inputs.isPressed($0) })
    else { return nil }
    var rest = table
    rest.rows.removeLast()
    self.table = rest
    buttons = names.map { .action(words.label($0), $0) }
  }
}
