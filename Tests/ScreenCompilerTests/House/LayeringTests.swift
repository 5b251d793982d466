import Foundation
import Testing

/// What each target may import: arrows point down only.
///
/// The build does not hold to it: an import of a sibling that is not declared compiles once that
/// sibling happens to be built.
private let table: [String: Set<String>] = [
  "ScreenDiagnostics": [],
  "Sampling": [],
  "ScreenModel": ["ScreenDiagnostics"],
  "ScreenGrammar": ["ScreenDiagnostics", "ScreenModel"],
  "ScreenReading": ["ScreenDiagnostics", "ScreenModel", "ScreenGrammar"],
  "ScreenTreebank": ["ScreenDiagnostics", "ScreenReading"],
  "ScreenCatalog": ["ScreenDiagnostics", "ScreenModel", "ScreenReading", "Sampling"],
  "ScreenComposition": [
    "ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenReading", "ScreenCatalog",
    "Sampling",
  ],
  "GuidedDecoding": ["ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "Sampling"],
  "TypedAnswers": ["ScreenDiagnostics", "ScreenModel", "ScreenGrammar"],
  "ScreenGeneration": [
    "ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenReading", "ScreenCatalog",
    "ScreenComposition", "Sampling", "TypedAnswers", "GuidedDecoding", "LocalModel",
    "FoundationModels", "Synchronization",
  ],
  "HostedModels": [
    "ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "Sampling", "ScreenGeneration",
    "Processes", "Foundation",
  ],
  "VectorProducts": [],
  "LocalModel": ["VectorProducts", "Glibc", "Musl", "Darwin", "Synchronization"],
  "ScreenRendering": ["ScreenModel"],
  "ScreenCompiler": [
    "ScreenDiagnostics", "ScreenModel", "ScreenGrammar", "ScreenReading", "ScreenTreebank",
    "ScreenCatalog", "ScreenComposition", "Sampling", "ScreenGeneration", "HostedModels",
    "ScreenRendering", "TypedAnswers",
  ],
  "ScreenPreview": ["ScreenCompiler", "ScreenModel", "ScreenRendering"],
  "Processes": ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"],
  "screenc": [
    "ScreenCompiler", "ScreenPreview", "Processes", "Glibc", "Musl", "Darwin", "Dispatch",
    "Synchronization",
  ],
  "screenc-bench": [
    "ScreenCompiler", "ScreenPreview", "Processes", "GuidedDecoding", "ScreenGrammar", "Sampling",
    "Foundation",
  ],
  "ScreenTesting": ["ScreenCompiler", "Testing", "Foundation", "Synchronization"],
  "train-reader": [
    "ScreenReading", "ScreenTreebank", "ScreenDiagnostics", "Sampling", "Foundation",
  ],
  "model-probe": ["LocalModel", "Foundation"],
  "embed-text": ["Foundation"],
  "EmbedTextPlugin": ["Foundation", "PackagePlugin"],
]

@Suite struct LayeringTests {
  @Test func `every target has its row in the table`() throws {
    #expect(try SourceTree.targets == table.keys.sorted())
  }

  @Test func `every import points down`() throws {
    let files = try SourceTree.files(in: "Sources")
    #expect(files.count > 100, "the sources were found")
    for file in files {
      let strangers = Set(file.imports).subtracting(table[file.target] ?? [])
      #expect(strangers.isEmpty, "\(file.path) imports \(strangers.sorted())")
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
