import ScreenCompiler

/// Compiles one intent in many ways, side by side.
struct GalleryCommand: Command {
  static let words = ["gallery"]
  static let summary = "Show the variants of an intent on one sheet"
  static let usages = ["[OPTIONS] INTENT"]

  /// The formats of a sheet.
  enum Format: String, CaseIterable {
    case html
    case ansi
  }

  var grammar: String?
  var data: String?
  var seeds: [UInt64]?
  var temperatures: [Double]?
  var widths: [Int]?
  var format: Format?
  var output: String?
  var color: ColorChoice?
  var theme: ThemeChoice?
  var isASCII = false
  var showsHelp = false

  /// The most cells of a sheet.
  private static let cellLimit = 1_000

  static var options: [Option<Self>] {
    [
      .value(
        "--grammar", .text("NAME|FILE"), \.grammar, .input,
        "The grammar of the screens; default: standard"),
      .value("--data", .text("FILE"), \.data, .input, "Data as JSON or CSV"),
      .value(
        "--seeds", .seeds, \.seeds, .choice, "The seeds, such as 1,5,9; default: 0...11"),
      .value(
        "--temperatures", .list(.number("T", in: 0...2)), \.temperatures, .choice,
        "The temperatures, such as 0,0.7,1.2; default: 1"),
      .value(
        "--widths", .list(.integer("N", in: 1...10_000)), \.widths, .output,
        "Widths, in pixels (html) or columns (ansi)"),
      .value(
        "--format", .word(), \.format, .output,
        "Format; default: from --output's extension, or ansi"),
      .value(
        "--output", .text("FILE"), \.output, .output, "Write to this file, whole or not at all"),
      .value("--color", .word(), \.color, .output, "Colours of terminal text"),
      .value(
        "--theme", .word(), \.theme, .output, "Colours for a light or a dark background"),
      .flag("--ascii", place: \.isASCII, .output, "Draw terminal text in ASCII only"),
    ]
  }

  static let examples = [
    Example(
      arguments: #"gallery --output sheet.html "A sign-up form""#,
      effect: "writes a page of twelve variants, each with the command that repeats it"),
    Example(
      arguments: #"gallery --seeds 0...3 --temperatures 0.7,1.2 --widths 40 "A dashboard""#,
      effect: "draws a grid in the terminal"),
  ]

  static let remarks = [
    """
    At temperature 0, the seed has no effect, so one cell stands for all seeds. Identical screens \
    have the same number, and the sheet counts the distinct ones.
    """
  ]

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard let source = try RenderCommand().source(from: operands, hasData: false) else {
      return .usage
    }
    let data = try DataChoice(path: data).load(in: console)
    let compiler = Compiler(
      grammar: try GrammarChoice(named: grammar).load(in: console))
    let format = format ?? Format(path: output)
    let axes = Gallery.Axes(
      seeds: seeds ?? Array(0..<12), temperatures: temperatures ?? [1],
      widths: widths ?? [format == .html ? 384 : 36])
    let count = axes.samplings.count * axes.widths.count
    guard count <= Self.cellLimit else {
      throw .usage(
        "too-many-cells",
        "\(count) cells are too many; a sheet has at most \(Self.cellLimit)")
    }
    let gallery: Gallery
    do throws(CompilationError) {
      gallery = try Gallery(
        of: source, by: compiler, over: axes, on: data, grammarName: grammar, dataName: self.data)
    } catch {
      throw .invalidInput(error.diagnostics, in: source)
    }
    let product =
      switch format {
      case .html: gallery.html(theme: (theme ?? .auto).html)
      case .ansi: gallery.ansi(drawing.terminalOptions(in: console.environment))
      }
    try console.deliver(product, to: output)
    return .done
  }

  /// A `render` command with the options that say how terminal text is drawn.
  private var drawing: RenderCommand {
    var command = RenderCommand()
    command.output = output
    command.color = color
    command.theme = theme
    command.isASCII = isASCII
    return command
  }
}

extension GalleryCommand.Format {
  /// Creates the format that a file's extension calls for; terminal text by default.
  init(path: String?) { self = ProductFormat(path: path) == .html ? .html : .ansi }
}
