import ScreenDiagnostics
import ScreenReading
import Testbed
import Testing

@testable import ScreenTreebank

/// Trees of letters, chats, stories, prompts and lists, from which the reader of prose alone has learned.
@Suite struct DocumentTreesTests {
  private static let folder = FixtureFolder("Treebank/Documents")

  private func trees() throws -> [ReadingTree] {
    try Self.folder.names(ending: ".trees").flatMap { name in
      let source = SourceText(name: name, utf8: try Self.folder.bytes(of: name))
      let treebank = Treebank(source)
      #expect(treebank.diagnostics.isEmpty, "\(name)")
      return treebank.entries.map(\.tree)
    }
  }

  @Test func `they are drawn by the rules, none twice, and none is a sentence of the others`()
    throws
  {
    let learned = Set(TreebankFixture.all.flatMap { $0.trees.map(\.text) })
    let texts = try trees().map(\.text)
    #expect(texts.count > 1_600)
    #expect(Set(texts).count == texts.count)
    #expect(Set(texts).isDisjoint(with: learned))
  }

  @Test
  func
    `the reader of prose takes less for parts of the screen than that of sentences, and more rightly`()
    throws
  {
    var right = (prose: 0, sentences: 0)
    var found = (prose: 0, sentences: 0)
    for tree in try trees().enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
      let drawn = Set(tree.elements)
      let prose = Reader.prose.read(tree.text).tree.elements
      let sentences = Reader().read(tree.text).tree.elements
      right.prose += prose.count(where: drawn.contains)
      right.sentences += sentences.count(where: drawn.contains)
      found.prose += prose.count
      found.sentences += sentences.count
    }
    #expect(right.prose > right.sentences)
    #expect(found.prose < found.sentences)
  }
}

extension ReadingTree {
  /// The elements, each with its words.
  fileprivate var elements: [String] {
    func all(_ nodes: [Node]) -> [Node] {
      nodes.flatMap { ($0.label.family == .element ? [$0] : []) + all($0.children) }
    }
    return all(nodes).map { "\($0.label.word) \(words(of: $0))" }
  }
}
