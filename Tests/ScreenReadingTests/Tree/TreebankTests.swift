import Foundation
import ScreenDiagnostics
import Testing

@testable import ScreenReading

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

/// A file of `Fixtures/Treebank`.
struct TreebankFixture: CustomTestStringConvertible {
  let source: SourceText

  var testDescription: String { source.name }
  var treebank: Treebank { Treebank(source) }

  static let all: [TreebankFixture] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = try? FileManager.default.contentsOfDirectory(
      at: root.appending(path: "Fixtures/Treebank"), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "trees" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { file in
        guard let data = try? Data(contentsOf: file) else { return nil }
        return TreebankFixture(source: SourceText(name: file.lastPathComponent, utf8: Array(data)))
      }
  }()
}
