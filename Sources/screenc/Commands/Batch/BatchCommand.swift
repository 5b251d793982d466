import ScreenCompiler

/// Compiles the lines of a file or of standard input, in order.
struct BatchCommand: Command {
  static let words = ["batch"]
  static let summary = "Compile JSON Lines into JSON Lines, in order"
  static let usages = ["[OPTIONS] [FILE] < LINES"]

  var grammar: String?
  var model: String?
  var only: TierChoice?
  var record: String?
  var timeout: Int?
  var jobs: Int?
  var format: SnapshotCase.Format?
  var seed: UInt64?
  var temperature: Double?
  var width: Int?
  var output: String?
  var resumes = false
  var hidesNumbers = false
  var isStrict = false
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .value(
        "--grammar", .text("NAME|FILE"), \.grammar, .input,
        "The grammar of the screens; default: standard"),
      .value(
        "--model", ModelChoice.syntax, \.model, .model,
        "Model to ask beyond the catalog; see 'models list'"),
      .value("--only", .word(), \.only, .model, "Answer from this source only"),
      .value(
        "--record", .text("FILE"), \.record, .model, "Keep the exchanges, for replay:FILE"),
      .value(
        "--timeout", ModelChoice.timeoutSyntax, \.timeout, .model,
        "How long the model may be silent; default: 60"),
      .value(
        "--jobs", .integer("N", in: 1...256), \.jobs, .input,
        "Compile N lines at once; default: 1"),
      .value(
        "--seed", .integer("N", in: 0...UInt64.max), \.seed, .choice,
        "The seed for lines that give none"),
      .value(
        "--temperature", .number("T", in: 0...2), \.temperature, .choice,
        "The temperature for lines that give none"),
      .value(
        "--format", .word(), \.format, .output,
        "The format of screens; default: json, as an object"),
      .value(
        "--width", .integer("COLUMNS", in: 1...1_000), \.width, .output,
        "Columns of terminal text; default: 80"),
      .value("--output", .text("FILE"), \.output, .output, "Write the lines to this file"),
      .flag(
        "--resume", place: \.resumes, .output, "Resume an interrupted run that wrote to --output"),
      .flag(
        "--no-numbers", place: \.hidesNumbers, .output,
        "Leave line numbers out of errors"),
      .flag(
        "--strict", place: \.isStrict, .account,
        "Exit 1 if a requirement is unmet or data is lost"),
    ]
  }

  static let examples = [
    Example(
      arguments: "batch --jobs 4 --output screens.jsonl intents.jsonl",
      effect: "one line of output for each line of input, in the same order"),
    Example(
      arguments: "batch --resume --output screens.jsonl intents.jsonl",
      effect: "continues after the last whole line, without loss or repetition"),
  ]

  static let remarks = [
    #"""
    A line is {"intent": "…"}, {"screen": {…}} or {"reply": "…"}, and may have "id", "grammar", \#
    "format", "seed", "temperature", "width" and "data" of its own. Blank lines are skipped. A \#
    line that cannot be compiled becomes {"line": N, "error": "…", …}; the others go on, and the \#
    exit code is 1.
    """#,
    """
    If the model has no answer to a line, the composer's screen is written, marked \
    "modelUnanswered" with the reason, and counted; with --strict, the exit code is then 3.
    """,
    """
    A line may name a built-in grammar, the one given by --grammar, or a file such as \
    "shop.grammar" in the input's folder or below it.
    """,
    """
    The output depends neither on --jobs nor, with --no-numbers, on how the input is split.
    """,
  ]

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard operands.count <= 1 else {
      throw .usage("several-files", "'batch' reads one file, or standard input")
    }
    guard !resumes || output ?? "-" != "-" else {
      throw .usage("missing-output", "'--resume' needs '--output', the file to continue")
    }
    let name = try operands.first.map { operand throws(CommandError) in
      try ArgumentParser<Self>.text(of: operand)
    }
    let file = name.flatMap { $0 == "-" ? nil : File(path: $0) }
    let model = try ModelChoice(text: model, record: record, timeout: timeout)
      .loadWatched(in: console)
    let loaded = try GrammarChoice(named: grammar).load(in: console)
    // Prewarm now, because the first line may take long to arrive.
    model?.model.prewarm(under: loaded, sampling: .greedy)
    var settings = BatchSettings(
      grammar: loaded, format: format ?? .json,
      seed: seed, temperature: temperature, width: width ?? 80,
      model: model?.model, only: only)
    let grammars = BatchGrammars(for: file, chosen: grammar, loaded)
    settings.findGrammar = { (name) throws(UnknownGrammar) in try grammars.grammar(named: name) }
    var run = BatchRun(
      settings: settings, jobs: jobs ?? 1, numbersErrors: !hidesNumbers, console: console)
    let isSameRun: Bool
    do throws(SystemError) {
      defer { model?.waiting?.end() }
      isSameRun = try go(on: file, with: &run)
    } catch {
      throw .outside("batch stopped", error)
    }
    guard isSameRun else {
      throw .invalidInput([
        Diagnostic(
          .error, id: "resume-mismatch",
          "'\(output ?? "")' was not written from this input with these options; nothing was added")
      ])
    }
    try model?.recorder?.save()
    run.showSummary()
    if isStrict, run.unanswered > 0 { return .outside }
    return run.errors > 0 || isStrict && !run.isExact ? .invalidInput : .done
  }

  /// Answers the lines; returns false if the output to resume was not written from this input.
  private func go(on file: File?, with run: inout BatchRun) throws(SystemError) -> Bool {
    var lines = LineReader(try file?.openForReading() ?? .standardInput)
    guard let output, output != "-" else {
      try run.answer(&lines, to: .standardOutput)
      return true
    }
    let written = try OutputLines(File(path: output), resuming: resumes)
    guard try run.pass(written, of: &lines) else { return false }
    try run.answer(&lines, to: written.descriptor)
    return true
  }
}
