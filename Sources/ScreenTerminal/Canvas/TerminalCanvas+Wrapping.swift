extension TerminalCanvas {
  /// The lines of a text, each at most `limit` columns wide.
  ///
  /// It breaks at spaces and next to wide characters, and inside a word only if the word is wider
  /// than a line. A single character wider than a line becomes an ellipsis.
  mutating func wrap(_ run: TextRun, columns limit: Int) -> [TextRun] {
    let limit = max(1, limit)
    if run.columns <= limit { return [run] }
    let placeholder = take(.ellipsis)
    var breaker = LineBreaker(run, limit: limit, placeholder: placeholder)
    forEachCluster(of: run) { breaker.add($0) }
    return breaker.finish()
  }

  /// Puts a text on separate lines.
  mutating func putLines(
    _ run: TextRun, _ style: TerminalStyle = .ink, columns limit: Int = Measure.text
  ) {
    guard !run.isEmpty else { return }
    let limit = min(limit, width)
    if run.columns <= limit {
      put(run, style)
      newLine()
      return
    }
    for piece in wrap(run, columns: limit) {
      put(piece, style)
      newLine()
    }
  }

  /// Puts a text from the current column, with its further lines indented to the same column; the
  /// last line stays open.
  mutating func putHanging(
    _ run: TextRun, _ style: TerminalStyle = .ink, columns limit: Int = .max
  ) {
    var indent = column
    var room = min(limit, width - indent)
    if run.columns <= room {
      put(run, style)
      return
    }
    if room < 6, indent > 2 {
      // There is too little room left in the column, but more below.
      newLine()
      indent = min(2, width / 4)
      room = min(limit, width - indent)
      move(to: indent)
    }
    for (index, piece) in wrap(run, columns: room).enumerated() {
      if index > 0 {
        newLine()
        move(to: indent)
      }
      put(piece, style)
    }
  }
}

/// The greatest widths of texts on a wide terminal, so that lines stay readable.
enum Measure {
  /// Prose and alerts.
  static let text = 64
  /// Fields, pickers and switches.
  static let form = 44
  /// Charts and bars.
  static let chart = 56
  /// The least width for two columns.
  static let twoColumns = 76
  /// The space between two columns.
  static let gutter = 4
  /// The least column of a figure.
  static let figure = 17
}

/// Breaks a text into lines, greedily.
private struct LineBreaker {
  private let limit: Int
  private let placeholder: TextRun
  private let isSimple: Bool
  private let textStart: Int
  private var end: Int
  private var pieces: [TextRun] = []
  private var lineStart: Int
  private var columns = 0
  /// The last place where the line may end, and the start of the next line.
  private var candidate: (end: Int, columns: Int, next: Int, columnsToNext: Int)?

  init(_ run: TextRun, limit: Int, placeholder: TextRun) {
    self.limit = limit
    self.placeholder = placeholder
    isSimple = run.isSimple
    textStart = run.start
    lineStart = run.start
    end = run.start
  }

  mutating func add(_ cluster: TerminalCanvas.GraphemeCluster) {
    end = cluster.start + cluster.count
    if cluster.isSpace {
      if columns == 0, cluster.start == lineStart, lineStart > textStart {
        lineStart = end
      } else {
        candidate = (cluster.start, columns, end, columns + 1)
        columns += 1
      }
      return
    }
    if cluster.columns > 1, columns > 0, candidate?.next != cluster.start {
      candidate = (cluster.start, columns, cluster.start, columns)
    }
    if columns + cluster.columns > limit { breakLine(before: cluster) }
    if cluster.columns > limit {
      pieces.append(placeholder)
      lineStart = end
      return
    }
    columns += cluster.columns
    if cluster.columns > 1 { candidate = (end, columns, end, columns) }
  }

  mutating func finish() -> [TextRun] {
    emit(to: end, columns)
    return pieces
  }

  private mutating func breakLine(before cluster: TerminalCanvas.GraphemeCluster) {
    if let place = candidate, place.end > lineStart {
      emit(to: place.end, place.columns)
      lineStart = place.next
      columns -= place.columnsToNext
    }
    candidate = nil
    if columns + cluster.columns > limit {
      emit(to: cluster.start, columns)
      lineStart = cluster.start
      columns = 0
    }
  }

  private mutating func emit(to end: Int, _ columns: Int) {
    guard end > lineStart, columns > 0 else { return }
    pieces.append(
      TextRun(
        start: lineStart, count: end - lineStart, columns: columns, isSimple: isSimple))
  }
}
