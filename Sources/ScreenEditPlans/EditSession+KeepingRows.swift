internal import ScreenAnchors
package import ScreenDiagnostics
internal import ScreenEdits
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline

/// Rows that stay while all others go.
extension EditSession {
  /// `only show the available ones`: the plan that removes all other rows of the only table; nil if
  /// the words mean no rows.
  package func keepingRows(_ meant: SourceRange) throws(Refusal) -> EditPlan? {
    let tables = finder.candidates(in: nil).filter { $0.kind == "table" }
    guard tables.count == 1, let home = tables[0].address,
      case .table(let table)? = element(at: home)?.component,
      let kept = RowWishReader(words: LineWords(text.utf8), phrases: .shipped).rows(
        meantBy: meant, of: StatedRows(columns: table.columns, rows: table.rows))
    else { return nil }
    let rows = finder.parts(in: .element(home)).filter { $0.kind == "row" }
    guard !kept.isEmpty, rows.count == table.rows.count else {
      throw Refusal(reason: "none of the rows matches \(quoted(tokens(in: meant)[...]))")
    }
    let others = rows.indices.filter { !kept.contains($0) }.map { rows[$0].target }
    guard !others.isEmpty else {
      return EditPlan(
        subject: "remove", edits: [], targets: [.element(home)], done: "all rows already match")
    }
    return removal(of: others)
  }
}
