import ScreenDiagnostics
import ScreenReading

/// A sentence with the brackets of its annotated tree over tokens, from which gates are trained.
struct AnnotatedSentence: Sendable {
  /// A bracket over tokens, as far as the chart can represent it.
  struct Bracket: Sendable {
    var label: TreeLabel
    var range: Range<Int>
    var children: [Bracket]
  }

  let document: Document
  /// The purpose of the sentence: an edit of a screen if any of its brackets is one.
  let purpose: TextPurpose
  let brackets: [Bracket]
  /// All brackets as spans with their labels, ordered by start and end.
  let spans: [CandidateSpan]

  /// Prepares a sentence; nil for a text without tokens, and for one that is read in several parts.
  init?(_ tree: ReadingTree, of names: [String] = []) {
    let isEdit = tree.nodes.contains { $0.label.family == .edit }
    document =
      isEdit
      ? Document(tree.text, names: names, joinsNames: false)
      : Document(tree.text, joinsNames: false)
    guard document.count > 0, document.parts.count == 1 else { return nil }
    purpose = isEdit ? .edit : .screen
    brackets = Self.brackets(tree.nodes, in: .text, document)
    spans = brackets.flatMap(Self.spans).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  private static func brackets(
    _ nodes: [ReadingTree.Node], in container: Container, from start: Int = -1, _ document: Document
  ) -> [Bracket] {
    nodes.compactMap { node in
      guard let range = document.tokens(touching: node.range), container.labels.contains(node.label)
      else { return nil }
      let inner = Container(node.label)
      // A bracket of the same or a higher layer than its container must start after the container
      // does.
      if let inner, inner.layer >= container.layer, range.lowerBound == start { return nil }
      let children =
        inner.map { brackets(node.children, in: $0, from: range.lowerBound, document) } ?? []
      let label: TreeLabel = node.label == .item && children.isEmpty ? .bareItem : node.label
      return Bracket(label: label, range: range, children: children)
    }
  }

  private static func spans(_ bracket: Bracket) -> [CandidateSpan] {
    let (start, end) = (bracket.range.lowerBound, bracket.range.upperBound)
    return [CandidateSpan(start: start, end: end, labels: [bracket.label])]
      + bracket.children.flatMap(spans)
  }
}

extension AnnotatedSentence {
  /// The gates at a token, as bits: those that the marks of the text allow, and those through which
  /// an annotated bracket passes.
  struct GateMarks: Sendable {
    var asked: UInt16 = 0
    var drawn: UInt16 = 0
  }

  /// The gates at each start and at each end.
  var gates: (starts: [GateMarks], ends: [GateMarks]) {
    var starts = [GateMarks](repeating: GateMarks(), count: document.count)
    var ends = starts
    for span in CandidateSpans(document, within: nil, of: purpose, adding: spans).spans {
      let gates = Gates.behind(span.labels)
      starts[span.start].asked |= gates
      ends[span.end - 1].asked |= gates
    }
    for span in spans {
      let gates = Gates.behind(span.labels)
      starts[span.start].drawn |= gates
      ends[span.end - 1].drawn |= gates
    }
    return (starts, ends)
  }

  /// The features of the tokens.
  var tokenFeatures: FeatureGroups<FeatureKey> {
    FeatureExtractor(document, .shipped).groups
  }

  /// Returns the sentence for training the chart, with the spans that the gates of some weights
  /// allow.
  func sentence(gatedBy weights: Weights) -> TrainingSentence {
    let extractor = FeatureExtractor(document, .shipped)
    return TrainingSentence(self, extractor, within: Gates(extractor.groups, weights))
  }
}

extension Document {
  /// Returns the tokens that a range of bytes touches; nil if there are none.
  fileprivate func tokens(touching range: SourceRange) -> Range<Int>? {
    guard
      let first = tokens.firstIndex(where: { $0.range.upperBound > range.lowerBound }),
      let last = tokens.lastIndex(where: { $0.range.lowerBound < range.upperBound }), first <= last
    else { return nil }
    return first..<(last + 1)
  }
}
