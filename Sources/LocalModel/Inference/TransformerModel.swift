internal import ScreenText

/// A language model in a GGUF file, ready to run in this process.
///
/// The file is mapped, so that a model takes the memory that the system can spare. It can be used
/// from several tasks at once, each with a session of its own.
public struct TransformerModel: Sendable {
  /// The tokens of the model.
  public let tokenizer: Tokenizer
  /// How conversations are written for it; nil where the file names no family that is known.
  public let template: ChatTemplate?
  /// The name of the model, as the file states it.
  public let name: String?
  /// The family of transformers, such as `llama`.
  public var architecture: String { sizes.architecture.rawValue }
  /// How many tokens the model was made for.
  public var contextLength: Int { sizes.contextLength }
  /// How many weights it has.
  public let parameterCount: Int
  /// The quantisation that most weights have, such as `Q4_1`.
  public let quantisation: String
  /// How many bytes the file has.
  public let fileSize: Int

  /// What tells this file from others: its length and a hash of its first and last bytes.
  public let fingerprint: UInt64

  let file: MappedFile
  let sizes: Hyperparameters
  let weights: Weights

  /// Opens a file.
  ///
  /// - Throws: `ModelFault` where the file cannot be read, is broken, or is not supported.
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
    var counts: [TensorType: Int] = [:]
    for tensor in file.tensors.values where tensor.rows > 1 {
      counts[tensor.type, default: 0] += tensor.rows * tensor.columns
    }
    parameterCount = file.tensors.values.reduce(0) { $0 + $1.rows * $1.columns }
    let layers = file.tensors.values.filter { $0.name.hasPrefix("blk.") && $0.rows > 1 }
    let weighed = TensorType.allCases.map { type in
      (type, layers.reduce(0) { $1.type == type ? $0 + $1.range.count : $0 })
    }
    quantisation = weighed.max { $0.1 < $1.1 }?.0.name ?? ""
  }

  /// How many bytes a session of so many tokens takes beside the file.
  public func memory(tokens: Int) -> Int {
    sizes.layers * sizes.keyWidth * 4 * min(max(tokens, 0), contextLength)
      + Workspace.size(sizes) + tokenizer.count * 4
  }

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - threads: How many threads work, 1 at least; the bits do not depend on it.
  ///   - contextLimit: The most tokens; nil for as many as the model was made for.
  /// - Returns: A session that has read nothing yet.
  public func session(threads: Int, contextLimit: Int? = nil) -> Session {
    Session(self, threads: threads, limit: min(contextLimit ?? contextLength, contextLength))
  }
}
