internal import ScreenModel

/// What the reader has learned: scores of features by label, of skipped tokens by holder, and of
/// brackets by their neighbours.
package struct Weights: Sendable {
  /// The lanes of a skipped token's scores, a column for each holder.
  static let skipLanes = Holder.count / 16

  let columns: Columns
  /// The row of each feature of spans, and of skipped tokens.
  private(set) var spanRows = HashTable<Int32>()
  private(set) var skipRows = HashTable<Int32>()
  /// The rows, one after the other.
  var spans: [Lane] = []
  var skips: [Lane] = []
  var transitions = Transitions()
  /// Rows that are not kept here; nil where `spans` and `skips` hold them.
  var stored: Stored?
  /// The labels that each holder was seen with.
  var grammar: [TreeLabelSet]

  init(columns: Columns, grammar: [TreeLabelSet], spanKeys: [FeatureKey], skipKeys: [FeatureKey]) {
    self.columns = columns
    self.grammar = grammar
    spanRows = HashTable(capacity: spanKeys.count)
    skipRows = HashTable(capacity: skipKeys.count)
    for (row, key) in spanKeys.enumerated() { spanRows.insert(key.hash, Int32(row)) }
    for (row, key) in skipKeys.enumerated() { skipRows.insert(key.hash, Int32(row)) }
    spans = Array(repeating: Lane(), count: spanKeys.count * columns.lanes)
    skips = Array(repeating: Lane(), count: skipKeys.count * Self.skipLanes)
  }

  /// The features with the rows that they have.
  package func resolve(_ sentence: Sentence) -> ResolvedFeatures {
    let features = sentence.features
    guard let stored else {
      return ResolvedFeatures(
        groups: features.resolved({ spanRows[$0.hash] }, skip: { skipRows[$0.hash] }))
    }
    var (spans, skips) = (MetRows(), MetRows())
    let groups = features.resolved(
      { spans.number(of: $0, in: stored.spans) }, skip: { skips.number(of: $0, in: stored.skips) })
    spans.spreadOften(in: stored.spans)
    skips.spreadOften(in: stored.skips)
    return ResolvedFeatures(groups: groups, spans: spans, skips: skips)
  }
}

extension FeatureKey {
  /// The key, spread over the bits that tables look at.
  var hash: UInt64 { UInt64(value) }
}

/// The features of a sentence as rows of some weights, or as numbers of rows that it has met.
package struct ResolvedFeatures: Sendable {
  let groups: FeatureGroups<Int32>
  var spans = MetRows()
  var skips = MetRows()

  /// The features whose rows are kept.
  package func keeping(_ isKept: (_ row: Int32) -> Bool) -> ResolvedFeatures {
    ResolvedFeatures(
      groups: groups.resolved({ isKept($0) ? $0 : nil }, skip: { isKept($0) ? $0 : nil }))
  }
}
