internal import ScreenCompiler

extension Preview {
  /// Starts editing the intent on the last line of the terminal; the screen follows.
  mutating func edit() {
    switch subject {
    case .intent(let text): mode = .editing(LineEditor(text), before: text)
    case .screen(let source): note = "\(source.name) is a finished screen: edit the file"
    }
  }

  /// Handles a key while a line is being typed.
  mutating func type(_ key: Key) -> [Effect] {
    switch mode {
    case .browsing, .confirming: break
    case .editing(var line, let before):
      switch key {
      case .enter: mode = .browsing
      case .escape:
        mode = .browsing
        change(intent: before)
      default:
        line.press(key)
        mode = .editing(line, before: before)
        change(intent: line.text)
      }
    case .finding(var line):
      switch key {
      case .escape: mode = .browsing
      case .enter:
        mode = .browsing
        if !line.text.isEmpty { sought = line.text }
        find(forward: true)
      default:
        line.press(key)
        mode = .finding(line)
      }
    case .amending(var line):
      switch key {
      case .escape: mode = .browsing
      case .enter:
        mode = .browsing
        applyEdits(line.text)
      default:
        line.press(key)
        mode = .amending(line)
      }
    case .saving(var line):
      switch key {
      case .escape: mode = .browsing
      case .enter:
        mode = .browsing
        return save(line.text, replacing: false)
      default:
        line.press(key)
        mode = .saving(line)
      }
    }
    return []
  }

  private mutating func change(intent text: String) {
    if case .intent(let present) = subject, Array(present.utf8) == Array(text.utf8) { return }
    subject = .intent(text)
    isStale = true
  }

  mutating func answer(_ key: Key, _ path: String) -> [Effect] {
    mode = .browsing
    guard key == .character("y") else {
      note = "not saved"
      return []
    }
    return save(path, replacing: true)
  }

  /// Saves the screen in the format of the name's extension, or the edits, one on each line; by
  /// default, text without colours.
  private mutating func save(_ path: String, replacing: Bool) -> [Effect] {
    guard !path.isEmpty, let compilation = focused.compilation else {
      note = "not saved"
      return []
    }
    let bytes: [UInt8]
    switch path.split(separator: ".").last?.lowercased() {
    case "edits":
      guard !edits.isEmpty else {
        note = "nothing was changed; c changes the screen"
        return []
      }
      bytes = Array((edits.joined(separator: "\n") + "\n").utf8)
    case "json": bytes = compilation.screen.renderedUTF8(as: .json)
    case "html", "htm":
      bytes = compilation.screen.renderedUTF8(as: .html(htmlOptions(for: compilation)))
    default:
      var options = terminalOptions
      options.depth = .none
      bytes = compilation.screen.renderedUTF8(as: .ansi(options))
    }
    return [.save(path: path, bytes: bytes, replacing: replacing)]
  }
}

extension Preview {
  /// Moves the cursor to the next or the previous line that contains the search text.
  ///
  /// The search ignores case and wraps around at the end.
  mutating func find(forward: Bool) {
    let needle = Array(sought.lowercased().utf8)
    let lines = focused.drawing.lines
    guard !needle.isEmpty, !lines.isEmpty else {
      note = "nothing to find; / begins a search"
      return
    }
    for step in 1...lines.count {
      let line = position.line + (forward ? step : -step)
      let index = ((line % lines.count) + lines.count) % lines.count
      let text = Self.plainText(of: lines[index], in: focused.drawing)
      guard let match = Array(text.lowercased().utf8).firstRange(of: needle) else { continue }
      let before = String(
        decoding: Array(text.lowercased().utf8)[..<match.lowerBound], as: UTF8.self)
      position = (index, TerminalText.lines(of: before, columns: 4_096).first?.columns ?? 0)
      if line != index { note = forward ? "continued from the top" : "continued from the end" }
      return
    }
    note = "not found: \(sought)"
  }

  /// The text of a line, without its escape sequences.
  static func plainText(of line: TerminalDrawing.Line, in drawing: TerminalDrawing) -> String {
    String(
      decoding: TerminalText.withoutEscapes(drawing.utf8[line.bytes]), as: UTF8.self)
  }
}
