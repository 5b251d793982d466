extension Weights {
  /// The weights as text, rounded to what is stored.
  ///
  /// - Parameters:
  ///   - keys: The features of the rows, ascending.
  ///   - parts: The weights of the parts of transitions, by their numbers.
  /// - Returns: What `read(_:)` reads.
  package func stored(_ keys: (spans: [FeatureKey], skips: [FeatureKey]), _ parts: [Int32])
    -> String
  {
    var words = ["\(Self.mark) \(Self.version)"]
    for (holder, labels) in grammar.enumerated() {
      for label in TreeLabel.allCases where labels.contains(label) {
        words.append("may.\(holder).\(label.rawValue)")
      }
    }
    for pair in columns.pairs { words.append("own.\(pair.holder.index).\(pair.label.rawValue)") }
    let spanRows = keys.spans.indices.map { row in
      (0..<columns.count).map { spans[row * columns.lanes + $0 / 16][$0 % 16] }
    }
    let skipRows = keys.skips.indices.map { row in
      (0..<Holder.count).map { skips[row * Self.skipLanes + $0 / 16][$0 % 16] }
    }
    let least = Self.leastFeature * Self.featureStep
    let spanUses = spanRows.map { $0.contains { $0.magnitude >= least } }
    let skipUses = skipRows.map { $0.contains { $0.magnitude >= least } }
    var writer = BitWriter()
    writer.write(keys: zip(keys.spans, spanUses).filter(\.1).map(\.0))
    writer.write(keys: zip(keys.skips, skipUses).filter(\.1).map(\.0))
    for (row, isUsed) in zip(spanRows + skipRows, spanUses + skipUses) where isUsed {
      writer.write(
        row: row, step: Self.featureStep, least: Self.leastFeature, Self.columnBits)
    }
    writer.write(row: parts, step: Self.partStep, Self.partBits)
    writer.finish()
    return words.joined(separator: " ") + "\n" + String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension BitWriter {
  fileprivate mutating func write(keys: [FeatureKey]) {
    write(keys.count, Weights.keyBits)
    var before = 0
    for key in keys {
      write(Int(key.value) - before, Weights.keyBits)
      before = Int(key.value)
    }
  }

  /// Writes the weights of a row that have so many steps at least, and the end of it.
  fileprivate mutating func write(row: [Int32], step: Int, least: Int = 1, _ common: Int) {
    var before = -1
    for (column, weight) in row.enumerated() {
      let size = Int(weight.magnitude) / step
      guard size >= least else { continue }
      write(column - before, common)
      write((size - least) * 2 + (weight < 0 ? 1 : 0), Weights.weightBits)
      before = column
    }
    write(0, common)
  }
}
