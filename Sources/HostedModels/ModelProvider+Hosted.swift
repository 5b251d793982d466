internal import ScreenDiagnostics
public import ScreenGeneration

extension ModelProvider {
  /// The providers that call a host over HTTP.
  public static let hosted: [ModelProvider] = [openai, anthropic, llama, ollama, gemini]

  /// OpenAI and every server that is compatible with its Chat Completions API.
  public static let openai = ModelProvider(
    prefix: "openai", syntax: "openai:[URL#]MODEL",
    summary: "OpenAI, vLLM, SGLang, LM Studio, and other Chat Completions servers",
    state: { settings in
      let isSet = settings.isSet("OPENAI_API_KEY") || settings.isSet("OPENAI_BASE_URL")
      return isSet ? await state { () throws(ModelError) in try openai("", settings) } : nil
    }
  ) { (name, settings) throws(ModelError) in
    let model = try openai(name.model, settings)
    guard !model.format.model.isEmpty else { throw missingModel("openai:URL#MODEL") }
    return model
  }

  private static func openai(
    _ name: String, _ settings: ModelSettings
  ) throws(ModelError) -> HostedModel<ChatCompletions> {
    let base = settings.variable("OPENAI_BASE_URL")
    let place = try ModelEndpoint(name, default: base ?? "https://api.openai.com/v1")
    let key = settings.variable("OPENAI_API_KEY") ?? ""
    // A self-hosted server may need no key.
    guard !key.isEmpty || place.isNamed || base != nil else { throw missingKey("OPENAI_API_KEY") }
    return HostedModel(
      format: ChatCompletions(
        id: "openai:\(name)", dialect: .openai, base: place.base, model: place.model, key: key),
      transport: SystemTransport.shared,
      setting: HostSetting(
        address: place.isNamed ? nil : "OPENAI_BASE_URL", key: "OPENAI_API_KEY"))
  }

  /// Anthropic's models.
  public static let anthropic = keyed(
    "anthropic", summary: "Anthropic's models", variables: "ANTHROPIC",
    base: "https://api.anthropic.com"
  ) { AnthropicMessages(id: $0, base: $1, model: $2, key: $3) }

  /// A llama.cpp server, constrained by a grammar.
  ///
  /// Its address is part of the model's name; only the key comes from an environment variable.
  public static let llama = ModelProvider(
    prefix: "llama", syntax: "llama:URL",
    summary: "a llama.cpp server, constrained by the grammar itself"
  ) { (name, settings) throws(ModelError) in
    let place = try ModelEndpoint(
      name.model.isEmpty ? "http://127.0.0.1:8080#" : name.model, default: "")
    guard place.isNamed else { throw missingAddress("llama:http://127.0.0.1:8080") }
    return HostedModel(
      format: ChatCompletions(
        id: "llama:\(name.model)", dialect: .llama,
        base: place.base.hasSuffix("/v1") ? place.base : place.base + "/v1", model: place.model,
        key: settings.variable("LLAMA_API_KEY") ?? ""),
      transport: SystemTransport.shared, setting: HostSetting(key: "LLAMA_API_KEY"))
  }

  /// The models that Ollama runs.
  public static let ollama = ModelProvider(
    prefix: "ollama", syntax: "ollama:MODEL", summary: "models that Ollama runs",
    state: { settings in
      guard settings.isSet("OLLAMA_HOST") else { return nil }
      return await state { () throws(ModelError) in try ollama("", settings) }
    }
  ) { (name, settings) throws(ModelError) in
    guard !name.model.isEmpty else { throw missingModel("ollama:MODEL") }
    return try ollama(name.model, settings)
  }

  private static func ollama(
    _ name: String, _ settings: ModelSettings
  ) throws(ModelError) -> HostedModel<OllamaChat> {
    let host = settings.variable("OLLAMA_HOST") ?? "http://127.0.0.1:11434"
    let base = host.firstRange(of: "://") == nil ? "http://\(host)" : host
    return HostedModel(
      format: OllamaChat(id: "ollama:\(name)", base: try ModelEndpoint.base(base), model: name),
      transport: SystemTransport.shared, setting: HostSetting(address: "OLLAMA_HOST"))
  }

  /// Google's Gemini models.
  public static let gemini = keyed(
    "gemini", summary: "Google's Gemini models", variables: "GEMINI",
    base: "https://generativelanguage.googleapis.com/v1beta"
  ) { GeminiContent(id: $0, base: $1, model: $2, key: $3) }

  /// Returns the provider for a host that always requires a key.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of its model names.
  ///   - summary: What it offers.
  ///   - variables: The prefix of its environment variables.
  ///   - base: The default base address, which a variable can override.
  ///   - format: Creates the wire format from an id, a base address, a model and a key.
  /// - Returns: The provider.
  private static func keyed<Format: WireFormat>(
    _ prefix: String, summary: String, variables: String, base: String,
    format: @escaping @Sendable (String, String, String, String) -> Format
  ) -> ModelProvider {
    let keyName = variables + "_API_KEY"
    @Sendable func host(
      _ name: String, _ settings: ModelSettings
    ) throws(ModelError) -> HostedModel<Format> {
      guard let key = settings.variable(keyName), !key.isEmpty else { throw missingKey(keyName) }
      let base = try ModelEndpoint.base(settings.variable(variables + "_BASE_URL") ?? base)
      return HostedModel(
        format: format("\(prefix):\(name)", base, name, key), transport: SystemTransport.shared,
        setting: HostSetting(address: variables + "_BASE_URL", key: keyName))
    }
    return ModelProvider(
      prefix: prefix, syntax: "\(prefix):MODEL", summary: summary,
      state: { settings in
        guard settings.isSet(keyName) else { return nil }
        return await state { () throws(ModelError) in try host("", settings) }
      }
    ) { (name, settings) throws(ModelError) in
      guard !name.model.isEmpty else { throw missingModel("\(prefix):MODEL") }
      return try host(name.model, settings)
    }
  }
}

// MARK: - States and reasons

extension ModelProvider {
  /// Returns the state of a configured host.
  private static func state<Format>(
    _ host: () throws(ModelError) -> HostedModel<Format>
  ) async -> ProviderState {
    do throws(ModelError) {
      return await (try host()).state()
    } catch {
      guard case .unavailable(let reason) = error else {
        return .unavailable(
          UnavailableReason(
            .notConfigured, error.description, nextStep: "fix its environment variables"))
      }
      return .unavailable(reason)
    }
  }

  private static func missingKey(_ variable: String) -> ModelError {
    .unavailable(
      UnavailableReason(
        .notConfigured, "\(variable) is not set",
        nextStep: "set it to your key for the host"))
  }

  private static func missingModel(_ syntax: String) -> ModelError {
    .unavailable(
      UnavailableReason(.notConfigured, "no model is named", nextStep: "write it as \(syntax)"))
  }

  private static func missingAddress(_ example: String) -> ModelError {
    .unavailable(
      UnavailableReason(.notConfigured, "no address is named", nextStep: "write it as \(example)"))
  }
}

extension ModelSettings {
  /// Whether a variable has a non-empty value.
  fileprivate func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }
}
