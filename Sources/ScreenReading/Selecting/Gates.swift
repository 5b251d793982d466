/// The labels that brackets may have at each token where they start or end, learned from the token
/// and its neighbours.
///
/// The marks of a text alone allow many brackets that are never annotated, such as a slider before
/// "username". There is one gate per container, and one for all labels that hold nothing; a bracket
/// is never considered if its gate is closed at its start or its end.
///
/// Source: Roark and Hollingshead, "Classifying Chart Cells for Quadratic Complexity Context-Free
/// Inference" (2008).
package struct Gates: Equatable {
  /// The labels that may start at each token, and those that may end with it.
  let starts: [TreeLabelSet]
  let ends: [TreeLabelSet]

  /// The score to which the gates of annotated brackets are trained, in multiples of
  /// `Reading.unit`.
  package static let margin: Int32 = 5
  /// A gate is open if it scores above this bound, which is as far below zero as the training
  /// margin is above it.
  static let bound = -margin * Int32(Reading.unit)

  /// Computes the gates from the features of tokens.
  package init(_ features: FeatureGroups<FeatureKey>, _ weights: Weights) {
    self = TokenScores(features, weights).gates
  }

  /// Opens the gates whose scores are above the bound.
  init(starts: [Weights.ScoreVector], ends: [Weights.ScoreVector]) {
    self.starts = starts.map { Self.labels(open: $0) }
    self.ends = ends.map { Self.labels(open: $0) }
  }

  private static func labels(open scores: Weights.ScoreVector) -> TreeLabelSet {
    var labels: UInt64 = 0
    for gate in 0..<count where scores[gate] > bound { labels |= behind[gate] }
    return TreeLabelSet(rawValue: labels)
  }

  /// Returns the gates that belong to some labels, as bits.
  package static func behind(_ labels: TreeLabelSet) -> UInt16 {
    (0..<count).reduce(0) { labels.rawValue & behind[$1] == 0 ? $0 : $0 | 1 << UInt16($1) }
  }

  /// The number of gates.
  package static let count = Container.columns
  /// The gate of each label: that of its container, or the last one.
  static let gate = TreeLabel.allCases.map { (Container($0) ?? .text).column }
  /// The labels of each gate, as bits.
  private static let behind = (0..<count).map { gate in
    TreeLabelSet(TreeLabel.allCases.filter { Self.gate[Int($0.rawValue)] == gate }).rawValue
  }
}
