internal import ScreenModel
public import ScreenRendering

extension Gallery {
  /// The sheet as a grid for a terminal, as many cells beside each other as `options` have room for.
  ///
  /// Widths are columns; a cell is never wider than the terminal.
  public func ansi(_ options: TerminalOptions) -> [UInt8] {
    var out = UTF8Buffer(capacity: 4_000 * variants.count * widths.count)
    let total = min(max(1, options.width), 1000)
    append(lines: [intent, summary], width: total, to: &out)
    for row in rows {
      for width in widths.map({ min(max(1, $0), total) }) {
        out.append(UInt8(ascii: "\n"))
        append(lines: [row.title], width: total, to: &out)
        let perRow = max(1, (total + Self.gutter) / (width + Self.gutter))
        for start in stride(from: 0, to: row.variants.count, by: perRow) {
          let end = min(start + perRow, row.variants.count)
          let cells = row.variants[start..<end].map { cell(of: $0, width: width, options) }
          out.append(UInt8(ascii: "\n"))
          append(cells, width: width, to: &out)
        }
      }
    }
    return out.bytes
  }

  private static let gutter = 4

  /// A line of a cell, which may hold escape sequences.
  private struct Line {
    var bytes: ArraySlice<UInt8>
    var columns: Int
  }

  /// The caption, the command below it, and the screen.
  private func cell(of variant: Variant, width: Int, _ options: TerminalOptions) -> [Line] {
    var options = options
    options.width = width
    let caption = caption(of: variant, width: width, unit: "columns")
    let command = command(for: variant, options: ["--width", String(width)])
    let drawing = ANSIRenderer(options).draw(variant.screen)
    // Broken anywhere, so that joining the lines gives the command again.
    let head =
      TerminalText.lines(of: caption, columns: width)
      + TerminalText.lines(of: command, columns: width, breaking: .anywhere)
    return head.map { Line(bytes: Array($0.text.utf8)[...], columns: $0.columns) }
      + drawing.lines.map { Line(bytes: drawing.utf8[$0.bytes], columns: $0.columns) }
  }

  private func append(_ cells: [[Line]], width: Int, to out: inout UTF8Buffer) {
    for row in 0..<(cells.map(\.count).max() ?? 0) {
      var column = 0
      for (index, cell) in cells.enumerated() where row < cell.count && !cell[row].bytes.isEmpty {
        let start = index * (width + Self.gutter)
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
