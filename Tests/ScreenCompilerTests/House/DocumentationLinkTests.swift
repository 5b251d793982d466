import Foundation
import Testing

/// The symbols that the pages of the documentation link to.
@Suite struct DocumentationLinkTests {
  /// The modules and what they declare, by name alone.
  private static func declared() throws -> Set<Substring> {
    let keywords: Set<Substring> = [
      "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    var names = Set(try SourceTree.targets.map { Substring($0) }).union(["init"])
    for file in try SourceTree.files(in: "Sources") {
      for line in file.lines {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        for (keyword, name) in zip(words, words.dropFirst()) where keywords.contains(keyword) {
          names.insert(name)
        }
      }
    }
    return names
  }

  /// The links of a page, each as the names that lead to its symbol.
  private static func links(in page: String) -> [[Substring]] {
    page.matches(of: /``([^`\n]+)``/).map { link in
      link.1.split(separator: "/").map { $0.prefix { $0 != "(" } }
    }
  }

  @Test func `each page links to symbols that are there`() throws {
    let folder = SourceTree.root.appending(
      path: "Sources/ScreenCompiler/Documentation.docc")
    let declared = try Self.declared()
    var count = 0
    for name in try SourceTree.entries(of: folder) where name.hasSuffix(".md") {
      let page = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for link in Self.links(in: page) {
        count += 1
        #expect(link.allSatisfy(declared.contains), "\(name): \(link.joined(separator: "/"))")
      }
    }
    #expect(count > 60, "links were found")
  }

  @Test(arguments: ["Screen", "Component", "Grammar", "Ledger"])
  func `each type that others are made of has a page of topics`(_ name: String) throws {
    let page = SourceTree.root.appending(
      path: "Sources/ScreenCompiler/Documentation.docc/\(name).md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.hasPrefix("# ``\(name)``\n"))
    #expect(text.contains("\n## Topics\n"))
  }

  @Test func `a link to something that is not there is found`() throws {
    let declared = try Self.declared()
    let links = Self.links(in: "``Screen/isDraft``, ``Screen/isDrafty(_:)`` and `Screen`")
    #expect(links == [["Screen", "isDraft"], ["Screen", "isDrafty"]])
    #expect(links.map { $0.allSatisfy(declared.contains) } == [true, false])
  }
}
