import Foundation
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

  @Test func `columns, grammar and transitions are those of the file`() throws {
    let read = try Self.read.get()
    #expect(read.columns.count > LabelTable.count)
    #expect(Weights.shipped.columns == read.columns)
    #expect(Weights.shipped.grammar == read.grammar)
    for holder in Holder.all {
      let (view, expected) = (
        Weights.shipped.transitions.view(of: holder.index), read.transitions.view(of: holder.index)
      )
      #expect(view.repetitions == expected.repetitions)
      #expect(view.sums == expected.sums)
    }
  }

  @Test(arguments: texts) func `spans and skipped tokens score as by the file`(
    _ text: String
  ) throws {
    let read = try Self.read.get()
    let sentence = Sentence(Document(text))
    let features = Weights.shipped.resolve(sentence.features)
    let scores = Scores(features, sentence.candidates, .shipped)
    let expected = Scores(read.resolve(sentence.features), sentence.candidates, read)
    #expect(scores.spans.contains { $0 != 0 })
    #expect(scores.spans == expected.spans)
    #expect(scores.skips == expected.skips)
  }

  @Test func `a feature that no text of the treebank has, has no row`() throws {
    let stored = try #require(Weights.shipped.stored)
    let names = (0..<2000).map { FeatureKey(.firstWord, WordClass("no word \($0)").id) }
    // Keys have 32 bits, so that one or another of them may be met by accident.
    #expect(names.count { stored.spans.row(of: $0) != nil } < 3)
  }
}
