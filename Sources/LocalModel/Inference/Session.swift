/// A text that a model reads and continues, token by token.
///
/// It keeps what the model made of the tokens so far. It belongs to one task at a time.
public final class Session {
  /// The tokens so far.
  public private(set) var tokens: [Int] = []
  /// The most tokens.
  public let limit: Int
  /// How many threads work.
  public var threads: Int { pool.count }

  let model: TransformerModel
  private let pool: ThreadPool
  private let pass: ForwardPass
  let cache: KeyValueCache

  init(
    _ model: TransformerModel, threads: Int, limit: Int, kernels: Kernels = .best
  ) {
    self.model = model
    self.limit = max(limit, 0)
    pool = ThreadPool(count: threads)
    pass = ForwardPass(model.weights, model.sizes, pool, kernels)
    cache = KeyValueCache(layers: model.sizes.layers, width: model.sizes.keyWidth)
  }

  private init(_ other: Session) {
    model = other.model
    limit = other.limit
    tokens = other.tokens
    pool = other.pool
    pass = other.pass
    cache = other.cache.copy(other.tokens.count)
  }

  /// Reads tokens, many at once, and gives the logits after the last: one for each token of the
  /// vocabulary.
  ///
  /// Where it throws, the session is as before.
  ///
  /// - Throws: `ModelFault` where there are none, where one is unknown, where they are too many, or
  ///   where the file was changed or holds what is no number.
  public func prefill(_ tokens: [Int]) throws(ModelFault) -> [Float] {
    var last: [Float] = []
    try read(tokens) { (index) throws(ModelFault) in
      if index == tokens.count - 1 { last = try logits(after: index % Workspace.batch) }
    }
    return last
  }

  /// Reads tokens, and shows the logits after each: what the model thinks of a text that is there.
  ///
  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - visit: Gets the index of a token and the logits after it.
  /// - Throws: `ModelFault`, as `prefill`.
  public func evaluate(
    _ tokens: [Int], _ visit: (_ index: Int, _ logits: [Float]) -> Void
  ) throws(ModelFault) {
    try read(tokens) { (index) throws(ModelFault) in
      visit(index, try logits(after: index % Workspace.batch))
    }
  }

  /// Reads one token, and gives the logits after it.
  ///
  /// - Throws: `ModelFault`, as `prefill`.
  public func step(_ token: Int) throws(ModelFault) -> [Float] { try prefill([token]) }

  /// A session of its own that has read the same tokens; it shares this one's threads, and belongs
  /// to the same task.
  public func fork() -> Session { Session(self) }

  /// Forgets all but the first tokens.
  ///
  /// - Parameter count: How many are kept; all where there are fewer.
  public func rewind(to count: Int) {
    tokens.removeLast(max(0, tokens.count - max(0, count)))
  }

  /// Takes over the tokens whose keys and values the cache was given.
  func replaceTokens(with tokens: [Int]) { self.tokens = tokens }

  /// Sends tokens through the model, and calls `visit` for each while its results are there.
  private func read(
    _ tokens: [Int], _ visit: (Int) throws(ModelFault) -> Void
  ) throws(ModelFault) {
    guard !tokens.isEmpty else {
      throw ModelFault(kind: .unknownToken, message: "there is no token to read")
    }
    if let token = tokens.first(where: { !(0..<model.tokenizer.count ~= $0) }) {
      throw ModelFault(
        kind: .unknownToken, message: "the vocabulary has no token \(token)")
    }
    let before = self.tokens.count
    guard tokens.count <= limit - before else {
      throw ModelFault(
        kind: .contextFull,
        message:
          "the text takes \(before + tokens.count) tokens, and the context holds \(limit)")
    }
    cache.reserve(before + tokens.count, keeping: before)
    for start in stride(from: 0, to: tokens.count, by: Workspace.batch) {
      let end = min(start + Workspace.batch, tokens.count)
      try model.file.verify()
      pass.run(tokens[start..<end], at: before + start, cache)
      for index in start..<end { try visit(index) }
    }
    self.tokens += tokens
  }

  /// The logits after a token of the batch that was sent through last.
  private func logits(after index: Int) throws(ModelFault) -> [Float] {
    let count = model.tokenizer.count
    let logits = unsafe [Float](unsafeUninitializedCapacity: count) { buffer, initialised in
      guard let start = buffer.baseAddress else { return }
      unsafe pass.logits(after: index, into: start)
      initialised = count
    }
    // A number that is none anywhere in the weights comes through to here.
    guard logits.allSatisfy(\.isFinite) else {
      throw .malformed("the weights hold what is no number, or numbers that are too large")
    }
    return logits
  }
}
