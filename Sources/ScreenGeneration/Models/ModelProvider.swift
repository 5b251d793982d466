/// A way to name language models: what precedes the colon in `ollama:llama3.2`.
public struct ModelProvider: Sendable {
  /// Makes the model of a name that has the provider's prefix; it asks nobody.
  public typealias Making =
    @Sendable (ModelName, ModelSettings) throws(ModelError) -> any LanguageModel

  /// What precedes the colon.
  public var prefix: String
  /// How the whole is written, such as `ollama:MODEL`.
  public var syntax: String
  /// Whose models they are, in a line.
  public var summary: String
  /// What may be said of its models after the prefix, as in `exec+tools:COMMAND`.
  public var abilities: [String]
  /// Its state here, by what is set outside; nil where it is not set up.
  public var state: @Sendable (ModelSettings) async -> ProviderState?
  /// The model of a name.
  public var model: Making

  /// Creates a provider.
  public init(
    prefix: String, syntax: String, summary: String, abilities: [String] = [],
    state: @escaping @Sendable (ModelSettings) async -> ProviderState? = { _ in nil },
    model: @escaping Making
  ) {
    self.prefix = prefix
    self.syntax = syntax
    self.summary = summary
    self.abilities = abilities
    self.state = state
    self.model = model
  }
}

/// The state of a provider, before a model is named.
public enum ProviderState: Hashable, Sendable {
  /// It answers, and has models of these names; none where it has one that needs no name.
  case answers(models: [String])
  /// It cannot be asked, for a named reason.
  case unavailable(UnavailableReason)
}

/// What a provider finds outside: keys and addresses, by the names of environment variables.
public struct ModelSettings: Sendable {
  /// The value of a variable; nil where it is not set.
  public var variable: @Sendable (String) -> String?

  /// Creates settings; left out, no variable is set.
  public init(variable: @escaping @Sendable (String) -> String? = { _ in nil }) {
    self.variable = variable
  }
}
