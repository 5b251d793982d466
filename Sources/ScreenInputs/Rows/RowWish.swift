package import ScreenDiagnostics
package import ScreenModel

/// What a sentence asks of stated rows: another order, rows and cells that stand out, or one more
/// column.
package enum RowWish: Hashable, Sendable {
  /// The indices of the rows in their new order, and the index of the column that orders them.
  case order([Int], by: Int, isFalling: Bool)
  /// The rows and cells that stand out.
  case marks([Mark])
  /// The name of a column to be filled in.
  case column(SourceRange)

  /// Whether it changes the look of rows and not their order.
  var isOfLook: Bool { if case .marks = self { true } else { false } }

  /// A row, or one of its cells, that stands out.
  package struct Mark: Hashable, Sendable {
    /// The index of the row.
    package var row: Int
    /// The index of the cell; nil for the whole row.
    package var cell: Int?
    /// What it means.
    package var tone: Component.Tone
  }
}
