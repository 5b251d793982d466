internal import ScreenModel
internal import ScreenText

/// The rows of features: how much each says for each column.
///
/// They are read where the build laid them out, or held in memory, as training changes them.
package struct FeatureTable: Sendable {
  /// How many vectors of sixteen columns a row has.
  let vectors: Int
  /// The row of each feature, and the rows one after the other.
  private let rows: HashTable<Int32>
  package var weights: [Weights.ScoreVector]
  /// The rows that are not held here.
  let stored: StoredRows?

  /// Rows that are nothing yet.
  init(_ keys: [FeatureKey], vectors: Int) {
    self.vectors = vectors
    var rows = HashTable<Int32>(capacity: keys.count)
    for (row, key) in keys.enumerated() { rows.insert(UInt64(key.value), Int32(row)) }
    self.rows = rows
    weights = Array(repeating: Weights.ScoreVector(), count: keys.count * vectors)
    stored = nil
  }

  /// Rows that the build laid out.
  init(_ stored: StoredRows, vectors: Int) {
    self.vectors = vectors
    rows = HashTable()
    weights = []
    self.stored = stored
  }

  /// The row of a feature; nil for one that has none.
  package func row(of key: FeatureKey) -> FeatureRow? {
    if let stored { return stored.row(of: key) }
    return rows[UInt64(key.value)].map(FeatureRow.init)
  }

  /// The sum of the rows of each list.
  func sums<Feature: TableFeature>(of lists: FeatureLists<Feature>) -> [Weights.ScoreVector] {
    Feature.sums(of: lists, in: self)
  }

  /// The sum of the rows of each list, which are held here.
  fileprivate func sums(ofRows lists: FeatureLists<FeatureRow>) -> [Weights.ScoreVector] {
    var sums = [Weights.ScoreVector](repeating: Weights.ScoreVector(), count: lists.count * vectors)
    for index in 0..<lists.count {
      for row in lists[index] {
        let (sum, first) = (index * vectors, Int(row.number) * vectors)
        for lane in 0..<vectors { sums[sum + lane] &+= weights[first + lane] }
      }
    }
    return sums
  }
}

/// The number of a feature's row.
package struct FeatureRow: Hashable, Sendable {
  package var number: Int32
}

/// A feature that has a row in a table: by its key, or known already.
protocol TableFeature: Sendable {
  /// The sum of the rows of each list.
  static func sums(of lists: FeatureLists<Self>, in table: FeatureTable) -> [Weights.ScoreVector]
}

extension FeatureKey: TableFeature {
  static func sums(of lists: FeatureLists<Self>, in table: FeatureTable) -> [Weights.ScoreVector] {
    if let stored = table.stored { return stored.sums(of: lists, vectors: table.vectors) }
    return table.sums(ofRows: lists.compactMap { table.row(of: $0) })
  }
}

extension FeatureRow: TableFeature {
  static func sums(of lists: FeatureLists<Self>, in table: FeatureTable) -> [Weights.ScoreVector] {
    table.sums(ofRows: lists)
  }
}
