/// A cleaned text in the buffer of a canvas, with its width in columns.
struct TextRun {
  var start: Int
  var count: Int
  var columns: Int
  /// Whether every scalar takes one column.
  var isSimple: Bool

  /// The empty run.
  static let empty = TextRun(start: 0, count: 0, columns: 0, isSimple: true)

  var isEmpty: Bool { count == 0 }
  var end: Int { start + count }

  /// Joins two adjacent texts in the buffer.
  static func + (left: TextRun, right: TextRun) -> TextRun {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    return TextRun(
      start: left.start, count: right.end - left.start, columns: left.columns + right.columns,
      isSimple: left.isSimple && right.isSimple)
  }
}
