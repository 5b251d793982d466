#if canImport(FoundationModels)
  internal import FoundationModels
  internal import Sampling
  internal import ScreenGrammar
  internal import ScreenSchemas

  /// The on-device language model of Apple's systems; no data leaves the device.
  ///
  /// It is constrained to the schema of a request. Its reply is admitted like any other, because
  /// the system does not enforce all of a schema.
  @available(macOS 26, iOS 26, visionOS 26, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public struct SystemModel: LanguageModel {
    /// Its id.
    public var id: String { "system" }

    /// Its capabilities.
    public var capabilities: ModelCapabilities {
      ModelCapabilities(
        guides: [.jsonSchema(.local)], takesSeed: true, takesTemperature: true, takesTopK: true,
        streams: true, contextSize: Self.contextSize)
    }

    /// How many tokens a session may have; nil if the system does not say.
    private static var contextSize: Int? {
      guard #available(macOS 26.4, iOS 26.4, visionOS 26.4, *) else { return nil }
      return SystemLanguageModel.default.contextSize
    }

    /// Creates the model, which is not loaded until it is used.
    public init() {}

    /// Whether the system has it and, if not, why; an unknown reason keeps the name that the system
    /// gives it.
    public func availability() async -> ModelAvailability {
      switch SystemLanguageModel.default.availability {
      case .available: .available
      case .unavailable(let reason): .unavailable(Self.reason(reason))
      @unknown default: .unavailable(Self.unknown("unknown"))
      }
    }

    /// Loads the model and lets it read the instructions.
    public func prewarm(for request: ModelRequest) async {
      guard await availability() == .available else { return }
      LanguageModelSession(model: .default, tools: [], instructions: request.system)
        .prewarm(promptPrefix: nil)
    }

    /// Answers, passing the text on as it grows or, with a schema, once it is complete.
    public func reply(
      to request: ModelRequest, into receive: (ModelEvent) async -> Void
    ) async throws(ModelError) {
      if case .unavailable(let reason) = await availability() { throw .unavailable(reason) }
      guard request.tools.isEmpty else { throw .unsupportedCapability("tools") }
      let session = LanguageModelSession(
        model: .default, tools: [], instructions: request.system)
      let prompt = Self.words(of: request.messages)
      let options = Self.options(for: request)
      switch request.guide {
      case nil:
        do {
          var written = ""
          for try await snapshot in session.streamResponse(to: prompt, options: options) {
            // A snapshot holds everything written so far.
            let more = String(
              decoding: snapshot.content.utf8.dropFirst(written.utf8.count), as: UTF8.self)
            written = snapshot.content
            if !more.isEmpty { await receive(.text(more)) }
          }
        } catch {
          throw Self.error(error)
        }
      case .jsonSchema(let name, let text):
        let schema = try Self.schema(text, named: name)
        do {
          // The prompt has the schema in words, and an example of it.
          let response = try await session.respond(
            to: prompt, schema: schema, includeSchemaInPrompt: false, options: options)
          await receive(.text(response.content.jsonString))
        } catch {
          throw Self.error(error)
        }
      case .gbnf: throw .unsupportedCapability("a llama.cpp grammar")
      case .masks: throw .unsupportedCapability("token masks")
      }
      guard !Task.isCancelled else { throw .cancelled }
      await receive(.finished(.stop))
    }

    /// The conversation as one prompt, because a session starts without a history.
    private static func words(of messages: [ModelMessage]) -> String {
      messages.map { message in
        switch message {
        case .user(let text): text
        case .model(let text, _): "You answered:\n\n" + text
        case .result(let result): "\(result.call.name) gave:\n\n" + result.text
        }
      }.joined(separator: "\n\n")
    }

    private static func options(for request: ModelRequest) -> GenerationOptions {
      let sampling = request.sampling
      guard !sampling.isGreedy else {
        return GenerationOptions(
          sampling: .greedy, temperature: nil, maximumResponseTokens: request.limits.tokens)
      }
      let mode: GenerationOptions.SamplingMode =
        sampling.topK.map { .random(top: $0, seed: sampling.seed) }
        ?? .random(probabilityThreshold: sampling.topP ?? 1, seed: sampling.seed)
      // The system documents temperatures up to 1.
      return GenerationOptions(
        sampling: mode, temperature: min(1, sampling.temperature),
        maximumResponseTokens: request.limits.tokens)
    }

    private static func reason(
      _ reason: SystemLanguageModel.Availability.UnavailableReason
    ) -> UnavailableReason {
      switch reason {
      case .deviceNotEligible:
        UnavailableReason(
          .deviceNotEligible, "this device cannot run Apple Intelligence",
          nextStep: "use another model")
      case .appleIntelligenceNotEnabled:
        UnavailableReason(
          .notEnabled, "Apple Intelligence is switched off",
          nextStep: "switch it on in the system's settings")
      case .modelNotReady:
        UnavailableReason(
          .modelNotReady, "the system's model is not downloaded",
          nextStep: "wait, or check that it is available for the region and language")
      @unknown default: unknown(String(describing: reason))
      }
    }

    private static func unknown(_ name: String) -> UnavailableReason {
      UnavailableReason(
        .init(rawValue: name), "the system's model is unavailable: \(name)",
        nextStep: "use another model")
    }
  }
#endif
