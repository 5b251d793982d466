/// The sizes and constants of a model, as stated in its file.
struct Hyperparameters: Sendable {
  var architecture: Architecture
  var layers: Int
  /// The width of the residual stream: the number of values per token between layers.
  var width: Int
  /// The inner width of the feed-forward block.
  var innerWidth: Int
  var heads: Int
  /// The number of key-value heads, each shared by several query heads.
  var sharedHeads: Int
  /// The number of values in a head.
  var headWidth: Int
  /// The context length that the model was trained for, in tokens.
  var contextLength: Int
  /// The constant added to the mean square in normalisations.
  var epsilon: Float
  /// The number of values in a head that the rotary embedding rotates.
  var rotaryWidth: Int
  var rotaryBase: Double
  /// The divisor of positions.
  var rotaryScale: Double
  /// The rotary base in layers with a window.
  var localRotaryBase: Double
  /// The number of tokens that a layer with a window attends to, including the current one; nil if
  /// no layer has a window.
  var window: Int?
  /// The factor of the product of a query and a key.
  var attentionScale: Float
  /// The bound of the soft cap on logits; nil if there is none.
  var logitBound: Float?

  /// Returns whether a layer attends only to its window: all but every sixth layer do.
  func hasWindow(layer: Int) -> Bool { window != nil && layer % 6 < 5 }

  /// The number of values in all query heads.
  var queryWidth: Int { heads * headWidth }
  /// The number of values in all key heads.
  var keyWidth: Int { sharedHeads * headWidth }

  /// Reads the hyperparameters from a file.
  ///
  /// The bounds are greater than in any real model, and small enough that products do not overflow.
  init(_ file: GGUFFile) throws(ModelFault) {
    guard let name = try file.text("general.architecture") else {
      throw .malformed("the file does not name its architecture")
    }
    guard let architecture = Architecture(rawValue: name) else {
      let known = Architecture.allCases.map(\.rawValue).joined(separator: ", ")
      throw .unsupported("the architecture \(quoted(name)) is not supported; \(known) are")
    }
    self.architecture = architecture
    func integer(_ key: String, in bounds: ClosedRange<Int>) throws(ModelFault) -> Int? {
      try file.integer("\(name).\(key)", in: bounds)
    }
    func required(_ key: String, in bounds: ClosedRange<Int>) throws(ModelFault) -> Int {
      guard let number = try integer(key, in: bounds) else {
        throw .malformed("the file does not state \(quoted("\(name).\(key)"))")
      }
      return number
    }
    layers = try required("block_count", in: 1...1024)
    width = try required("embedding_length", in: 1...1 << 17)
    innerWidth = try required("feed_forward_length", in: 1...1 << 20)
    heads = try required("attention.head_count", in: 1...4096)
    sharedHeads = try integer("attention.head_count_kv", in: 1...4096) ?? heads
    contextLength = try required("context_length", in: 1...1 << 30)
    guard heads % sharedHeads == 0 else {
      throw .malformed("\(heads) heads cannot share \(sharedHeads) heads of keys")
    }
    headWidth = try integer("attention.key_length", in: 1...4096) ?? width / heads
    let valueWidth = try integer("attention.value_length", in: 1...4096) ?? headWidth
    guard headWidth > 0, headWidth % 2 == 0, valueWidth == headWidth else {
      throw .unsupported("heads of \(headWidth) and \(valueWidth) numbers are not supported")
    }
    rotaryWidth = try integer("rope.dimension_count", in: 2...4096) ?? headWidth
    guard rotaryWidth <= headWidth, rotaryWidth % 2 == 0 else {
      throw .malformed("heads of \(headWidth) numbers cannot rotate \(rotaryWidth) of them")
    }
    if let experts = try integer("expert_count", in: 0...1 << 20), experts > 0 {
      throw .unsupported("models with experts are not supported")
    }
    func positive(_ key: String) throws(ModelFault) -> Double? {
      guard let number = try file.real("\(name).\(key)") else { return nil }
      guard number > 1e-30, number < 1e30 else {
        throw .malformed("\(quoted("\(name).\(key)")) is out of bounds")
      }
      return number
    }
    epsilon = Float(try positive("attention.layer_norm_rms_epsilon") ?? 1e-5)
    let isGemma = architecture == .gemma3
    rotaryBase = try positive("rope.freq_base") ?? (isGemma ? 1_000_000 : 10_000)
    localRotaryBase = try positive("rope.freq_base_swa") ?? 10_000
    rotaryScale = try Self.rotaryScale(file, name)
    window = isGemma ? try integer("attention.sliding_window", in: 1...1 << 30) ?? 1024 : nil
    // The largest Gemma 3, recognised by its 62 layers, does not scale by the width of a head.
    let divisor = isGemma && layers == 62 ? width / heads : headWidth
    attentionScale = 1 / Float(max(divisor, 1)).squareRoot()
    logitBound = try positive("final_logit_softcapping").map { Float($0) }
  }

  private static func rotaryScale(_ file: GGUFFile, _ name: String) throws(ModelFault) -> Double {
    let scaling = try file.text("\(name).rope.scaling.type") ?? "linear"
    guard scaling == "linear" || scaling == "none" else {
      throw .unsupported("positions scaled by \(quoted(scaling)) are not supported")
    }
    let stated = try file.real("\(name).rope.scaling.factor")
    let older = try file.real("\(name).rope.scale_linear")
    guard scaling == "linear", let factor = stated ?? older, factor != 0 else { return 1 }
    guard factor >= 1, factor <= 1e6 else {
      throw .malformed("the factor \(factor) of positions is out of bounds")
    }
    return factor
  }
}
