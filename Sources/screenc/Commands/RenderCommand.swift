import ScreenCompiler

/// Compiles one intent, or reads one screen, and renders it.
struct RenderCommand: Command {
  static let words = ["render"]
  static let summary = "Compile a sentence into a screen and render it"
  static let usages = [
    "[OPTIONS] INTENT", "[OPTIONS] - < FILE", "[OPTIONS] --screen FILE",
    "[OPTIONS] --data FILE",
  ]

  var screen: String?
  var data: String?
  var grammar: String?
  var model: String?
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
    let data = try DataChoice(path: data).load(in: console)
    let source = try source(from: operands, hasData: data != nil)
    let compiler = Compiler(grammar: try GrammarChoice(named: grammar).load(in: console))
    let sampling = sampling(in: console)
    let replay = try replay(of: source)
    var stopwatch = Stopwatch()

    var compilation: Compilation
    do throws(CompilationError) {
      compilation = try compile(source, data, with: compiler, replay, sampling: sampling)
    } catch {
      throw CommandError(error, in: source)
    }
    if hidesSamples { compilation.screen = compilation.screen.withoutSamples() }
    stopwatch.lap("compile")
    let product = compilation.screen.renderedUTF8(
      as: screenFormat(language: compilation.language, in: console.environment))
    stopwatch.lap("render")

    console.show(compilation.diagnostics, in: source)
    if explains { console.write(remark: compilation.explanation) }
    try deliver(product, in: console)
    try deliverStylesheet(for: compilation.screen)
    if let report {
      let timing = hidesTiming ? [] : stopwatch.laps
      try write(compilation.report(timing: timing), to: report)
    }
    return compilation.isAcceptable(isStrict ? .strict : .lenient) ? .done : .wanting
  }

  /// The screen of an intent, of a file, or of data alone.
  private func compile(
    _ source: SourceText?, _ data: TreeValue?, with compiler: Compiler,
    _ replay: ReplayGenerator?, sampling: SamplingOptions
  ) throws(CompilationError) -> Compilation {
    guard let source else {
      return try compiler.tabulate(data ?? [], title: DataChoice(path: self.data).title)
    }
    guard screen == nil else { return try compiler.admit(source, data: data) }
    if let replay {
      return try compiler.compose(source, replaying: replay, sampling: sampling, data: data)
    }
    return try compiler.compose(
      source, sampling: sampling, samples: hidesSamples ? .withheld : .shown, data: data)
  }

  /// What answers in the place of catalog and composer, where a model is named.
  private func replay(of source: SourceText?) throws(CommandError) -> ReplayGenerator? {
    guard model == nil || (screen == nil && source != nil) else {
      throw .usage("conflict", "'--model' answers an intent; there is none here")
    }
    return try ModelChoice(text: model).load()
  }

  private func deliver(_ product: [UInt8], in console: Console) throws(CommandError) {
    guard let output else { return try console.write(product: product) }
    try write(product, to: output)
  }

  func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do {
      try File(path: path).replace(with: bytes)
    } catch {
      throw .outside("cannot write '\(path)'", error)
    }
  }

  /// How choices are made; a temperature without a seed draws one and says which.
  private func sampling(in console: Console) -> SamplingOptions {
    let temperature = temperature ?? (seed == nil ? 0 : 1)
    guard temperature > 0 else {
      if topK != nil || topP != nil {
        console.show([
          Diagnostic(
            .warning, id: "greedy-choice",
            "'--top-k' and '--top-p' change nothing where the best is taken; add '--seed'")
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
