internal import ScreenCompiler

extension Preview {
  /// The rows of the status line, for which a single row has no room.
  var statusRows: Int { rows > 1 || mode != .browsing ? 1 : 0 }

  /// The rows that are left for the screen.
  var contentRows: Int {
    let panel = panelRows
    return max(0, rows - statusRows - panel - (panel > 0 && hasRule ? 1 : 0))
  }

  /// Whether a rule separates the panel from the screen.
  var hasRule: Bool { rows >= 8 && panel?.isTall != true }

  /// The rows of the panel; it leaves half of them to the screen, unless it is tall.
  var panelRows: Int {
    guard rows > 2 else { return 0 }
    let room = rows - statusRows
    return min(panelLines.count, panel?.isTall == true ? room : max(1, room / 2))
  }

  /// The lines over the screen: a panel, or the fault of the input.
  var panelLines: [TerminalText.Line] {
    guard let panel else {
      let text = faults.joined() + focused.fault
      return text.isEmpty ? [] : TerminalText.lines(of: text, columns: columns)
    }
    return TerminalText.lines(
      of: panel.text, columns: columns, breaking: panel.isVerbatim ? .anywhere : .words)
  }

  /// The keys.
  static let help = """
    Choice
      [ ]  previous, next seed      { }  temperature down, up
      m    next grammar             s    a second variant beside it; Tab switches
      i    edit the intent; Enter applies it, Escape cancels
      c    change the screen in words   u U  undo, redo
    Look
      v    terminal, JSON, HTML source, ledger
      t    theme: auto, dark, light
      + -  width by one column      w    the terminal's width, 40, 60, 80, 100, 120
    Place
      j k  by a line, as arrows     space b  by a page        g G  top, end
      /    find                     n N  next, previous
      e    explain what is under the cursor: why it is there, and from where
      x    the intent in brackets, as learned weights read it
    Result
      y    the command that repeats this
      o    open as HTML in a browser
      S    save, as the extension says: .json, .html, .edits (the changes), or text
      r    reload the files, which also happens when they change
    ? lists the keys. q or Ctrl-C quits, Ctrl-Z suspends. Escape closes a panel.
    """
}
