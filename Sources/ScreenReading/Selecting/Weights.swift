/// What the reader has learned: scores of features by label, of skipped tokens by container, and of
/// brackets by their neighbours.
package struct Weights: Sendable {
  /// The rows of the features of spans, a column for each of `Columns`.
  package var spans: FeatureTable
  /// The rows of the features of skipped tokens, a column for each container.
  package var skips: FeatureTable
  package var transitions = Transitions()
  /// The labels that each container was seen with.
  var grammar: [TreeLabelSet]

  /// The vectors of a skipped token's scores.
  static let skipLanes = Container.columns / 16

  /// Creates weights that are nothing yet, for features with these keys.
  package init(grammar: [TreeLabelSet], spanKeys: [FeatureKey], skipKeys: [FeatureKey]) {
    self.grammar = grammar
    spans = FeatureTable(spanKeys, vectors: Columns.vectors)
    skips = FeatureTable(skipKeys, vectors: Self.skipLanes)
  }

  /// Creates weights with the rows that the build laid out.
  init(grammar: [TreeLabelSet], spans: StoredRows, skips: StoredRows) {
    self.grammar = grammar
    self.spans = FeatureTable(spans, vectors: Columns.vectors)
    self.skips = FeatureTable(skips, vectors: Self.skipLanes)
  }

  /// The rows of features, those left out that have none.
  package func resolve(_ features: FeatureGroups<FeatureKey>) -> FeatureGroups<FeatureRow> {
    features.mapped({ spans.row(of: $0) }, skips: { skips.row(of: $0) })
  }
}
