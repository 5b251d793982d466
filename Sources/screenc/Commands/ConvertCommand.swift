import ScreenCompiler

/// The name of a format: another tool's, or `screen` for the compiler's own JSON.
protocol FormatWord: RawRepresentable<String>, CaseIterable {}

extension FormatWord {
  /// The format of another tool; nil for the compiler's own JSON. `a2ui` alone is its version 0.9.
  var format: ExchangeFormat? { ExchangeFormat(named: rawValue) }

  /// All names, separated by commas.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// The formats that `--to` takes.
enum ConvertTarget: String, FormatWord {
  case screen
  case a2ui
  case a2ui08 = "a2ui-0.8"
  case a2ui09 = "a2ui-0.9"
  case a2ui10 = "a2ui-1.0"
  case jsonRender = "json-render"
  case adaptiveCard = "adaptive-card"
  case markdown

  /// The extension of the files.
  var fileEnding: String {
    switch self {
    case .screen, .jsonRender, .adaptiveCard: "json"
    case .a2ui, .a2ui08, .a2ui09, .a2ui10: "jsonl"
    case .markdown: "md"
    }
  }
}

/// The formats that `--from` takes.
enum ConvertSource: String, FormatWord {
  case screen
  case a2ui
  case a2ui08 = "a2ui-0.8"
  case a2ui09 = "a2ui-0.9"
  case a2ui10 = "a2ui-1.0"
  case jsonRender = "json-render"
  case adaptiveCard = "adaptive-card"
  case openUI = "openui"
  case html
}

/// Reads screens in one format and writes them in another.
struct ConvertCommand: Command {
  static let words = ["convert"]
  static let summary = "Convert screens from and to the formats of other tools"
  static let usages = ["[OPTIONS] --to FORMAT FILE…"]

  var from: ConvertSource?
  var to: ConvertTarget?
  var grammar: String?
  var output: String?
  var isCompact = false
  var isStrict = false
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .value(
        "--from", .word(as: "FORMAT"), \.from, .input,
        "One of \(ConvertSource.list); default: detected from the content"),
      .value(
        "--grammar", .text("NAME|FILE"), \.grammar, .input,
        "The grammar of the screens; default: standard"),
      .value(
        "--to", .word(as: "FORMAT"), \.to, .output,
        "One of \(ConvertTarget.list); a2ui means version 0.9"),
      .value(
        "--output", .text("FILE|FOLDER"), \.output, .output,
        "Write to this file; for several files, a folder"),
      .flag("--compact", place: \.isCompact, .output, "Write JSON on one line"),
      .flag("--strict", place: \.isStrict, .account, "Exit 1 if anything is lost"),
    ]
  }

  static let examples = [
    Example(
      arguments: "convert --to a2ui screen.json",
      effect: "the A2UI messages that show the screen, one per line"),
    Example(
      arguments: "convert --to screen card.json",
      effect: "reads an Adaptive Card, and reports which parts are lost"),
    Example(
      arguments: "convert --strict --to adaptive-card --output cards screens/*.json",
      effect: "writes a card for each screen, and fails if one of them loses anything"),
  ]

  static let remarks = [
    """
    A part that a format lacks is built from parts that it has, or left out; a diagnostic says \
    where. Every input must conform to the grammar, as a model's reply must.
    """,
    """
    The same formats are read by render --screen, check, snapshots, batch and preview, and in \
    models' replies.
    """,
  ]

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard let to else {
      throw .usage(
        "missing-format",
        "say what to write: --to "
          + ConvertTarget.allCases.map(\.rawValue).joined(separator: ", "))
    }
    guard !operands.isEmpty else {
      throw .usage("missing-file", "nothing to convert: name a file, or '-' for standard input")
    }
    let compiler = Compiler(grammar: try GrammarChoice(named: grammar).load(in: console))
    if operands.count > 1 { try makeFolder() }
    var exitCode = ExitCode.done
    for operand in operands {
      let path = try ArgumentParser<Self>.text(of: operand)
      do throws(CommandError) {
        let result = try convert(path, to, with: compiler, in: console)
        try deliver(result.bytes, of: path, isOne: operands.count == 1, to, in: console)
        if result.isLossy, isStrict { exitCode = max(exitCode, .invalidInput) }
      } catch {
        console.show(error.diagnostics, in: error.source)
        exitCode = max(exitCode, error.exitCode)
      }
    }
    return exitCode
  }

  private func makeFolder() throws(CommandError) {
    guard let output else {
      throw .usage("missing-folder", "several files need a folder to write to: --output FOLDER")
    }
    do {
      try File(path: output).makeFolder()
    } catch {
      throw .outside("cannot make '\(output)'", error)
    }
  }

  private func convert(
    _ path: String, _ target: ConvertTarget, with compiler: Compiler, in console: Console
  ) throws(CommandError) -> (bytes: [UInt8], isLossy: Bool) {
    let source = try SourceText.read(path: path)
    let compilation: Compilation
    do throws(CompilationError) {
      compilation =
        from == .screen
        ? try compiler.admit(screen: source) : try compiler.admit(source, as: from?.format)
    } catch {
      throw CommandError(error, in: source)
    }
    console.show(compilation.diagnostics, in: source)
    guard let format = target.format else {
      let bytes = compilation.screen.jsonUTF8(isCompact ? .compact : .indented)
      return (bytes, compilation.diagnostics.contains(where: \.isRefusedWhenStrict))
    }
    let written = compilation.screen.written(as: format, isCompact ? .compact : .indented)
    console.show(written.diagnostics, in: SourceText(name: path, ""))
    let all = compilation.diagnostics + written.diagnostics
    return (written.utf8, all.contains(where: \.isRefusedWhenStrict))
  }

  private func deliver(
    _ bytes: [UInt8], of path: String, isOne: Bool, _ target: ConvertTarget, in console: Console
  ) throws(CommandError) {
    let file = output.map { File(path: $0).file(Self.name(of: path, target)).path }
    try console.deliver(bytes, to: isOne ? output : file)
  }

  /// Returns the name of a converted file: the original name with the extension of its new format.
  private static func name(of path: String, _ target: ConvertTarget) -> String {
    let name = path == "-" ? "stdin" : File(path: path).name
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    return (stem.isEmpty ? name : stem) + "." + target.fileEnding
  }
}
