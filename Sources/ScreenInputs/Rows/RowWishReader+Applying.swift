internal import ScreenAssembling
package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenOutline

extension RowWishReader {
  /// Orders, marks and extends stated rows as a sentence asks.
  ///
  /// - Returns: What was done, and what cannot be done because it matches none of the rows.
  package func apply(
    _ range: SourceRange, to details: inout Details
  ) -> (effects: [RowEffect], lacks: [Brief.UnmetCondition]) {
    let rows = StatedRows(of: details)
    let reading = read(range, for: rows)
    // Marks name rows by their places, so they come before another order.
    let wishes =
      reading.wishes.filter(\.wish.isOfLook) + reading.wishes.filter { !$0.wish.isOfLook }
    let effects = wishes.map { range, wish in
      switch wish {
      case .order(let order, let column, let isFalling):
        details.items = order.map { details.items[$0] }
        return RowEffect(
          range, .order(details.items.map(\.label.text)),
          "the rows are sorted by \(rows.columns[column])" + (isFalling ? ", descending" : ""))
      case .column(let name):
        let label = words.label(name)
        let width = rows.columns.count - 1
        details.columns += rows.columns.dropFirst(details.columns.count + 1).map { Phrase($0) }
        details.columns.append(label)
        for index in details.items.indices {
          let missing = width - details.items[index].values.count + 1
          details.items[index].values += Array(repeating: Assembler.emptyCell, count: missing)
        }
        return RowEffect(range, .column(label.text), "the rows have a column \(label.text)")
      case .marks(let marks):
        for mark in marks {
          details.items[mark.row].mark = Details.Mark(mark.tone, cell: mark.cell)
        }
        return RowEffect(
          range, .marks(marks.count),
          marks.count == 1 ? "one row stands out" : "\(marks.count) rows stand out")
      }
    }
    let lacks = reading.unread.map {
      Brief.UnmetCondition(range: $0, reason: "it matches none of the rows")
    }
    return (effects, lacks)
  }
}
