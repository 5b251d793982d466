import ScreenCompiler
import Testbed
import Testing

/// What screens meet where every sentence is read as a person reads it: the bound of what reading
/// can reach.
@Suite struct TreebankEvaluationTests {
  /// Of 9,895 expectations on intents that were read by hand 98.5 % are met; the floor leaves room
  /// for trees that are corrected, and for the chance of a sixth of them.
  @Test func `screens of trees meet what their intents expect`() throws {
    let step = Thoroughness.count(6, slow: 1)
    let trees = try Self.trees()
    var evaluation = Evaluation()
    let compiler = Compiler()
    let folder = FixtureFolder("Intents")
    for name in ["develop.jsonl", "contributed.jsonl"] {
      let source = SourceText(name: name, utf8: try folder.bytes(of: name))
      let cases = EvaluationCase.read(source).cases.filter { trees[$0.intent] != nil }
      #expect(cases.count > 1000)
      for place in stride(from: 0, to: cases.count, by: step) {
        let result = try trees[cases[place].intent].map { try compiler.compile($0) }
        evaluation.add(cases[place], result)
      }
    }
    #expect(evaluation.overall.perMille >= 975)
  }

  /// The trees of the treebank by their texts.
  private static func trees() throws -> [String: ReadingTree] {
    var trees: [String: ReadingTree] = [:]
    let folder = FixtureFolder("Treebank")
    for name in try folder.names(ending: ".trees") {
      for entry in Treebank(SourceText(name: name, utf8: try folder.bytes(of: name))).entries {
        trees[entry.tree.text] = entry.tree
      }
    }
    return trees
  }
}
