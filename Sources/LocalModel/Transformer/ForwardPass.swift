/// Runs tokens through the layers of a model.
@safe final class ForwardPass {
  private let weights: Weights
  private let sizes: Hyperparameters
  private let pool: ThreadPool
  private let kernels: Kernels
  private let work: Workspace
  private var rotary: RotaryTable
  private var localRotary: RotaryTable
  /// The scratch space for attention scores, for each thread.
  private var scores: UnsafeMutablePointer<Float>?
  private var scoreRoom = 0

  init(
    _ weights: Weights, _ sizes: Hyperparameters, _ pool: ThreadPool, _ kernels: Kernels
  ) {
    self.kernels = kernels
    self.weights = weights
    self.sizes = sizes
    self.pool = pool
    work = Workspace(sizes)
    let pairs = sizes.architecture.rotaryPairs
    rotary = RotaryTable(
      width: sizes.rotaryWidth, base: sizes.rotaryBase, scale: sizes.rotaryScale,
      factors: weights.rotaryFactors, pairs: pairs)
    localRotary = RotaryTable(
      width: sizes.rotaryWidth, base: sizes.localRotaryBase, scale: 1, factors: nil, pairs: pairs)
  }

  deinit { unsafe scores?.deallocate() }

  /// Runs tokens through the layers, and leaves the output of the last layer in the workspace.
  ///
  /// - Parameters:
  ///   - tokens: At most `Workspace.batch` tokens of the vocabulary.
  ///   - position: The number of tokens before them.
  ///   - cache: The keys and values of those tokens, with room for the new ones.
  func run(_ tokens: ArraySlice<Int>, at position: Int, _ cache: KeyValueCache) {
    let count = tokens.count
    let first = tokens.startIndex
    reserveScores(position + count)
    rotary.prepare(first: position, count: count)
    if sizes.window != nil { localRotary.prepare(first: position, count: count) }
    let scale = sizes.architecture.scalesEmbeddings ? Float(sizes.width).squareRoot() : 1
    forEachToken(count) { token in
      let row = unsafe self.work.stream + token * self.sizes.width
      unsafe self.weights.embedding.dequantise(row: tokens[first + token], into: row)
      for index in 0..<self.sizes.width { unsafe row[index] *= scale }
    }
    for (index, layer) in weights.layers.enumerated() {
      attend(layer, index, count, position, cache)
      feedForward(layer, count)
    }
  }

  /// Computes the logits after one of the tokens of the last run.
  func logits(after token: Int, into output: UnsafeMutablePointer<Float>) {
    let row = unsafe work.stream + token * sizes.width
    unsafe Normalisation.rootMeanSquare(
      row, weights.norm, epsilon: sizes.epsilon, into: work.input)
    unsafe multiply([(weights.logits, output)], work.input, 1)
    guard let bound = sizes.logitBound else { return }
    for index in 0..<weights.logits.rows {
      let x = unsafe SIMD8(repeating: output[index] / bound)
      unsafe output[index] = bound * PortableMath.hyperbolicTangent(x)[0]
    }
  }

  private func attend(
    _ layer: LayerWeights, _ index: Int, _ count: Int, _ position: Int, _ cache: KeyValueCache
  ) {
    unsafe normalise(work.stream, layer.attentionNorm, count, into: work.input)
    unsafe multiply(
      [(layer.query, work.queries), (layer.key, work.keys), (layer.value, work.values)],
      work.input, count)
    let hasWindow = sizes.hasWindow(layer: index)
    let table = hasWindow ? localRotary : rotary
    let (keys, values) = unsafe (cache.keys(layer: index), cache.values(layer: index))
    forEachToken(count) { token in
      unsafe self.prepare(
        self.work.queries + token * self.sizes.queryWidth, self.sizes.heads, layer.queryBias,
        layer.queryNorm, table, token)
      let key = unsafe self.work.keys + token * self.sizes.keyWidth
      unsafe self.prepare(
        key, self.sizes.sharedHeads, layer.keyBias, layer.keyNorm, table, token)
      let value = unsafe self.work.values + token * self.sizes.keyWidth
      if let bias = layer.valueBias {
        for index in bias.indices { unsafe value[index] += bias[index] }
      }
      let place = (position + token) * self.sizes.keyWidth
      for index in 0..<self.sizes.keyWidth {
        unsafe keys[place + index] = HalfPrecision.bits(key[index])
        unsafe values[place + index] = HalfPrecision.bits(value[index])
      }
      let query = unsafe self.work.queries + token * self.sizes.queryWidth
      for index in 0..<self.sizes.queryWidth { unsafe query[index] *= self.sizes.attentionScale }
    }
    unsafe lookBack(count, position, window: hasWindow ? sizes.window : nil, keys, values)
    unsafe multiply([(layer.output, work.result)], work.input, count)
    addResult(layer.outputNorm, count)
  }

  /// Lets each token attend to itself and the tokens before it, in groups of heads that share keys
  /// and values.
  private func lookBack(
    _ count: Int, _ position: Int, window: Int?, _ keys: UnsafePointer<UInt16>,
    _ values: UnsafePointer<UInt16>
  ) {
    let (width, share) = (sizes.headWidth, sizes.heads / sizes.sharedHeads)
    // For a single token, each head is a task of its own, to use all threads.
    let most = count == 1 ? 1 : min(share, Attention.mostHeads)
    let groups = (share + most - 1) / most
    pool.run(count * sizes.sharedHeads * groups, grain: 1) { parts, worker in
      guard let scores = unsafe self.scores else { return }
      for part in parts {
        let (token, place) = part.quotientAndRemainder(dividingBy: self.sizes.sharedHeads * groups)
        let (shared, group) = place.quotientAndRemainder(dividingBy: groups)
        let last = position + token
        let start = window.map { max(0, last + 1 - $0) } ?? 0
        let offset = start * self.sizes.keyWidth + shared * width
        let own = token * self.sizes.queryWidth + (shared * share + group * most) * width
        unsafe Attention(
          queries: self.work.queries + own, heads: min(most, share - group * most), width: width,
          keys: keys + offset, values: values + offset, stride: self.sizes.keyWidth,
          count: last + 1 - start, scores: scores + worker * Attention.mostHeads * self.scoreRoom,
          scoreStride: self.scoreRoom, output: self.work.input + own
        ).run(with: self.kernels)
      }
    }
  }

  private func feedForward(_ layer: LayerWeights, _ count: Int) {
    unsafe normalise(work.stream, layer.feedNorm, count, into: work.input)
    unsafe multiply([(layer.gate, work.gate), (layer.up, work.up)], work.input, count)
    forEachToken(count) { token in
      let place = token * self.sizes.innerWidth
      unsafe Normalisation.gate(
        self.work.gate + place, self.work.up + place, self.sizes.innerWidth,
        self.sizes.architecture.gate)
    }
    unsafe multiply([(layer.down, work.result)], work.gate, count)
    addResult(layer.downNorm, count)
  }

  /// Adds a bias, normalises the heads, and applies the rotary embedding.
  private func prepare(
    _ row: UnsafeMutablePointer<Float>, _ heads: Int, _ bias: [Float]?, _ norm: [Float]?,
    _ table: RotaryTable, _ token: Int
  ) {
    if let bias { for index in bias.indices { unsafe row[index] += bias[index] } }
    for head in 0..<heads {
      let start = unsafe row + head * sizes.headWidth
      if let norm {
        unsafe Normalisation.rootMeanSquare(start, norm, epsilon: sizes.epsilon, into: start)
      }
      unsafe table.turn(start, token: token)
    }
  }

  /// Adds the output of a block to the residual stream.
  private func addResult(_ norm: [Float]?, _ count: Int) {
    let width = sizes.width
    forEachToken(count) { token in
      let result = unsafe self.work.result + token * width
      if let norm {
        unsafe Normalisation.rootMeanSquare(
          result, norm, epsilon: self.sizes.epsilon, into: result)
      }
      unsafe Normalisation.add(result, width, to: self.work.stream + token * width)
    }
  }

  private func normalise(
    _ rows: UnsafePointer<Float>, _ norm: [Float], _ count: Int,
    into output: UnsafeMutablePointer<Float>
  ) {
    forEachToken(count) { token in
      let place = token * norm.count
      unsafe Normalisation.rootMeanSquare(
        rows + place, norm, epsilon: self.sizes.epsilon, into: output + place)
    }
  }

  /// Multiplies several matrices with the same input.
  private func multiply(
    _ products: [(matrix: WeightMatrix, output: UnsafeMutablePointer<Float>)],
    _ input: UnsafePointer<Float>, _ count: Int
  ) {
    let columns = unsafe products[0].matrix.columns
    for format in [ActivationFormat.blocksOf32, .blocksOf256]
    where unsafe products.contains(where: { unsafe $0.matrix.type.activations == format }) {
      let activations = unsafe work.activations(
        of: input, columns: columns, tokens: count, format)
      forEachToken(count) { activations.quantise(token: $0, format) }
    }
    let total = unsafe products.reduce(0) { unsafe $0 + $1.matrix.rows }
    // Each part has about 65,000 weights, so that the work is shared evenly.
    pool.run(total, grain: max(4, min(256, (1 << 16) / columns))) { rows, _ in
      var first = 0
      for unsafe(matrix, output) in unsafe products {
        let own = rows.clamped(to: first..<first + matrix.rows)
        if !own.isEmpty {
          unsafe matrix.multiply(
            own.lowerBound - first..<own.upperBound - first,
            self.work.activations(
              of: input, columns: columns, tokens: count, matrix.type.activations),
            into: output, with: self.kernels)
        }
        first += matrix.rows
      }
    }
  }

  private func forEachToken(_ count: Int, _ body: (Int) -> Void) {
    pool.run(count, grain: 1) { tokens, _ in tokens.forEach(body) }
  }

  private func reserveScores(_ tokens: Int) {
    guard tokens + 8 > scoreRoom else { return }
    unsafe scores?.deallocate()
    scoreRoom = tokens + 8 + tokens / 2
    unsafe scores = .allocate(capacity: scoreRoom * Attention.mostHeads * pool.count)
  }
}
