/// A family of transformers, by the name that files give it.
enum Architecture: String, Sendable, CaseIterable {
  case llama, qwen2, qwen3, gemma3

  /// Which numbers of a head turn together in the rotary embedding.
  enum RotaryPairs {
    /// Neighbours: 0 and 1, 2 and 3.
    case neighbours
    /// The same place in both halves.
    case halves
  }

  /// What gates the two sides of the feed-forward block.
  enum Gate { case silu, gelu }

  var rotaryPairs: RotaryPairs { self == .llama ? .neighbours : .halves }

  var gate: Gate { self == .gemma3 ? .gelu : .silu }

  /// Whether queries, keys and values have biases.
  var hasBiases: Bool { self == .qwen2 }

  /// Whether the heads of queries and keys are normalised.
  var normalisesHeads: Bool { self == .qwen3 || self == .gemma3 }

  /// Whether the results of both blocks of a layer are normalised.
  var normalisesResults: Bool { self == .gemma3 }

  /// Whether embeddings are multiplied with the root of their length.
  var scalesEmbeddings: Bool { self == .gemma3 }
}
