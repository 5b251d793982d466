import Foundation
import ScreenModel
import Testing

/// The page on contributing tells every place that has to know a new kind of component.
@Suite struct ContributingTests {
  /// The files that the page's table lists, by their paths in the package.
  private static func listed() throws -> [String] {
    let page = try text("Sources/ScreenCompiler/Documentation.docc/Contributing.md")
    return page.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap {
      $0.split(separator: "`").dropFirst().first.map(String.init)
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
  }

  /// The words of a text, so that `list` is not found in `listStyle`.
  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split { !$0.isLetter && !$0.isNumber })
  }

  @Test func `it lists the sources that name all kinds of components, and no others`() throws {
    var naming: [String] = []
    for folder in ["Sources", "Tests"] {
      let place = SourceTree.root.appending(path: folder)
      let files = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String }
      for file in try #require(files) where file.hasSuffix(".swift") {
        let text = try Self.text("\(folder)/\(file)")
        let words = Self.words(text)
        if ComponentKind.allCases.allSatisfy({ words.contains(Substring($0.rawValue)) }),
          ComponentKind.allCases.allSatisfy({ text.contains(".\($0.rawValue)") })
            || text.contains("enum ComponentKind")
        {
          naming.append("\(folder)/\(file)")
        }
      }
    }
    #expect(try naming.sorted() == Self.listed().filter { $0.hasSuffix(".swift") }.sorted())
  }

  @Test func `the other files that it lists name all kinds, too`() throws {
    for file in try Self.listed() where !file.hasSuffix(".swift") {
      let words = Self.words(try Self.text(file))
      for kind in ComponentKind.allCases {
        #expect(words.contains(Substring(kind.rawValue)), "\(file) lacks \(kind.rawValue)")
      }
    }
  }

  @Test func `a new kind touches at most twelve files, and two of tests`() throws {
    // Those of its record, its drawing on a page, its style, its drawing in a terminal, its making.
    let own = 5
    #expect(try Self.listed().count { !$0.hasPrefix("Tests/") } + own <= 12)
    #expect(try Self.listed().count { $0.hasPrefix("Tests/") } <= 2)
  }
}
