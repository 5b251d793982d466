/// The weights of a layer.
struct LayerWeights: Sendable {
  var attentionNorm: [Float]
  var query: WeightMatrix
  var key: WeightMatrix
  var value: WeightMatrix
  var queryBias: [Float]?
  var keyBias: [Float]?
  var valueBias: [Float]?
  var queryNorm: [Float]?
  var keyNorm: [Float]?
  var output: WeightMatrix
  var outputNorm: [Float]?
  var feedNorm: [Float]
  var gate: WeightMatrix
  var up: WeightMatrix
  var down: WeightMatrix
  var downNorm: [Float]?
}

/// All weights of a model.
struct Weights: Sendable {
  var embedding: WeightMatrix
  var layers: [LayerWeights]
  var norm: [Float]
  /// The output matrix that yields logits; the embedding if the file has no separate one.
  var logits: WeightMatrix
  /// The divisors of the rotary embedding's frequencies.
  var rotaryFactors: [Float]?

  /// Finds the weights, and checks that each has the shape that the hyperparameters require.
  init(_ file: GGUFFile, _ sizes: Hyperparameters, vocabulary: Int) throws(ModelFault) {
    var reader = WeightReader(file: file)
    let width = sizes.width
    let embedding = try reader.matrix("token_embd.weight", rows: vocabulary, columns: width)
    norm = try reader.vector("output_norm.weight", width)
    logits =
      file.tensors["output.weight"] == nil
      ? embedding : try reader.matrix("output.weight", rows: vocabulary, columns: width)
    self.embedding = embedding
    rotaryFactors = try reader.optionalVector("rope_freqs.weight", sizes.rotaryWidth / 2)
    let kind = sizes.architecture
    var layers: [LayerWeights] = []
    for index in 0..<sizes.layers {
      func name(_ part: String) -> String { "blk.\(index).\(part)" }
      func optional(
        _ part: String, _ count: Int, isRequired: Bool
      ) throws(ModelFault) -> [Float]? {
        isRequired
          ? try reader.vector(name(part), count) : try reader.optionalVector(name(part), count)
      }
      let (queries, keys) = (sizes.queryWidth, sizes.keyWidth)
      layers.append(
        LayerWeights(
          attentionNorm: try reader.vector(name("attn_norm.weight"), width),
          query: try reader.matrix(name("attn_q.weight"), rows: queries, columns: width),
          key: try reader.matrix(name("attn_k.weight"), rows: keys, columns: width),
          value: try reader.matrix(name("attn_v.weight"), rows: keys, columns: width),
          queryBias: try optional("attn_q.bias", queries, isRequired: kind.hasBiases),
          keyBias: try optional("attn_k.bias", keys, isRequired: kind.hasBiases),
          valueBias: try optional("attn_v.bias", keys, isRequired: kind.hasBiases),
          queryNorm: try optional(
            "attn_q_norm.weight", sizes.headWidth, isRequired: kind.normalisesHeads),
          keyNorm: try optional(
            "attn_k_norm.weight", sizes.headWidth, isRequired: kind.normalisesHeads),
          output: try reader.matrix(name("attn_output.weight"), rows: width, columns: queries),
          outputNorm: try optional(
            "post_attention_norm.weight", width, isRequired: kind.normalisesResults),
          feedNorm: try reader.vector(name("ffn_norm.weight"), width),
          gate: try reader.matrix(name("ffn_gate.weight"), rows: sizes.innerWidth, columns: width),
          up: try reader.matrix(name("ffn_up.weight"), rows: sizes.innerWidth, columns: width),
          down: try reader.matrix(name("ffn_down.weight"), rows: width, columns: sizes.innerWidth),
          downNorm: try optional(
            "post_ffw_norm.weight", width, isRequired: kind.normalisesResults)))
    }
    self.layers = layers
    try reader.verifyAllUsed()
  }
}

/// Takes tensors from a file, and records which were used.
private struct WeightReader {
  let file: GGUFFile
  private var used: Set<String> = []

  init(file: GGUFFile) { self.file = file }

  mutating func matrix(
    _ name: String, rows: Int, columns: Int
  ) throws(ModelFault) -> WeightMatrix {
    guard let tensor = file.tensors[name] else { throw Self.missing(name) }
    guard tensor.rank <= 2, tensor.rows == rows, tensor.columns == columns else {
      throw .malformed(
        "the tensor \(quoted(name)) is \(tensor.columns) × \(tensor.rows), not \(columns) × \(rows)"
      )
    }
    used.insert(name)
    guard let matrix = WeightMatrix(tensor, in: file.file) else { throw Self.missing(name) }
    return matrix
  }

  mutating func vector(_ name: String, _ count: Int) throws(ModelFault) -> [Float] {
    guard let vector = try optionalVector(name, count) else { throw Self.missing(name) }
    return vector
  }

  mutating func optionalVector(_ name: String, _ count: Int) throws(ModelFault) -> [Float]? {
    guard file.tensors[name] != nil else { return nil }
    let matrix = try matrix(name, rows: 1, columns: count)
    let vector = unsafe [Float](unsafeUninitializedCapacity: count) { buffer, initialised in
      guard let start = buffer.baseAddress else { return }
      unsafe matrix.dequantise(row: 0, into: start)
      initialised = count
    }
    guard vector.allSatisfy(\.isFinite) else {
      throw .malformed("the tensor \(quoted(name)) holds a value that is not a finite number")
    }
    return vector
  }

  /// Throws if any tensor is unused, because it belongs to a variant that would be computed
  /// wrongly.
  func verifyAllUsed() throws(ModelFault) {
    let unused = file.tensors.keys.filter { !used.contains($0) }
    guard let name = unused.min() else { return }
    throw .unsupported(
      "the tensor \(quoted(name)) belongs to a variant of the architecture that is not supported")
  }

  private static func missing(_ name: String) -> ModelFault {
    .malformed("the file has no tensor \(quoted(name))")
  }
}
