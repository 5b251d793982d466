import ScreenCompiler
import ScreenModels

/// The model that `--model` names, and the options for asking it.
struct ModelChoice {
  /// The value of `--model`; nil for no model.
  var text: String?
  /// The values of `--tool`, in order.
  var tools: [String] = []
  /// Whether the model receives the values of the data.
  var sendsData = false
  /// The file that records the exchanges; nil for none.
  var record: String?
  /// The number of threads of a model in this process; nil for the environment's setting, which
  /// defaults to one per processor.
  var threads: Int?
  /// The number of seconds that the model may be silent; nil for 60.
  var timeout: Int?

  /// The syntax of `--model`.
  static var syntax: ValueSyntax<String> { .text("MODEL") }

  /// The syntax of `--timeout`.
  static var timeoutSyntax: ValueSyntax<Int> { .integer("SECONDS", in: 1...86_400) }

  /// A loaded model, and the recorder of its exchanges.
  struct Loaded {
    var model: NamedModel
    var recorder: Recorder?
    /// The line that shows the model's progress while the user waits.
    var waiting: WaitIndicator?
  }

  /// Loads the model; nil if none is named.
  func load(
    in console: Console, observing observe: @escaping @Sendable (ModelProgress) -> Void = { _ in }
  ) throws(CommandError) -> Loaded? {
    guard let text else {
      guard tools.isEmpty, record == nil, !sendsData, threads == nil, timeout == nil else {
        throw .usage(
          "missing-model",
          "'--tool', '--record', '--send-data', '--threads' and '--timeout' need '--model'")
      }
      return nil
    }
    let name = ModelName(text)
    if name.prefix == "replay", !name.model.isEmpty {
      guard tools.isEmpty, record == nil else {
        throw .usage("conflict", "a recording can neither call tools nor be recorded again")
      }
      return Loaded(model: .replay(ReplayGenerator(try Self.cassette(of: File(path: name.model)))))
    }
    let model = try ModelProviders.model(text, in: console.environment, threads: threads)
    if model is LocalLanguageModel {
      TruncatedModelFile.endsProcess()
      if let remark = ModelProviders.debugRemark { console.show([remark]) }
    }
    let tools = try loadedTools()
    guard tools.isEmpty || model.capabilities.callsTools else {
      throw .usage(
        "no-tools", "'\(name.prefix)' cannot call tools; leave '--tool' out, or use another model")
    }
    let recorder = record.map { Recorder(File(path: $0)) }
    var options = ModelOptions.default
    options.disclosure = sendsData ? .values : .shape
    if let timeout {
      options.limits.firstPart = .seconds(timeout)
      // A longer limit on silence must not be cut short by the limit on the whole reply.
      options.limits.whole = max(options.limits.whole, .seconds(timeout))
    }
    let generator = ModelGenerator(model, tools: tools, options: options) {
      recorder?.note($0)
      observe($0)
    }
    return Loaded(model: .live(generator), recorder: recorder)
  }

  /// Loads the model with a line that shows its progress; nil if none is named.
  func loadWatched(in console: Console) throws(CommandError) -> Loaded? {
    let waiting = text.map { WaitIndicator(for: $0, on: console) }
    var loaded = try load(in: console) { waiting?.notes($0) }
    loaded?.waiting = waiting
    return loaded
  }

  /// Returns the note that the catalog knew the answer, so that the model was not asked.
  static func unasked(of intents: Int) -> Diagnostic {
    let subject = intents == 1 ? "" : "\(intents) intents were "
    return Diagnostic(
      .note, id: "model-unasked",
      "\(subject)answered by the catalog; '--only model' asks the model")
  }

  /// Reads the cassette of exchanges in a file.
  static func cassette(of file: File) throws(CommandError) -> Cassette {
    let source = try SourceText.read(file)
    let (cassette, diagnostics) = Cassette.read(source)
    guard diagnostics.isEmpty else { throw .invalidInput(diagnostics, in: source) }
    return cassette
  }

  private func loadedTools() throws(CommandError) -> [any ModelTool] {
    var loaded: [ProgramTool] = []
    for text in tools {
      let tool = try tool(text)
      guard !loaded.contains(where: { $0.definition.name == tool.definition.name }) else {
        throw .usage("repeated-tool", "the tool '\(tool.definition.name)' is given more than once")
      }
      loaded.append(tool)
    }
    return loaded
  }

  /// Parses a tool: `NAME=exec:COMMAND`, or `NAME@FILE=exec:COMMAND` with a schema of its
  /// arguments.
  private func tool(_ text: String) throws(CommandError) -> ProgramTool {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = sides[0].split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(names[0])
    guard sides.count == 2, sides[1].hasPrefix("exec:"), sides[1].utf8.count > 5,
      (1...64).contains(name.utf8.count), name.utf8.allSatisfy(Self.isNameByte)
    else {
      throw .usage(
        "invalid-tool",
        "'\(text)' is not a tool: expected NAME=exec:COMMAND or NAME@SCHEMA.json=exec:COMMAND, "
          + "with a name of letters, digits, '_' and '-'")
    }
    var (summary, parameters) = ("", #"{"type":"object"}"#)
    if names.count == 2 {
      let source = try SourceText.read(File(path: String(names[1])))
      let reading = JSONReader.read(source)
      let refusals = reading.diagnostics.filter(\.isRefusedWhenStrict)
      guard refusals.isEmpty, let tree = reading.tree, tree["type"]?.text == "object" else {
        let fault = Diagnostic(
          .error, id: "invalid-schema",
          "a tool's schema must be a JSON object with the type 'object'")
        throw .invalidInput(refusals.isEmpty ? [fault] : refusals, in: source)
      }
      summary = tree["description"]?.text ?? ""
      parameters = String(decoding: source.utf8, as: UTF8.self)
    }
    return ProgramTool(
      definition: ToolDefinition(name: name, summary: summary, parameters: parameters),
      command: String(sides[1].dropFirst(5)))
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
