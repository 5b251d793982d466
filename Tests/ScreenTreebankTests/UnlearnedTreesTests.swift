import ScreenDiagnostics
import ScreenReading
import Testbed
import Testing

@testable import ScreenTreebank

/// Trees of prompts, stories and chats that the reader has not learned from.
@Suite struct UnlearnedTreesTests {
  @Test func `they are drawn by the rules, and none is learned`() throws {
    let folder = FixtureFolder("Treebank/Unlearned")
    let learned = Set(TreebankFixture.all.flatMap { $0.trees.map(\.text) })
    var texts: Set<String> = []
    for name in try folder.names(ending: ".trees") {
      let treebank = Treebank(SourceText(name: name, utf8: try folder.bytes(of: name)))
      #expect(treebank.diagnostics.isEmpty, "\(name)")
      texts.formUnion(treebank.entries.map(\.tree.text))
    }
    #expect(texts.count > 700)
    #expect(texts.isDisjoint(with: learned))
  }

  @Test func `the reader finds something in nearly all of them`() throws {
    let folder = FixtureFolder("Treebank/Unlearned")
    let reader = Reader()
    var (count, empty) = (0, 0)
    for name in try folder.names(ending: ".trees") {
      for entry in Treebank(SourceText(name: name, utf8: try folder.bytes(of: name))).entries
      where !entry.tree.nodes.isEmpty {
        count += 1
        if reader.read(entry.tree.text).tree.nodes.isEmpty { empty += 1 }
      }
    }
    #expect(count > 600 && empty * 20 < count, "\(empty) of \(count)")
  }
}
