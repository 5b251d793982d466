/// Plain text prepared for a terminal, for tools that show more than screens.
package enum TerminalText {
  /// A line, with its width in columns.
  package struct Line: Hashable, Sendable {
    package var text: String
    package var columns: Int
  }

  /// How to break a text that is too wide.
  package enum Breaking: Hashable, Sendable {
    /// Between words, dropping the spaces there.
    case words
    /// Anywhere, dropping nothing.
    case anywhere
  }

  /// The lines of a text, without control characters and each at most `columns` wide.
  ///
  /// Spaces are kept, and a tab advances to the next tab stop; these are four columns apart. A
  /// character wider than a whole line is left out.
  package static func lines(
    of text: String, columns: Int, breaking: Breaking = .words
  ) -> [Line] {
    let limit = max(1, columns)
    var canvas = TerminalCanvas(width: limit, glyphs: .unicode)
    var lines: [Line] = []
    for run in canvas.takeLines(text) {
      guard run.columns > limit else {
        lines.append(canvas.line(run))
        continue
      }
      switch breaking {
      case .words: lines += canvas.wrap(run, columns: limit).map(canvas.lineWithoutEnd)
      case .anywhere: lines += canvas.cut(run, columns: limit).map(canvas.line)
      }
    }
    return lines
  }

  /// A cleaned text on one line; one that is too wide ends in an ellipsis.
  package static func line(of text: String, columns: Int) -> Line {
    let limit = max(0, columns)
    var canvas = TerminalCanvas(width: max(1, limit), glyphs: .unicode)
    let run = canvas.take(text)
    guard run.columns > limit else { return canvas.line(run) }
    guard limit > 0 else { return Line(text: "", columns: 0) }
    var line = canvas.line(canvas.head(of: run, columns: limit - 1))
    line.text += "…"
    line.columns += 1
    return line
  }

  /// The end of a one-line text that fits into some columns, with its spaces kept.
  package static func end(of text: String, columns: Int) -> Line {
    var canvas = TerminalCanvas(width: 1, glyphs: .unicode)
    guard let run = canvas.takeLines(text).last else { return Line(text: "", columns: 0) }
    var clusters: [TerminalCanvas.GraphemeCluster] = []
    canvas.forEachCluster(of: run) { clusters.append($0) }
    var end = TextRun(start: run.end, count: 0, columns: 0, isSimple: run.isSimple)
    for cluster in clusters.reversed() {
      guard end.columns + cluster.columns <= columns else { break }
      end.start = cluster.start
      end.columns += cluster.columns
    }
    end.count = run.end - end.start
    return canvas.line(end)
  }

  /// The beginning of a one-line text that fits into some columns, with its spaces kept.
  package static func beginning(of text: String, columns: Int) -> Line {
    var canvas = TerminalCanvas(width: 1, glyphs: .unicode)
    guard let run = canvas.takeLines(text).first else { return Line(text: "", columns: 0) }
    return canvas.line(canvas.head(of: run, columns: max(0, columns)))
  }
}

extension TerminalCanvas {
  fileprivate func line(_ run: TextRun) -> TerminalText.Line {
    TerminalText.Line(
      text: String(decoding: text[run.start..<run.end], as: UTF8.self), columns: run.columns)
  }

  /// A line without the spaces at its end, which may exceed the width.
  fileprivate func lineWithoutEnd(_ run: TextRun) -> TerminalText.Line {
    var run = run
    while run.count > 0, text[run.end - 1] == UInt8(ascii: " ") {
      run.count -= 1
      run.columns -= 1
    }
    return line(run)
  }

  /// The pieces of a text, each as wide as the line allows.
  fileprivate func cut(_ run: TextRun, columns limit: Int) -> [TextRun] {
    var pieces: [TextRun] = []
    var piece = TextRun(start: run.start, count: 0, columns: 0, isSimple: run.isSimple)
    forEachCluster(of: run) { cluster in
      if piece.columns + cluster.columns > limit {
        if piece.count > 0 { pieces.append(piece) }
        piece = TextRun(start: cluster.start, count: 0, columns: 0, isSimple: run.isSimple)
      }
      guard cluster.columns <= limit else {
        piece.start = cluster.start + cluster.count
        return
      }
      piece.count += cluster.count
      piece.columns += cluster.columns
    }
    if piece.count > 0 { pieces.append(piece) }
    return pieces
  }
}

extension TerminalText {
  /// The part of a rendered line in some columns, with its escape sequences kept.
  ///
  /// A character that only begins or ends there is replaced by a space.
  package static func slice(_ line: ArraySlice<UInt8>, columns: Range<Int>) -> [UInt8] {
    var out: [UInt8] = []
    var canvas = TerminalCanvas(width: 1, glyphs: .unicode)
    var column = 0
    var rest = line
    while let first = rest.first {
      guard first != 0x1B else {
        out += rest.prefix(escapeLength(rest))
        rest.removeFirst(escapeLength(rest))
        continue
      }
      let text = rest.prefix { $0 != 0x1B }
      rest.removeFirst(text.count)
      for run in canvas.takeLines(String(decoding: text, as: UTF8.self)) {
        canvas.forEachCluster(of: run) { cluster in
          let start = column
          column += cluster.columns
          if columns.lowerBound <= start, column <= columns.upperBound {
            out += canvas.text[cluster.start..<cluster.start + cluster.count]
          } else {
            let visible = (start..<column).clamped(to: columns).count
            out += repeatElement(UInt8(ascii: " "), count: visible)
          }
        }
      }
    }
    return out
  }

  /// A rendered line without its escape sequences.
  package static func withoutEscapes(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    var rest = line
    while let first = rest.first {
      let isEscape = first == 0x1B
      let part = isEscape ? rest.prefix(escapeLength(rest)) : rest.prefix { $0 != 0x1B }
      if !isEscape { out += part }
      rest.removeFirst(part.count)
    }
    return out
  }

  /// The length of the escape sequence at the start of some bytes, of the kinds that renderers
  /// write.
  private static func escapeLength(_ bytes: ArraySlice<UInt8>) -> Int {
    let isLink = bytes.dropFirst().first == UInt8(ascii: "]")
    let end =
      isLink
      ? bytes.dropFirst(2).firstIndex(of: 0x1B).map { $0 + 1 }
      : bytes.dropFirst(2).firstIndex { (0x40..<0x7F).contains($0) }
    return min((end ?? bytes.endIndex - 1) - bytes.startIndex + 1, bytes.count)
  }
}
