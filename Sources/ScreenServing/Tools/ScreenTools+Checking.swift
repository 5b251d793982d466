internal import ScreenCompiler
internal import ScreenModel

extension ScreenTools {
  /// Checks a screen, a model's reply or a grammar, and reports the faults.
  func check(_ arguments: TreeValue) throws(ToolFailure) -> ToolAnswer {
    guard let value = arguments["text"] else { throw ToolFailure(text: "'text' is missing.") }
    let isGrammar = arguments["kind"]?.text == "grammar"
    let source = Self.source(of: value, name: isGrammar ? "grammar" : "screen")
    let result = try compiler(for: arguments).check(source, as: isGrammar ? .grammar : .screen)
    let isAcceptable = result.isAcceptable(
      arguments["strict"]?.content == .flag(true) ? .strict : .lenient)
    let verdict = isAcceptable ? "It is acceptable.\n" : "It is not acceptable.\n"
    return ToolAnswer(
      text: verdict + DiagnosticFormatter(source).format(result.diagnostics),
      structured: { writer in
        writer.member("acceptable", isAcceptable)
        writer.array("diagnostics", result.diagnostics) { $0.diagnostic($1, in: source) }
      })
  }

  /// Shows how a text is read: its tree of brackets, and the unread words.
  func read(_ arguments: TreeValue) throws(ToolFailure) -> ToolAnswer {
    let text = arguments["intent"]?.text ?? ""
    guard !text.utf8.allSatisfy({ $0 <= UInt8(ascii: " ") }) else {
      throw ToolFailure(text: "The intent is empty.")
    }
    let source = SourceText(name: "intent", text)
    let reading = IntentReader().reader(for: source).read(text)
    return ToolAnswer(
      text: "\(reading.tree)\n",
      structured: { writer in
        writer.name("reading")
        reading.write(to: &writer)
      })
  }

  /// Writes a grammar for a model, a host or a reader.
  func describe(_ arguments: TreeValue) throws(ToolFailure) -> ToolAnswer {
    let grammar = try grammar(named: arguments["grammar"]?.text)
    let language = arguments["as"]?.text ?? "prompt"
    let format: ExportFormat =
      switch language {
      case "json-schema": .jsonSchema(.full)
      case "gbnf": .gbnf(.utf8)
      case "swift": .swift
      case "markdown": .markdown
      default: .prompt
      }
    let export = grammar.export(as: format)
    return ToolAnswer(
      text: export.text,
      structured: { writer in
        writer.member("grammar", grammar.name)
        writer.member("as", language)
        writer.member("text", export.text)
        writer.array("leftToAdmission", export.omissions) { $0.text($1.summary) }
      })
  }
}
