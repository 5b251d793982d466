internal import ScreenModel
internal import ScreenRendering

extension TerminalCanvas {
  /// Draws a whole screen below an empty line.
  mutating func draw(_ screen: Screen) {
    newLine()
    accent = screen.accent
    sectionIDs = screen.sections.map(\.id)
    begin(.screen)
    _ = block(width: width) { $0.drawParts(of: screen) }
  }

  private mutating func drawParts(of screen: Screen) {
    if screen.isDraft { putDraft() }
    putScreenTitle(take(screen.title))
    guard screen.layout != .stack else {
      // Without columns, tabs or steps a dialog is shown where it stands.
      for (index, section) in screen.sections.enumerated() {
        gap()
        if !section.title.isEmpty || index == 0 { alignKeys(of: screen.sections[index...]) }
        draw(section)
      }
      return
    }
    let arrangement = ScreenArrangement(screen)
    switch screen.layout {
    case .stack: break
    case .columns: drawColumns(arrangement.blocks, of: screen)
    case .tabs: drawTabs(arrangement, of: screen)
    case .wizard: drawSteps(arrangement, of: screen)
    }
    for window in arrangement.windows {
      gap()
      draw(screen.sections[window])
    }
  }

  /// Aligns the facts of a section with those of the untitled sections that continue it.
  private mutating func alignKeys(of sections: ArraySlice<Section>) {
    let group = sections.prefix(1) + sections.dropFirst().prefix { $0.title.isEmpty }
    keyColumns = 0
    guard group.count > 1 else { return }
    for element in group.flatMap(\.elements) {
      guard case .keyValue(let fact) = element.component else { continue }
      keyColumns = max(keyColumns, take(fact.key).columns)
    }
  }

  private mutating func putDraft() {
    indented(.bar(.heavyBar, .warning)) { canvas in
      let words = canvas.take(word: canvas.words.samples.marked)
      canvas.put(canvas.take(word: canvas.words.samples.draft), .warning.bold)
      if canvas.column + 3 + words.columns <= canvas.width {
        canvas.put(.space)
        canvas.put(.separator, .warning)
        canvas.put(.space)
      } else {
        canvas.newLine()
      }
      canvas.putHanging(words, .warning)
      canvas.newLine()
    }
    gap()
  }

  private mutating func putScreenTitle(_ title: TextRun) {
    guard !title.isEmpty else { return }
    putLines(title, .bold, columns: .max)
    put(.heavyRule, count: min(width, max(8, title.columns)), .accent)
    newLine()
    gap()
  }

  private mutating func draw(
    _ pane: ScreenArrangement.Pane, of screen: Screen, named: Bool
  ) {
    for index in pane.sections {
      gap()
      draw(screen.sections[index], titled: !named || screen.sections[index].title != pane.name)
    }
  }

  /// Draws a section outside of columns, tabs and steps.
  private mutating func drawOutside(_ section: Section) {
    gap()
    begin(.screen)
    draw(section)
  }

  /// Draws panes two in a row if there is room; sections outside take the whole line.
  private mutating func drawColumns(_ blocks: [ScreenArrangement.Block], of screen: Screen) {
    for block in blocks {
      guard case .panes(let panes) = block else {
        if case .section(let index) = block { drawOutside(screen.sections[index]) }
        continue
      }
      gap()
      let perRow = perRow(of: panes, of: screen)
      let isAlone = perRow == 1 || panes.count == 1
      let columns = isAlone ? width : (width - (perRow - 1) * Measure.gutter) / perRow
      tiled(
        panes.count, perRow: isAlone ? 1 : perRow, columns: columns, gutter: Measure.gutter
      ) { canvas, index in
        canvas.begin(.screen)
        // A column with one section has that section's title.
        if panes[index].sections.count > 1 {
          canvas.putLines(canvas.take(panes[index].name), .strongAccent)
          canvas.gap()
        }
        canvas.draw(panes[index], of: screen, named: false)
      }
    }
  }

  /// Returns how many panes stand side by side: two, or all three columns of a board.
  private func perRow(of panes: [ScreenArrangement.Pane], of screen: Screen) -> Int {
    guard width >= Measure.twoColumns else { return 1 }
    let isBoard =
      panes.count == 3
      && panes.allSatisfy { pane in
        pane.sections.allSatisfy {
          screen.sections[$0].elements.contains { $0.component.kind == .list }
        }
      }
    return isBoard ? 3 : 2
  }

  /// Draws every tab under its label, and the first below the strip of all tabs.
  private mutating func drawTabs(_ arrangement: ScreenArrangement, of screen: Screen) {
    let names = arrangement.panes.map { take(value: $0.name) }
    drawPanes(of: arrangement, of: screen) { canvas, tab, _ in
      if tab == 0 {
        canvas.putStrip(names)
      } else {
        canvas.putLines(names[tab], .bold)
        canvas.putUnderline(0)
      }
    }
  }

  /// Draws every pane below a head of its own, which is told the pane's number from 0, and between
  /// them what stands outside of panes.
  private mutating func drawPanes(
    of arrangement: ScreenArrangement, of screen: Screen,
    below putHead: (inout TerminalCanvas, Int, ScreenArrangement.Pane) -> Void
  ) {
    var count = 0
    for block in arrangement.blocks {
      guard case .panes(let panes) = block else {
        if case .section(let index) = block { drawOutside(screen.sections[index]) }
        continue
      }
      for pane in panes {
        gap()
        begin(.screen)
        putHead(&self, count, pane)
        gap()
        count += 1
        draw(pane, of: screen, named: true)
      }
    }
  }

  /// Puts the names of the tabs, with the selected one underlined; if they take several lines, it
  /// is in brackets, because the underline is below the last line.
  private mutating func putStrip(_ names: [TextRun]) {
    let isOneLine = names.reduce(-3) { $0 + $1.columns + 3 } <= width
    for (index, name) in names.enumerated() {
      let isChosen = index == 0
      let isBracketed = isChosen && !isOneLine
      startItem(name.columns + (isBracketed ? 2 : 0), gutter: 3)
      if isBracketed { put(take(literal: "["), .strongAccent) }
      putHanging(
        name, isChosen ? .strongAccent : .muted,
        columns: width - column - (isBracketed ? 1 : 0))
      if isBracketed { put(take(literal: "]"), .strongAccent) }
    }
    newLine()
    putUnderline(isOneLine ? names.first?.columns ?? 0 : 0)
  }

  private mutating func putUnderline(_ columns: Int) {
    let whole = min(width, Measure.form)
    let marked = min(columns, whole)
    put(.heavyRule, count: marked, .accent)
    put(.thinRule, count: whole - marked, .line)
    newLine()
  }

  /// Draws every step below its number.
  private mutating func drawSteps(_ arrangement: ScreenArrangement, of screen: Screen) {
    let count = arrangement.panes.count
    drawPanes(of: arrangement, of: screen) { canvas, index, pane in
      let (lead, of) = canvas.words.page.step
      let present =
        canvas.take(word: lead) + canvas.take(literal: " ") + canvas.take(integer: index + 1)
      let all =
        canvas.take(literal: " ") + canvas.take(word: of) + canvas.take(literal: " ")
        + canvas.take(integer: count)
      canvas.putHanging(present + all, .muted)
      canvas.newLine()
      canvas.putSegments(index + 1, of: count)
      canvas.gap()
      canvas.putLines(canvas.take(pane.name), .bold)
    }
  }

  /// Puts a bar for each step, heavy up to the current one.
  private mutating func putSegments(_ step: Int, of count: Int) {
    let columns = min(8, (min(width, Measure.text) - count + 1) / max(1, count))
    guard columns >= 1 else { return }
    for index in 0..<count {
      if index > 0 { put(.space) }
      if index < step {
        put(.heavyRule, count: columns, .accent)
      } else {
        put(.thinRule, count: columns, .line)
      }
    }
    newLine()
  }
}
