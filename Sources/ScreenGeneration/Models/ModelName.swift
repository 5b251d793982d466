/// What names a language model on a command line: `ollama:llama3.2`, `exec+tools:./ask`, or the path of a
/// GGUF file.
public struct ModelName: Hashable, Sendable {
  /// The provider's prefix, before the first colon.
  public var prefix: String
  /// What the model is said to be able to do: the words that a `+` adds to the prefix.
  public var abilities: [String]
  /// What the provider makes a model of; empty where nothing follows the colon.
  public var model: String

  /// Takes a text apart at its first colon; a path that ends in `.gguf` needs no prefix.
  public init(_ text: String) {
    if text.hasSuffix(".gguf"), !text.hasPrefix("gguf:") {
      self.init(prefix: "gguf", model: text)
      return
    }
    let sides = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let words = sides[0].split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    self.init(
      prefix: words[0], abilities: Array(words.dropFirst()),
      model: sides.count > 1 ? String(sides[1]) : "")
  }

  /// Creates a name of its parts.
  public init(prefix: String, abilities: [String] = [], model: String) {
    self.prefix = prefix
    self.abilities = abilities
    self.model = model
  }
}
