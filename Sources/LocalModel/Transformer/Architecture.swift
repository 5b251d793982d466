/// A transformer architecture; the raw value is its name in files.
enum Architecture: String, Sendable, CaseIterable {
  case llama, qwen2, qwen3, gemma3

  /// Which values of a head the rotary embedding rotates together.
  enum RotaryPairs {
    /// Neighbours: 0 and 1, 2 and 3.
    case neighbours
    /// The values at the same position in both halves of the head.
    case halves
  }

  /// The activation function of the gate in the feed-forward block.
  enum Gate { case silu, gelu }

  var rotaryPairs: RotaryPairs { self == .llama ? .neighbours : .halves }

  var gate: Gate { self == .gemma3 ? .gelu : .silu }

  /// Whether queries, keys and values have biases.
  var hasBiases: Bool { self == .qwen2 }

  /// Whether each head of queries and keys is normalised.
  var normalisesHeads: Bool { self == .qwen3 || self == .gemma3 }

  /// Whether the outputs of both blocks of a layer are normalised.
  var normalisesResults: Bool { self == .gemma3 }

  /// Whether embeddings are multiplied by the square root of their width.
  var scalesEmbeddings: Bool { self == .gemma3 }
}
