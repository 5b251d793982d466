/// A provider of language models, named by the prefix before the colon in `ollama:llama3.2`.
public struct ModelProvider: Sendable {
  /// Makes the model of a name that has the provider's prefix; it asks nobody.
  public typealias Making =
    @Sendable (ModelName, ModelSettings) throws(ModelError) -> any LanguageModel

  /// The prefix before the colon.
  public var prefix: String
  /// The syntax of the whole name, such as `ollama:MODEL`.
  public var syntax: String
  /// A one-line description of whose models they are.
  public var summary: String
  /// The abilities that may follow the prefix, as in `exec+tools:COMMAND`.
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
  /// It answers, and has models with these names; empty if it has a single model that needs no
  /// name.
  case answers(models: [String])
  /// It cannot be asked, for a named reason.
  case unavailable(UnavailableReason)
}

/// The external settings of a provider: keys and addresses, by the names of environment variables.
public struct ModelSettings: Sendable {
  /// The value of a variable; nil if it is not set.
  public var variable: @Sendable (String) -> String?

  /// Creates settings; by default, no variable is set.
  public init(variable: @escaping @Sendable (String) -> String? = { _ in nil }) {
    self.variable = variable
  }
}
