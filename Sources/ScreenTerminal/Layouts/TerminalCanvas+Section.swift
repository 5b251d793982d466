internal import ScreenModel
internal import ScreenRendering

extension TerminalCanvas {
  /// Draws a section, with its title unless a tab has already shown it.
  mutating func draw(_ section: Section, titled: Bool = true) {
    self.section = sectionIDs.firstIndex(of: section.id) ?? 0
    begin(.section(self.section))
    let title = titled ? take(section.title) : .empty
    switch section.layout {
    case .stack, .row, .grid:
      putRule(title)
      drawBody(section)
    case .card, .dialog:
      let columns = section.isForm ? Measure.form : width
      boxed(title, columns: columns) { canvas in
        // Empty lines above and below, because a box is narrow; `gap` would add none at an edge.
        if canvas.width + 4 >= 24 { canvas.newLine() }
        let first = canvas.lines.count
        canvas.drawBody(section)
        if canvas.width + 4 >= 24, canvas.lines.count > first { canvas.newLine() }
      }
    case .disclosure:
      if !title.isEmpty {
        put(.open, .accent)
        put(.space)
        putHanging(title, .bold, columns: Measure.text)
        newLine()
      }
      indented { $0.drawBody(section) }
    }
  }

  /// Puts a title and a rule up to the end of the line.
  private mutating func putRule(_ title: TextRun) {
    guard !title.isEmpty else { return }
    putHanging(title, .bold)
    if column + 2 <= width {
      put(.space)
      put(.thinRule, count: width - column, .line)
    }
    newLine()
    gap()
  }

  private mutating func drawBody(_ section: Section) {
    let runs = ElementRun.runs(section.elements)
    switch section.layout {
    case .row: drawRow(section.elements, runs)
    case .grid: drawGrid(section.elements, runs)
    case .stack, .disclosure: drawStack(section.elements, runs[...], isTight: false)
    case .card, .dialog: drawStack(section.elements, runs[...], isTight: true)
    }
  }

  /// Draws runs one below the other, a line apart; if it is tight, as in a card, buttons directly
  /// follow their fields.
  private mutating func drawStack(
    _ elements: [Element], _ runs: ArraySlice<ElementRun>, isTight: Bool
  ) {
    var previous: RunKind?
    for run in runs {
      let belongs = isTight && previous == .fields && run.kind == .buttons
      if previous != nil, !belongs { gap() }
      draw(elements[run.range])
      previous = run.kind
    }
  }

  /// Draws runs side by side if they fit: fields in two columns, facts as figures.
  private mutating func drawRow(_ elements: [Element], _ runs: [ElementRun]) {
    var index = 0
    while index < runs.count {
      let run = runs[index]
      gap()
      switch run.kind {
      case .facts: putFactsAcross(elements[run.range])
      case .figures, .badges, .buttons, .links: draw(elements[run.range])
      case .fields, .toggles, .exercises:
        drawTiles(run.range.map { $0..<$0 + 1 }, least: 28, most: 2, isTight: true) {
          canvas, range in
          canvas.draw(elements[range])
        }
      case .alone, .measures, .texts:
        var end = index
        while end + 1 < runs.count, runs[end + 1].kind.standsAlone { end += 1 }
        drawTiles(runs[index...end].map(\.range), least: 24, most: 4) { canvas, range in
          canvas.draw(elements[range])
        }
        index = end
      }
      index += 1
    }
  }

  /// Draws tiles of equal width; figures and tables take the whole line.
  private mutating func drawGrid(_ elements: [Element], _ runs: [ElementRun]) {
    var index = 0
    while index < runs.count {
      gap()
      guard !elements.needsLine(runs[index]) else {
        draw(elements[runs[index].range])
        index += 1
        continue
      }
      var tiles: [Range<Int>] = []
      while index < runs.count, !elements.needsLine(runs[index]) {
        let start = index
        // Progress bars are small, so adjacent ones share a tile.
        while index + 1 < runs.count, elements.isLow(runs[index]),
          elements.isLow(runs[index + 1])
        { index += 1 }
        index += 1
        tiles.append(start..<index)
      }
      let perRow = width >= Measure.twoColumns ? 2 : 1
      drawTiles(tiles, least: perRow == 2 ? 1 : .max / 2, most: 2) { canvas, tile in
        canvas.drawStack(elements, runs[tile], isTight: false)
      }
    }
  }

  /// Draws tiles with a least width, at most `most` in a row.
  private mutating func drawTiles(
    _ tiles: [Range<Int>], least: Int, most: Int, isTight: Bool = false,
    _ draw: (inout TerminalCanvas, Range<Int>) -> Void
  ) {
    let gutter = Measure.gutter
    let fitting = least > width ? 1 : (width + gutter) / (least + gutter)
    let perRow = max(1, min(tiles.count, most, fitting))
    let columns = (width - (perRow - 1) * gutter) / perRow
    tiled(
      tiles.count, perRow: perRow, columns: columns, gutter: gutter, isTight: isTight
    ) { canvas, index in
      draw(&canvas, tiles[index])
    }
  }
}

extension [Element] {
  /// Whether a run takes a whole line of a grid.
  fileprivate func needsLine(_ run: ElementRun) -> Bool {
    self[run.range.lowerBound].component.kind.has(.needsLine)
  }

  /// Whether a run is low enough to share a tile with its neighbour.
  fileprivate func isLow(_ run: ElementRun) -> Bool {
    self[run.range.lowerBound].component.kind.isLow
  }
}

extension Section {
  /// Whether it contains only inputs, actions and text, and so is limited to a form's width.
  fileprivate var isForm: Bool {
    elements.allSatisfy {
      switch $0.component.kind.family {
      case .input, .action, .text: true
      case .facts, .collections, .media, .feedback, .routine: false
      }
    }
  }
}
