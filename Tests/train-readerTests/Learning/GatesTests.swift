import ScreenBrief
import Testbed
import Testing

@testable import ScreenReading
@testable import train_reader

/// What gates let through, and what they keep out.
@Suite struct GatesTests {
  /// Every fortieth tree of the treebank.
  private static let sentences = {
    let trees = TreebankFixture.all.flatMap(\.trees)
    return stride(from: 0, to: trees.count, by: 40).compactMap { AnnotatedSentence(trees[$0]) }
  }()

  private func gates(_ sentence: AnnotatedSentence) -> Gates {
    Gates(sentence.tokenFeatures, .shipped)
  }

  @Test func `nearly all that is drawn gets through`() {
    var (drawn, closed) = (0, 0)
    for sentence in Self.sentences {
      let gates = gates(sentence)
      for span in sentence.spans {
        drawn += 1
        let open = gates.starts[span.start].intersection(gates.ends[span.end - 1])
        if !span.labels.isSubset(of: open) { closed += 1 }
      }
    }
    #expect(drawn > 1000)
    #expect(closed * 200 < drawn)
  }

  @Test func `of what marks allow little is left`() {
    var (all, left) = (0, 0)
    for sentence in Self.sentences {
      let gates = gates(sentence)
      let spans = CandidateSpans(sentence.document, within: nil).spans
      all += spans.reduce(0) { $0 + $1.labels.rawValue.nonzeroBitCount }
      let open = CandidateSpans(sentence.document, within: gates).spans
      left += open.reduce(0) { $0 + $1.labels.rawValue.nonzeroBitCount }
    }
    #expect(left * 5 < all * 2)
    #expect(left > 0)
  }

  @Test func `what is drawn stays for training, whatever the gates say`() {
    let sentences = Self.sentences
    for sentence in sentences.prefix(20) {
      let count = sentence.document.count
      let none = [Weights.ScoreVector](
        repeating: Weights.ScoreVector(repeating: Gates.bound), count: count)
      let gates = Gates(starts: none, ends: none)
      let isShut = gates.starts.allSatisfy { $0.isEmpty }
      #expect(isShut)
      #expect(CandidateSpans(sentence.document, within: gates).spans.isEmpty)
      let left = CandidateSpans(sentence.document, within: gates, adding: sentence.spans).spans
      #expect(left.count == Set(sentence.spans.map { [$0.start, $0.end] }).count)
    }
  }

  @Test func `every label stands behind one gate`() {
    for label in TreeLabel.allCases {
      #expect(Gates.behind([label]).nonzeroBitCount == 1)
    }
    #expect(Gates.behind(TreeLabelSet(TreeLabel.allCases)) == .max)
  }
}
