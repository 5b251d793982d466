package import ScreenCompiler
internal import ScreenDiagnostics
package import ScreenModel

/// The tools that make and check screens, each with its declaration.
package struct ScreenTools: Sendable {
  /// What screens may be made of where nothing else is said.
  package let grammar: Grammar
  /// What `--grammar` is given for it; nil for nothing.
  let grammarOption: String?
  private let compiler: Compiler

  /// Creates tools; a call that names no grammar is held to this one.
  ///
  /// - Parameters:
  ///   - grammar: The grammar.
  ///   - option: What `--grammar` is given for it, its name or a file; nil for the standard one.
  package init(grammar: Grammar = .standard, givenBy option: String? = nil) {
    self.grammar = grammar
    grammarOption = option
    compiler = Compiler(grammar: grammar)
  }

  /// The declarations, as clients list them: names, descriptions and schemas.
  package static let declarations: TreeValue = {
    let text = EmbeddedText.files.first { $0.name == "tools.json" }
    let source = SourceText(name: "tools.json", text.map { "\($0.text)" } ?? "[]")
    return JSONReader.read(source, .strict).tree ?? []
  }()

  /// Answers a call of a tool.
  ///
  /// - Parameters:
  ///   - tool: The tool.
  ///   - arguments: What it is called with, from outside; held to the tool's schema.
  /// - Returns: The answer, or what is wrong.
  package func answer(_ tool: ScreenTool, _ arguments: TreeValue) -> ToolAnswer {
    let declaration = Self.declarations.elements?.first { $0["name"]?.text == tool.rawValue }
    let faults = ArgumentSchema(declaration?["inputSchema"] ?? [:]).faults(of: arguments)
    guard faults.isEmpty else {
      return .failure(
        "The arguments are not what \(tool.rawValue) takes: " + faults.joined(separator: "; ")
      )
    }
    do throws(ToolFailure) {
      switch tool {
      case .renderScreen: return try render(arguments)
      case .checkScreen: return try check(arguments)
      case .convertScreen: return try convert(arguments)
      case .editScreen: return try edit(arguments)
      case .diffScreens: return try diff(arguments)
      case .readIntent: return try read(arguments)
      case .describeGrammar: return try describe(arguments)
      }
    } catch {
      return .failure(error.text)
    }
  }

  /// The grammar that a call names, or the one that is taken where it names none.
  package func grammar(named name: String?) throws(ToolFailure) -> Grammar {
    guard let name, name != grammar.name else { return grammar }
    guard let found = Grammar.named(name) else {
      throw ToolFailure(
        text: "No grammar is called '\(name)': there are "
          + Grammar.shippedNames.joined(separator: ", ") + ".")
    }
    return found
  }

  /// The compiler for the grammar that a call names.
  func compiler(for arguments: TreeValue) throws(ToolFailure) -> Compiler {
    let grammar = try grammar(named: arguments["grammar"]?.text)
    return grammar.name == compiler.grammar.name ? compiler : Compiler(grammar: grammar)
  }
}

/// Why a tool could not do what it was asked.
package struct ToolFailure: Error {
  /// Sentences for a reader.
  package var text: String
  /// What is wrong with a text, each with its place there; empty where it is about something else.
  var diagnostics: [Diagnostic] = []
  /// The text that is spoken of.
  var source: SourceText?

  init(text: String) { self.text = text }

  /// Why no screen came of a text.
  init(_ error: CompilationError, in source: SourceText) {
    text = DiagnosticFormatter(source).format(error.diagnostics)
    (diagnostics, self.source) = (error.diagnostics, source)
  }
}
