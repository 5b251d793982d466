import ScreenCompiler

/// Scores the built-in tiers, and models if they are named, against the expectations of intents.
struct EvalCommand: Command {
  static let words = ["eval"]
  static let summary = "Score screens against the expectations of intents"
  static let usages = ["[OPTIONS] FILE…"]

  var grammar: String?
  var format: ReportFormat?
  var threshold: Double?
  var summarizes = false
  var records = false
  var rewrites = false
  var models: [String] = []
  var price: EvalComparison.Price?
  var timeout: Int?
  var trees: String?
  var weights: String?
  var showsHelp = false

  static var options: [Option<Self>] {
    [
      .value(
        "--grammar", .text("NAME|FILE"), \.grammar, .input,
        "The grammar of the screens; default: standard"),
      .values(
        "--model", ModelChoice.syntax, \.models, .model,
        "Compare with this model alone; may be repeated"),
      .value(
        "--price", EvalComparison.Price.syntax, \.price, .model,
        "Cost of a million input and output tokens"),
      .value(
        "--timeout", ModelChoice.timeoutSyntax, \.timeout, .model,
        "How long a model may be silent; default: 60"),
      .value("--format", .word(), \.format, .output, "The format of the scores; default: text"),
      .value(
        "--trees", .text("PATH"), \.trees, .input,
        "Use the readings in these trees; skip other intents"),
      WeightsChoice.option(\.weights),
      .flag(
        "--summary", place: \.summarizes, .output,
        "Print only the scores, not the failures"),
      .flag(
        "--record", place: \.records, .output,
        "Record the full answers in a file beside each set"),
      .flag(
        "--rewritten", place: \.rewrites, .account,
        "Also count the full answers that survive rewriting"),
      .value(
        "--at-least", .number("PERCENT", in: 0...100), \.threshold, .account,
        "Exit 1 if fewer expectations are met"),
    ]
  }

  static let examples = [
    Example(
      arguments: "eval --at-least 95 Fixtures/Intents/develop.jsonl",
      effect: "lists the failures, then the score of each kind of intent"),
    Example(
      arguments: "eval --summary Fixtures/Intents/verify.jsonl",
      effect: "prints only the scores, so that the cases stay unseen"),
    Example(
      arguments: "eval --model replay:said.jsonl --price 3/15 cases.jsonl",
      effect: "compares the built-in tiers with a model, column by column"),
    Example(
      arguments: "eval --record Fixtures/Intents/develop.jsonl",
      effect: "records the intents answered in full in develop.met, for later runs"),
  ]

  static let remarks = [
    """
    Each line of the file is a case: {"kind": "form", "intent": "…", "expect": {…}}. See \
    Evaluating in the documentation for the expectations.
    """
  ]

  /// Reads the trees of `--trees`, keyed by their texts.
  private func readTrees() throws(CommandError) -> [String: ReadingTree] {
    var trees: [String: ReadingTree] = [:]
    guard let path = self.trees.map(File.init(path:)) else { return trees }
    let files = (try? path.entries().filter { $0.name.hasSuffix(".trees") }) ?? [path]
    for file in files {
      let source = try SourceText.read(file)
      let treebank = Treebank(source)
      guard treebank.diagnostics.isEmpty else {
        throw .invalidInput(treebank.diagnostics, in: source)
      }
      for entry in treebank.entries { trees[entry.tree.text] = entry.tree }
    }
    return trees
  }

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    guard !operands.isEmpty else {
      throw .usage("missing-file", "nothing to evaluate: name a file of intents")
    }
    guard trees == nil || !records && !rewrites else {
      throw .usage(
        "conflict", "'--trees' cannot be combined with '--record' or '--rewritten'")
    }
    let compiler = Compiler(
      grammar: try GrammarChoice(named: grammar).load(in: console),
      reading: try WeightsChoice(path: weights).load())
    guard price == nil || !models.isEmpty else {
      throw .usage("missing-model", "'--price' needs '--model'")
    }
    guard timeout == nil || !models.isEmpty else {
      throw .usage("missing-model", "'--timeout' needs '--model'")
    }
    guard models.isEmpty else {
      return try compare(models, on: operands, by: compiler, in: console)
    }
    let treebank = try readTrees()
    var evaluation = Evaluation()
    var rewriting = RewritingEvaluation()
    for operand in operands {
      let path = try ArgumentParser<Self>.text(of: operand)
      let source = try SourceText.read(File(path: path))
      let (cases, diagnostics) = EvaluationCase.read(source)
      guard diagnostics.isEmpty else { throw .invalidInput(diagnostics, in: source) }
      var part = Evaluation()
      for (index, item) in cases.enumerated() {
        console.showProgress(index, of: cases.count, source.name)
        func compile(_ intent: String) -> Compilation? {
          guard trees == nil else {
            return treebank[intent].flatMap { try? compiler.compile($0) }
          }
          return try? compiler.compile(SourceText(intent))
        }
        if trees != nil, treebank[item.intent] == nil { continue }
        let result = compile(item.intent)
        part.add(item, result)
        evaluation.add(item, result)
        if rewrites, item.isAnswered(by: result) { rewriting.add(item, compile: compile) }
      }
      console.clearProgress()
      if trees == nil { try compare(part, withRecordBeside: path, in: console) }
    }
    let detail: Evaluation.Detail = summarizes ? .figures : .failures
    switch format ?? .text {
    case .text:
      try console.write(product: Array(evaluation.summary(detail).utf8))
      if rewrites { try console.write(product: Array(("\n" + rewriting.summary(detail)).utf8)) }
    case .json: try console.write(product: evaluation.json(detail, rewrites ? rewriting : nil))
    }
    return Double(evaluation.overall.perMille) < (threshold ?? 0) * 10 ? .invalidInput : .done
  }

  /// Prints the scores of the built-in tiers and of the models, side by side.
  private func compare(
    _ models: [String], on operands: [[UInt8]], by compiler: Compiler, in console: Console
  ) throws(CommandError) -> ExitCode {
    guard !records, !rewrites, format == nil, threshold == nil, trees == nil else {
      throw .usage(
        "conflict",
        "'--model' can be combined only with '--price', '--timeout', '--grammar' and '--weights'")
    }
    let progress = EvalProgress(on: console)
    var loaded: [(name: String, model: NamedModel)] = []
    for text in models {
      let choice = ModelChoice(text: text, timeout: timeout)
      let name = EvalComparison.heading(of: text)
      let model = try choice.load(in: console) { progress.notes($0, of: name) }?.model
      guard let model else { continue }
      model.prewarm(under: compiler.grammar, sampling: .greedy)
      loaded.append((text, model))
    }
    var comparison = EvalComparison(loaded, by: compiler, at: price)
    for operand in operands {
      let source = try SourceText.read(File(path: try ArgumentParser<Self>.text(of: operand)))
      let (cases, diagnostics) = EvaluationCase.read(source)
      guard diagnostics.isEmpty else { throw .invalidInput(diagnostics, in: source) }
      for (index, item) in cases.enumerated() {
        progress.begins(index, of: cases.count, source.name)
        comparison.add(item)
      }
      console.clearProgress()
    }
    try console.write(product: Array(comparison.table.utf8))
    console.write(remark: comparison.remarks)
    return .done
  }

  /// Reports the gains and losses since the record beside a file of intents was written, and
  /// rewrites the record on request.
  private func compare(
    _ evaluation: Evaluation, withRecordBeside path: String, in console: Console
  ) throws(CommandError) {
    let file = File(path: EvaluationRecord.path(beside: path))
    if file.exists {
      let source = try SourceText.read(file)
      let (record, diagnostics) = EvaluationRecord.read(source)
      guard diagnostics.isEmpty || records else { throw .invalidInput(diagnostics, in: source) }
      console.write(remark: record.comparison(with: evaluation, summarizes ? .figures : .failures))
    }
    guard records else { return }
    do {
      try file.replace(with: Array(EvaluationRecord(evaluation).text.utf8))
    } catch {
      throw .outside("cannot write \(file.path)", error)
    }
  }
}
