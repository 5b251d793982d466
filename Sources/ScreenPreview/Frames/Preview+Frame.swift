internal import ScreenCompiler
internal import ScreenModel
internal import ScreenText

extension Preview {
  /// The bytes that draw the whole current state on a terminal of its size.
  ///
  /// Every row is written from its first column, so that its previous contents do not matter.
  package mutating func frame() -> [UInt8] {
    settle()
    var out = UTF8Buffer(capacity: 4_096 + rows * columns * 4)
    // Terminals that support it show nothing until the frame is complete.
    out.append("\u{1B}[?2026h\u{1B}[?25l")
    let content = contentRows
    let top = top
    for row in 0..<content { appendContent(line: top + row, row: row, to: &out) }
    var row = content
    let panel = panelRows
    if panel > 0 {
      if hasRule {
        startRow(row, to: &out)
        out.append(verbatim: String(repeating: glyphs == .ascii ? "-" : "─", count: columns))
        row += 1
      }
      let lines = panelLines.dropFirst(self.panel?.top ?? 0)
      for line in lines.prefix(panel) {
        startRow(row, to: &out)
        out.append(verbatim: line.text)
        row += 1
      }
      // Rows that scrolling or a smaller panel leaves empty.
      while row < rows - statusRows {
        startRow(row, to: &out)
        row += 1
      }
    }
    var cursor = (row: position.line - top, column: position.column - left)
    if focus > 0, shownPanes.count > 1 { cursor.column += focus * (paneWidth + 1) }
    if statusRows > 0 {
      startRow(rows - 1, to: &out)
      if let column = appendPrompt(to: &out) {
        cursor = (rows - 1, column)
      } else {
        appendStatus(to: &out)
      }
    }
    moveTo(
      row: min(max(0, cursor.row), rows - 1), column: min(max(0, cursor.column), columns - 1),
      to: &out)
    out.append("\u{1B}[?25h\u{1B}[?2026l")
    return out.bytes
  }

  private func appendContent(line: Int, row: Int, to out: inout UTF8Buffer) {
    startRow(row, to: &out)
    let (left, width) = (left, paneWidth)
    for (index, pane) in shownPanes.enumerated() {
      if index > 0 {
        moveTo(row: row, column: index * (width + 1) - 1, to: &out)
        out.append(verbatim: glyphs == .ascii ? "|" : "│")
      }
      guard pane.drawing.lines.indices.contains(line) else { continue }
      let shown = pane.drawing.lines[line]
      let bytes = pane.drawing.utf8[shown.bytes]
      if left == 0, shown.columns <= width {
        out.append(bytes: bytes)
      } else {
        out.append(bytes: TerminalText.slice(bytes, columns: left..<left + width))
      }
    }
  }

  /// Appends the line being typed, and returns the column of its cursor; nil if none is typed.
  private func appendPrompt(to out: inout UTF8Buffer) -> Int? {
    let question: String
    let editor: LineEditor
    switch mode {
    case .browsing: return nil
    case .editing(let line, _): (question, editor) = ("Intent: ", line)
    case .finding(let line): (question, editor) = ("/", line)
    case .amending(let line): (question, editor) = ("Change: ", line)
    case .saving(let line): (question, editor) = ("Save as: ", line)
    case .confirming(let path):
      (question, editor) = ("\(path) exists; replace it? y/n ", LineEditor())
    }
    let shown = TerminalText.line(of: question, columns: max(0, columns - 1))
    // Cleaning would remove a typed space at the end.
    let asked =
      question.hasSuffix(" ") && shown.columns < columns - 1 ? shown.text + " " : shown.text
    let start = asked == shown.text ? shown.columns : shown.columns + 1
    let room = max(0, columns - start - 1)
    let before = TerminalText.end(of: editor.before, columns: room)
    let after = TerminalText.beginning(of: editor.after, columns: room - before.columns)
    out.append("\u{1B}[1m")
    out.append(verbatim: asked)
    out.append("\u{1B}[0m")
    out.append(verbatim: before.text)
    out.append(verbatim: after.text)
    return start + before.columns
  }

  private func appendStatus(to out: inout UTF8Buffer) {
    let line = TerminalText.line(of: status, columns: columns - 1)
    let hint = line.columns + 10 <= columns ? " ? help " : ""
    let room = columns - hint.utf8.count
    out.append("\u{1B}[7m ")
    out.append(verbatim: line.text)
    out.append(UInt8(ascii: " "), count: room - line.columns - 1)
    out.append(verbatim: hint)
    out.append("\u{1B}[0m")
  }

  /// Moves to a row and clears it first: the text may end in the last column, where clearing the
  /// rest afterwards would erase the last character.
  private func startRow(_ row: Int, to out: inout UTF8Buffer) {
    moveTo(row: row, column: 0, to: &out)
    out.append("\u{1B}[2K")
  }

  private func moveTo(row: Int, column: Int, to out: inout UTF8Buffer) {
    out.append("\u{1B}[")
    out.append(integer: row + 1)
    out.append(UInt8(ascii: ";"))
    out.append(integer: column + 1)
    out.append(UInt8(ascii: "H"))
  }
}
