internal import ScreenDiagnostics

/// Why a text names no model that can be asked.
public enum ModelNameError: Error, Hashable, Sendable {
  /// No provider has the prefix of the text.
  case unknownProvider(String, known: [String], suggestion: String?)
  /// The text names a provider and no model; the syntax says what follows the colon.
  case noModel(String, syntax: String)
  /// The provider has no models with the named ability.
  case unknownAbility(String, known: [String], suggestion: String?)
  /// The provider cannot make the model.
  case unusable(prefix: String, ModelError)
}

extension ModelNameError: CustomStringConvertible {
  /// What is wrong and what would be right, in one lower-case sentence.
  public var description: String {
    switch self {
    case .unknownProvider(let text, let known, let suggestion):
      "the model '\(text)' is not supported; use one of " + known.joined(separator: ", ")
        + Spelling.hint(suggestion)
    case .noModel(let text, let syntax): "'\(text)' names no model; write \(syntax)"
    case .unknownAbility(let word, let known, let suggestion) where known.isEmpty:
      "'+\(word)' is not an ability of this model" + Spelling.hint(suggestion)
    case .unknownAbility(let word, let known, let suggestion):
      "there is no ability '\(word)'; use one of " + known.joined(separator: ", ")
        + Spelling.hint(suggestion)
    case .unusable(let prefix, let error): "'\(prefix)': \(error.description)"
    }
  }
}

extension ModelProvider {
  /// The model that a text names, such as `ollama:llama3.2`; it is not asked anything yet.
  ///
  /// - Parameters:
  ///   - text: The provider's prefix, a colon, and what the provider makes a model of.
  ///   - providers: Those that may be named.
  ///   - settings: What they find outside, such as keys.
  /// - Returns: The model.
  /// - Throws: `ModelNameError` for a text that names none of their models.
  public static func model(
    named text: String, among providers: [ModelProvider], settings: ModelSettings = ModelSettings()
  ) throws(ModelNameError) -> any LanguageModel {
    let name = ModelName(text)
    guard let provider = providers.first(where: { $0.prefix == name.prefix }) else {
      let prefixes = providers.map(\.prefix)
      throw .unknownProvider(
        text, known: providers.map(\.syntax),
        suggestion: Spelling.nearest(to: name.prefix, among: prefixes))
    }
    guard name.model.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else {
      throw .noModel(text, syntax: provider.syntax)
    }
    for word in name.abilities where !provider.abilities.contains(word) {
      throw .unknownAbility(
        word, known: provider.abilities,
        suggestion: Spelling.nearest(to: word, among: provider.abilities))
    }
    do throws(ModelError) {
      return try provider.model(name, settings)
    } catch {
      throw .unusable(prefix: provider.prefix, error)
    }
  }
}
