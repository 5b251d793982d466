package import ScreenCompiler
internal import ScreenDiagnostics
package import ScreenModel

/// The tools that make and check screens, each with its declaration.
package struct ScreenTools: Sendable {
  /// The grammar of screens, unless a call names another.
  package let grammar: Grammar
  /// The value of `--grammar` for it; nil for none.
  let grammarOption: String?
  private let compiler: Compiler

  /// Creates tools; this grammar applies to calls that name none.
  ///
  /// - Parameters:
  ///   - grammar: The grammar.
  ///   - option: The value of `--grammar` for it, a name or a file; nil for the standard one.
  package init(grammar: Grammar = .standard, givenBy option: String? = nil) {
    self.grammar = grammar
    grammarOption = option
    compiler = Compiler(grammar: grammar)
  }

  /// The declarations for clients: names, descriptions and schemas.
  package static let declarations: TreeValue = {
    let text = EmbeddedText.files.first { $0.name == "tools.json" }
    let source = SourceText(name: "tools.json", text.map { "\($0.text)" } ?? "[]")
    return JSONReader.read(source, .strict).tree ?? []
  }()

  /// Answers a tool call.
  ///
  /// - Parameters:
  ///   - tool: The tool.
  ///   - arguments: The untrusted arguments, which are checked against the tool's schema.
  /// - Returns: The answer, or the error.
  package func answer(_ tool: ScreenTool, _ arguments: TreeValue) -> ToolAnswer {
    let declaration = Self.declarations.elements?.first { $0["name"]?.text == tool.rawValue }
    let faults = ArgumentSchema(declaration?["inputSchema"] ?? [:]).faults(of: arguments)
    guard faults.isEmpty else {
      return .failure(
        "The arguments of \(tool.rawValue) are invalid: " + faults.joined(separator: "; ")
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

  /// The grammar that a call names, or the default one.
  package func grammar(named name: String?) throws(ToolFailure) -> Grammar {
    guard let name, name != grammar.name else { return grammar }
    guard let found = Grammar.named(name) else {
      throw ToolFailure(
        text: "There is no grammar '\(name)'; use one of "
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

/// Why a tool could not do what was asked.
package struct ToolFailure: Error {
  /// Sentences for a reader.
  package var text: String
  /// The diagnostics of a text, with their places there; empty if the failure is about something
  /// else.
  var diagnostics: [Diagnostic] = []
  /// The text that the diagnostics refer to.
  var source: SourceText?

  init(text: String) { self.text = text }

  /// Creates the failure for a text that did not result in a screen.
  init(_ error: CompilationError, in source: SourceText) {
    text = DiagnosticFormatter(source).format(error.diagnostics)
    (diagnostics, self.source) = (error.diagnostics, source)
  }
}
