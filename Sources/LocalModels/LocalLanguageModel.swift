internal import GuidedDecoding
internal import LocalModel
public import ScreenGeneration

/// A language model in a GGUF file, run in this process without a server or a network.
///
/// Its tokens are masked one by one, so that its reply is a screen of the grammar whatever its
/// weights. The same request gives the same reply for any number of threads.
public struct LocalLanguageModel: LanguageModel {
  /// Its id: `gguf:` and the name of its file, without folders.
  public let id: String
  /// The number of threads.
  public var threads: Int
  /// The folder that caches processed prompts, so that they are not read again; nil for none.
  public var promptFolder: String?

  let file: LocalModelFile

  /// Creates a model from a file, which is opened when it is first needed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - threads: The number of threads, at least 1.
  ///   - promptFolder: The folder that caches processed prompts; nil for none.
  public init(path: String, threads: Int = 1, promptFolder: String? = nil) {
    file = LocalModelFile(path: path)
    id = "gguf:" + (path.split(separator: "/").last.map(String.init) ?? path)
    self.threads = max(1, threads)
    self.promptFolder = promptFolder
  }

  /// Masks, and everything that its sampler can do.
  public var capabilities: ModelCapabilities {
    ModelCapabilities(
      guides: [.masks], takesSeed: true, takesTemperature: true, takesTopK: true, streams: true)
  }

  /// Whether the file holds a model that can run here; opens the file to find out.
  public func availability() async -> ModelAvailability {
    do throws(ModelError) {
      _ = try file.open()
      return .available
    } catch {
      guard case .unavailable(let reason) = error else { return .available }
      return .unavailable(reason)
    }
  }

  /// Opens the file, makes the masks for the request, and reads the common beginning of such
  /// requests.
  ///
  /// Replies requested meanwhile wait for it.
  public func prewarm(for request: ModelRequest) async {
    await file.warm {
      guard let opened = try? file.open() else { return }
      if case .masks(let document) = request.guide { _ = try? file.masks(of: document) }
      guard let promptFolder,
        let beginning = try? LocalPrompt(
          beginning: request, opened, threads: threads, prompts: PromptStore(folder: promptFolder))
      else { return }
      while !Task.isCancelled, (try? beginning.read()) == true { await Task.yield() }
    }
  }

  /// Answers a request: reads it, then writes token by token until the reply is complete.
  public func reply(
    to request: ModelRequest, into receive: (ModelEvent) async -> Void
  ) async throws(ModelError) {
    await file.finishWarming()
    let opened = try file.open()
    let masks: Masks?
    switch request.guide {
    case .masks(let document): masks = try file.masks(of: document)
    case nil: masks = nil
    case .gbnf: throw .unsupportedCapability("a llama.cpp grammar")
    case .jsonSchema: throw .unsupportedCapability("a JSON Schema")
    }
    var writing = try LocalWriting(
      request, opened, masks, threads: threads,
      prompts: promptFolder.map { PromptStore(folder: $0) })
    while let event = try writing.next() {
      // A reply takes long, and other tasks must get a turn.
      await Task.yield()
      guard !Task.isCancelled else { throw .cancelled }
      await receive(event)
    }
    await receive(.usage(writing.usage))
    await receive(.finished(writing.finish))
  }
}

extension LocalLanguageModel {
  /// The contents of the file and the cost of a run, on one line.
  ///
  /// - Throws: `ModelError.unavailable` if the file is not a model that can run here.
  public func summary() throws(ModelError) -> String {
    let model = try file.open().model
    let tokens = min(model.contextLength, LocalWriting.usualTokens)
    return """
      \(model.architecture), \(Self.rounded(model.parameterCount, "")) weights in \
      \(model.quantisation), \(Self.rounded(model.fileSize, "B")), \(model.tokenizer.count) \
      tokens, a context of \(model.contextLength); with \(tokens) tokens it takes \
      \(Self.rounded(model.memory(tokens: tokens), "B")) in addition to the file
      """
  }

  /// The bytes of memory for a request of usual length, including the file.
  ///
  /// - Throws: `ModelError.unavailable` if the file is not a model that can run here.
  public func memory() throws(ModelError) -> Int {
    let model = try file.open().model
    return model.fileSize + model.memory(tokens: min(model.contextLength, LocalWriting.usualTokens))
  }

  /// A number with at most three digits, and its unit.
  private static func rounded(_ number: Int, _ unit: String) -> String {
    let space = unit.isEmpty ? "" : " "
    switch number {
    case 10_000_000_000...: return "\(number / 1_000_000_000)\(space)G\(unit)"
    case 1_000_000_000...:
      return "\(number / 1_000_000_000).\(number / 100_000_000 % 10)\(space)G\(unit)"
    case 1_000_000...: return "\(number / 1_000_000)\(space)M\(unit)"
    default: return "\(number / 1000)\(space)k\(unit)"
    }
  }
}
