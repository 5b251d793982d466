/// The learned weights of the reader: scores of features by label, of skipped tokens by container,
/// and of brackets by their neighbours.
package struct Weights: Sendable {
  /// The rows of the features of spans, with the columns of `Columns`.
  package var spans: FeatureTable
  /// The rows of the features of skipped tokens, with one column per container.
  package var skips: FeatureTable
  package var transitions = Transitions()
  /// The labels that were seen in each container.
  var grammar: [TreeLabelSet]

  /// The number of vectors in a skipped token's scores.
  static let skipLanes = Container.columns / 16

  /// Creates zero weights for features with the given keys.
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

  /// Returns the rows of features, without features that have none.
  package func resolve(_ features: FeatureGroups<FeatureKey>) -> FeatureGroups<FeatureRow> {
    features.mapped({ spans.row(of: $0) }, skips: { skips.row(of: $0) })
  }
}
