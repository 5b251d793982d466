import ScreenCompiler

/// Scores the composer on intents with expectations.
struct EvalCommand: Command {
  static let words = ["eval"]
  static let summary = "Score screens against what intents expect of them"
  static let usages = ["[OPTIONS] FILE…"]

  var grammar: String?
  var format: ReportFormat?
  var threshold: Double?
  var summarizes = false
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .value(
        "--grammar", .text("NAME|FILE"), \.grammar, .input,
        "What screens may be made of; else standard"),
      .value("--format", .word(), \.format, .output, "How the figures are written; else text"),
      .flag(
        "--summary", place: \.summarizes, .output,
        "Print the figures alone, not what was not met"),
      .value(
        "--at-least", .number("PERCENT", in: 0...100), \.threshold, .account,
        "Exit 1 if fewer expectations are met"),
    ]
  }

  static let examples = [
    Example(
      arguments: "eval --at-least 95 Fixtures/Intents/develop.jsonl",
      effect: "lists what was not met, then the score of each kind of intent"),
    Example(
      arguments: "eval --summary Fixtures/Intents/verify.jsonl",
      effect: "tells only the scores of a set that nobody should look into"),
  ]

  static let remarks = [
    """
    A line of the file is a case: {"kind": "form", "intent": "…", "expect": {…}}. What can be \
    expected is described in the documentation, under Evaluating.
    """
  ]

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard !operands.isEmpty else {
      throw .usage("missing-file", "nothing to evaluate: name a file of intents")
    }
    let compiler = Compiler(grammar: try GrammarChoice(named: grammar).load(in: console))
    var evaluation = Evaluation()
    for operand in operands {
      let source = try SourceText.read(File(path: try ArgumentParser<Self>.text(of: operand)))
      let (cases, diagnostics) = EvaluationCase.read(source)
      guard diagnostics.isEmpty else { throw .wanting(diagnostics, in: source) }
      for (index, item) in cases.enumerated() {
        console.showProgress(index, of: cases.count, source.name)
        let result = try? compiler.compose(SourceText(name: "<intent>", item.intent))
        evaluation.add(
          item, screen: result?.screen, ledger: result?.ledger ?? Ledger(entries: []))
      }
      console.clearProgress()
    }
    let detail: Evaluation.Detail = summarizes ? .figures : .failures
    switch format ?? .text {
    case .text: try console.write(product: Array(evaluation.summary(detail).utf8))
    case .json: try console.write(product: evaluation.json(detail))
    }
    return Double(evaluation.overall.perMille) < (threshold ?? 0) * 10 ? .wanting : .done
  }
}
