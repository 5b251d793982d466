package import ScreenCompiler

/// A preview session, which takes keys and files and returns frames and requests to its host.
///
/// It is a value without access to a terminal, clock or file: a program or a test drives it.
package struct Preview: Sendable {
  /// The subject of the preview.
  package enum Subject: Sendable {
    /// A sentence, which may be edited.
    case intent(String)
    /// A finished screen, under the path of its file.
    case screen(SourceText)
  }

  /// The format that the screen is shown in.
  package enum Format: Int, Hashable, Sendable, CaseIterable {
    case terminal, json, html, ledger
  }

  /// The files that a preview watches.
  package enum File: Int, Hashable, Sendable, CaseIterable {
    case grammar, screen, data
  }

  /// A request of the preview to the surrounding program.
  package enum Effect: Hashable, Sendable {
    /// Quit.
    case quit
    /// Suspend to the shell.
    case suspend
    /// Read the files again.
    case reload
    /// Show a page in a browser.
    case open(page: [UInt8])
    /// Write a file; unless `replacing`, only if there is none of that name.
    case save(path: String, bytes: [UInt8], replacing: Bool)
  }

  /// The current mode, which determines the meaning of keys.
  enum Mode: Hashable, Sendable {
    case browsing
    /// The intent is being edited; the text is its previous value.
    case editing(LineEditor, before: String)
    case finding(LineEditor)
    /// A change to the screen is being typed.
    case amending(LineEditor)
    case saving(LineEditor)
    /// A file of this name exists; asks whether to replace it.
    case confirming(path: String)
  }

  /// A text shown over the screen until it is dismissed.
  struct Panel: Hashable, Sendable {
    var text: String
    /// Whether it may take the whole height.
    var isTall = false
    /// The first line shown.
    var top = 0
    /// Whether its lines are broken so that joining them restores the text.
    var isVerbatim = false
    /// Whether it describes the place under the cursor as the cursor moves.
    var followsCursor = false
  }

  /// A grammar to choose, with its value for `--grammar`.
  struct GrammarChoice: Sendable {
    var name: String
    var grammar: Grammar
  }

  package internal(set) var subject: Subject
  var grammars: [GrammarChoice]
  /// The data for facts, its file, and the title of a screen made only from it.
  var data: TreeValue?
  let dataName: String?
  let dataTitle: String
  /// One variant, or two side by side.
  var panes: [Pane]
  /// The index of the variant that keys change.
  var focus = 0
  var theme: TerminalOptions.Theme
  /// Whether the intent has changed since it was compiled.
  var isStale = false
  /// The width to draw in; nil for the available one.
  var width: Int?
  var format = Format.terminal
  let depth: TerminalOptions.Depth
  /// The value given for `--color`, if any.
  let color: String?
  let glyphs: TerminalOptions.Glyphs

  var columns = 80
  var rows = 24
  /// The line and the column under the cursor.
  var position = (line: 0, column: 0)
  /// The changes in words, and those undone, the last at the end.
  var edits: [String] = []
  var undone: [String] = []
  /// The last cursor line in each format.
  var positions = [Int](repeating: 0, count: Format.allCases.count)
  var mode = Mode.browsing
  var panel: Panel?
  /// The last search text.
  var sought = ""
  /// A remark on the last action.
  var note = ""
  /// The error in each file; empty if there is none.
  var faults = [String](repeating: "", count: File.allCases.count)

  /// The initial settings of a preview.
  package struct Start: Sendable {
    /// The value given for `--grammar`, if any.
    package var grammarName: String?
    /// The grammar with that name, or the standard one.
    package var grammar = Grammar.standard
    /// The data for facts, if any.
    package var data: TreeValue?
    /// The file of the data.
    package var dataName: String?
    /// The title of a screen made only from the data.
    package var dataTitle = ""
    /// How choices are made.
    package var sampling = SamplingOptions.greedy
    /// The width to draw in; nil for the available one.
    package var width: Int?
    /// The options for terminal text, whose width is ignored.
    package var drawing = TerminalOptions.default
    /// The value given for `--color`, if any.
    package var color: String?

    /// Creates the default settings.
    package init() {}
  }

  /// Begins a preview.
  package init(_ subject: Subject, _ start: Start = Start()) {
    self.subject = subject
    theme = start.drawing.theme
    depth = start.drawing.depth
    color = start.color
    data = start.data
    dataName = start.dataName
    dataTitle = start.dataTitle
    glyphs = start.drawing.glyphs
    width = start.width
    grammars = Grammar.shippedNames.compactMap { name in
      Grammar.named(name).map { GrammarChoice(name: name, grammar: $0) }
    }
    let name = start.grammarName ?? "standard"
    if !grammars.contains(where: { $0.name == name }) {
      grammars.append(GrammarChoice(name: name, grammar: start.grammar))
    }
    let chosen = grammars.firstIndex { $0.name == name } ?? 0
    panes = [Pane(grammar: chosen, sampling: start.sampling)]
    if case .intent(let text) = subject, text.isBlank, data == nil {
      mode = .editing(LineEditor(text), before: text)
    }
    compile()
  }
}

extension Preview {
  /// A variant of the screen, with its lines in the current format.
  struct Pane: Sendable {
    /// The index of the grammar among the choices.
    var grammar: Int
    var sampling: SamplingOptions
    /// The last successful compilation.
    var compilation: Compilation?
    /// Why the current input gives no screen; empty if it does.
    var fault = ""
    var drawing = TerminalDrawing(utf8: [], lines: [])

    init(grammar: Int, sampling: SamplingOptions) {
      self.grammar = grammar
      self.sampling = sampling
    }
  }

  /// The variant that keys change.
  var focused: Pane {
    get { panes[focus] }
    set { panes[focus] = newValue }
  }
}

extension String {
  /// Whether it contains only spaces and line breaks.
  var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
}
