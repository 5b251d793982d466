internal import ScreenCompiler

extension Preview {
  /// Performs the action of a key, and returns what the surrounding program must do.
  package mutating func press(_ key: Key) -> [Effect] {
    note = ""
    switch key {
    case .control("c"): return [.quit]
    case .control("z"): return [.suspend]
    default: break
    }
    switch mode {
    case .browsing:
      settle()
      return browse(key)
    case .editing, .finding, .amending, .saving: return type(key)
    case .confirming(let path): return answer(key, path)
    }
  }

  private mutating func browse(_ key: Key) -> [Effect] {
    if let open = panel {
      if moves(key), panelLines.count > panelRows {
        scrollPanel(key)
        return []
      }
      panel = nil
      switch key {
      case .escape, .enter, .character("q"): return []
      case .character("?") where open.isTall: return []
      default: break
      }
      if open.followsCursor, scroll(key) {
        explain()
        return []
      }
    }
    guard !scroll(key) else { return [] }
    switch key {
    case .tab: focus = (focus + 1) % panes.count
    case .character(let scalar): return command(scalar)
    case .control("l"), .control, .paste, .up, .down, .left, .right, .pageUp, .pageDown, .home,
      .end, .enter, .backspace, .delete, .escape:
      break
    }
    return []
  }

  private mutating func command(_ letter: Unicode.Scalar) -> [Effect] {
    switch letter {
    case "q": return [.quit]
    case "[": changeSeed(by: -1)
    case "]": changeSeed(by: 1)
    case "{": changeTemperature(by: -1)
    case "}": changeTemperature(by: 1)
    case "m": changeGrammar()
    case "t": changeTheme()
    case "+", "=": changeWidth(to: drawnWidth + 1)
    case "-", "_": changeWidth(to: drawnWidth - 1)
    case "w": changeWidth(to: nextWidth)
    case "v": changeFormat()
    case "s": split()
    case "/": mode = .finding(LineEditor())
    case "n": find(forward: true)
    case "N": find(forward: false)
    case "i": edit()
    case "c": beginAmending()
    case "u": undo()
    case "U": redo()
    case "r":
      compile()
      note = "reloaded"
      return [.reload]
    case "e": explain()
    case "x": bracket()
    case "y": panel = Panel(text: invocation, isVerbatim: true)
    case "o": return open()
    case "S":
      guard focused.compilation != nil else {
        note = "there is no screen to save"
        break
      }
      mode = .saving(LineEditor())
    case "?": panel = Panel(text: Self.help, isTall: true)
    default: note = "no key \(TerminalText.line(of: String(letter), columns: 8).text); ? for help"
    }
    return []
  }

  private func open() -> [Effect] {
    guard let compilation = focused.compilation else { return [] }
    let page = compilation.screen.renderedUTF8(as: .html(htmlOptions(for: compilation)))
    return [.open(page: page)]
  }

  /// Shows the intent in the brackets of the treebank, and the words outside of them.
  private mutating func bracket() {
    guard case .intent(let text) = subject, !text.isBlank else {
      note = "there is no intent to read"
      return
    }
    let reading = Reader().read(text)
    let unread = reading.unread.map { range in
      "unread: " + reading.tree.words(of: ReadingTree.Node(.unknown, range))
    }
    panel = Panel(text: ([reading.tree.description] + unread).joined(separator: "\n"))
  }

  private mutating func explain() {
    guard let compilation = focused.compilation else { return }
    guard format == .terminal else {
      note = "e explains what is under the cursor in the terminal format only; v switches to it"
      return
    }
    panel = Panel(text: compilation.explanation(of: place?.path ?? TreePath()), followsCursor: true)
  }
}

extension Preview {
  /// Whether a key moves the cursor.
  private func moves(_ key: Key) -> Bool {
    switch key {
    case .up, .down, .pageUp, .pageDown, .home, .end: true
    case .character("j"), .character("k"), .character(" "), .character("b"), .character("g"),
      .character("G"):
      true
    case .character, .control, .paste, .left, .right, .enter, .tab, .backspace, .delete, .escape:
      false
    }
  }

  private mutating func scroll(_ key: Key) -> Bool {
    let page = max(1, contentRows - 1)
    switch key {
    case .down, .character("j"): move(lines: 1)
    case .up, .character("k"): move(lines: -1)
    case .pageDown, .character(" "): move(lines: page)
    case .pageUp, .character("b"): move(lines: -page)
    case .home, .character("g"): position = (0, 0)
    case .end, .character("G"): move(lines: lineCount)
    case .left: move(columns: -1)
    case .right: move(columns: 1)
    case .character, .control, .paste, .enter, .tab, .backspace, .delete, .escape: return false
    }
    return true
  }

  private mutating func scrollPanel(_ key: Key) {
    guard let panel else { return }
    let page = max(1, panelRows - 1)
    let end = max(0, panelLines.count - panelRows)
    let top: Int
    switch key {
    case .down, .character("j"): top = panel.top + 1
    case .up, .character("k"): top = panel.top - 1
    case .pageDown, .character(" "): top = panel.top + page
    case .pageUp, .character("b"): top = panel.top - page
    case .home, .character("g"): top = 0
    case .end, .character("G"): top = end
    case .character, .control, .paste, .left, .right, .enter, .tab, .backspace, .delete, .escape:
      top = panel.top
    }
    self.panel?.top = min(max(0, top), end)
  }
}
