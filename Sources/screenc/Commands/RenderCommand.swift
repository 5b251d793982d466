import ScreenCompiler

/// Compiles one intent, or reads one screen, and renders it.
struct RenderCommand: Command {
  static let words = ["render"]
  static let summary = "Compile a sentence into a screen and render it"
  static let usages = [
    "[OPTIONS] INTENT", "[OPTIONS] - < FILE", "[OPTIONS] --screen FILE",
    "[OPTIONS] --from FILE EDIT", "[OPTIONS] --from FILE --patch FILE",
    "[OPTIONS] --data FILE",
  ]

  var screen: String?
  var from: String?
  var patch: String?
  var data: String?
  var grammar: String?
  var catalog: [String] = []
  var model: String?
  var only: TierChoice?
  var tools: [String] = []
  var sendsData = false
  var record: String?
  var threads: Int?
  var timeout: Int?
  var streams = false
  var seed: UInt64?
  var temperature: Double?
  var topK: Int?
  var topP: Double?
  var format: ProductFormat?
  var output: String?
  var width: Int?
  var color: ColorChoice?
  var theme: ThemeChoice?
  var isASCII = false
  var language: String?
  var isFragment = false
  var stylesheet: String?
  var isCompact = false
  var hidesSamples = false
  var isStrict = false
  var explains = false
  var report: String?
  var hidesTiming = false
  var showsHelp = false

  func run(_ operands: [[UInt8]], in console: Console) throws(CommandError) -> ExitCode {
    try checkStylesheet()
    try checkStandardInput(operands)
    try checkStandardOutput()
    let reading = try DataChoice(path: data).reading(in: console)
    let data = reading?.data
    let source = try source(from: operands, hasData: data != nil)
    let compiler = Compiler(
      grammar: try GrammarChoice(named: grammar).load(in: console),
      catalog: try CatalogChoice(paths: catalog).load(in: console))
    let sampling = sampling(in: console)
    let model = try loadModel(for: source, in: console)
    let original = try from.map { path throws(CommandError) in
      try edited(path, data, with: compiler, in: console)
    }
    var stopwatch = Stopwatch()
    defer { model?.waiting?.end() }

    var compilation: Compilation
    do throws(CompilationError) {
      if streams, let source, let model {
        compilation = try stream(
          source, data, with: compiler, asking: model.model, sampling: sampling, in: console)
      } else {
        compilation = try compile(
          source, data, from: original, with: compiler, model?.model, sampling: sampling)
      }
    } catch {
      try model?.recorder?.save()
      throw CommandError(error, in: source)
    }
    model?.waiting?.end()
    try model?.recorder?.save()
    if hidesSamples { compilation.screen = compilation.screen.withoutSamples() }
    stopwatch.lap("compile")
    let product = compilation.screen.renderedUTF8(
      as: screenFormat(
        language: language ?? compilation.pageLanguage, in: console.environment))
    stopwatch.lap("render")

    console.show(compilation.diagnostics, in: source)
    let isUnanswered = model != nil && only == nil && compilation.tier == .composer
    if isUnanswered { console.show([Self.unanswered(compilation)]) }
    if model != nil, only == nil, compilation.tier == .catalog {
      console.show([ModelChoice.unasked(of: 1)])
    }
    if explains { console.write(remark: compilation.explanation) }
    try console.deliver(product, to: output)
    try deliverStylesheet(for: compilation.screen, in: console)
    if let report {
      let timing = hidesTiming ? [] : stopwatch.laps
      try console.deliver(compilation.report(timing: timing), to: report)
    }
    if isUnanswered, isStrict { return .outside }
    let isDataCut = reading?.diagnostics.contains(where: \.isRefusedWhenStrict) ?? false
    guard !isStrict || !isDataCut else { return .invalidInput }
    return compilation.isAcceptable(isStrict ? .strict : .lenient) ? .done : .invalidInput
  }

  /// Compiles an intent, edits or admits a screen, or tabulates data alone.
  private func compile(
    _ source: SourceText?, _ data: TreeValue?, from original: Screen?, with compiler: Compiler,
    _ model: NamedModel?, sampling: SamplingOptions
  ) throws(CompilationError) -> Compilation {
    guard let source else {
      return try compiler.tabulate(data ?? [], title: DataChoice(path: self.data).title)
    }
    guard screen == nil else { return try compiler.admit(source, data: data) }
    if let original {
      if patch != nil { return try compiler.patch(original, with: source) }
      guard let model else { return try compiler.edit(original, source, data: data) }
      return try compiler.edit(
        original, source, sampling: sampling, data: data, asking: model, alone: only == .model)
    }
    return try compiler.compile(
      source, sampling: sampling, samples: hidesSamples ? .withheld : .shown, data: data,
      asking: model, only: only)
  }

  /// Loads the model, if one is named; throws if the options for it conflict.
  private func loadModel(
    for source: SourceText?, in console: Console
  ) throws(CommandError) -> ModelChoice.Loaded? {
    guard model == nil && only == nil || (screen == nil && patch == nil && source != nil) else {
      throw .usage("conflict", "'--model' and '--only' need an intent")
    }
    guard from == nil || only == nil || only == .model && model != nil else {
      throw .usage(
        "conflict", "with '--from', '--only' can only be 'model', and needs '--model'")
    }
    guard from == nil || !streams else {
      throw .usage("conflict", "'--stream' cannot be combined with '--from'")
    }
    guard !streams || model != nil else {
      throw .usage("missing-model", "'--stream' needs '--model'")
    }
    guard only != .model || model != nil else {
      throw .usage("missing-model", "'--only model' needs '--model'")
    }
    let choice = ModelChoice(
      text: model, tools: tools, sendsData: sendsData, record: record, threads: threads,
      timeout: timeout)
    // A stream shows the model's progress itself.
    return try streams ? choice.load(in: console) : choice.loadWatched(in: console)
  }

  /// Returns the note that the composer's screen is shown because the model had no answer.
  private static func unanswered(_ compilation: Compilation) -> Diagnostic {
    let reason = compilation.attempts.last.map { ": \($0.reason)" } ?? ""
    return Diagnostic(
      .note, id: "model-unanswered",
      "the model had no answer; this is the composer's screen\(reason)"
    )
  }

  /// Returns the sampling options; a temperature without a seed draws a seed and reports it.
  private func sampling(in console: Console) -> SamplingOptions {
    let temperature = temperature ?? (seed == nil ? 0 : 1)
    guard temperature > 0 else {
      if topK != nil || topP != nil {
        console.show([
          Diagnostic(
            .warning, id: "greedy-choice",
            "'--top-k' and '--top-p' have no effect at temperature 0; add '--seed'")
        ])
      }
      return .greedy
    }
    let seed = seed ?? UInt64(UInt32.random(in: 0...UInt32.max))
    if self.seed == nil {
      console.show([
        Diagnostic(.note, id: "seed", "drew the seed \(seed); '--seed \(seed)' repeats this")
      ])
    }
    return SamplingOptions(temperature: temperature, topK: topK, topP: topP, seed: seed)
  }
}
