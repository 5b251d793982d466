internal import ScreenModel
internal import ScreenText

/// A table with one row of weights per feature, and one weight per column.
///
/// The rows are read in place from the build's data, or held in memory, where training changes
/// them.
package struct FeatureTable: Sendable {
  /// The number of vectors of sixteen columns in a row.
  let vectors: Int
  /// The row number of each feature; `weights` holds the rows one after the other.
  private let rows: HashTable<Int32>
  package var weights: [Weights.ScoreVector]
  /// The rows laid out by the build; nil if the rows are in memory.
  let stored: StoredRows?

  /// Creates a table of zero rows for some features.
  init(_ keys: [FeatureKey], vectors: Int) {
    self.vectors = vectors
    var rows = HashTable<Int32>(capacity: keys.count)
    for (row, key) in keys.enumerated() { rows.insert(UInt64(key.value), Int32(row)) }
    self.rows = rows
    weights = Array(repeating: Weights.ScoreVector(), count: keys.count * vectors)
    stored = nil
  }

  /// Creates a table with the rows that the build laid out.
  init(_ stored: StoredRows, vectors: Int) {
    self.vectors = vectors
    rows = HashTable()
    weights = []
    self.stored = stored
  }

  /// Returns the row of a feature; nil if the feature has none.
  package func row(of key: FeatureKey) -> FeatureRow? {
    if let stored { return stored.row(of: key) }
    return rows[UInt64(key.value)].map(FeatureRow.init)
  }

  /// Returns the sum of the rows for each list.
  func sums<Feature: TableFeature>(of lists: FeatureLists<Feature>) -> [Weights.ScoreVector] {
    Feature.sums(of: lists, in: self)
  }

  /// Returns the sum of the rows for each list; the rows must be in memory.
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

/// The row number of a feature.
package struct FeatureRow: Hashable, Sendable {
  package var number: Int32
}

/// A feature that a table can look up: by key, or by a known row.
protocol TableFeature: Sendable {
  /// Returns the sum of the rows for each list.
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
