package import ScreenCompiler

extension Preview {
  /// Compiles every variant, keeping the place under the cursor.
  mutating func compile() {
    isStale = false
    keepingPlace { preview in
      for index in preview.panes.indices { preview.compile(index) }
    }
  }

  /// Compiles the text typed since the last time, once for any number of keys.
  mutating func settle() {
    if isStale { compile() }
  }

  private mutating func compile(_ index: Int) {
    let pane = panes[index]
    let compiler = Compiler(grammar: grammars[pane.grammar].grammar)
    do throws(CompilationError) {
      switch subject {
      case .intent(let text) where text.isBlank && data != nil:
        panes[index].compilation = try compiler.tabulate(data ?? [], title: dataTitle)
      case .intent:
        panes[index].compilation = try compiler.compile(
          source, sampling: pane.sampling, data: data)
      case .screen: panes[index].compilation = try compiler.admit(source, data: data)
      }
      try applyEdits(index, with: compiler)
      panes[index].fault = ""
    } catch {
      panes[index].fault = Self.text(of: error.diagnostics, in: source)
    }
    layOut(index)
  }

  /// The text that is compiled.
  private var source: SourceText {
    switch subject {
    case .intent(let text): SourceText(text)
    case .screen(let source): source
    }
  }

  static func text(of diagnostics: [Diagnostic], in source: SourceText) -> String {
    DiagnosticFormatter(source).format(diagnostics)
  }

  /// Draws every variant again after the format, the theme or the width has changed.
  mutating func layOut() {
    keepingPlace { preview in
      for index in preview.panes.indices { preview.layOut(index) }
    }
  }

  private mutating func layOut(_ index: Int) {
    guard let compilation = panes[index].compilation else {
      panes[index].drawing = TerminalDrawing(utf8: [], lines: [])
      return
    }
    switch format {
    case .terminal:
      panes[index].drawing = ANSIRenderer(terminalOptions).draw(compilation.screen)
    case .json: panes[index].drawing = plain(compilation.screen.rendered(as: .json))
    case .html:
      panes[index].drawing = plain(
        compilation.screen.rendered(as: .html(htmlOptions(for: compilation))))
    case .ledger:
      let remarks = Self.text(of: compilation.diagnostics, in: compilation.source)
      panes[index].drawing = plain(remarks + compilation.explanation)
    }
  }

  /// The options for drawing the screen for the terminal.
  var terminalOptions: TerminalOptions {
    TerminalOptions(width: drawnWidth, depth: depth, theme: theme, glyphs: glyphs)
  }

  /// The options for writing the screen as a page.
  func htmlOptions(for compilation: Compilation) -> HTMLOptions {
    var options = HTMLOptions.default
    options.language = compilation.language
    switch theme {
    case .automatic: options.theme = .automatic
    case .light: options.theme = .light
    case .dark: options.theme = .dark
    }
    return options
  }

  /// A text as lines that fit the pane, without losing anything.
  private func plain(_ text: String) -> TerminalDrawing {
    var bytes: [UInt8] = []
    var lines: [TerminalDrawing.Line] = []
    for line in TerminalText.lines(of: text, columns: paneWidth, breaking: .anywhere) {
      let start = bytes.count
      bytes += line.text.utf8
      lines.append(
        TerminalDrawing.Line(bytes: start..<bytes.count, columns: line.columns, parts: []))
    }
    return TerminalDrawing(utf8: bytes, lines: lines)
  }
}

extension Preview {
  /// Loads a changed file; a faulty one is reported, and its previous contents stay in use.
  package mutating func load(_ file: File, _ source: SourceText) {
    switch file {
    case .grammar:
      let (grammar, diagnostics) = Grammar.parse(source)
      faults[file.rawValue] = Self.text(of: diagnostics, in: source)
      guard let grammar, let index = grammars.firstIndex(where: { $0.name == source.name })
      else { return }
      grammars[index].grammar = grammar
    case .data:
      let reading = DataReader.read(source, as: DataFormat(fileName: source.name))
      faults[file.rawValue] = Self.text(of: reading.diagnostics, in: source)
      guard let data = reading.data else { return }
      self.data = data
    case .screen:
      faults[file.rawValue] = ""
      subject = .screen(source)
    }
    compile()
    note = "reloaded \(source.name)"
  }

  /// Reports that a file cannot be read.
  package mutating func fail(_ file: File, _ reason: String) { faults[file.rawValue] = reason }

  /// Shows the result of a wish.
  package mutating func remark(_ text: String) { note = text }

  /// Asks whether to replace an existing file.
  package mutating func confirmReplacing(_ path: String) { mode = .confirming(path: path) }

  /// Adapts to the size of the terminal, keeping the place under the cursor.
  package mutating func resize(columns: Int, rows: Int) {
    guard columns != self.columns || rows != self.rows else { return }
    self.columns = min(max(1, columns), 1_000)
    self.rows = min(max(1, rows), 1_000)
    layOut()
  }
}
