import Foundation
import ScreenModel
import Testing

/// The page on contributing tells every place that has to know a new kind of component.
@Suite struct ContributingTests {
  /// The files that the page's table lists, by their paths in `Sources`.
  private static func listed() throws -> [String] {
    let page = try String(
      contentsOf: SourceTree.root.appending(
        path: "Sources/ScreenCompiler/Documentation.docc/Contributing.md"), encoding: .utf8)
    return page.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap {
      $0.split(separator: "`").dropFirst().first.map(String.init)
    }
  }

  @Test func `it lists the files that name all kinds of components, and no others`() throws {
    let sources = SourceTree.root.appending(path: "Sources")
    var naming: [String] = []
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    for file in try #require(files) where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      // The words of a file, so that `.list` is not found in `.listStyle`.
      let words = Set(text.split { !$0.isLetter && !$0.isNumber })
      if ComponentKind.allCases.allSatisfy({ words.contains(Substring($0.rawValue)) }),
        ComponentKind.allCases.allSatisfy({ text.contains(".\($0.rawValue)") })
          || text.contains("enum ComponentKind")
      {
        naming.append(file)
      }
    }
    #expect(try naming.sorted() == Self.listed().sorted())
  }
}
