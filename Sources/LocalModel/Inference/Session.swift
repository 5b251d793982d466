/// A text that a model reads and continues, token by token.
///
/// It caches the keys and values of the tokens so far. It must be used by one task at a time.
public final class Session {
  /// The tokens read so far.
  public private(set) var tokens: [Int] = []
  /// The greatest number of tokens.
  public let limit: Int
  /// The number of threads.
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

  /// Reads tokens in batches, and returns the logits after the last one: one logit per token of the
  /// vocabulary.
  ///
  /// If this throws, the session is unchanged.
  ///
  /// - Throws: `ModelFault` if there are no tokens, if one is unknown, if they exceed the limit, if
  ///   the file was changed, or if the weights yield logits that are not finite.
  public func prefill(_ tokens: [Int]) throws(ModelFault) -> [Float] {
    var last: [Float] = []
    try read(tokens) { (index) throws(ModelFault) in
      if index == tokens.count - 1 { last = try logits(after: index % Workspace.batch) }
    }
    return last
  }

  /// Reads tokens, and passes on the logits after each one, to score a given text.
  ///
  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - visit: Receives the index of a token and the logits after it.
  /// - Throws: `ModelFault`, as `prefill`.
  public func evaluate(
    _ tokens: [Int], _ visit: (_ index: Int, _ logits: [Float]) -> Void
  ) throws(ModelFault) {
    try read(tokens) { (index) throws(ModelFault) in
      visit(index, try logits(after: index % Workspace.batch))
    }
  }

  /// Reads one token, and returns the logits after it.
  ///
  /// - Throws: `ModelFault`, as `prefill`.
  public func step(_ token: Int) throws(ModelFault) -> [Float] { try prefill([token]) }

  /// Returns a copy of the session, which shares the threads of this one and must be used by the
  /// same task.
  public func fork() -> Session { Session(self) }

  /// Forgets all but the first tokens.
  ///
  /// - Parameter count: The number of tokens to keep; all are kept if there are fewer.
  public func rewind(to count: Int) {
    tokens.removeLast(max(0, tokens.count - max(0, count)))
  }

  /// Replaces the tokens after their keys and values were restored into the cache.
  func replaceTokens(with tokens: [Int]) { self.tokens = tokens }

  /// Runs tokens through the model in batches, and calls `visit` for each token while the results
  /// of its batch are available.
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
          "the text takes \(before + tokens.count) tokens, but the context holds \(limit)")
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

  /// Returns the logits after a token of the last batch.
  private func logits(after index: Int) throws(ModelFault) -> [Float] {
    let count = model.tokenizer.count
    let logits = unsafe [Float](unsafeUninitializedCapacity: count) { buffer, initialised in
      guard let start = buffer.baseAddress else { return }
      unsafe pass.logits(after: index, into: start)
      initialised = count
    }
    // A NaN or an infinity anywhere in the weights propagates to the logits.
    guard logits.allSatisfy(\.isFinite) else {
      throw .malformed("the weights hold values that are not numbers, or are too large")
    }
    return logits
  }
}
