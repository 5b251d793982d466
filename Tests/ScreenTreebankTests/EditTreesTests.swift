import ScreenDiagnostics
import ScreenReading
import Testbed
import Testing

@testable import ScreenTreebank

/// Trees of what people say to change a screen, from which the reader of edits alone has learned.
@Suite struct EditTreesTests {
  private static let folder = FixtureFolder("Treebank/Edits")

  private func entries() throws -> [Treebank.Entry] {
    try Self.folder.names(ending: ".trees").flatMap { name in
      let source = SourceText(name: name, utf8: try Self.folder.bytes(of: name))
      let treebank = Treebank(source)
      #expect(treebank.diagnostics.isEmpty, "\(name)")
      return treebank.entries
    }
  }

  @Test func `they are drawn by the rules, each for a screen with names on it`() throws {
    let entries = try entries()
    #expect(entries.count > 3_000)
    for entry in entries {
      #expect(!entry.names.isEmpty, "\(entry.tree.text)")
      #expect(entry.tree.isWellFormed)
      let tops = entry.tree.nodes.map(\.label)
      #expect(tops.allSatisfy { $0.family == .edit || $0 == .unknown }, "\(entry.tree)")
    }
  }

  @Test func `a place holds no other bracket, and a thing neither`() throws {
    var count = 0
    for entry in try entries() {
      for change in entry.tree.nodes {
        for part in change.children where part.label == .what || part.label == .place {
          #expect(part.children.isEmpty, "\(entry.tree)")
          count += 1
        }
      }
    }
    #expect(count > 1_000)
  }

  @Test func `of what it learned from, the reader finds nine changes of ten and their things`()
    throws
  {
    var found = (changes: 0, things: 0)
    var drawn = found
    for (place, entry) in try entries().enumerated() where place % 6 == 0 {
      let gold = entry.tree.things
      let read = Reader.edits.read(entry.tree.text, of: entry.names).tree.things
      drawn.changes += gold.changes.count
      drawn.things += gold.things.count
      found.changes += gold.changes.intersection(read.changes).count
      found.things += gold.things.intersection(read.things).count
    }
    #expect(found.changes * 10 >= drawn.changes * 9)
    #expect(found.things * 10 >= drawn.things * 9)
  }

  @Test func `a reader of edits never takes a text for a screen of its own`() {
    for text in ["a login form with username and password", "Dashboard", "three tabs", ""] {
      let tree = Reader.edits.read(text, of: ["Name", "Email"]).tree
      #expect(tree.nodes.allSatisfy { $0.label.family == .edit || $0.label == .unknown }, "\(tree)")
    }
  }
}

extension ReadingTree {
  /// The changes, each with where it begins, and what words point to.
  fileprivate var things: (changes: Set<String>, things: Set<String>) {
    var changes: Set<String> = []
    var things: Set<String> = []
    for node in nodes {
      changes.insert("\(node.label.word) \(node.range.lowerBound)")
      for part in node.children where part.label == .what { things.insert("\(part.range)") }
    }
    return (changes, things)
  }
}
