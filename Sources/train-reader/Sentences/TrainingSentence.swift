import ScreenDiagnostics
import ScreenReading

/// A tree over the spans of a sentence, as compared in training.
struct TrainingTree: Sendable {
  var brackets: [Chart.Bracket]
}

/// A training sentence: the annotated tree, and the spans that gates allow.
struct TrainingSentence: Sendable {
  let document: Document
  private let purpose: TextPurpose
  let candidates: CandidateSpans
  let separators: [UInt8]
  let features: FeatureGroups<FeatureKey>
  /// The annotated tree, as far as the chart can represent it.
  let gold: TrainingTree
  /// The labels that each span has in the annotated tree.
  private let labels: [TreeLabelSet]

  /// Prepares a sentence; annotated spans stay, whatever the gates say.
  init(_ drawn: AnnotatedSentence, _ extractor: FeatureExtractor, within gates: Gates) {
    document = drawn.document
    purpose = drawn.purpose
    separators = document.separators
    let candidates = CandidateSpans(
      document, within: gates, of: purpose, adding: drawn.spans)
    var extractor = extractor
    extractor.addSpans(candidates)
    features = extractor.groups
    var labels = [TreeLabelSet](repeating: [], count: candidates.spans.count)
    func placed(_ brackets: [AnnotatedSentence.Bracket]) -> [Chart.Bracket] {
      brackets.compactMap { bracket in
        guard
          let span = candidates.index(
            start: bracket.range.lowerBound, end: bracket.range.upperBound)
        else { return nil }
        labels[span].formUnion([bracket.label])
        return Chart.Bracket(
          span: span, label: Int(bracket.label.rawValue), children: placed(bracket.children))
      }
    }
    gold = TrainingTree(brackets: placed(drawn.brackets))
    self.candidates = candidates
    self.labels = labels
  }

  /// The keys of all features of spans and of skipped tokens, each once.
  var featureKeys: (spans: Set<FeatureKey>, skips: Set<FeatureKey>) {
    var spans: Set<FeatureKey> = []
    for lists in [
      features.text, features.starts, features.ends, features.insides, features.spans,
    ] {
      spans.formUnion(lists.features)
    }
    return (spans, Set(features.skips.features))
  }

  /// Calls `body` with the number of the pair of container and label, for each bracket of the
  /// annotated tree.
  func countPairs(_ body: (_ pair: Int) -> Void) {
    func count(_ brackets: [Chart.Bracket], _ container: Container) {
      for bracket in brackets {
        body(container.index * LabelTable.count + bracket.label)
        if let inner = Container(TreeLabel.allCases[bracket.label]) {
          count(bracket.children, inner)
        }
      }
    }
    count(gold.brackets, .text)
  }

  /// Returns the best tree when each bracket that is not annotated gains `excess` and each
  /// annotated one loses `miss`: the tree from which there is most to learn.
  func worst(
    _ weights: Weights, _ features: FeatureGroups<FeatureRow>, excess: Int32, miss: Int32
  ) -> TrainingTree {
    var scores = Scores(features, candidates, weights)
    for span in labels.indices {
      for label in 0..<LabelTable.count {
        scores[span, label] &+=
          labels[span].contains(TreeLabel.allCases[label]) ? -miss : excess
      }
    }
    var chart = Chart(candidates, scores, weights, separators: separators, of: purpose)
    return TrainingTree(brackets: chart.best().tree)
  }

  /// Returns the number of brackets of a tree that are not annotated, and of annotated ones that it
  /// lacks.
  func faults(of tree: TrainingTree) -> (excess: Int, missed: Int) {
    func keys(_ brackets: [Chart.Bracket]) -> [[Int]] {
      brackets.flatMap { [[$0.span, $0.label]] + keys($0.children) }
    }
    let drawn = Set(keys(gold.brackets))
    let found = Set(keys(tree.brackets))
    return (found.subtracting(drawn).count, drawn.subtracting(found).count)
  }
}
