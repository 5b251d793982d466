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
      (0..<columns.count).map { Self.kept(spans[row * columns.lanes + $0 / 16][$0 % 16]) }
    }
    let skipRows = keys.skips.indices.map { row in
      (0..<Holder.count).map { Self.kept(skips[row * Self.skipLanes + $0 / 16][$0 % 16]) }
    }
    let spanUses = spanRows.map { $0.contains { $0 != 0 } }
    let skipUses = skipRows.map { $0.contains { $0 != 0 } }
    var writer = BitWriter()
    writer.write(keys: zip(keys.spans, spanUses).filter(\.1).map(\.0))
    writer.write(keys: zip(keys.skips, skipUses).filter(\.1).map(\.0))
    for (row, isUsed) in zip(spanRows + skipRows, spanUses + skipUses) where isUsed {
      writer.write(row: row, step: Self.featureStep, Self.columnBits)
    }
    writer.write(row: parts, step: Self.partStep, Self.partBits)
    writer.finish()
    return words.joined(separator: " ") + "\n" + String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension Weights {
  /// A weight of a feature as it is stored: the smallest ones are nothing.
  ///
  /// Two weights in five are of one step. Without them the same file holds twice as many features,
  /// and those are worth more.
  private static func kept(_ weight: Int32) -> Int32 {
    weight.magnitude < 2 * featureStep ? 0 : weight
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

  /// Writes the weights of a row that are something, and the end of it.
  fileprivate mutating func write(row: [Int32], step: Int, _ common: Int) {
    var before = -1
    for (column, weight) in row.enumerated() {
      let size = Int(weight.magnitude) / step
      guard size > 0 else { continue }
      write(column - before, common)
      write((size - 1) * 2 + (weight < 0 ? 1 : 0), Weights.weightBits)
      before = column
    }
    write(0, common)
  }
}
