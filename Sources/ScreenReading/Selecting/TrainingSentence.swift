import ScreenDiagnostics

/// A tree over the spans of a sentence, as training compares it.
package struct TrainingTree: Sendable {
  var brackets: [Chart.Bracket]
}

/// A sentence with the tree that a person drew, for training.
package struct TrainingSentence: Sendable {
  package let sentence: Sentence
  /// The drawn tree, as far as the chart can say it.
  package let gold: TrainingTree
  /// The labels that each span has in it.
  private let labels: [TreeLabelSet]

  /// Makes a sentence ready; nil for a text without tokens, or one that is read in parts.
  package init?(_ tree: ReadingTree) {
    let document = Document(tree.text)
    guard document.count > 0, document.parts.count == 1 else { return nil }
    var drawn = GoldSpans(document)
    let brackets = drawn.brackets(tree.nodes, in: .text)
    let further = drawn.spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    sentence = Sentence(document, adding: further)
    var labels = [TreeLabelSet](repeating: [], count: sentence.candidates.spans.count)
    let candidates = sentence.candidates
    func placed(_ brackets: [GoldSpans.Bracket]) -> [Chart.Bracket] {
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
    gold = TrainingTree(brackets: placed(brackets))
    self.labels = labels
  }

  /// The keys of all features of spans, and of skipped tokens, each once.
  package var featureKeys: (spans: Set<FeatureKey>, skips: Set<FeatureKey>) {
    let groups = sentence.features
    var spans: Set<FeatureKey> = []
    for lists in [groups.text, groups.starts, groups.ends, groups.insides, groups.spans] {
      spans.formUnion(lists.features)
    }
    return (spans, Set(groups.skips.features))
  }

  /// The labels that each holder has in the drawn tree.
  package func countPairs(_ body: (_ holder: Int, _ label: TreeLabel) -> Void) {
    func count(_ brackets: [Chart.Bracket], _ holder: Holder) {
      for bracket in brackets {
        let label = TreeLabel.allCases[bracket.label]
        body(holder.index, label)
        if let inner = Holder(label) { count(bracket.children, inner) }
      }
    }
    count(gold.brackets, .text)
  }

  /// The best tree where each bracket that was not drawn gains `excess`, and each that was loses
  /// `miss`: the tree that training has most to learn from.
  package func worst(
    _ weights: Weights, _ resolved: ResolvedFeatures, excess: Int32, miss: Int32
  ) -> TrainingTree {
    var scores = Scores(resolved, sentence.candidates, weights)
    for span in labels.indices {
      for label in 0..<LabelTable.count {
        scores[span, label] &+=
          labels[span].contains(TreeLabel.allCases[label]) ? -miss : excess
      }
    }
    var chart = Chart(
      sentence.candidates, scores, weights, gaps: sentence.gaps, widths: .training,
      keeping: labels)
    return TrainingTree(brackets: chart.best().tree)
  }

  /// How many brackets of a tree were not drawn, and how many that were are missing from it.
  package func faults(of tree: TrainingTree) -> (excess: Int, missed: Int) {
    func keys(_ brackets: [Chart.Bracket]) -> [[Int]] {
      brackets.flatMap { [[$0.span, $0.label]] + keys($0.children) }
    }
    let drawn = Set(keys(gold.brackets))
    let found = Set(keys(tree.brackets))
    return (found.subtracting(drawn).count, drawn.subtracting(found).count)
  }
}

/// The brackets of a drawn tree over tokens, as far as the chart can say them.
private struct GoldSpans {
  struct Bracket {
    var label: TreeLabel
    var range: Range<Int>
    var children: [Bracket]
  }

  let document: Document
  private(set) var spans: [CandidateSpan] = []

  init(_ document: Document) { self.document = document }

  mutating func brackets(_ nodes: [ReadingTree.Node], in holder: Holder, from start: Int = -1)
    -> [Bracket]
  {
    var brackets: [Bracket] = []
    for node in nodes {
      guard let range = tokens(node.range), holder.labels.contains(node.label) else { continue }
      let inner = Holder(node.label)
      // What is of the same layer as its holder begins after the holder's start.
      if let inner, inner.layer >= holder.layer, range.lowerBound == start { continue }
      let children =
        inner.map { self.brackets(node.children, in: $0, from: range.lowerBound) } ?? []
      let label: TreeLabel = node.label == .item && children.isEmpty ? .bareItem : node.label
      spans.append(
        CandidateSpan(start: range.lowerBound, end: range.upperBound, labels: [label]))
      brackets.append(Bracket(label: label, range: range, children: children))
    }
    return brackets
  }

  /// The tokens that a range of bytes touches.
  private func tokens(_ range: SourceRange) -> Range<Int>? {
    let tokens = document.tokens
    guard
      let first = tokens.firstIndex(where: { $0.range.upperBound > range.lowerBound }),
      let last = tokens.lastIndex(where: { $0.range.lowerBound < range.upperBound }), first <= last
    else { return nil }
    return first..<(last + 1)
  }
}
