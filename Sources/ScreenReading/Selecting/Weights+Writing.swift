internal import ScreenWeights

extension Weights {
  /// Returns the weights as the bytes of a file, rounded to the stored precision.
  ///
  /// - Parameters:
  ///   - keys: The features of the rows, ascending.
  ///   - parts: The weights of the parts of transitions, by number.
  /// - Returns: Bytes for `read(_:)`; nil if there are more weights than a file can hold.
  package func stored(_ keys: (spans: [FeatureKey], skips: [FeatureKey]), _ parts: [Int32])
    -> [UInt8]?
  {
    var words = ["\(WeightFile.mark) \(WeightFile.version)"]
    for (container, labels) in grammar.enumerated() {
      for label in TreeLabel.allCases where labels.contains(label) {
        words.append("may.\(container).\(label.rawValue)")
      }
    }
    let file = WeightFile(
      head: words.joined(separator: " "),
      spans: WeightTable(keys.spans, Columns.bases, spans.weights, Columns.vectors),
      skips: WeightTable(
        keys.skips, [Int](repeating: -1, count: Container.columns), skips.weights, Self.skipLanes),
      parts: WeightTable.weights(parts, step: Self.partStep, least: 1))
    return file.bytes
  }
}

extension WeightTable {
  /// Creates a table of the rows that have weights large enough to be stored.
  fileprivate init(
    _ keys: [FeatureKey], _ bases: [Int], _ vectors: [Weights.ScoreVector], _ width: Int
  ) {
    self.init()
    self.bases = bases
    for (row, key) in keys.enumerated() {
      let sizes = bases.indices.map { vectors[row * width + $0 / 16][$0 % 16] }
      let weights = Self.weights(
        sizes, step: Weights.featureStep, least: WeightFile.leastFeature)
      guard !weights.isEmpty else { continue }
      self.keys.append(Int(key.value))
      rows.append(weights)
    }
  }

  /// Returns the weights of at least `least` steps.
  fileprivate static func weights(_ sizes: [Int32], step: Int, least: Int) -> [Weight] {
    sizes.enumerated().compactMap { column, size in
      let steps = Int(size) / step
      return abs(steps) < least ? nil : Weight(column: column, size: steps)
    }
  }
}
