internal import ScreenCompiler

extension Preview {
  /// The variants that there is room for: both, or the focused one.
  var shownPanes: [Pane] { columns < 3 ? [focused] : panes }

  /// The columns of a variant.
  var paneWidth: Int { shownPanes.count == 1 ? columns : (columns - 1) / 2 }

  /// The width in which the screen is drawn.
  var drawnWidth: Int { min(max(1, width ?? paneWidth), 1_000) }

  /// The lines of the longest variant.
  var lineCount: Int { shownPanes.map(\.drawing.lines.count).max() ?? 0 }

  /// The first line shown: the cursor's line, unless the end is visible.
  var top: Int { min(position.line, max(0, lineCount - contentRows)) }

  /// The first column shown.
  var left: Int {
    let widest = shownPanes.map { $0.drawing.lines.reduce(0) { max($0, $1.columns) } }.max() ?? 0
    return min(position.column, max(0, widest - paneWidth))
  }

  /// The place under the cursor, or else the nearest one: on its line, then below, then above.
  var place: TerminalDrawing.Place? {
    let lines = focused.drawing.lines
    guard !lines.isEmpty else { return nil }
    let line = min(position.line, lines.count - 1)
    let order = Array(line..<lines.count) + (0..<line).reversed()
    for index in order {
      let parts = lines[index].parts
      let near = parts.min { distance(to: $0) < distance(to: $1) }
      if let near { return near.place }
    }
    return nil
  }

  private func distance(to part: TerminalDrawing.Part) -> Int {
    if part.columns.contains(position.column) { return 0 }
    return position.column < part.columns.lowerBound
      ? part.columns.lowerBound - position.column
      : position.column - part.columns.upperBound + 1
  }

  /// Moves the cursor within the bounds of the drawing.
  mutating func move(lines: Int = 0, columns: Int = 0) {
    position.line = min(max(0, position.line + lines), max(0, lineCount - 1))
    let widest = max(drawnWidth, paneWidth)
    position.column = min(max(0, position.column + columns), widest - 1)
  }

  /// Performs a change that lays lines out again, and returns the cursor to its element.
  mutating func keepingPlace(_ change: (inout Preview) -> Void) {
    let anchor = anchor
    change(&self)
    if let anchor, let line = line(of: anchor.place) {
      position.line = line + anchor.offset
    }
    move()
  }

  /// The element at the cursor or below, and the cursor's distance from its first line.
  private var anchor: (place: TerminalDrawing.Place, offset: Int)? {
    guard position.line > 0 else { return nil }
    let lines = focused.drawing.lines
    for index in lines.indices.dropFirst(position.line) {
      guard let place = lines[index].parts.first?.place, let first = line(of: place) else {
        continue
      }
      return (place, position.line - first)
    }
    return nil
  }

  private func line(of place: TerminalDrawing.Place) -> Int? {
    focused.drawing.lines.firstIndex { $0.parts.contains { $0.place == place } }
  }
}
