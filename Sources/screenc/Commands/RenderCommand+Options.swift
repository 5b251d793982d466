import ScreenCompiler

/// The formats of a product.
enum ProductFormat: String, CaseIterable {
  case ansi
  case html
  case json

  /// The format that the name of a file asks for; terminal text where it asks for none.
  init(path: String?) {
    let ending = path?.split(separator: ".").last?.lowercased()
    switch ending {
    case "html", "htm": self = .html
    case "json": self = .json
    default: self = .ansi
    }
  }
}

/// The colours of a product.
enum ThemeChoice: String, CaseIterable {
  case auto
  case light
  case dark
}

extension RenderCommand {
  static var options: [Option<Self>] {
    inputOptions + modelOptions + choiceOptions + outputOptions + accountOptions
  }

  private static var inputOptions: [Option<Self>] {
    [
      .value(
        "--screen", .text("FILE"), \.screen, .input,
        "Render a screen or a model's reply; - reads it"),
      .value(
        "--from", .text("FILE"), \.from, .input,
        "Edit that screen, or a case's, as the text says"),
      .value(
        "--patch", .text("FILE"), \.patch, .input,
        "Edit it by a JSON Patch, as 'diff' writes them"),
      .value(
        "--data", .text("FILE"), \.data, .input,
        "Take facts from JSON or CSV, - for standard input; alone, show it"),
      .value(
        "--grammar", .text("NAME|FILE"), \.grammar, .input,
        "What the screen may be made of; else standard"),
      .values(
        "--catalog", .text("FILE"), \.catalog, .input,
        "Frames, patterns, recipes of your own; may repeat"),
    ]
  }

  private static var modelOptions: [Option<Self>] {
    [
      .value(
        "--model", ModelChoice.syntax, \.model, .model,
        "Ask it what the catalog lacks; see 'models list'"),
      .value("--only", .word(), \.only, .model, "Ask this one and nobody else"),
      .values(
        "--tool", .text("NAME=exec:COMMAND"), \.tools, .model,
        "What the model may call; NAME@FILE gives a schema"),
      .flag(
        "--stream", place: \.streams, .model, "Draw the screen while the model writes it"),
      .flag("--send-data", place: \.sendsData, .model, "Tell the model the data's values, too"),
      .value(
        "--record", .text("FILE"), \.record, .model, "Keep what is said, for replay:FILE"),
      .value(
        "--threads", .integer("N", in: 1...256), \.threads, .model,
        "Threads of a model in a file, for the same bytes"),
      .value(
        "--timeout", ModelChoice.timeoutSyntax, \.timeout, .model,
        "How long it may be silent; else 60"),
    ]
  }

  private static var choiceOptions: [Option<Self>] {
    [
      .value(
        "--seed", .integer("N", in: 0...UInt64.max), \.seed, .choice,
        "Vary what is left open, the same way each time"),
      .value(
        "--temperature", .number("T", in: 0...2), \.temperature, .choice,
        "How freely: 0 takes the best, 2 is the freest"),
      .value(
        "--top-k", .integer("N", in: 1...1_000_000), \.topK, .choice,
        "Draw among the N best only"),
      .value(
        "--top-p", .number("P", in: 0...1), \.topP, .choice,
        "Draw among those that hold the share P of odds"),
    ]
  }

  private static var outputOptions: [Option<Self>] {
    [
      .value(
        "--format", .word(), \.format, .output, "Else by the ending of --output, or ansi"),
      .value(
        "--output", .text("FILE"), \.output, .output, "Write there, whole or not at all"),
      .value(
        "--width", .integer("COLUMNS", in: 1...1_000), \.width, .output,
        "Columns of terminal text; else the terminal's"),
      .value(
        "--color", .word(), \.color, .output, "Colours of terminal text"),
      .value(
        "--theme", .word(), \.theme, .output, "Colours for a light or a dark background"),
      .flag("--ascii", place: \.isASCII, .output, "Draw terminal text with ASCII alone"),
      .value(
        "--lang", .language, \.language, .output, "Language of the page; else by its text"),
      .flag("--fragment", place: \.isFragment, .output, "HTML to put into a page of your own"),
      .value(
        "--stylesheet", .text("FILE"), \.stylesheet, .output,
        "Write the style that fragments need; one for all"),
      .flag("--compact", place: \.isCompact, .output, "JSON on one line"),
      .flag("--no-samples", place: \.hidesSamples, .output, "Show — in place of sample values"),
    ]
  }

  private static var accountOptions: [Option<Self>] {
    [
      .flag(
        "--strict", place: \.isStrict, .account, "Exit 1 if anything is unmet or was lost"),
      .flag("--explain", place: \.explains, .account, "Say what was made of the intent, and why"),
      .value("--report", .text("FILE"), \.report, .account, "Write the same as JSON"),
      .flag("--no-timing", place: \.hidesTiming, .account, "Leave elapsed times out of the report"),
    ]
  }

  static let examples = [
    Example(
      arguments: #"render "A login form with username and password""#,
      effect: "draws the form in the terminal"),
    Example(
      arguments: #"render --output team.html "Serie B standings with a refresh button""#,
      effect: "writes a page of HTML"),
    Example(
      arguments: #"render --seed 7 --output dashboard.json "A dashboard""#,
      effect: "one of many variants, the same one each time"),
    Example(
      arguments: #"render --data orders.csv "Revenue by region, and the orders""#,
      effect: "fills the screen with the file's own values"),
    Example(
      arguments:
        #"render --fragment --stylesheet a.css --output a.html "A login form""#,
      effect: "writes a part for a page of your own, and the style sheet to link there"),
    Example(
      arguments: #"render --model exec:./ask.sh --record a.jsonl "Our three open tickets""#,
      effect: "asks a program; --model replay:a.jsonl then repeats it"),
    Example(
      arguments: "render --screen reply.json --strict --format html",
      effect: "holds a model's reply to the grammar and renders it"),
  ]

  static let remarks = [
    """
    With --from the text is an edit: "add a phone field after email and make the button red". What is \
    not named stays as it was; what cannot be done is said, with the candidates where several are meant. \
    With --model, too, the model writes the edit as a patch, held to the same.
    """,
    """
    Without --seed and --temperature the best choice is taken each time, and the same sentence \
    gives the same bytes. --seed alone means temperature 1; --temperature alone draws a seed and \
    prints it to standard error.
    """,
    """
    Colours follow --color, then FORCE_COLOR, NO_COLOR and CLICOLOR_FORCE, then whether standard \
    output is a terminal.
    """,
    """
    Under --strict the screen is written all the same, so that it can be looked at.
    """,
    """
    Where the model has no answer the composer's screen is written, with a note why; under --strict \
    the exit code is then 3. Nothing leaves this machine unless --model names a network.
    """,
  ]
}
