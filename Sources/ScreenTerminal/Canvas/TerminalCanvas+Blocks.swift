extension TerminalCanvas {
  /// Draws a block to the right of a margin that repeats on each line; the margin is omitted if
  /// there is no room for it.
  mutating func indented(
    _ margin: Margin = .spaces(2), _ draw: (inout TerminalCanvas) -> Void
  ) {
    let columns = margin.columns
    guard width >= columns + 4 else {
      _ = block(width: width, draw)
      return
    }
    let first = block(width: width - columns, draw)
    var framed: [Line] = []
    framed.reserveCapacity(lines.count - first)
    for line in lines[first...] {
      let start = spans.count
      switch margin {
      case .spaces(let count): put(.space, count: count)
      case .bar(let glyph, let style):
        put(glyph, style)
        put(.space)
      }
      repeatSpans(line.spans)
      framed.append(
        Line(spans: start..<spans.count, columns: line.columns + columns, edge: line.edge))
    }
    column = 0
    replaceLines(from: first, with: framed)
  }

  /// The margin to the left of a block.
  enum Margin {
    case spaces(Int)
    /// A bar and a space.
    case bar(Glyph, TerminalStyle)

    var columns: Int {
      switch self {
      case .spaces(let count): count
      case .bar: 2
      }
    }
  }

  /// Draws blocks side by side, `perRow` in a row; each row is as high as its highest block and,
  /// unless it is tight, separated by a line.
  mutating func tiled(
    _ count: Int, perRow: Int, columns: Int, gutter: Int, isTight: Bool = false,
    _ draw: (inout TerminalCanvas, Int) -> Void
  ) {
    for start in stride(from: 0, to: count, by: max(1, perRow)) {
      if start > 0, !isTight { gap() }
      let row = start..<min(count, start + max(1, perRow))
      var cells: [Range<Int>] = []
      for index in row {
        let first = block(width: columns) { draw(&$0, index) }
        cells.append(first..<lines.count)
      }
      guard cells.count > 1 else { continue }
      join(cells, columns: columns, gutter: gutter)
    }
  }

  private mutating func join(_ cells: [Range<Int>], columns: Int, gutter: Int) {
    let height = cells.map(\.count).max() ?? 0
    var joined: [Line] = []
    joined.reserveCapacity(height)
    var parts: [Line] = []
    let grows = cells.map(endsInOnlyBox)
    for offset in 0..<height {
      // Growing a box adds spans, which must come before those of the joined line.
      parts.removeAll(keepingCapacity: true)
      for (cell, grows) in zip(cells, grows) {
        parts.append(line(offset, of: cell, height: height, grows: grows))
      }
      let start = spans.count
      column = 0
      for (index, line) in parts.enumerated() where line.columns > 0 {
        move(to: index * (columns + gutter))
        repeatSpans(line.spans)
        column += line.columns
      }
      // In a box, every line is as wide as the box's top.
      let edge = parts[0].edge
      if edge != .none {
        put(.padding, count: cells.count * (columns + gutter) - gutter - column)
      }
      joined.append(Line(spans: start..<spans.count, columns: column, edge: edge))
    }
    column = 0
    replaceLines(from: cells[0].lowerBound, with: joined)
  }

  /// Whether a cell has a box at its end and no other box.
  private func endsInOnlyBox(_ cell: Range<Int>) -> Bool {
    guard let last = cell.last, lines[last].edge == .bottom else { return false }
    return !lines[cell.dropLast()].contains { $0.edge == .bottom }
  }

  /// A line of a cell stretched to a height: part of the growing box at its end, if it grows,
  /// otherwise empty.
  private mutating func line(
    _ offset: Int, of cell: Range<Int>, height: Int, grows: Bool
  ) -> Line {
    guard grows, let last = cell.last else {
      return offset < cell.count
        ? lines[cell.lowerBound + offset] : Line(spans: 0..<0, columns: 0)
    }
    if offset == height - 1 { return lines[last] }
    if offset < cell.count - 1 { return lines[cell.lowerBound + offset] }
    let start = spans.count
    put(.thinBar, .line)
    put(.space, count: lines[last].columns - 2)
    put(.thinBar, .line)
    return Line(spans: start..<spans.count, columns: lines[last].columns, edge: .inside)
  }

  /// Draws a block in a box with a title; the box is omitted if there is no room for it.
  mutating func boxed(
    _ title: TextRun, columns: Int, padding: Int = 1, _ draw: (inout TerminalCanvas) -> Void
  ) {
    let columns = min(columns, width)
    let inner = columns - 2 - 2 * padding
    guard inner >= 8 else {
      putLines(title, .bold)
      draw(&self)
      return
    }
    // A title that does not fit into the edge comes first inside the box.
    let isInside = title.columns > columns - 6
    putBoxTop(isInside ? .empty : title, columns: columns)
    let first = block(width: inner) { canvas in
      if isInside { canvas.putLines(title, .bold, columns: .max) }
      draw(&canvas)
    }
    var framed: [Line] = []
    framed.reserveCapacity(lines.count - first)
    for line in lines[first...] {
      let start = spans.count
      column = 0
      put(.thinBar, .line)
      put(.space, count: padding)
      repeatSpans(line.spans)
      column += line.columns
      move(to: columns - 1)
      put(.thinBar, .line)
      framed.append(Line(spans: start..<spans.count, columns: columns, edge: .inside))
    }
    column = 0
    replaceLines(from: first, with: framed)
    put(.bottomLeft, .line)
    put(.thinRule, count: columns - 2, .line)
    put(.bottomRight, .line)
    newLine()
    lines[lines.count - 1].edge = .bottom
  }

  private mutating func putBoxTop(_ title: TextRun, columns: Int) {
    put(.topLeft, .line)
    if !title.isEmpty {
      put(.thinRule, .line)
      put(.space)
      put(title, .bold)
      put(.space)
    }
    put(.thinRule, count: columns - 1 - column, .line)
    put(.topRight, .line)
    newLine()
    lines[lines.count - 1].edge = .inside
  }
}
