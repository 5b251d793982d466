import ScreenBrief
import ScreenDiagnostics
import Testbed
import Testing

@testable import ScreenReading
@testable import ScreenTreebank

@Suite struct TreebankTests {
  @Test func `comments and blank lines say nothing and faults have their line`() throws {
    let source = SourceText(
      name: "a.trees", "# Two trees.\n⟦title a⟧\r\n\n  \nb ⟦title\n⟦badge ⟦state c⟧⟧\n")
    let treebank = Treebank(source)
    #expect(treebank.entries.map(\.line) == [2, 6])
    #expect(treebank.entries.map(\.tree.text) == ["a", "c"])
    #expect(
      treebank.diagnostics.map { source.location(of: $0.range?.lowerBound ?? 0).line } == [5, 5])
  }

  @Test(arguments: TreebankFixture.all)
  func `the trees are sound and print as they are written`(_ fixture: TreebankFixture) {
    let treebank = fixture.treebank
    #expect(treebank.diagnostics.isEmpty)
    #expect(!treebank.entries.isEmpty)
    let lines = fixture.source.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for entry in treebank.entries {
      #expect(entry.tree.isWellFormed)
      #expect(entry.tree.description == String(decoding: lines[entry.line - 1], as: UTF8.self))
    }
  }

  @Test func `the treebank is there`() { #expect(TreebankFixture.all.count >= 10) }
}
