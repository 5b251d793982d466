import ScreenCompiler

/// Writes a grammar in another language, for a model, a host or a reader.
struct GrammarExportCommand: Command {
  static let words = ["grammar", "export"]
  static let summary = "Export a grammar for models, hosts and people"
  static let usages = ["NAME|FILE --as FORMAT [OPTIONS]"]

  /// The language that a grammar is written in.
  enum Language: String, CaseIterable {
    case jsonSchema = "json-schema"
    case gbnf
    case prompt
    case swift
    case markdown
  }

  var language: Language?
  var profile: SchemaProfile?
  var isASCIISafe = false
  var output: String?
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .value("--as", .word(), \.language, .output, "The format to write"),
      .value(
        "--profile", .word(), \.profile, .output,
        "JSON Schema subset of the host; default: full"),
      .flag(
        "--ascii-safe", place: \.isASCIISafe, .output,
        "Escape non-ASCII characters in strings; GBNF only"),
      .value(
        "--output", .text("FILE"), \.output, .output, "Write to this file, whole or not at all"),
    ]
  }

  static let examples = [
    Example(
      arguments: "grammar export standard --as json-schema --profile openai",
      effect: "a schema for that host; omissions go to standard error"),
    Example(
      arguments: "grammar export my.grammar --as gbnf --output my.gbnf",
      effect: "a grammar for llama.cpp: a model can write nothing else"),
  ]

  static let remarks = [
    """
    All exports accept the same documents. Rules that an export cannot express, or that its host \
    rejects, are listed on standard error with the diagnostics by which 'screenc check --strict' \
    and 'screenc render --screen' enforce them.
    """
  ]

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard let operand = operands.first, operands.count == 1 else {
      throw .usage("missing-grammar", "'grammar export' takes one name, or the path of a file")
    }
    let format = try format()
    let choice = GrammarChoice(named: try ArgumentParser<Self>.text(of: operand))
    let export = try choice.load(in: console).export(as: format)
    console.show(
      export.omissions.map { omission in
        Diagnostic(.note, id: "left-to-admission", omission.summary)
      })
    try console.deliver(Array(export.text.utf8), to: output)
    return .done
  }

  private func format() throws(CommandError) -> ExportFormat {
    guard let language else {
      let words = Language.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("missing-option", "'--as' is missing; use one of \(words)")
    }
    guard language == .jsonSchema || profile == nil else {
      throw .usage("unused-option", "'--profile' applies only to '--as json-schema'")
    }
    guard language == .gbnf || !isASCIISafe else {
      throw .usage("unused-option", "'--ascii-safe' applies only to '--as gbnf'")
    }
    switch language {
    case .jsonSchema: return .jsonSchema(profile ?? .full)
    case .gbnf: return .gbnf(isASCIISafe ? .asciiSafe : .utf8)
    case .prompt: return .prompt
    case .swift: return .swift
    case .markdown: return .markdown
    }
  }
}
