internal import ScreenModel
internal import ScreenText

/// Draws frames around drawings, and notes next to them, in the style of a terminal's options.
package struct TerminalFrame {
  /// A line, which may contain escape sequences, with its width in columns.
  package struct Line: Sendable {
    package var bytes: [UInt8]
    package var columns: Int
  }

  /// The columns taken by the sides.
  package static let sides = 2

  private let glyphs: TerminalOptions.Glyphs
  private let isColored: Bool
  private let palette: Palette

  package init(_ options: TerminalOptions) {
    glyphs = options.glyphs
    isColored = options.depth != .none
    palette = Palette(depth: options.depth, theme: options.theme)
  }

  /// A drawing in a frame with an inner width and a least inner height.
  ///
  /// The title is in the upper edge. If the drawing leaves no room for sides, the frame has none.
  package func lines(
    around drawing: TerminalDrawing, columns: Int, rows: Int, title: String
  ) -> [Line] {
    let width = drawing.lines.map(\.columns).max() ?? 0
    let isOpen = columns < width + Self.sides
    let inside = columns - (isOpen ? 0 : Self.sides)
    var lines = [top(title, columns: columns, isOpen: isOpen)]
    for row in 0..<max(rows, drawing.lines.count) {
      var out = UTF8Buffer()
      let line = row < drawing.lines.count ? drawing.lines[row] : nil
      if !isOpen { append(.line, to: &out) { $0.append(Glyph.thinBar.spelling(glyphs)) } }
      if let line { out.append(bytes: drawing.utf8[line.bytes]) }
      if !isOpen {
        out.append(UInt8(ascii: " "), count: inside - (line?.columns ?? 0))
        append(.line, to: &out) { $0.append(Glyph.thinBar.spelling(glyphs)) }
      }
      lines.append(Line(bytes: out.bytes, columns: isOpen ? line?.columns ?? 0 : columns))
    }
    return lines + [
      edge(isOpen ? .thinRule : .bottomLeft, isOpen ? .thinRule : .bottomRight, columns)
    ]
  }

  /// A secondary text, broken anywhere into lines of a width.
  package func note(_ text: String, columns: Int) -> [Line] {
    TerminalText.lines(of: text, columns: columns, breaking: .anywhere).map { line in
      var out = UTF8Buffer()
      append(.muted, to: &out) { $0.append(verbatim: line.text) }
      return Line(bytes: out.bytes, columns: line.columns)
    }
  }

  /// The upper edge: a rule with as much of the title as there is room for.
  private func top(_ title: String, columns: Int, isOpen: Bool) -> Line {
    let left = isOpen ? Glyph.thinRule : .topLeft
    let right = isOpen ? Glyph.thinRule : .topRight
    let shown = TerminalText.line(of: title, columns: columns - 6)
    guard shown.columns > 0 else { return edge(left, right, columns) }
    var out = UTF8Buffer()
    append(.line, to: &out) {
      $0.append(left.spelling(glyphs))
      $0.append(Glyph.thinRule.spelling(glyphs))
    }
    append(.bold, to: &out) { $0.append(verbatim: " \(shown.text) ") }
    append(.line, to: &out) {
      for _ in 0..<(columns - shown.columns - 5) { $0.append(Glyph.thinRule.spelling(glyphs)) }
      $0.append(right.spelling(glyphs))
    }
    return Line(bytes: out.bytes, columns: columns)
  }

  private func edge(_ left: Glyph, _ right: Glyph, _ columns: Int) -> Line {
    var out = UTF8Buffer()
    append(.line, to: &out) {
      $0.append(left.spelling(glyphs))
      for _ in 0..<max(0, columns - 2) { $0.append(Glyph.thinRule.spelling(glyphs)) }
      if columns > 1 { $0.append(right.spelling(glyphs)) }
    }
    return Line(bytes: out.bytes, columns: columns)
  }

  private func append(
    _ style: TerminalStyle, to out: inout UTF8Buffer, _ content: (inout UTF8Buffer) -> Void
  ) {
    if isColored { palette.append(style, to: &out) }
    content(&out)
    if isColored { out.append("\u{1B}[0m") }
  }
}
