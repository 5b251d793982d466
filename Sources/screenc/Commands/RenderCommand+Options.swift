import ScreenCompiler

/// The formats of a product.
enum ProductFormat: String, CaseIterable {
  case ansi
  case html
  case json

  /// Creates the format that a file's extension calls for; terminal text by default.
  init(path: String?) {
    let ending = path?.split(separator: ".").last?.lowercased()
    switch ending {
    case "html", "htm": self = .html
    case "json": self = .json
    default: self = .ansi
    }
  }
}

/// The colour theme of a product.
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
        "Render a screen or a model's reply; - reads stdin"),
      .value(
        "--from", .text("FILE"), \.from, .input,
        "Edit this screen, or the screen of a case"),
      .value(
        "--patch", .text("FILE"), \.patch, .input,
        "Edit it with a JSON Patch, as written by 'diff'"),
      .value(
        "--data", .text("FILE"), \.data, .input,
        "Data as JSON or CSV, - for standard input; without an intent, show all of it"),
      .value(
        "--grammar", .text("NAME|FILE"), \.grammar, .input,
        "The grammar of the screen; default: standard"),
      .values(
        "--catalog", .text("FILE"), \.catalog, .input,
        "Your own frames, patterns, recipes; may be repeated"),
    ]
  }

  private static var modelOptions: [Option<Self>] {
    [
      .value(
        "--model", ModelChoice.syntax, \.model, .model,
        "Model to ask beyond the catalog; see 'models list'"),
      .value("--only", .word(), \.only, .model, "Answer from this source only"),
      .values(
        "--tool", .text("NAME=exec:COMMAND"), \.tools, .model,
        "A program the model may call; NAME@FILE adds a schema"),
      .flag(
        "--stream", place: \.streams, .model, "Draw the screen while the model writes it"),
      .flag("--send-data", place: \.sendsData, .model, "Send the model the data's values, too"),
      .value(
        "--record", .text("FILE"), \.record, .model, "Keep the exchanges, for replay:FILE"),
      .value(
        "--threads", .integer("N", in: 1...256), \.threads, .model,
        "Threads for a model file; same output for any N"),
      .value(
        "--timeout", ModelChoice.timeoutSyntax, \.timeout, .model,
        "How long the model may be silent; default: 60"),
    ]
  }

  private static var choiceOptions: [Option<Self>] {
    [
      .value(
        "--seed", .integer("N", in: 0...UInt64.max), \.seed, .choice,
        "Vary the open choices; the same N repeats a result"),
      .value(
        "--temperature", .number("T", in: 0...2), \.temperature, .choice,
        "How freely to choose: 0 takes the best, 2 varies most"),
      .value(
        "--top-k", .integer("N", in: 1...1_000_000), \.topK, .choice,
        "Draw only from the N best"),
      .value(
        "--top-p", .number("P", in: 0...1), \.topP, .choice,
        "Draw only from the likeliest, up to probability P"),
    ]
  }

  private static var outputOptions: [Option<Self>] {
    [
      .value(
        "--format", .word(), \.format, .output,
        "Format; default: from --output's extension, or ansi"),
      .value(
        "--output", .text("FILE"), \.output, .output, "Write to this file, whole or not at all"),
      .value(
        "--width", .integer("COLUMNS", in: 1...1_000), \.width, .output,
        "Columns of terminal text; default: the terminal's"),
      .value(
        "--color", .word(), \.color, .output, "Colours of terminal text"),
      .value(
        "--theme", .word(), \.theme, .output, "Colours for a light or a dark background"),
      .flag("--ascii", place: \.isASCII, .output, "Draw terminal text in ASCII only"),
      .value(
        "--lang", .language, \.language, .output,
        "Language of the page; default: detected from its text"),
      .flag("--fragment", place: \.isFragment, .output, "HTML to embed in a page of your own"),
      .value(
        "--stylesheet", .text("FILE"), \.stylesheet, .output,
        "Write the style sheet that all fragments need"),
      .flag("--compact", place: \.isCompact, .output, "Write JSON on one line"),
      .flag("--no-samples", place: \.hidesSamples, .output, "Show — in place of sample values"),
    ]
  }

  private static var accountOptions: [Option<Self>] {
    [
      .flag(
        "--strict", place: \.isStrict, .account,
        "Exit 1 if a requirement is unmet or data is lost"),
      .flag(
        "--explain", place: \.explains, .account, "Explain how the intent was answered, and why"),
      .value("--report", .text("FILE"), \.report, .account, "Write the explanation as JSON"),
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
      effect: "writes a fragment for your own page, and the style sheet to link there"),
    Example(
      arguments: #"render --model exec:./ask.sh --record a.jsonl "Our three open tickets""#,
      effect: "asks a program; --model replay:a.jsonl then repeats it"),
    Example(
      arguments: "render --screen reply.json --strict --format html",
      effect: "checks a model's reply against the grammar and renders it"),
  ]

  static let remarks = [
    """
    With --from, the text is an edit: "add a phone field after email and make the button red". \
    Parts that it does not mention stay unchanged. An edit that cannot be applied is reported, \
    with the candidates if it is ambiguous. With --model as well, the model writes the edit as a \
    patch, under the same rules.
    """,
    """
    Without --seed and --temperature, the best choice is always taken, and the same sentence gives \
    the same bytes. --seed alone implies temperature 1; --temperature alone draws a seed and \
    prints it to standard error.
    """,
    """
    Colours follow --color, then FORCE_COLOR, NO_COLOR and CLICOLOR_FORCE, then whether standard \
    output is a terminal.
    """,
    """
    With --strict, the screen is still written, so that you can inspect it.
    """,
    """
    If the model has no answer, the composer's screen is written, with a note that says why; with \
    --strict, the exit code is then 3. Nothing leaves this machine unless --model names a model on \
    the network.
    """,
  ]
}
