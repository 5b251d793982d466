internal import ScreenText

/// A language model in a GGUF file, ready to run in this process.
///
/// The file is memory-mapped, so the system can evict its pages. Several tasks can use the model at
/// once, each with its own session.
public struct TransformerModel: Sendable {
  /// The tokenizer of the model.
  public let tokenizer: Tokenizer
  /// The format of conversations; nil if the file has no chat template of a known family.
  public let template: ChatTemplate?
  /// The name of the model, as stated in the file.
  public let name: String?
  /// The name of the architecture, such as `llama`.
  public var architecture: String { sizes.architecture.rawValue }
  /// The context length that the model was trained for, in tokens.
  public var contextLength: Int { sizes.contextLength }
  /// The number of weights.
  public let parameterCount: Int
  /// The quantisation type that most of the layers' matrices use by size, such as `Q4_1`.
  public let quantisation: String
  /// The size of the file, in bytes.
  public let fileSize: Int

  /// A fingerprint of the file: its size combined with a hash of its first and last 64 KiB.
  public let fingerprint: UInt64

  let file: MappedFile
  let sizes: Hyperparameters
  let weights: Weights

  /// Opens a model file.
  ///
  /// - Throws: `ModelFault` if the file cannot be read, is malformed, or is not supported.
  public init(opening path: String) throws(ModelFault) {
    try self.init(GGUFFile(path: path))
  }

  init(_ file: GGUFFile) throws(ModelFault) {
    self.file = file.file
    let sizes = try Hyperparameters(file)
    tokenizer = try Tokenizer(file)
    weights = try Weights(file, sizes, vocabulary: tokenizer.count)
    self.sizes = sizes
    name = try file.text("general.name")
    template = try file.text("tokenizer.chat_template").flatMap(ChatTemplate.init(jinja:))
    fileSize = unsafe file.file.bytes.count
    let ends = unsafe [file.file.bytes.prefix(1 << 16), file.file.bytes.suffix(1 << 16)]
    fingerprint = unsafe FNV1a.hash(ends.joined()) ^ UInt64(fileSize)
    parameterCount = file.tensors.values.reduce(0) { $0 + $1.rows * $1.columns }
    let layers = file.tensors.values.filter { $0.name.hasPrefix("blk.") && $0.rows > 1 }
    let weighed = TensorType.allCases.map { type in
      (type, layers.reduce(0) { $1.type == type ? $0 + $1.range.count : $0 })
    }
    quantisation = weighed.max { $0.1 < $1.1 }?.0.name ?? ""
  }

  /// Returns the bytes that a session of some tokens needs in addition to the file, without the
  /// slack of growing buffers; `Int.max` for a file whose sizes need more than an address space.
  public func memory(tokens: Int) -> Int {
    let factors = [sizes.layers, sizes.keyWidth, 4, min(max(tokens, 0), contextLength)]
    let cache = factors.reduce(1) { product, factor in
      let (bytes, isTooLarge) = product.multipliedReportingOverflow(by: factor)
      return isTooLarge ? .max : bytes
    }
    let (bytes, isTooLarge) = cache.addingReportingOverflow(
      Workspace.size(sizes) + tokenizer.count * 4)
    return isTooLarge ? .max : bytes
  }

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - threads: The number of threads, at least 1; the results are bit-identical for any number.
  ///   - contextLimit: The greatest number of tokens; nil for the context length of the model,
  ///     which is also the maximum.
  /// - Returns: A session without tokens.
  public func session(threads: Int, contextLimit: Int? = nil) -> Session {
    Session(self, threads: threads, limit: min(contextLimit ?? contextLength, contextLength))
  }
}
