import Foundation
import ScreenBrief
import Testing

@testable import ScreenReading

/// What the build lays out of weights, beside what is read of their file.
@Suite struct StoredRowsTests {
  private static let texts = [
    "A login form with two buttons: Login and register",
    "table of crates: keeper, date, price (total 40 €)\n- no search\n- sort by date", "xyzzy",
  ]

  /// The weights as `train-reader` wrote them.
  private static let read = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/ScreenReading/Embedded/reader.weights")
    return try Weights.read(Array(Data(contentsOf: file)))
  }

  @Test func `grammar and transitions are those of the file`() throws {
    let read = try Self.read.get()
    #expect(read.grammar.contains { !$0.isEmpty })
    #expect(Weights.shipped.grammar == read.grammar)
    #expect(Weights.shipped.transitions == read.transitions)
  }

  @Test(arguments: texts) func `spans and skipped tokens score as by the file`(
    _ text: String
  ) throws {
    let read = try Self.read.get()
    let document = Document(text)
    let features = FeatureExtractor(document, .shipped).groups
    let (scores, expected) = (TokenScores(features, .shipped), TokenScores(features, read))
    #expect(scores.skips == expected.skips)
    #expect(scores.gates == expected.gates)
    let sentence = Sentence(document, after: nil, lexicon: .shipped, .shipped)
    let other = Sentence(document, after: nil, lexicon: .shipped, read)
    #expect(sentence.candidates.spans == other.candidates.spans)
    #expect(sentence.scores == other.scores)
    #expect(sentence.scores != Sentence(document, after: nil, lexicon: .shipped, .nothing).scores)
  }

  @Test func `a feature that no text of the treebank has, has no row`() throws {
    let stored = try #require(Weights.shipped.spans.stored)
    let names = (0..<2000).map { FeatureKey(.firstWord, WordClass("no word \($0)").id) }
    // Keys have 32 bits, so that one or another of them may be met by accident.
    #expect(names.count { stored.row(of: $0) != nil } < 3)
  }
}
