package import ScreenCompiler

/// A session of a preview: keys and files come in, a frame and wishes come out.
///
/// It is a value that knows no terminal, clock or file: a program, or a test, feeds it.
package struct Preview: Sendable {
  /// What is previewed.
  package enum Subject: Sendable {
    /// A sentence, which may be edited.
    case intent(String)
    /// A finished screen, under the path of its file.
    case screen(SourceText)
  }

  /// What the screen is shown as.
  package enum Format: Int, Hashable, Sendable, CaseIterable {
    case terminal, json, html, ledger
  }

  /// The files that a preview follows.
  package enum File: Int, Hashable, Sendable, CaseIterable {
    case grammar, screen, data
  }

  /// What a preview asks of the program around it.
  package enum Wish: Hashable, Sendable {
    /// To end.
    case quit
    /// To let the shell come forward.
    case suspend
    /// To read the files again.
    case reload
    /// To show a page in a browser.
    case open(page: [UInt8])
    /// To write a file; unless `replacing`, only where there is none of that name.
    case save(path: String, bytes: [UInt8], replacing: Bool)
  }

  /// What keys mean at the moment.
  enum Mode: Hashable, Sendable {
    case browsing
    /// The intent is being edited; the text is what it was before.
    case editing(LineEditor, before: String)
    case finding(LineEditor)
    /// A change of the screen is being typed.
    case amending(LineEditor)
    case saving(LineEditor)
    /// There is a file of the name; whether to replace it.
    case confirming(path: String)
  }

  /// A text that lies over the screen until it is put away.
  struct Panel: Hashable, Sendable {
    var text: String
    /// Whether it may take the whole height.
    var isTall = false
    /// The first line shown.
    var top = 0
    /// Whether its lines are broken so that joining them gives the text again.
    var isVerbatim = false
    /// Whether it speaks of what is under the cursor, wherever that goes.
    var followsCursor = false
  }

  /// A grammar to choose, and what `--grammar` calls it.
  struct GrammarChoice: Sendable {
    var name: String
    var grammar: Grammar
  }

  package internal(set) var subject: Subject
  var grammars: [GrammarChoice]
  /// Where facts come from, its file, and what a screen of it alone is called.
  var data: TreeValue?
  let dataName: String?
  let dataTitle: String
  /// One variant, or two side by side.
  var panes: [Pane]
  /// The one that keys change.
  var focus = 0
  var theme: TerminalOptions.Theme
  /// Whether the intent was changed since it was compiled.
  var isStale = false
  /// The columns that are drawn; nil for those that there are.
  var width: Int?
  var format = Format.terminal
  let depth: TerminalOptions.Depth
  /// What `--color` was given as, if it was.
  let color: String?
  let glyphs: TerminalOptions.Glyphs

  var columns = 80
  var rows = 24
  /// The line and the column under the cursor.
  var position = (line: 0, column: 0)
  /// What was changed in words, and what of it was taken back, the last at the end.
  var edits: [String] = []
  var undone: [String] = []
  /// The lines that the formats were left at.
  var positions = [Int](repeating: 0, count: Format.allCases.count)
  var mode = Mode.browsing
  var panel: Panel?
  /// What was sought last.
  var sought = ""
  /// A remark on what was just done.
  var note = ""
  /// What is wrong with each file, or nothing.
  var faults = [String](repeating: "", count: File.allCases.count)

  /// How a preview begins.
  package struct Start: Sendable {
    /// What `--grammar` names, if it does.
    package var grammarName: String?
    /// The grammar of that name, or the standard one.
    package var grammar = Grammar.standard
    /// Where facts come from, if from anywhere.
    package var data: TreeValue?
    /// The file that they come from.
    package var dataName: String?
    /// What a screen of the data alone is called.
    package var dataTitle = ""
    /// How choices are made.
    package var sampling = SamplingOptions.greedy
    /// The columns that are drawn; nil for those that there are.
    package var width: Int?
    /// How terminal text is drawn; its width does not matter.
    package var drawing = TerminalOptions.default
    /// What `--color` was given as, if it was.
    package var color: String?

    /// Creates the beginning as it is without options.
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
  /// A variant of the screen, and its lines in the format that is shown.
  struct Pane: Sendable {
    /// The grammar, as an index into those to choose from.
    var grammar: Int
    var sampling: SamplingOptions
    /// The last screen that could be made.
    var compilation: Compilation?
    /// Why the present input gives none; empty where it does.
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
  /// Whether there is nothing but spaces and line breaks.
  var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
}
