extension TerminalCanvas {
  /// A part of a text that must not be split.
  struct GraphemeCluster {
    var start: Int
    var count: Int
    var columns: Int
    var isSpace: Bool
  }

  /// Visits the clusters of a text in order.
  ///
  /// These are its graphemes, except that letters joined by a virama, and marks that are separate
  /// graphemes, as in Burmese, stay with the letters before them, because only their common width
  /// is known.
  func forEachCluster(of run: TextRun, _ visit: (GraphemeCluster) -> Void) {
    if run.isSimple {
      forEachScalar(of: run, visit)
    } else {
      forEachGrapheme(of: run, visit)
    }
  }

  private func forEachScalar(of run: TextRun, _ visit: (GraphemeCluster) -> Void) {
    var start = run.start
    while start < run.end {
      let lead = text[start]
      let count = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      visit(GraphemeCluster(start: start, count: count, columns: 1, isSpace: lead == 0x20))
      start += count
    }
  }

  private func forEachGrapheme(of run: TextRun, _ visit: (GraphemeCluster) -> Void) {
    let string = String(decoding: text[run.start..<run.end], as: UTF8.self)
    var start = run.start
    var width = DisplayWidth()
    var end = start
    for character in string {
      let isSpace = character == " "
      if end > start, isSpace || !(width.isJoining || character.isMark) {
        visit(
          GraphemeCluster(start: start, count: end - start, columns: width.columns, isSpace: false))
        start = end
        width = DisplayWidth()
      }
      end += character.utf8.count
      if isSpace {
        visit(GraphemeCluster(start: start, count: end - start, columns: 1, isSpace: true))
        start = end
      } else {
        for scalar in character.unicodeScalars { width.add(scalar) }
      }
    }
    if end > start {
      visit(
        GraphemeCluster(start: start, count: end - start, columns: width.columns, isSpace: false))
    }
  }

  /// The beginning of a text that fits into some columns.
  func head(of run: TextRun, columns limit: Int) -> TextRun {
    guard run.columns > limit else { return run }
    var head = TextRun(start: run.start, count: 0, columns: 0, isSimple: run.isSimple)
    var isFull = false
    forEachCluster(of: run) { cluster in
      isFull = isFull || head.columns + cluster.columns > limit
      guard !isFull else { return }
      head.count += cluster.count
      head.columns += cluster.columns
    }
    return head
  }
}

extension Character {
  /// Whether it begins with a scalar that takes no columns of its own.
  fileprivate var isMark: Bool {
    guard let first = unicodeScalars.first, !first.isASCII else { return false }
    return WidthClass(first).columns == 0
  }
}
