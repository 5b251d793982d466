import Foundation
import Testing

/// What each target may import of the package: the table of the page on the architecture.
///
/// The build does not hold to it: an import of a sibling that is not declared compiles once that
/// sibling happens to be built.
private enum ArchitecturePage {
  static func table() throws -> [String: Set<String>] {
    let page = try String(
      contentsOf: SourceTree.root.appending(
        path: "Sources/ScreenCompiler/Documentation.docc/Architecture.md"), encoding: .utf8)
    var table: [String: Set<String>] = [:]
    let rows = page.split(separator: "\n").drop { !$0.hasPrefix("| module |") }.dropFirst(2)
    for row in rows.prefix(while: { $0.hasPrefix("|") }) {
      let cells = row.split(separator: "|")
      try #require(cells.count == 3, "a row has three cells: \(row)")
      let name = try #require(names(in: cells[0]).first, "a row begins with a module: \(row)")
      #expect(table.updateValue(Set(names(in: cells[2])), forKey: name) == nil, "\(name) twice")
    }
    return table
  }

  /// What stands between backquotes.
  private static func names(in cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

/// What targets may import of the toolchain: files, processes, threads and the network.
private let toolchain: [String: Set<String>] = [
  "ScreenGeneration": ["FoundationModels", "Synchronization"],
  "HostedModels": ["Foundation", "Synchronization"],
  "LocalModel": ["Glibc", "Musl", "Darwin", "Synchronization"],
  "LocalModels": ["Glibc", "Musl", "Darwin", "Synchronization"],
  "Processes": ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"],
  "screenc": ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"],
  "screenc-bench": ["Foundation"],
  "ScreenTesting": ["Testing", "Foundation", "Synchronization"],
  "train-reader": ["Foundation"],
  "train-labels": ["Foundation"],
  "train-roles": ["Foundation"],
  "model-probe": ["Foundation"],
  "embed-text": ["Foundation"],
  "EmbedTextPlugin": ["Foundation", "PackagePlugin"],
]

@Suite struct LayeringTests {
  @Test func `every target has its row in the table`() throws {
    #expect(try SourceTree.targets == ArchitecturePage.table().keys.sorted())
  }

  @Test func `no two modules import each other, however long the way`() throws {
    let table = try ArchitecturePage.table()
    var left = table
    while !left.isEmpty {
      let lowest = left.filter { row in row.value.allSatisfy { left[$0] == nil } }.keys
      guard !lowest.isEmpty else {
        Issue.record("a circle among \(left.keys.sorted())")
        return
      }
      for name in lowest { left[name] = nil }
    }
  }

  @Test func `every import points down`() throws {
    let table = try ArchitecturePage.table()
    let files = try SourceTree.files(in: "Sources")
    #expect(files.count > 100, "the sources were found")
    for file in files {
      let strangers = Set(file.imports).subtracting(table[file.target] ?? [])
        .subtracting(toolchain[file.target] ?? [])
      #expect(strangers.isEmpty, "\(file.path) imports \(strangers.sorted())")
    }
  }

  @Test func `nothing below composition imports what stands above it`() throws {
    let table = try ArchitecturePage.table()
    // All that a target reaches by its arrows.
    func reach(_ name: String) -> Set<String> {
      var found: Set<String> = []
      var left = table[name] ?? []
      while let next = left.popFirst() {
        if found.insert(next).inserted { left.formUnion(table[next] ?? []) }
      }
      return found
    }
    let above = Set(table.keys.filter { reach($0).contains("ScreenComposition") })
    let below = reach("ScreenComposition")
    #expect(above.count > 3 && below.count > 9, "the page was read")
    for file in try SourceTree.files(in: "Sources") where below.contains(file.target) {
      let wrong = above.intersection(file.imports)
      #expect(wrong.isEmpty, "\(file.path) imports \(wrong.sorted())")
    }
  }

  @Test func `no target is too large to know`() throws {
    let files = try SourceTree.files(in: "Sources")
    let sizes = Dictionary(grouping: files, by: \.target).mapValues { files in
      files.reduce(0) { $0 + $1.lines.count - 1 }
    }
    for (target, size) in sizes.sorted(by: { $0.key < $1.key }) {
      #expect(size <= 8_000, "\(target) has \(size) lines")
    }
  }

  @Test func `the package depends on no other`() throws {
    let manifest = try String(
      contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(!manifest.contains(".package("))
    #expect(!manifest.contains("unsafeFlags"))
  }

  @Test func `the top level holds what it should and nothing else`() throws {
    let entries = try SourceTree.entries(of: SourceTree.root).filter {
      $0 != "Package.resolved" && !$0.hasSuffix(".new")
    }
    #expect(
      entries == ["Fixtures", "Grammars", "Package.swift", "README.md", "Sources", "Tests"])
  }

  @Test func `no type bears its module's name`() throws {
    let kinds: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "typealias"]
    for file in try SourceTree.files(in: "Sources") {
      for line in file.lines {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let names = zip(words, words.dropFirst()).filter { kinds.contains($0.0) }.map(\.1)
        #expect(!names.contains(Substring(file.target)), "\(file.path): \(line)")
      }
    }
  }

  @Test(arguments: ["fatalError(", "try!", "preconditionFailure(", "TODO", "FIXME", "@unchecked"])
  func `no source gives up or puts off`(word: String) throws {
    for file in try SourceTree.files(in: "Sources") {
      let lines = file.lines.filter { $0.contains(word) }
      #expect(lines.isEmpty, "\(file.path): \(lines)")
    }
  }

  @Test func `no file is too long to read`() throws {
    for file in try SourceTree.files(in: "Sources") {
      #expect(file.lines.count <= 401, "\(file.path)")
    }
  }
}
