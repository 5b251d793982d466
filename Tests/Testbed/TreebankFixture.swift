package import ScreenDiagnostics
package import ScreenReading
package import ScreenTreebank
import Testing

/// A file of trees of `Fixtures/Treebank`.
package struct TreebankFixture: CustomTestStringConvertible, Sendable {
  /// The text of the file.
  package let source: SourceText

  package var testDescription: String { source.name }
  /// What it holds.
  package var treebank: Treebank { Treebank(source) }
  /// Its trees, in their order.
  package var trees: [ReadingTree] { treebank.entries.map(\.tree) }

  /// All files, by their names; none where they cannot be read, which a test of the treebank finds.
  package static let all: [TreebankFixture] = {
    let folder = FixtureFolder("Treebank")
    let names = (try? folder.names(ending: ".trees")) ?? []
    return names.compactMap { name in
      (try? folder.bytes(of: name)).map {
        TreebankFixture(source: SourceText(name: name, utf8: $0))
      }
    }
  }()
}
