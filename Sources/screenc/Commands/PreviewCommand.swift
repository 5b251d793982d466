import ScreenCompiler
import ScreenPreview

/// Shows a screen in the whole terminal, and lets the user adjust it key by key.
struct PreviewCommand: Command {
  static let words = ["preview"]
  static let summary = "Explore an intent interactively in the terminal"
  static let usages = ["[OPTIONS] [INTENT]", "[OPTIONS] --screen FILE"]

  var screen: String?
  var grammar: String?
  var data: String?
  var seed: UInt64?
  var temperature: Double?
  var width: Int?
  var color: ColorChoice?
  var theme: ThemeChoice?
  var isASCII = false
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .value(
        "--screen", .text("FILE"), \.screen, .input,
        "Show a screen file; reload it when it changes"),
      .value(
        "--grammar", .text("NAME|FILE"), \.grammar, .input,
        "The grammar of the screen; default: standard"),
      .value(
        "--data", .text("FILE"), \.data, .input,
        "Data as JSON or CSV; without an intent, show it"),
      .value(
        "--seed", .integer("N", in: 0...UInt64.max), \.seed, .choice, "The seed to begin with"),
      .value(
        "--temperature", .number("T", in: 0...2), \.temperature, .choice,
        "The temperature to begin with"),
      .value(
        "--width", .integer("COLUMNS", in: 1...1_000), \.width, .output,
        "Columns to draw in; default: the terminal's"),
      .value("--color", .word(), \.color, .output, "Colours of terminal text"),
      .value(
        "--theme", .word(), \.theme, .output, "Colours for a light or a dark background"),
      .flag("--ascii", place: \.isASCII, .output, "Draw in ASCII only"),
    ]
  }

  static let examples = [
    Example(
      arguments: #"preview "A login form with username and password""#,
      effect: "shows the form; ? lists the keys"),
    Example(
      arguments: #"preview --grammar my.grammar "A dashboard""#,
      effect: "reloads the grammar when its file changes"),
  ]

  static let remarks = [
    """
    Without an intent, the command asks for one. If standard input or output is not a terminal, \
    the screen is printed once, as 'screenc render' would print it.
    """
  ]

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    let environment = console.environment
    let isInteractive =
      environment.isTerminal(.standardInput) && environment.isTerminal(.standardOutput)
      && environment.variable("TERM") != "dumb"
    guard isInteractive else { return try render.run(operands, in: console) }

    guard screen != "-", data != "-" else {
      throw .usage("conflict", "'preview' reads keys from standard input; name a file instead")
    }
    let loaded = try GrammarChoice(named: grammar).load(in: console)
    var start = Preview.Start()
    start.grammar = loaded
    start.grammarName = grammar
    start.data = try DataChoice(path: data).load(in: console)
    start.dataName = data
    start.dataTitle = DataChoice(path: data).title
    start.sampling = sampling
    start.width = width
    start.drawing = render.terminalOptions(in: environment)
    start.color = color?.rawValue
    var files: [WatchedFile] = []
    if let grammar, Grammar.named(grammar) == nil {
      files.append(WatchedFile(.grammar, at: grammar))
    }
    if let screen { files.append(WatchedFile(.screen, at: screen)) }
    if let data { files.append(WatchedFile(.data, at: data)) }
    let preview = Preview(try subject(from: operands), start)
    var loop = try PreviewLoop(preview, following: files, in: environment)
    return try loop.run()
  }

  private func subject(from operands: [[UInt8]]) throws(CommandError) -> Preview.Subject {
    if screen == nil, operands.isEmpty { return .intent("") }
    guard let source = try render.source(from: operands, hasData: false) else { return .intent("") }
    return screen == nil
      ? .intent(String(decoding: source.utf8, as: UTF8.self)) : .screen(source)
  }

  /// The sampling of the first screen. A temperature without a seed begins with seed 0, as `]`
  /// leads to the others.
  private var sampling: SamplingOptions {
    SamplingOptions(seed: seed, temperature: temperature)
  }

  /// The `render` command that prints the same screen.
  private var render: RenderCommand {
    var command = RenderCommand()
    command.screen = screen
    command.grammar = grammar
    command.data = data
    command.seed = seed
    command.temperature = temperature
    command.width = width
    command.color = color
    command.theme = theme
    command.isASCII = isASCII
    return command
  }
}
