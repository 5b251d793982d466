internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension Gallery {
  /// The sheet as a grid for a terminal, with as many cells side by side as `options` have room
  /// for.
  ///
  /// Widths are the columns of the screens without their frames; a screen is never wider than the
  /// terminal, and the frame of one that fills it has no sides.
  public func ansi(_ options: TerminalOptions) -> [UInt8] {
    var out = UTF8Buffer(capacity: 4_000 * variants.count * widths.count)
    let total = min(max(1, options.width), 1000)
    append(lines: [intent, summary], width: total, to: &out)
    for row in rows {
      for width in widths.map({ min(max(1, $0), total) }) {
        out.append(UInt8(ascii: "\n"))
        append(lines: ["\(row.title) · \(width) columns"], width: total, to: &out)
        let columns = min(width + TerminalFrame.sides, total)
        let perRow = max(1, (total + Self.gutter) / (columns + Self.gutter))
        for start in stride(from: 0, to: row.variants.count, by: perRow) {
          let end = min(start + perRow, row.variants.count)
          out.append(UInt8(ascii: "\n"))
          append(
            cells(of: row.variants[start..<end], width: width, columns: columns, options),
            columns: columns, to: &out)
        }
      }
    }
    return out.bytes
  }

  private static let gutter = 3

  /// Cells that are side by side: each screen in a frame, all of the same height, with the command
  /// that renders it again below.
  private func cells(
    of variants: ArraySlice<Variant>, width: Int, columns: Int, _ options: TerminalOptions
  ) -> [[TerminalFrame.Line]] {
    var options = options
    options.width = width
    let renderer = ANSIRenderer(options)
    let drawings = variants.map { renderer.draw($0.screen) }
    // A screen begins with an empty line; here it also ends with one.
    let rows = 1 + (drawings.map(\.lines.count).max() ?? 0)
    let frame = TerminalFrame(options)
    return zip(variants, drawings).map { variant, drawing in
      let command = command(for: variant, options: ["--width", String(width)])
      // It is broken anywhere, so that joining the lines gives the command again.
      return frame.lines(around: drawing, columns: columns, rows: rows, title: name(of: variant))
        + frame.note(command, columns: columns)
    }
  }

  private func append(
    _ cells: [[TerminalFrame.Line]], columns: Int, to out: inout UTF8Buffer
  ) {
    for row in 0..<(cells.map(\.count).max() ?? 0) {
      var column = 0
      for (index, cell) in cells.enumerated() where row < cell.count && cell[row].columns > 0 {
        let start = index * (columns + Self.gutter)
        out.append(UInt8(ascii: " "), count: start - column)
        out.append(bytes: cell[row].bytes)
        column = start + cell[row].columns
      }
      out.append(UInt8(ascii: "\n"))
    }
  }

  private func append(lines: [String], width: Int, to out: inout UTF8Buffer) {
    for line in lines.flatMap({ TerminalText.lines(of: $0, columns: width) }) {
      out.append(verbatim: line.text)
      out.append(UInt8(ascii: "\n"))
    }
  }
}
