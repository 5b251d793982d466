/// Which brackets may begin and end at each token, by what is learned of the token and those around it.
///
/// What marks allow is mostly far from anything that is ever drawn: a slider before "username". There is
/// a gate for each container, and one for all that hold nothing; a bracket whose gate is closed at its
/// start or at its end is never looked into.
///
/// Source: Roark and Hollingshead, "Classifying Chart Cells for Quadratic Complexity Context-Free
/// Inference" (2008).
package struct Gates: Equatable {
  /// The labels that may begin at each token, and those that may end with it.
  let starts: [TreeLabelSet]
  let ends: [TreeLabelSet]

  /// What the gates of something drawn are trained to score, in units of a weight.
  package static let margin: Int32 = 5
  /// A gate is open above this score, as far below nothing as what is drawn has to score above it.
  static let bound = -margin * Int32(Reading.unit)

  /// The gates by the features of tokens.
  package init(_ features: FeatureGroups<FeatureKey>, _ weights: Weights) {
    self = TokenScores(features, weights).gates
  }

  /// Opens the gates that score well.
  init(starts: [Weights.ScoreVector], ends: [Weights.ScoreVector]) {
    self.starts = starts.map { Self.labels(open: $0) }
    self.ends = ends.map { Self.labels(open: $0) }
  }

  private static func labels(open scores: Weights.ScoreVector) -> TreeLabelSet {
    var labels: UInt64 = 0
    for gate in 0..<count where scores[gate] > bound { labels |= behind[gate] }
    return TreeLabelSet(rawValue: labels)
  }

  /// The gates that some labels stand behind, as bits.
  package static func behind(_ labels: TreeLabelSet) -> UInt16 {
    (0..<count).reduce(0) { labels.rawValue & behind[$1] == 0 ? $0 : $0 | 1 << UInt16($1) }
  }

  /// The number of gates.
  package static let count = Container.columns
  /// The gate of each label: that of its container, or the last one.
  static let gate = TreeLabel.allCases.map { (Container($0) ?? .text).column }
  /// The labels behind each gate, as bits.
  private static let behind = (0..<count).map { gate in
    TreeLabelSet(TreeLabel.allCases.filter { Self.gate[Int($0.rawValue)] == gate }).rawValue
  }
}
